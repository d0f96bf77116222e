import { anyWords, Pattern, type TextTest } from "~/child-language/pattern";
import type { MoveId } from "../content/content.types";

// What a message does in the talk: a plan, a result, an apology. Heard before any question is asked.

/** Verbs of things a child can decide to do. */
const doing =
  "ask|tell|talk|try|go|text|call|email|write|say|show|make|bring|offer|invite|sit|join|practi[cs]e|study|start|use|play|look|take|keep|count|give|do|help|sleep|put|record|draw|finish|work|wear|send|read|learn|save|set|split|apologi[sz]e|sketch|message|message|mute|report|switch|move|learn|hang|pack|share|fix|clean|walk|run|shoot|plan|wait|stay|open|eat|cook|bake|sing|sign|meet|check|leave|turn|add|pick|get|buy|sell|rehearse|skip|block|delete|breathe|listen|rest|stretch|handle|redo|rewrite|earn|drop|hand|stop|spin|trade|tape|carry|swap|roll|draft|refill|paint|print|build|grab|plant|watch|pay|teach|lay|break|let|find|ride|visit|buddy|order|bow|mark|knock|quit|reach|post|pretend|ignore|focus";
const softly =
  "(?:just|maybe|also|always|totally|like|still|even|at least|first|probably|definitely|actually|kind of|kinda|really|either)";
const infinitive =
  "(?!tener|llorar|reprobar|perder|extranar|fallar|quedar|ser\\b|estar|vivir|olvidar|morir|poder|ver\\b|dar pena|castigar|saber)\\w+(?:ar|er|ir)(?:l[aeo]s?|me|te|se|nos|sel[ao]s?)?";

const planPattern = new Pattern(
  [
    `\\bi (?:will|could|might|should|can|am going to|am gonna|plan to|would rather|may) (?:${softly} )*(?:${doing})\\b`,
    `\\bwe (?:will|could|might|should|can|are going to|are gonna) (?:${softly} )*(?:${doing})\\b`,
    `\\b(?:could|can|may) i (?:${softly} )*(?!ask you|tell you|say something)(?:${doing})\\b`,
    `^(?:(?:ok|okay|so|then|well|huh|hmm+|fine|yeah|yes|and|or|idea) ?,? )*(?:i guess |i think )?(?:maybe|might|could|going to|gonna|probably|tomorrow|tonight) (?:${softly} )*(?:i (?:will |can |could )?)?(?:${doing})\\b`,
    `\\b(?:maybe|guess|think) i would (?:${softly} )*(?:${doing})\\b`,
    `\\bmaybe (?:if )?i (?:${softly} )*(?:${doing})\\b`,
    `\\bi am (?:bringing|making|asking|telling|wearing|saving|giving|sending|naming|keeping|going with)\\b(?!.*\\b(?:because|so tired|wrong)\\b)`,
    "^(?:(?:ok|okay|so|then|well|fine|yeah|and) ,? ?)*(?:i am )?going to (?!be|die|cry|fail|lose|miss|have|get|throw|hurt|kill|need|feel|hate|puke|the|my|a|take forever|rain|snow)\\w+",
    "^(?:a|an|more|earlier|early|two|one|three|headphones|the) .{0,40}\\b(?:maybe|could work|would work|might work|would be (?:doable|good|better|enough)|is (?:actually )?(?:smart|a good idea|genius|doable))\\b",
    "^\\w+(?: \\w+){0,4} ,? ?maybe$",
    "\\b(?:so |my |the |ok )plan is\\b|\\b(?:problems?|minutes|paragraph|pages?) (?:and )?then (?:a )?(?:break|\\d|rest|snack|play)",
    "^(?:ok|okay|fine|alright|deal|bet)\\b.*\\b(?:tonight|tomorrow|after (?:school|dinner|lunch|practice|class)|first then|minutes)\\b",
    `(?<!\\bno )\\b(?:(?:me|le|les|lo|la|se lo|se la|te) )?(?:voy a|vamos a|podria|podriamos|podemos|pienso|quisiera poder|les? quiero|lo quiero|la quiero) (?:mejor |primero |tambien |ir a )?${infinitive}\\b`,
    "\\b(?:puedo|podre) (?:pedir|preguntar|decir|hablar|escribir|llevar|practicar|invitar|ayudar|hacer|poner|cantar|ensenar|intentar|ir|usar|tocar|dibujar|empezar|estudiar)\\w*",
    "\\b(?:mejor|manana|luego|al rato|hoy|el lunes|el viernes|entonces|primero) (?:si )?(?:primero )?(?:les? |la |lo |me )?(?:pregunto|digo|pido|llevo|enseno|escribo|hablo|voy|practico|llamo|invito|explico|empiezo|intento|hago|pongo|mando)\\b",
    "\\b(?:quiza|tal vez|a lo mejor|capaz|igual y) (?:si )?(?:les? |la |lo |me |yo )?(?:pregunto|digo|pido|llevo|enseno|escribo|hablo|voy|practico|llamo|invito|pueda?|podria|pongo|hago)\\b",
    "\\b(?:le (?:dire|pedire|preguntare|escribire|contare|avisare)|lo (?:hare|intentare)|ya voy a empezar|empiezo por)\\b",
  ].join("|"),
);
/** "I could not", "how can I", "I can do it already", "I will say I am sick": no plan to be glad of. */
const noPlan =
  /\b(?:say|tell (?:him|her|them|my \w+)) (?:that )?i (?:have|got|am|feel) (?:a |an )?(?:stomach|tummy|head|fever|cold|sick|ill)|\b(?:fake|faking|pretend|skip|skipping|ditch|fingir|finjo|faltar)\b|\b(?:digo|decir|dire) que (?:estoy enferm|me duele)|\b(?:into|in) (?:the|a|an) (?:sea|ocean|lake|void|sun|abyss|lava|hole|volcano|wall)\b|\bno (?:(?:me|le|les|lo|la|se|nos) ){0,2}(?:voy|quiero|puedo|podria|pienso)\b|\b(?:thinks|said|says|told me|tells me|wish|if|so|glad|whether) (?:that )?(?:i|we) (?:can|could|should|will|might)\b|\bi can (?:\w+ ){1,6}(?:but|perfectly)\b|\bcan i (?:ask|tell) u\b|\b(?:what|how|where|why|when|if only|wish|so relieved|never|not know (?:how|what)) (?:to |do |can |could |should |would |even )*i\b|\bwhat should\b|\bi (?:can|could) (?:not|feel|see|hear|tell (?:that )?(?:he|she|they|it|by)|still (?:do|see)|float|die|cry)\b|\b(?:can|could) i (?:ask|tell) you\b|que (?:hago|le digo)\b|como (?:le|se lo)\b|\bcan you\b/;

