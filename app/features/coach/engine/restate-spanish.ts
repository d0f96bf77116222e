/** Spanish verbs that do not form their "tú" by the rules below. */
const irregular: Readonly<Record<string, string>> = {
  fui: "fuiste",
  hice: "hiciste",
  dije: "dijiste",
  tuve: "tuviste",
  estuve: "estuviste",
  puse: "pusiste",
  vi: "viste",
  di: "diste",
  pude: "pudiste",
  quise: "quisiste",
  traje: "trajiste",
  supe: "supiste",
  vine: "viniste",
  anduve: "anduviste",
  tengo: "tienes",
  estoy: "estás",
  voy: "vas",
  quiero: "quieres",
  puedo: "puedes",
  sé: "sabes",
  extraño: "extrañas",
  hago: "haces",
  juego: "juegas",
  toco: "tocas",
  vivo: "vives",
  canto: "cantas",
  bailo: "bailas",
  duermo: "duermes",
  estudio: "estudias",
  practico: "practicas",
  ayudo: "ayudas",
  llevo: "llevas",
  entreno: "entrenas",
  llegue: "llegaste",
  practique: "practicaste",
  perdi: "perdiste",
  olvide: "olvidaste",
  deje: "dejaste",
  llore: "lloraste",
  comi: "comiste",
  meti: "metiste",
  subi: "subiste",
  corri: "corriste",
  senti: "sentiste",
  toque: "tocaste",
  gane: "ganaste",
  jugue: "jugaste",
  hable: "hablaste",
  empece: "empezaste",
  cai: "caíste",
  caí: "caíste",
  sali: "saliste",
  rompi: "rompiste",
  aprendi: "aprendiste",
  escribi: "escribiste",
  leí: "leíste",
  lei: "leíste",
  quede: "quedaste",
  pase: "pasaste",
  pregunte: "preguntaste",
};
const notVerbs = /^(?:así|ahí|aquí|allí|sí|mí|qué|café|bebé|también|té|fé|josé|porqué|casi|ni|mi|si)$/i;

/** "practiqué" -> "practicaste", "escribí" -> "escribiste", "iré" -> "irás"; null when it is no such verb. */
function toTu(word: string): string | null {
  const plain = word.toLowerCase();
  const known = irregular[plain];
  if (known) return known;
  if (notVerbs.test(plain)) return null;
  if (/(?:ar|er|ir)é$/.test(plain)) return `${plain.slice(0, -1)}ás`;
  if (/[a-zñáéíóú]{2,}é$/.test(plain)) {
    const stem = plain.replace(/cé$/, "zé").slice(0, -1).replace(/qu$/, "c").replace(/gu$/, "g");
    return `${stem}aste`;
  }
  if (/[a-zñáéíóú]{2,}í$/.test(plain)) return `${plain.slice(0, -1)}iste`;
  return null;
}

const lead =
  /^(?:(?:ya|no|hoy|ayer|siempre|nunca|también|todavía|anoche|solo|casi|aún|luego) )*(?:(?:me|te|se|le|les|lo|la|los|las|nos) )*([\p{L}]+)(?![\p{L}])/iu;
/** Third persons whose verb needs no change. */
const third =
  /^(?:mis? [\p{L}]{2,14}(?: [\p{L}]{2,14}){0,2}|un(?:a|os|as)? [\p{L}]{3,14}(?: de [\p{L}]{3,14}| [\p{L}]{4,12})?|ell[ao]s?|él|el [\p{L}]{3,}(?: \p{Lu}\p{Ll}+)?|la [\p{L}]{3,}(?: \p{Lu}\p{Ll}+)?|los [\p{L}]{3,}|las [\p{L}]{3,}|\p{Lu}\p{Ll}+) (?:no |ya no |ya |siempre |nunca |también )?(?:me |se |le |nos |lo |la |les )?(?:[\p{L}]{2,}(?:ó|ieron|aron|aba|aban|ía|ían)|dijo|dio|fue|fueron|hizo|puso|tuvo|trajo|quiso|vino|está|están|es|son|va|van|vive|viven|tiene|tienen|sabe|saben|quiere|quieren|hace|hacen|dice|dicen|habla|hablan|juega|juegan|llora|ronca|canta|grita|trabaja|trabajan|viene|vienen|enseña|deja|dejan|cuida|ayuda|sienta|sientan|sigue|siguen|propuso|pega|pego|dan|da|toma|tomo|regalo|gana|ganaron)(?![\p{L}])/u;
/** "Me toca", "hay un niño": nothing to turn but the pronoun. */
const impersonal =
  /^(?:(?:no|ya|hoy|siempre|también|ayer) )*(?:hay |había |me (?:toca|tocó|tocan|encanta|encantan|sacan|sacaron|cuesta|cuestan|ponen|pusieron|dejan|dejaron|dieron|llevaron|invitaron|cambiaron|quedó|llegó|salió|costó|miran|miraron|siguen|sigue|prestó|regaló|compró|pidió|enseñó|ayudó|contó|explicó|llevó|llamó|escribió) )/iu;
const firstPerson =
  /(?:^|\s)(?:yo|nosotros|nosotras|nos|soy|necesito|pienso|espero|salgo|pongo|veo|leo|era|estaba|iba|creo|siento|digo|[\p{L}]+(?:amos|emos|imos))(?=\s|$)/iu;

const turned = (text: string) =>
  text
    .replace(/\bmis\b/gi, "tus")
    .replace(/\bmi\b/gi, "tu")
    .replace(/\bme\b/gi, "te")
    .replace(/\bconmigo\b/gi, "contigo")
    .replace(/(^|\s)mí(?=\s|$)/gi, "$1ti");

/** A clause of the child's own said back with "tú", or null when it cannot be turned safely. */
export function swapSpanish(clause: string): string | null {
  if (firstPerson.test(clause)) return null;
  const verb = lead.exec(clause)?.[1];
  const turnedVerb = verb ? toTu(verb) : null;
  const rest = verb ? clause.slice(clause.indexOf(verb) + verb.length) : clause;
  const hasMore = rest.split(" ").some((word) => toTu(word) !== null);
  if (verb && turnedVerb) {
    if (hasMore) return null;
    const said = clause.replace(verb, turnedVerb);
    return turned(said.charAt(0).toLowerCase() + said.slice(1));
  }
  if (hasMore || !(third.test(clause) || impersonal.test(clause))) return null;
  const isName = /^\p{Lu}/u.test(clause) && !/^(?:Mis?|Ell[ao]s?|Él|El|La|Los|Las)\b/.test(clause);
  return turned(isName ? clause : clause.charAt(0).toLowerCase() + clause.slice(1));
}
