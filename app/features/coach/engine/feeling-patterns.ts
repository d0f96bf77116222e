import { anyWords, type Pattern } from "~/child-language/pattern";
import type { FeelingId } from "./types";

/** One way a child may say a feeling. `pattern` runs on plain text (`plainText`: lower case, no accents). */
export type FeelingPattern = {
  id: FeelingId;
  pattern: Pattern;
  /** How the coach names it: English adjective, Spanish noun, Spanish noun in its strong form. */
  en: string;
  es: string;
  esStrong: string;
};

const word = (source: string) => anyWords(source, "g");

/** Order matters only for equal positions: specific words stand before general ones. */
export const feelingPatterns: readonly FeelingPattern[] = [
  {
    id: "anxious",
    pattern: word(
      "scared|afraid|terrified|frightened|scary|asustad[oa]s?|miedo|terror|me da panico|aterrad[oa]",
    ),
    en: "scared",
    es: "miedo",
    esStrong: "mucho miedo",
  },
  {
    id: "anxious",
    pattern: word(
      "nervous|jittery|(?:stomach|tummy) hurts when i think|knot in my (?:stomach|tummy)|nudo en (?:el estomago|la panza)|butterflies|on edge|shaky|nervios[oa]s?|nervios",
    ),
    en: "nervous",
    es: "nervios",
    esStrong: "muchos nervios",
  },
  {
    id: "anxious",
    pattern: word(
      "stress(?:ed|ful|ing)?(?: out)?|(?<!took some )(?<!blood )(?<!peer )pressure(?! off)|estres(?:ad[oa]|ante)?|estresa",
    ),
    en: "stressed",
    es: "estrés",
    esStrong: "mucho estrés",
  },
  {
    id: "anxious",
    pattern: word(
      "worr(?:y|ied|ies|ying)|anxious|anxiety|panic(?:king|ked|ky)?|freak(?:ing|ed) out|preocup(?:ad[oa]|acion|a|o)|ansios[oa]|ansiedad|angustia(?:d[oa])?",
    ),
    en: "worried",
    es: "preocupación",
    esStrong: "mucha preocupación",
  },
  {
    id: "overwhelmed",
    pattern: word(
      "overwhelm(?:ed|ing)|too much (?:to do|going on|stuff|work|at once)|it is (?:all )?too much|drowning in|so much to do|can ?not handle|agobi(?:ad[oa]|o|a)|abrumad[oa]|no doy (?:para )?mas|no puedo con (?:todo|tanto)|es demasiado",
    ),
    en: "overwhelmed",
    es: "agobio",
    esStrong: "mucho agobio",
  },
  {
    id: "frustrated",
    pattern: word(
      "frustrat(?:ed|ing|es|ion)|fed up|sick of|so done|want to give up|keep failing|can ?not get it|frustra(?:d[oa]|nte|cion)?|hart[oa]|no me sale|no aguanto mas la tarea",
    ),
    en: "frustrated",
    es: "frustración",
    esStrong: "mucha frustración",
  },
  {
    id: "angry",
    pattern: word(
      "annoy(?:ed|ing|s)|irritat(?:ed|ing)|gets on my nerves|bugging me|bugs me|molest[oa](?:s|n)?|me choca|me cae mal|irrita(?:d[oa])?",
    ),
    en: "annoyed",
    es: "molestia",
    esStrong: "mucha molestia",
  },
  {
    id: "angry",
    pattern: word("furious|rage|raging|livid|boiling|furios[oa]|furia|rabia|ira"),
    en: "furious",
    es: "rabia",
    esStrong: "mucha rabia",
  },
  {
    id: "angry",
    pattern: word(
      "angry|anger|mad(?! (?:her|him|it|them|a|my|the)\\b)|pissed(?: off)?|(?<!would )hate(?= (?:him|her|them|everyone|everybody|my (?:\\w+ )?(?:mom|mum|dad|parents|family|brother|sister|cousin|friends?|teacher|coach))\\b)|cranky|grumpy|salty|enojad[oa]s?|enojo|me enoj[aoe]\\w*|coraje|(?:lo|la|los|las|siento|tengo) odio|odio(?= a )|enfadad[oa]|bronca",
    ),
    en: "mad",
    es: "enojo",
    esStrong: "mucho enojo",
  },
  {
    id: "lonely",
    pattern: word(
      "lonely|loneliness|all alone|feel alone|so alone|am alone|nobody (?:to|talks|plays|sits|likes|wants)\\b[a-z ]{0,12}|no one (?:to|talks|plays|sits|likes|wants)\\b[a-z ]{0,12}|me siento (?:muy |tan |bien )?sol[oa]|estoy (?:muy |tan |bien )?sol[oa]|(?<!anos de )soledad|nadie (?:me|quiere|juega|habla)[a-z ]{0,10}",
    ),
    en: "lonely",
    es: "soledad",
    esStrong: "mucha soledad",
  },
  {
    id: "embarrassed",
    pattern: word(
      "embar+[ae]?s+(?:ed|ing|ment)|mortif\\w+|humiliat(?:ed|ing)|asham(?:ed)|ashame|so awkward|verguenza|avergonzad[oa]|me da pena|humilla(?:d[oa]|ron|nte)|el oso|pena ajena",
    ),
    en: "embarrassed",
    es: "vergüenza",
    esStrong: "mucha vergüenza",
  },
  {
    id: "guilty",
    pattern: word(
      "guilt(?:y)?|it is my fault|was my fault|all my fault|i regret|feel bad (?:about|for) (?:what|doing|saying|how|being|my)|culpable|culpa|me arrepiento|arrepentid[oa]",
    ),
    en: "guilty",
    es: "culpa",
    esStrong: "mucha culpa",
  },
  {
    id: "jealous",
    pattern: word("jealous|jealousy|envy|envious|celos[oa]?|envidia"),
    en: "jealous",
    es: "celos",
    esStrong: "muchos celos",
  },
  {
    id: "hurt",
    pattern: word(
      "hurt my feelings|my feelings (?:are|were|got) hurt|feel hurt|felt hurt|feel(?:ing)? betrayed|me dolio|me duele que|me duele lo|dolid[oa]|me lastim(?:o|aron) con",
    ),
    en: "hurt",
    es: "dolor",
    esStrong: "mucho dolor",
  },
  {
    id: "numb",
    pattern: word(
      "numb|empty inside|feel empty|feel nothing|can ?not feel anything|do not feel anything|vaci[oa] por dentro|me siento vaci[oa]|no siento nada",
    ),
    en: "empty",
    es: "un vacío",
    esStrong: "un vacío grande",
  },
  { id: "sad", pattern: word("upset"), en: "upset", es: "tristeza", esStrong: "mucha tristeza" },
  {
    id: "sad",
    pattern: word(
      "sad(?! (?:song|songs|music|trumpet|beat|piano|guitar|part|ending|movie|face|one))|sadness|unhappy|cry(?! laugh)|crying(?! laugh| happy)|cried|bawled|(?<!happy )(?<!into )tears|depress(?:ed|ing)|heart ?broken|miserable|gloomy|bummed(?: out)?|feel(?:ing)? (?:so |really |kind of )?(?:down|blue|low)|down lately|miss(?:ing)? (?:him|her|them|my)|triste(?:s|za)?|llor(?:o|ar|ando|e|aba)|deprimid[oa]|bajon|desanimad[oa]|extran(?:o|ando)",
    ),
    en: "sad",
    es: "tristeza",
    esStrong: "mucha tristeza",
  },
  {
    id: "tired",
    pattern: word(
      "tired|exhausted|(?:am|feel|feeling|so|just) worn out|burn(?:ed|t) out|drained|sleepy|no energy|cansad[oa]s?|cansancio|agotad[oa]|sin energia|sin ganas|tengo sueno",
    ),
    en: "tired",
    es: "cansancio",
    esStrong: "mucho cansancio",
  },
  {
    id: "bored",
    pattern: word(
      "bored+|(?:am|is|are|so|really) (?:so )?boring|nothing to do|aburrid[oa]s?|aburrimiento|que aburri\\w*|nada que hacer",
    ),
    en: "bored",
    es: "aburrimiento",
    esStrong: "mucho aburrimiento",
  },
  {
    id: "confused",
    pattern: word(
      "confus(?:ed|ing)|(?:am|feel|feeling|all|so) mixed up|mixed feelings|do not know (?:how|what) i (?:am )?feel(?:ing)?|confundid[oa]|confusion|no se (?:como|que) (?:me )?(?:siento|sentir)",
    ),
    en: "mixed up",
    es: "confusión",
    esStrong: "mucha confusión",
  },
  {
    id: "proud",
    pattern: word("proud|pride|orgullos[oa]|orgullo"),
    en: "proud",
    es: "orgullo",
    esStrong: "mucho orgullo",
  },
  {
    id: "excited",
    pattern: word(
      "excited|exciting|can ?not wait|pumped|hyped|stoked|emocionad[oa]s?|no puedo esperar|que emocion|ilusionad[oa]|ilusion",
    ),
    en: "excited",
    es: "emoción",
    esStrong: "mucha emoción",
  },
  {
    id: "confident",
    pattern: word(
      "(?:am|feel|feeling|more|so|was) (?:so |more |really |very )?(?:confident|brave)|i can do (?:it|this|anything)(?= ?$| ,)|segur[oa] de mi|confiad[oa]|valiente|con (?:mucha )?confianza",
    ),
    en: "confident",
    es: "confianza",
    esStrong: "mucha confianza",
  },
  {
    id: "calm",
    pattern: word(
      "(?:am|feel|feeling|felt|more|so|pretty|very|all|now|not|kind of|really) (?:so |more |really )?(?:calm|chill)|^calm$|calmer|relaxed|peaceful|at peace|tranquil[oa]s?|relajad[oa]s?|calmad[oa]|en paz",
    ),
    en: "calm",
    es: "calma",
    esStrong: "mucha calma",
  },
  {
    id: "happy",
    pattern: word(
      "happy|happiness|glad|joy(?:ful)?|(?:am|feel|feeling|felt|having an?|such an?) (?:so |really )?(?:great|awesome|amazing|wonderful)(?! ?-?(?:grand|uncle|aunt))|^(?:great|awesome|amazing|yay+)$|thrilled|relieved|good mood|thankful|grateful|yay|feliz|felices|content[oa]s?|alegre|alegria|genial|agradecid[oa]",
    ),
    en: "happy",
    es: "alegría",
    esStrong: "mucha alegría",
  },
  {
    id: "low",
    pattern: word(
      "(?<=^(?:i feel |feeling |pretty |really |so )*)bad$|(?<=^(?:pues |muy |re )*)mal$|bad day|worst day|(?:feel(?:ing)?|am|was|is|so|really|it) (?:so |really )?(?:terrible|awful|horrible)|^(?:terrible|awful|horrible)|feel(?:ing)? bad|(?:(?<=^)|(?<=i am )|(?<=i feel )|(?<=feeling )|(?<=doing ))not (?:ok|okay|good|great|fine|well)(?! at| enough| in)|rough (?:day|time)|hard (?:day|time|week)|dia (?:malo|horrible|feo)|mal dia|me siento (?:muy |bien )?mal|estoy (?:muy |bastante )?mal|fatal|no estoy (?:muy )?bien|mal rato",
    ),
    en: "not okay",
    es: "malestar",
    esStrong: "mucho malestar",
  },
];

