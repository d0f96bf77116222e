import { anyWords, type TextTest } from "~/child-language/pattern";
import type { DetailId } from "../content/content.types";
import { deadlines, harms, losses, notTheirs } from "./topics";
import type { Reading, SituationId, SkillId } from "./types";

// What a child tells when asked further, beyond a feeling or a situation: it can be said back as what it is.

const MAX_WORDS_FOR_A_PERSON = 4;

const memory = anyWords(
  "always|(?<!got )(?<!get )(?<!getting )used to|remember|every (?:day|night|week|summer|sunday|saturday|christmas)|when (?:she|he|they|we) (?:was|were)|siempre|solia(?:mos)?|recuerdo|me acuerdo|cada (?:dia|noche|domingo|verano)",
);
const kindWords = anyWords(
  "good|nice|proud|ok|okay|fine|better|sorry|will|love|loves|like|likes|great|bien|bonito|orgullos[oa]|quiere|gusta",
);
const patterns: readonly { id: DetailId; pattern: TextTest }[] = [
  {
    id: "no_help",
    pattern: anyWords(
      "(?:he|she|they|nobody|no one|teachers?|adults?|mom|dad|parents|school) (?:\\w+ )?(?:(?:did|does|do|will|would) not (?:do|help|care|listen|believe)(?: anything| me)?|never (?:does?|did|helps?|listens?)|did nothing|does nothing)|(?<!if )(?:it|that) (?:does|did|do) not (?:work|help)|no (?:funciona|funciono|sirve|sirvio)|no (?:le|les) dicen? nada|(?:ella |el |nadie )?no (?:hizo|hicieron|hace|hacen) nada|no me (?:creyo|creen|creyeron|hizo caso|hace caso|hacen caso|ayudo|ayudan|ayudaron)|nadie (?:hace nada|me ayuda|me cree)",
    ),
  },
  {
    id: "told_adult",
    pattern: anyWords(
      "i (?:already )?(?:told|asked|talked to|went to|spoke to) (?:(?:my|the|a) )?(?:\\w+ )?(?:mom|dad|mommy|daddy|parents|teacher|counselor|principal|coach|nurse|grandma|grandpa|aunt|uncle)|(?:le|les|ya le) (?:dije|conte|avise|pedi ayuda) a (?:mi|la|el|mis) (?:\\w+ )?(?:mama|papa|papas|padres|maestr[oa]|profe\\w*|director[a]?|consejer[oa]|abuel[oa]|ti[oa]|entrenador[a]?)",
    ),
  },
  {
    id: "giving_up",
    pattern: anyWords(
      "(?:what is the|no|not see (?:the|a)) (?:point|use)|why (?:even )?(?:try|bother)|give up|giving up|para que (?:intent\\w+|lo intento|sirve)|me rindo|no tiene caso|ya para que",
    ),
  },
  {
    id: "reaction",
    pattern: anyWords(
      "(?:is going to|are going to|will|would) (?:be|get) (?:\\w+ )?(?:mad|angry|upset|disappointed|furious|sad)|(?:would|will|going to) (?:freak out|flip out|lose it)|(?:mad|angry|disappointed) (?:at|with|in) me|se (?:va|van) a (?:enojar|decepcionar|molestar|poner (?:mal|triste))|(?:enojad[oa]s?|decepcionad[oa]s?) conmigo",
    ),
  },
  {
    id: "self_blame",
    pattern: anyWords(
      "(?:maybe|always|think|guess|feels? like|wonder if)(?: (?:its|(?:it|that|this) (?:is|was)))?(?: all)? my fault|blame myself|(?:quiza|siento que|creo que) (?:es|fue) mi culpa|(?:todo )?es (?:toda )?mi culpa|me culpo",
    ),
  },
  {
    id: "what_if",
    pattern: /^(?:(?:but|and|y|pero|like) )*(?:what if|what happens if|y si|que pasa si|que tal si)\b/,
  },
  {
    id: "stood_up",
    pattern: anyWords(
      "i (?:said|told (?:them|him|her)) no|i (?:walked away|left(?= ?$| ,| and| because)|stood up)|(?:les |le )?dije que no|me fui de ahi",
    ),
  },
  {
    id: "avoid",
    pattern: anyWords(
      "i (?:skip|avoid|hide|stay home|stopped (?:going|eating|talking)|do not go|sit alone|eat alone)|evito|ya no voy(?! a )|me escondo|deje de ir|me quedo en (?:casa|mi cuarto)",
    ),
  },
  {
    id: "hiding",
    pattern: anyWords(
      "(?:am )?not (?:telling|going to tell)|(?:can not|never|could not) tell (?:anyone|anybody|them|him|her|my)|(?:nobody|no one) knows(?= ?$| about| i| yet| it)|no (?:le|les|se lo) (?:voy a|puedo|quiero) (?:decir|contar)|nadie (?:lo )?sabe",
    ),
  },
  {
    id: "public",
    pattern: anyWords(
      "(?:everyone|everybody|the whole (?:class|school))(?: \\w+){0,3} (?:knows?(?! (?:what|how|that))|saw|heard|was (?:looking|staring)|found out)|todos (?:ya )?(?:lo )?(?:saben|vieron|se enteraron|me (?:vieron|miraban))|toda la (?:clase|escuela)",
    ),
  },
  {
    id: "idea",
    pattern: anyWords(
      "i (?:guess i |think i )?(?:could|might|can) (?:just |maybe |also )?(?:ask|tell (?!they|he|she|that|by|it)|talk|try|go|email|study|say|write|call|join|sit|invite|practice|start|text)|podria (?:pedir|hablar|decir|preguntar|intentar|escribir|invitar|practicar)\\w*",
    ),
  },
  {
    id: "kind_act",
    pattern: anyWords(
      "i (?:made|drew|wrote|gave|sent|got) (?:him|her|them|my \\w+) (?:a|some|the)|le (?:hice|escribi|di|mande|dibuje) (?:un|una|algo)",
    ),
  },
  {
    id: "crossed",
    pattern: anyWords(
      "without (?:asking|permission|telling me)|sin (?:permiso|pedir\\w*|preguntar\\w*|avisar\\w*)",
    ),
  },
  {
    id: "blamed",
    pattern: anyWords(
      "i did not (?:even )?do (?:anything|nothing|it)(?= ?$| ,)|(?:was|is) (?:literally )?not (?:even )?me|blam(?:e|es|ed|ing) me|(?:yo )?no hice nada|no fui yo|me (?:culpan|culpo|echan la culpa)",
    ),
  },
  {
    id: "unfair",
    pattern: anyWords(
      "never gets? in trouble|cut (?:me )?in (?:the )?(?:\\w+ )?line|never got a turn|not fair|unfair|always (?:gets? (?:away|his|her)|blames? me|takes (?:his|her) side)|only i (?:get|got|have)|why (?:is it|am i) always|no es justo|injust[oa]|nunca l[oa] (?:castigan|reganan)|siempre me (?:culpan|echan la culpa|reganan)|solo a mi",
    ),
  },
  {
    id: "told",
    pattern: anyWords(
      "(?:called|calls|call|calling) me (?!back|to|at|in|after|before|when|later|every)\\w+|(?<!i )(?:laugh\\w*|giggled) at (?:me|it|my(?! (?:\\w+ )?jokes?))|made fun|makes? fun|whisper\\w+|said (?:\\w+ ){0,4}(?:smells?|gross|weird|ugly|dumb|stupid|baby|lame|cringe|bad|suck\\w*|annoying|no room|shut up|go away|boring|not (?:good|welcome|allowed)|can ?not (?:play|sit|come|be))|rolled (?:his|her|their) eyes|me (?:llaman|llamo|dicen|dijeron) (?!que si|que bien|gracias|hola|que me quier)\\w+|se (?:rieron|burlan|rien|burlaron) (?:de|cuando)",
    ),
  },
  {
    id: "stuck",
    pattern: anyWords(
      "(?:always|keep|keeps) forget\\w*|(?:can not|could not) (?:do|get|remember|focus|concentrate|stop|finish|start)|mind goes blank|get (?:it )?wrong|se me olvid\\w+|no me sale\\w*|no puedo (?:recordar|concentrarme|parar|terminar|empezar)|me quedo en blanco|me trabo",
    ),
  },
  {
    id: "empty",
    pattern: anyWords(
      "(?:house|home|room|everything) (?:is |feels |so |too |really )+quiet|(?:so|too) quiet (?:at home|here|now)|(?:feels?|is|are|so) empty|moved out|(?:is|are) gone|not here (?:any ?more|now)|ya no esta|tan callad[oa]|mucho silencio|vaci[oa]",
    ),
  },
  {
    id: "began",
    pattern: anyWords(
      "(?:^|ever )since (?:we moved|my|the (?:baby|twins|divorce|move|fight)|last|school started|august|september|october|november|january|february|march|halloween|thanksgiving|christmas|labor day)|it (?:all )?(?:started|began)|^desde (?:que|el|la|hace)|(?:todo )?empezo",
    ),
  },
  {
    id: "effort",
    pattern: anyWords(
      "i (?:have been |already )?(?:tried|practiced|studied|worked on|trained|practicing|been practicing|rehearsed)|(?:put|spent) (?:\\w+ ){1,3}(?:hours|weeks|months|days)|intente|trate de|practique|estudie|me esforce|me disculpe|le pedi",
    ),
  },
];
const identityWords = anyWords(
  "i am|might be|think i|not sure|know|who i|gay|bi|trans|creo que|tal vez|soy|quien soy|se",
);
const soon = anyWords(
  "due|tomorrow|tonight|(?:this|next|on|is|by) (?:week|monday|tuesday|wednesday|thursday|friday)|in (?:\\w+ )?(?:hours?|days?)|manana|esta noche|(?:el|este|para el) (?:lunes|martes|miercoles|jueves|viernes)|en (?:dos|tres|pocos) dias",
);

