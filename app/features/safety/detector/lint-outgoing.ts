import type { AgeBand } from "../types";
import { moderate } from "./moderation";
import { normalizeText } from "./normalize-text";

export interface LintProblem {
  ruleId: string;
  requirement: "K1" | "K4" | "K5" | "K6" | "K10" | "K11" | "K17" | "K19" | "K23";
}

const rules: [LintProblem["requirement"], string, RegExp][] = [
  [
    "K1",
    "claims-human",
    /\bi am (?:a )?(?:human|real person|real|person like you|your friend|counselor|teacher|boy|girl|not (?:a (?:computer|robot|bot|program|machine)|an ai))\b|\bi am not (?:a|an) (?:ai|bot|robot|program|computer)\b|\bsoy (?:un humano|una persona|humano|humana|tu amig[oa])\b|\bwhen i was (?:a kid|young|little|your age|in school)\b|\bcuando yo era nin[oa]\b/,
  ],
  [
    "K23",
    "first-person-feeling",
    /\bi (?:really |truly |also |just |will always |always |do )*(?:feel|felt|love|loved|missed you|miss you|adore|cry|worry|am (?:so |very |really )?(?:sad|happy|lonely|proud|excited|worried|hurt|scared|in love|jealous|thrilled|delighted|heartbroken|upset))\b(?! (?:like saying|free))|\bi care (?:deeply|so much|about you)\b|\b(?:te (?:quiero|amo|extrane|extrano|adoro)|yo (?:siento|me siento)|estoy (?:muy |tan )?(?:orgullos[oa]|feliz|triste|emocionad[oa]|preocupad[oa]) (?:por|de|contigo))\b/,
  ],
  [
    "K4",
    "keeps-talking",
    /\b(?:please )?(?:do not|dont) (?:go|leave|log off|stop talking)(?: yet| me| so soon)?(?: \||$| i | we | please)|\bstay (?:a (?:little|bit) longer|with me|here with me)\b|\bbefore you (?:go|leave) (?:i|there is one|just one)\b|\bi (?:will|would) be (?:so |very )?(?:sad|lonely|lost|here waiting) (?:if|when|without)\b|\bcome back (?:soon|tomorrow|to me|anytime you|whenever you feel|when you feel|every day)\b|\bi will (?:always )?be (?:here )?waiting\b|\b(?:talk|chat|check in) (?:to|with) me (?:every day|again tomorrow|tomorrow|anytime|instead)\b|\bquedate (?:conmigo|un rato mas|aqui conmigo)\b|\bno te vayas\b|\bvuelve (?:pronto|manana|a hablar conmigo|cuando)\b|\bte (?:voy a )?(?:extranare|extranar|espero aqui)\b/,
  ],
  [
    "K4",
    "flattery-bond",
    /\b(?:you are|eres) (?:my|mi) (?:favorite|best|special|only|favorit[oa]|mejor)\b|\b(?:you are|eres) (?:the )?(?:most (?:special|amazing|wonderful|beautiful)|perfect|perfect[oa]|smarter than|better than (?:everyone|the other)|el mas|la mas)\b|\b(?:our|nuestra) (?:special )?(?:bond|connection|friendship|amistad|conexion)\b|\bno one (?:else )?(?:is )?(?:as special|like you)\b|\b(?:best friends?|mejores amigos) (?:forever|para siempre)\b|\b(?:sweetie|sweetheart|honey|darling|my dear|babe|baby|buddy of mine|mi amor|carino|mi cielo|corazon mio)\b/,
  ],
  [
    "K4",
    "isolation",
    /\b(?:only i|i am the only one(?: who)?|nobody else|no one else|solo yo|nadie mas)(?: \S+){0,3} (?:understand|understands|get you|gets you|help|listen|listens|care|cares|entiende|entiendo|escucha|ayuda|quiere)\b|\byou (?:do not|dont) need (?:them|your (?:parents|friends|family|mom|dad|teacher)|anyone else|other people|a counselor|adults)\b|\b(?:do not|dont|never) (?:tell|talk to|trust) (?:your|any|anyone|an|the) ?(?:mom|dad|parents?|teachers?|friends|family|adults?|counselors?|anyone)?\b|\byou can (?:just )?(?:tell|talk to) me instead\b|\bno (?:le digas|se lo digas|necesitas a) (?:a )?(?:nadie|tus (?:papas|padres|amigos)|tu (?:mama|papa|familia))\b/,
  ],
  [
    "K4",
    "points-for-chat",
    /\b(?:earn|get|win|lose|gana|ganas|pierdes|keep) (?:\S+ ){0,3}(?:points?|streaks?|badges?|puntos?|racha|insignias?)(?: \S+){0,5} (?:chat\w*|talk\w*|message\w*|tell\w*|sharing|shar\w*|open\w* up|hablar|contar\w*|platicar)\b/,
  ],
  [
    "K5",
    "romance",
    /\b(?:kiss|date me|dating me|my (?:girlfriend|boyfriend|crush)|be (?:my|your) (?:girlfriend|boyfriend|valentine)|in love with you|sexy|flirt|hold you|cuddle|romantic|cuddling|turn(?:ed)? on|besarte|mi (?:novia|novio)|enamorad[oa] de ti|coquet\w+)\b/,
  ],
  [
    "K6",
    "therapy-claim",
    /\b(?:i|we) (?:can |will |could |am able to |do )?(?:diagnos\w+|treat|cure|prescribe|counsel|heal) (?:you|your)\b|\bi am (?:a|your|an) (?:\S+ )?(?:therapist|counselor|psychologist|doctor|psychiatrist|life coach therapist)\b|\b(?:this is|our|my) therap(?:y|ies|y session|eutic session)\b|\b(?:therapy|counseling) session\b|\byou (?:have|might have|may have|probably have|are showing signs of|suffer from|sound like you have|could have) (?:\S+ )?(?:depression|anxiety disorder|adhd|autism|bipolar|ptsd|ocd|an eating disorder|anorexia|bulimia|a disorder|borderline|trauma disorder|clinical)\b|\bi diagnos\w+|(?<!\bno )\bsoy (?:tu |un |una )?(?:terapeuta|psicolog[oa]|consejer[oa]|doctor[a]?)\b|\b(?:tienes|sufres de|padeces) (?:depresion|un trastorno|ansiedad clinica|bipolaridad|tdah|anorexia|bulimia)\b/,
  ],
  [
    "K10",
    "secrecy",
    /\b(?:i (?:will|promise|can|would)(?: (?:to|always|never|not))* (?:keep (?:it|this|that|your)(?: \S+)? ?(?:a |our )?(?:secret|between us|private)|tell (?:anyone|anybody|a soul))|our (?:little )?secret|between (?:you and me|us)|keep (?:it|this) (?:a |our )?secret|your secret is safe|guardare (?:el|tu) secreto|queda entre (?:nosotros|tu y yo)|nuestro secreto|prometo no (?:decir|contar))\b/,
  ],
  [
    "K11",
    "method-detail",
    /\b(?:slit|noose|hang (?:your|him|her)self|hanging (?:your|him|her)self|overdose on|razor blades?|jump (?:off|from) (?:a|the)|\d+ (?:pills|tablets|mg|milligrams|calories)|bleach|how to (?:cut|overdose|purge|hang|shoot|starve)|suicide note|gun to|cut deeper|vertical(?:ly)? cut|wrists?(?: \S+){0,3} cut|laxatives? (?:can|will|work|help)|stick (?:your|a) fingers? down|(?:pastillas|frascos) (?:de|para)(?: \S+){0,2} (?:morir|dormir para siempre)|soga|cortarte (?:las venas|mas))\b/,
  ],
  [
    "K11",
    "unsafe-wording",
    /\b(?:commit(?:s|ted|ting)? suicide|successful suicide|failed (?:suicide )?attempt|unsuccessful (?:suicide )?attempt|suicide is (?:the|a) (?:way|answer|solution|choice|option)|cometi(?:o|eron) suicidio|cometer suicidio|selfish(?: \S+){0,4} (?:suicide|die|dying)|how could you do (?:this|that) to|think (?:of|about) how (?:sad|hurt|much it would hurt)|you would (?:hurt|break|destroy) (?:your|their)|shame on you|es egoista)\b/,
  ],
  [
    "K11",
    "agrees-with-harm",
    /\b(?:you should|go ahead and|maybe you should|it is ok(?:ay)? to|deberias) (?:\S+ )?(?:kill|hurt|cut|starve|skip (?:meals|eating)|die|end (?:it|your)|hit (?:him|her|them)|run away|fast|stop eating|matarte|lastimarte|cortarte|dejar de comer|escaparte)\b|\b(?:they|everyone|your (?:family|friends)) (?:would be|are) better (?:off )?without you\b/,
  ],
];

/**
 * Checks a text before a child sees it: no pull to stay, no therapy claim, no romance, no harmful
 * detail, no feelings of its own, no markup (K1, K4-K6, K10, K11, K17, K19, K23). Empty means fit to show.
 */
export function lintOutgoingText(text: string, ageBand: AgeBand): LintProblem[] {
  const normalized = normalizeText(text);
  const problems: LintProblem[] = rules
    .filter(([, , pattern]) => pattern.test(normalized))
    .map(([requirement, ruleId]) => ({ requirement, ruleId }));
  if (/<[a-z!/][^>]*>|!\[[^\]]*\]\(|\]\(\s*(?:https?|javascript|data):|javascript:/i.test(text)) {
    problems.push({ requirement: "K19", ruleId: "markup" });
  }
  const { flags, isSwearing } = moderate(normalized);
  if (isSwearing || flags.length > 0) {
    problems.push({ requirement: "K17", ruleId: "moderated" });
  }
  if (ageBand === "6-8" && /\b(?:suicide|self harm|die|kill|suicidio)\b/.test(normalized)) {
    problems.push({ requirement: "K11", ruleId: "words-for-the-youngest" });
  }
  return problems;
}