/** Feelings that ask for savouring rather than soothing. */
export const pleasantFeelings: ReadonlySet<FeelingId> = new Set([
  "happy",
  "excited",
  "proud",
  "confident",
  "calm",
]);

export const boosterPattern =
  /\b(?:so|very|really|super|extremely|too|totally|incredibly|insanely|af|as hell|such a|the most|the worst|muy|mucho|mucha|muchos|muchas|super|bien|demasiado|tan|re|un monton|muchisim[oa]s?|muchisimo|totalmente)\b/;
export const softenerPattern =
  /\b(?:a (?:little|bit|tad)|a little bit|kind of|kinda|sort of|sorta|slightly|somewhat|un poco|un poquito|algo|medio|mas o menos)\b/;
/** The same after the feeling: "mad at him tho a little". */
export const softenedAfter = new RegExp(`${softenerPattern.source}$`);
/** A word that turns the next feeling round. "not only", "no wonder" and "why not" do not. */
export const negationPattern =
  /\b(?:not|never|no longer|no|nor|neither|without|hardly|isnt|wasnt|arent|nunca|ni|tampoco|sin|ya no|jamas)\b/;
export const falseNegationPattern =
  /\b(?:not only|no wonder|why not|not just|(?:do|does|did) not know|not sure|no se|no solo|no solamente|por que no)\b/g;
