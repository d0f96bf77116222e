import { anyWords, Pattern, type TextTest } from "~/child-language/pattern";
import type { CrisisCategory, ModerationFlag } from "../types";

const slurs =
  "nigg(?:a|er|as|ers|uh)|fagg?(?:ot|ots|s)?|trann(?:y|ies)|retard(?:ed|s)?|spic|spics|chink|chinks|wetback|wetbacks|kike|kikes|beaner|beaners|dyke|dykes|gook|towelhead|sandnigger|coon|coons|joto|jotos|maricon|maricones|marica|negrata|sudaca|indio de mierda|tortillera";
const profanity =
  "fuck\\w*|fck\\w*|fuk\\w*|shit\\w*|bullshit|bitch\\w*|biatch|asshole\\w*|dumbass|jackass|bastard\\w*|cunt\\w*|slut\\w*|whore\\w*|hoe|hoes|thot|dick|dicks|dickhead|cock|cocks|pussy|pussies|twat|wanker|prick|motherf\\w*|stfu|wtf|puta|putas|puto|putos|mierda|pendej\\w*|cabron\\w*|chinga\\w*|chingu\\w*|verga|vergas|culero\\w*|culo|culos|cono|joder|gilipollas|hijueputa|hijo de puta|malparid\\w*|carajo|perra|zorra|mamon|mamaguevo|pinche|polla|no mames|follar";
const insults =
  "(?:you|ur|he|she|they|u|everyone|mr|mrs|ms|my teacher|\\S+)(?: (?:are|is|so|such|a|an|really|just|the|all|am))* (?:stupid|dumb|ugly|fat|loser|losers|idiot|idiots|moron|trash|worthless|pathetic|gross|smelly|disgusting|freak|weirdo|lame)|shut up|i hate (?:you|him|her|them)|nobody likes (?:you|him|her)|go away (?:loser|freak)|kill yourself|go die|eres (?:un|una|muy|bien)? ?(?:idiota|tont[oa]|estupid\\w|fe[oa]|gord[oa]|asqueros\\w|inutil|baboso|babosa|menso|mensa)|callate|te odio|idiota|estupid[oa]s?|imbecil|baboso|babosa|muerete|matate";
const sexual =
  "porn\\w*|sexy|sexting|sext|horny|boobs?|tits?|titties|penis|vagina|boner|masturbat\\w*|jerk(?:ing)? off|blow ?jobs?|hand ?jobs?|orgasm|cum|cumming|hentai|onlyfans|dildo|nude|nudes|naked (?:girl|boy|pictures?|pics?)|have sex|having sex|had sex|want sex|make out with me|kiss me|be my (?:girlfriend|boyfriend)|talk dirty|role ?play as my (?:girlfriend|boyfriend)|sexo|desnud[oa]s?|porno|tetas|pene|cachond[oa]|coger contigo|hacer el amor|chichis|nalgas";

const patterns: [ModerationFlag, TextTest][] = [
  [
    "hate/threatening",
    new Pattern(
      `\\b(?:kill|shoot|hang|burn|beat|gas|matar)\\b(?: \\S+){0,4} (?:${slurs}|gays|jews|muslims|blacks|mexicans|immigrants|trans people|asians)\\b`,
    ),
  ],
  [
    "hate",
    new Pattern(
      `\\b(?:${slurs})\\b|\\b(?:i hate|all|stupid|dirty|go back to(?: \\S+)?) (?:gays|jews|muslims|mexicans|immigrants|black people|trans people|asians|christians|white people|indians)\\b|\\bgo back to (?:your country|mexico|africa|china)\\b|\\bwhite power\\b|\\bheil\\b|\\bhitler was right\\b`,
    ),
  ],
  [
    "harassment/threatening",
    /\b(?:i will|i am going to|going to|gonna|voy a|te voy a) (?:find|kill|beat|hurt|jump|punch|stab|shoot|fight|destroy|matar|golpear|pegar|romper)(?: up)? (?:you|u|te|la cara)\b|\b(?:te voy a (?:matar|pegar|golpear|partir))\b|\bkill yourself\b|\bgo die\b|\bmatate\b|\bmuerete\b/,
  ],
  ["harassment", new Pattern(`\\b(?:${insults})\\b|\\b(?:fuck|screw) (?:you|u|off)\\b`)],
  [
    "sexual/minors",
    new Pattern(
      `\\b(?:${sexual})\\b(?=.*\\b(?:kid|kids|child|children|girl|boy|student|classmate|1[0-7]|grade|niñ|nin[oa]s?|menor|send|teen|my friend|me)\\b)|\\b(?:send|mandame|manda)(?: \\S+){0,3} (?:nudes|pack|naked)\\b`,
    ),
  ],
  ["sexual", anyWords(sexual)],
  [
    "self-harm/instructions",
    /\b(?:how (?:to|do i|do you|can i)|ways? to|best way|tips|tricks|como)(?: \S+){0,4} (?:cut myself|self harm|kill myself|starve|throw up|hide (?:cuts|scars)|overdose|hang|die|suicide|cortarme|matarme|vomitar|suicidarme|purge)\b/,
  ],
  [
    "illicit/violent",
    /\b(?:how (?:to|do i|do you|can i)|where (?:can i|do i|to)|buy|make|build|como (?:hacer|hago)|donde compro)(?: \S+){0,4} (?:a gun|guns|bomb|explosives?|molotov|silencer|ammo|weapons?|grenade|bomba|pistola|armas?)\b/,
  ],
  [
    "illicit",
    /\b(?:how (?:to|do i|do you|can i)|where (?:can i|do i|to)|buy|sell|selling|buying|steal|make|get|hack|como (?:robar|hackear|comprar)|donde compro)(?: \S+){0,3} (?:weed|vapes?|drugs?|cocaine|meth|lsd|shrooms|xanax|percs?|alcohol|beer|vodka|fake id|credit cards?|the school wifi password|someone account|cigarettes|edibles|drogas|marihuana|cerveza)\b/,
  ],
  [
    "violence/graphic",
    /\b(?:guts|intestines|brains?|blood|gore|decapitat\w*|behead\w*|dismember\w*|entrails|organs|skull)(?: \S+){0,6} (?:everywhere|splatter\w*|spill\w*|rip\w*|tear\w*|head off|limbs|floor|pour\w*|gush\w*|explod\w*)\b|\bgor(?:y|iest|e)\b/,
  ],
];

/** Moderation classes (K17) of a normalised text; crisis categories bring their own class along. */
export function findModerationFlags(
  normalized: string,
  category: CrisisCategory | null = null,
): ModerationFlag[] {
  const flags = new Set<ModerationFlag>();
  for (const [flag, pattern] of patterns) if (pattern.test(normalized)) flags.add(flag);
  if (category === "suicide") flags.add("self-harm/intent").add("self-harm");
  if (category === "self_harm" || category === "eating_disorder") flags.add("self-harm");
  if (category === "violence_to_others") flags.add("violence");
  return [...flags];
}

/** Whether a normalised text swears; coaching goes on, but titles and nicknames may not. */
export const hasProfanity = (normalized: string): boolean => profane.test(normalized);

const profane = anyWords(`${profanity}|${slurs}`);
