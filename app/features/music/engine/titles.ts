import { createRandom } from "./random";
import type { ActivityType, CulturalStyle, Emotion } from "./types";

/** Pictures, weather and places: a title names a scene, never a state of health. */
type Words = Record<"en" | "es", readonly string[]>;

const OPENINGS: Record<Emotion, Words> = {
  calm: {
    en: ["Still Water", "Slow Morning", "Soft Lamp", "Quiet Harbor", "Open Window", "Cloud Drift"],
    es: [
      "Agua quieta",
      "Mañana lenta",
      "Lámpara suave",
      "Puerto tranquilo",
      "Ventana abierta",
      "Nubes que pasan",
    ],
  },
  anxious: {
    en: [
      "Paper Lanterns",
      "Crossing Lights",
      "Wind in the Wires",
      "Restless City",
      "Tiptoe Steps",
      "Flickering Signs",
    ],
    es: [
      "Faroles de papel",
      "Luces del cruce",
      "Viento en los cables",
      "Ciudad despierta",
      "Pasos de puntillas",
      "Letreros que parpadean",
    ],
  },
  excited: {
    en: [
      "Confetti Sky",
      "Rocket Shoes",
      "Electric Summer",
      "Jump Rope Stars",
      "Bright Sparks",
      "Fast Lane Lights",
    ],
    es: [
      "Cielo de confeti",
      "Zapatos cohete",
      "Verano eléctrico",
      "Estrellas saltarinas",
      "Chispas brillantes",
      "Luces veloces",
    ],
  },
  sad: {
    en: ["Rain on Glass", "Blue Umbrella", "Empty Swing", "Last Bus Home", "Autumn Letters", "Grey Feather"],
    es: [
      "Lluvia en el cristal",
      "Paraguas azul",
      "Columpio vacío",
      "Último autobús",
      "Cartas de otoño",
      "Pluma gris",
    ],
  },
  angry: {
    en: ["Thunder Drum", "Red Brick Road", "Storm Engine", "Hot Asphalt", "Iron Bridge", "Loud Weather"],
    es: [
      "Tambor de trueno",
      "Camino de ladrillo rojo",
      "Motor de tormenta",
      "Asfalto caliente",
      "Puente de hierro",
      "Tiempo ruidoso",
    ],
  },
  happy: {
    en: [
      "Lemonade Street",
      "Sunny Rooftop",
      "Golden Kite",
      "Saturday Bells",
      "Marigold Walk",
      "Dancing Socks",
    ],
    es: [
      "Calle limonada",
      "Azotea con sol",
      "Cometa dorada",
      "Campanas de sábado",
      "Paseo de flores",
      "Calcetines bailarines",
    ],
  },
  confident: {
    en: ["Tall Shoulders", "Center Stage", "Copper Crown", "Steady Steps", "Lion Heart", "Brass and Light"],
    es: [
      "Hombros altos",
      "Centro del escenario",
      "Corona de cobre",
      "Pasos firmes",
      "Corazón de león",
      "Metal y luz",
    ],
  },
};

const CLOSINGS: Record<ActivityType, Words> = {
  breathing_exercise: {
    en: ["to a Slow Tide", "Breathing Easy", "on the Evening Air", "and the Long Exhale"],
    es: ["y marea lenta", "al respirar", "en el aire de la tarde", "y un suspiro largo"],
  },
  confidence_building: {
    en: ["Rising", "Up the Stairs", "Taking the Lead", "Standing Tall"],
    es: ["en subida", "escaleras arriba", "hacia adelante", "con la frente en alto"],
  },
  anger_management: {
    en: ["Cooling Down", "After the Storm", "Letting Go", "Into the Shade"],
    es: ["que se enfría", "después de la tormenta", "que se suelta", "hacia la sombra"],
  },
  social_skills: {
    en: ["for Two", "Around the Table", "Call and Answer", "with Friends"],
    es: ["para dos", "alrededor de la mesa", "de ida y vuelta", "entre amigos"],
  },
  focus: {
    en: ["in a Straight Line", "at the Desk", "One Thing at a Time", "in Clear View"],
    es: ["en línea recta", "en el escritorio", "paso a paso", "a la vista"],
  },
};

const STYLE_WORD: Record<CulturalStyle, Words> = {
  african_american: { en: ["Groove", "Ride", "Cruise"], es: ["Ritmo", "Paseo", "Vuelta"] },
  jazz: { en: ["Swing", "Stroll", "Blue Note"], es: ["Swing", "Caminata", "Nota azul"] },
  gospel: { en: ["Praise Steps", "Uplift", "Hands Together"], es: ["Alegría", "Impulso", "Manos juntas"] },
  contemporary_urban: { en: ["Bounce", "Skyline", "Neon"], es: ["Rebote", "Horizonte", "Neón"] },
  ambient: { en: ["Drift", "Horizon", "Float"], es: ["Deriva", "Orilla", "Flotar"] },
};

/** A title of two to six words from the seed, in the listener's language. */
export function suggestTitle(
  request: { emotion: Emotion; activityType: ActivityType; culturalStyle: CulturalStyle; seed: number },
  locale: "en" | "es",
): string {
  const random = createRandom(request.seed).fork("title");
  const opening = random.pick(OPENINGS[request.emotion][locale]);
  const kind = random.integer(0, 2);
  if (kind === 0) return `${opening} ${random.pick(CLOSINGS[request.activityType][locale])}`;
  if (kind === 1) {
    const word = random.pick(STYLE_WORD[request.culturalStyle][locale]);
    return locale === "en"
      ? `${opening} ${word}`
      : `${word}: ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`;
  }
  return opening;
}