const patterns: readonly { id: MoveId; pattern: TextTest; unless?: TextTest }[] = [
  { id: "guess_what", pattern: /^(?:omg )?(?:guess what|adivina que|a que no sabes)\b.{0,12}$/ },
  {
    id: "did_skill",
    pattern: anyWords(
      "(?:i )?(?:tried|used) (?:your|the|that|it|my) ?(?:thing|trick|idea|line|one|tip)?(?= ?$| ,| and| on| this)|(?:i )?(?:did|tried|used|practiced|finished) (?:the |my |some |that |a )?(?:\\w+ ){0,3}(?:breath\\w*|body scan|grounding|senses thing|stretch\\w*|square one)|^(?:ok(?:ay)?|yes|si) ?,? (?:in for|feet flat|in ?,? \\w+ out)|in (?:for )?4\\b.*out (?:for )?\\d|like you (?:said|suggested)|thing you said|como (?:me )?(?:dijiste|sugeriste)|breathing (?:thing |one )?(?:helped|worked)|(?:hice|probe|use) (?:la |el |mi |esa |lo de la )?(?:\\w+ )?(?:respiracion\\w*|ejercicio)|ya respire|long exhale|(?:breathing|square)\\b.*\\bi did it\\b",
    ),
    unless: /\b(?:can we|can i|could|podemos|puedo|did not|will|list|split)\b/,
  },
  {
    id: "result",
    pattern: anyWords(
      "(?:it|that|this|the \\w+|which|chart|trick|plan) (?:actually |totally |really |kind of )?(?:worked|helped)|i (?:did it|made it(?! out| from| of| with)|made the|passed|won|finished|nailed|survived|aced|swam|memorized)|i got (?:in(?= ?$| ,)|it(?= ?$| ,)|the (?:part|job|solo|lead|spot|role)|first|second|third|an? (?:a|1\\d|9\\d|8\\d|20|19|17)\\b|better)|(?!i |if |we )(?:they|he|she|who|mom|dad|teacher|coach|\\w+) (?:won\\b|said (?:yes|sure|of course|i would love)|believed me|wrote back|answered|texted (?:me )?back|loved it|liked it|clapped|laughed at the right|said thanks?|let me (?:do|go|try|keep|redo|switch|have|revise)|waved (?:at )?me)|(?:they|he|she|mom|dad|parents|everyone) (?:both )?agreed|(?:went|turned out|came out|ended up|it was|that was) (?:so |really |super |actually |way |much |pretty |kind of |kinda )*(?:perfect|great|good|well|fine|better|amazing|awesome|fun|alright|delicious|worth it)|we won|personal best|new record|my record|honorable mention|(?:first|second|third|1st|2nd|3rd) place|(?:best|happiest) (?:day|night|one)|not (?:bored|scared|nervous|sad|mad|worried|that bad|so bad) ?(?:any ?more)?(?= ?$| ,)|(?:feel|feeling|felt|am|is|are|lot|alot|bit|little|way|much|kinda) (?:so |a lot |alot |much |way |a bit |a little |kind of |kinda |ok )*(?:better|calmer|lighter)|^better$|better now|(?:pictures?|photos?|everything|things|it all) (?:were|was|came out|went) (?:fine|good|great|ok|okay)|(?:nah|no) i am (?:good|fine|ok|okay)(?: now)?|turned (?:it )?in|sent (?:it|the|him|her|them)|done with|only (?:got stuck|missed one|(?:1|one|two) (?:mistake|wrong|squeak|miss|error)|lost points?)|no longer|nobody (?:laughed|noticed|said anything)|scored|made (?:varsity|jv|the team|the b team|honor roll)|i (?:am|m) (?:in|going) ?$|got (?:him|her|it|them) ?(?:,|$)|(?:can|could) (?:already |finally |now )(?:do|play|ride|swim|read|tie)|ya (?:pude|puedo|me sale|se andar|se nadar|acabe|termine|me siento mejor|esta mejor|lo logre|la practique|casi)|(?:me|nos|le|les) (?:salio|fue) (?:muy |super |bien |re )*(?:bien|mejor|perfecto|genial|increible)|(?:si )?funciono|lo logr(?:e|amos)|gan(?:e|amos)|aprobe|pase (?:el|la|mi|a)|me (?:acepto|aceptaron|contesto|respondio|eligieron|escogieron|invito|invitaron|dejo|dejaron)|(?:me )?(?:dijo|dijeron) que (?:si(?= ?$| ,| a | pero)|claro)|quede en|saque (?:un |una )?(?:8|9|10|ocho|nueve|diez)|si me (?:ayudo|sirvio|escucho|bajo|salio)|me (?:ayudo|sirvio|gusto) (?:mucho|un poco|bastante)?|me siento (?:\\w+ )?(?:mejor|mas tranquil[oa])|(?:lo|la) termine|nadie se rio|(?:si )?acepto|que alivio|ya paso|salio (?:muy |super )?(?:lindo|bien|padre|chido|genial)|sacamos (?:\\w+ )?bien|se quedaron callad[oa]s|sacamos (?:un )?\\d|nos fue bien|nos dieron|me dieron (?:el|la|un|una|liston|primer)|me gane|quedo (?:muy |bien |super )*(?:bien|padre|bonit[oa]|linda|lindo|bacan[oa]?|chid[oa])|quedaron (?:muy )?(?:bien|bacan\\w*|padres|chid\\w+|bonit\\w+)|estuvo (?:muy |super |bien )*(?:bien|chid[oa]|genial|padre|divertid[oa]|rico|increible|buen[oa])",
    ),
    unless:
      /\b(?:not|no|never|nunca|didnt|was not) (?:\w+ )?(?:worked|good|great|fine|better|fun|bien|funciono|me (?:dejo|dejaron|invito|invitaron|contesto|escucho))\b|\b(?:but|pero)\b(?!.*\b(?:ok|okay|fine|good|worked|funny|bien)$)|\bif (?:i|we|she|he)\b|\bwhat if\b|\bi (?:wish|want)\b|^(?:it|that) was (?:good|fun|fine|great|cute|funny) (?:for|until|before)\b|\bsomeone else\b|\bis (?:that|this|it) (?:good|ok|okay)\b|\bbetter than (?:me|mine|yours)\b|\bbefore i\b|\bme dejo (?:de|en|fuera|plantad)/,
  },
  {
    id: "agree",
    pattern: anyWords(
      "(?:that|it|this|breaking|the) (?:\\w+ ){0,3}(?:is|sounds|seems|makes|feels)(?: actually| kinda| kind of| pretty| like| a| so| really| less)* (?:smart|good idea|good plan|genius|doable|sense|fair enough|easier|less whiny|better than)|makes sense|good (?:idea|point|call)|i like that|not a bad idea|^(?:ok(?:ay)? |oo+h |oh |hm+ |haha |lol |wait )*(?:smart|genius|deal|bet|fair|true|good one|fair enough)(?= ?$| ,)|easier than i thought|(?:nice|good) to (?:hear|know)|(?:es|suena|esta|me parece)(?: muy| una| como)? (?:buena idea|bien la idea|posible|facil|buen plan)|tiene sentido|buena idea|me gusta (?:esa|la) idea|no suena mal|^(?:va|sale|trato hecho|cierto|es verdad|tienes razon)(?= ?$| ,)",
    ),
    unless: /\b(?:not|no) (?:make|makes|tiene)\b|zero sense/,
  },
  { id: "plan", pattern: planPattern, unless: noPlan },
  {
    id: "apologised",
    pattern: anyWords(
      "i (?:said|say|told (?:him|her|them)|already said) (?:i (?:am|was) )?(?:so |really )?sorry|i apologi[sz]ed|told (?:him|her|them|my \\w+) sorry|(?:le|les) (?:pedi perdon|dije (?:que )?perdon)|me disculpe|ya (?:le )?pedi perdon",
    ),
  },
  {
    id: "score",
    pattern:
      /\b(?:10|\d|ten|five|six|seven|eight|nine) (?:out of|\/) ?(?:10|ten)\b(?! (?:on|in|for))|\b(?:like )?an? (?:10|\d) (?:on the|kind of|nervous|mad|sad|annoyed|now)|\b(?:am|is|was|now|like) (?:at )?(?:like )?an? (?:10|\d)\b ?(?:now)?(?= ?$| ,| but| and| maybe)|\b(?:como )?un (?:\d{1,2}|cinco|seis|siete|ocho|nueve|diez)(?: de (?:10|diez))?(?= ?$)|^(?:like )?an? (?:10|\d)(?: now)?$|\ba (?:six|seven|two|three) and\b/,
  },
  {
    id: "fact",
    pattern: anyWords(
      "did (?:you|ya) know|fun fact|sabias que|dato(?: curioso)? ?,|octopus\\w* ha(?:ve|s)|honey never|dato ,",
    ),
  },
];