/** Blaming oneself; somebody else's words for it ("she says its my fault") are another detail. */
const ownFault =
  /\b(?:my (?:own )?fault|because of me|blam(?:e|ing) myself|i (?:caused|started|made) (?:it|this|them)(?: happen| fight| leave)?|(?:es|fue|sea|sera|por) (?:todo )?(?:mi culpa|por mi)|por mi culpa|mi culpa|me culpo)\b/;
const nobodysFault =
  /\b(?:not|never|no) (?:\w+ ){0,2}(?:my fault|mi culpa|because of me)|\b(?:said|says|told me|thinks|dice|dicen|dijo)\b.*(?:fault|culpa)/;

/** A child who blames itself for what is no child's doing. */
export const blamesItself = (text: string, situation: SituationId | null): boolean =>
  situation !== null && notTheirs.has(situation) && ownFault.test(text) && !nobodysFault.test(text);

/** The kind of detail a message tells, or null. `situation` is what the talk is about. */
export function readDetail(
  { text, who, wordCount }: Pick<Reading, "text" | "who" | "wordCount">,
  situation: SituationId | null,
): DetailId | null {
  if (blamesItself(text, situation)) return "not_theirs";
  if (situation && losses.has(situation) && memory.test(text)) return "memory";
  const found = patterns.find(({ pattern }) => pattern.test(text))?.id ?? null;
  if (found === "no_help" && !(situation && harms.has(situation))) return "unheard";
  if (found && !(found === "told" && kindWords.test(text))) return found;
  if (situation && deadlines.has(situation) && soon.test(text)) return "soon";
  if (situation === "identity" && identityWords.test(text)) return "identity";
  if (who && wordCount <= MAX_WORDS_FOR_A_PERSON) return "person";
  return null;
}

