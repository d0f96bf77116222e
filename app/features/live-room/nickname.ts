import { contentLanguageOf, type Locale } from "~/platform/languages";

const FIRST = {
  en: "Brave Bright Calm Clever Cosmic Curious Daring Dreamy Electric Gentle Golden Happy Honest Jazzy Kind Lively Lucky Mellow Mighty Neon Nimble Patient Quick Quiet Rising Silver Snappy Steady Sunny Swift Velvet Wild".split(
    " ",
  ),
  es: "Alegre Amable Audaz Brillante Cósmico Veloz Valiente Feliz Fuerte Genial Gentil Ágil Libre Leal Luminoso Musical Noble Paciente Radiante Rítmico Sereno Solar Sonriente Suave Sutil Tenaz Tranquilo Único Vibrante Vivaz Potente Estelar".split(
    " ",
  ),
} as const;
// The Spanish animals are all masculine, so that every pair agrees.
const SECOND = {
  en: "Badger Bear Bee Bison Cricket Dolphin Dragonfly Eagle Falcon Firefly Fox Gecko Hawk Heron Ibis Jaguar Koala Lemur Lynx Manatee Moose Newt Otter Owl Panda Penguin Puffin Puma Quetzal Rabbit Raven Robin Seal Sparrow Tiger Toucan Turtle Whale Wolf Wren".split(
    " ",
  ),
  es: "Búho Bisonte Caballo Canario Castor Cisne Colibrí Cóndor Conejo Coyote Delfín Erizo Flamenco Gato Gorrión Grillo Halcón Hámster Jaguar Koala León Lince Lobo Loro Mapache Oso Pájaro Panda Pelícano Pingüino Puma Quetzal Ratón Ruiseñor Tejón Tiburón Tigre Topo Tucán Zorro".split(
    " ",
  ),
} as const;

/**
 * A friendly name made for one person in one room (directory information is opt-in; P16). The same
 * person keeps it in that room, and has another one elsewhere. `seed` is any text, such as both ids.
 */
export function roomNickname(seed: string, locale: Locale): string {
  const hash = fnv1a(seed);
  const language = contentLanguageOf(locale);
  const first = FIRST[language][hash % FIRST[language].length];
  const second = SECOND[language][Math.floor(hash / 64) % SECOND[language].length];
  return language === "en" ? `${first} ${second}` : `${second} ${first}`;
}

/** FNV-1a, 32 bits: spreads short texts well; nothing secret depends on it. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