const negative =
  /\b(?:comio|trago|vomito|ate|i was|we were|pero|but|nomas|always|siempre|hate|mad|annoy\w*|unfair|not fair|do not want|worst|lost|died|broke|broken|late|stop|ugh|scared|last|sad|cry\w*|loud|got out|missing|gone|ran away|escaped|forgot|tomorrow|in front of|trouble|stole|took|ruined|failed|wrong|hurt|mean|ignored|never|nobody|not|no|cant|why|disaster|deleted|emergency|help|ugly|sick|expelled|fight|yelled|chance|laughed at me|odio|injusto|perdi\w*|rompi\w*|murio|nunca|nadie|peor|feo|horrible|castig\w+|tarde|miedo|auxilio|robaron|quito|quitaron|pele\w+)\b/;

/** Shouted good news: "14 went over!!!", "THE OTTERS WERE HOLDING HANDS". */
function isCheer(message: string, text: string): boolean {
  const letters = message.replace(/[^\p{L}]/gu, "");
  const isShouted = letters.length >= 6 && letters === letters.toUpperCase();
  return (/!{2,}|🎉|🥹|💛|🎶|🏆/u.test(message) || isShouted) && !negative.test(text) && !/\?/.test(message);
}

/** What the message does in the talk, or null. Earlier entries win. `text`: the message in plain text. */
export function readMove(message: string, text: string): MoveId | null {
  const isIrony = /🙃|🙄/u.test(message);
  for (const { id, pattern, unless } of patterns) {
    if (isIrony && id === "result") continue;
    if (id === "agree" && isCheer(message, text)) return "result";
    if (pattern.test(text) && !unless?.test(text)) return id;
  }
  return isCheer(message, text) ? "result" : null;
}