const firstSteps: Partial<Record<SkillId, TextTest>> = {
  i_message: anyWords(
    "i (?:feel|felt|get|am) \\w+(?: \\w+){0,4} (?:when|because)|i (?:would|could|want to) (?:say|tell)|(?:me siento|siento) \\w+(?: \\w+){0,4} (?:cuando|porque)|le (?:diria|quiero decir|voy a decir)",
  ),
  say_hello: anyWords(
    "i (?:would|could|can|will) (?:say|ask|invite|talk|sit)|there is (?:a|this|one) (?:girl|boy|kid|guy)|le (?:diria|preguntaria|puedo (?:decir|preguntar))|hay (?:una|un) (?:nin[oa]|chic[oa])",
  ),
  repair: anyWords(
    "(?:i am|im) (?:so |really )?sorry|i would (?:say|tell|apologize)|perdon|lo siento|le diria",
  ),
  kind_self: anyWords(
    "i would (?:say|tell)|(?:it|that) is (?:ok|okay|not (?:your|my) fault)|le diria|no es (?:tu|mi) culpa",
  ),
};
const MAX_WORDS_OF_A_MOMENT = 5;

/** Whether a child who was offered a skill has already begun with it instead of saying yes. */
export function hasBegun(skill: SkillId, { text, wordCount }: Pick<Reading, "text" | "wordCount">): boolean {
  // Keeping a good moment starts by naming it, and anything may be one.
  if (skill === "savor") return wordCount <= MAX_WORDS_OF_A_MOMENT;
  return firstSteps[skill]?.test(text) ?? false;
}
