import { anyWords, Pattern, type TextTest } from "~/child-language/pattern";
import type { MoveId } from "../content/content.types";
import type { Reading } from "./types";

// What a message does in the talk: a plan, a result, thanks for somebody. Heard before any question is asked.

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

const people =
  "(?:he|she|they|someone|somebody|everyone|(?:my |the |our )?(?:\\w+ )?(?:mom|mum|mama|mami|dad|papa|papi|grandma|grandpa|nana|nani|abuela|abuelo|aunt(?:ie)?|uncle|cousin|brother|sister|friends?|teacher|coach|counselor|director|principal|nurse|librarian|doctor|manager|boss|neighbor|lady|stepdad|stepmom|partner|captain)|(?:a|the|one|this|that|some) (?:girl|boy|kid|guy|lady|man|woman)(?: (?:in|at|from|on) (?:my |the )?\\w+)?|(?:mr|mrs|ms|miss|coach|dr|senora|senor) ?,? \\w+)";

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
    id: "found",
    pattern: anyWords(
      "(?:i |we |he |she |they |finally )(?:found|got) (?:him|her|them|it)(?=(?: ,| back| behind| under| in| at|$))|found (?:it|him|her|them)|(?:was|were) (?:hiding )?(?:in|under|behind|inside) (?:my|the|a|dads?|moms?) \\w+|(?:came|is) back(?: home)?(?= ?$| ,)|(?:lo|la|los|las) (?:encontre|encontramos|encontro|hallamos|halle)|ya aparecio|aparecio|estaba (?:atras|detras|debajo|adentro|abajo) de",
    ),
  },
  {
    id: "made_up",
    pattern: anyWords(
      "(?:he|she|they|\\w+) (?:said (?:he|she|they) (?:is|was|were|are) )?(?:said (?:he was |she was |they were )?sorry|apologi[sz]ed|forgave me|made up)|we (?:made up|are (?:good|cool|ok|okay|fine|friends)(?: again| now)?|talked it out|are talking again)|(?:he|she|they) (?:is|are) not mad(?: any ?more)?|said (?:it is |its |no worries|no problem)?(?:fine|ok|okay|all good|cool)(?= ?$| ,| lets| and)|me (?:pidio perdon|perdono|pidieron perdon)|(?:ya )?(?:nos (?:contentamos|arreglamos|reconciliamos)|hicimos las paces|somos amig[oa]s otra vez)|me dijo perdon|dijo que (?:me perdona|no estaba enojad[oa]|no pasa nada)|(?:ya )?estamos bien|hablamos y (?:todo )?(?:bien|estamos bien)",
    ),
    unless: /\b(?:but|pero)\b.*\b(?:not|no|still|todavia)\b/,
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
    id: "kind_other",
    pattern: new Pattern(
      [
        `\\b${people} (?:\\w+ ){0,3}(?:brought|baked|bought|saved|sent|lent|hugged|helped|taught|showed|invited|offered|shared|drove|comforted|defended|packed|cheered|stood up|sat|played) (?:\\w+ ){0,3}(?:me|us|my)\\b`,
        `\\b${people} offered\\b`,
        `\\b${people} (?:\\w+ ){0,2}(?:gave|got|let|threw|made) (?:me|us)\\b(?! (?:in trouble|down|feel|cry|sad|mad|late|do|look|go to|sit|stay|move|detention|(?:a )?(?:tardy|zero|f|d|c|look|detention|stink|dirty|b|warning)|open|write|read|stand|run|want|think|take|start|try out|laugh))`,
        "\\bis (?:going to )?(?:help|helping|teach|teaching|show|showing|bring|bringing|driving|getting|giving|letting|picking|lending) (?:me|us)\\b|\\bis (?:coming|sitting) (?:early|over|with|to help)",
        `\\b${people} (?:is|was|are|were) (?:\\w+ ){0,2}(?:nice|kind|sweet|chill|patient|supportive|understanding|there for me|so proud|proud of me|cool about it)\\b`,
        "\\b(?:said|says|told me|promised) (?:that )?(?:i|we) (?:can|could|may|will) (?!not)",
        "\\b(?:huge|big|giant) (?:hug|squeeze)\\b|\\bplays? with me\\b|\\bheld (?:my|her|his) (?:hand|paw|backpack)\\b",
        "\\bme hizo (?:un|una|mi|mis|el|la|unos|unas) \\w+|\\bme (?:dio|regalo|compro|trajo|presto|ayudo|abrazo|defendio|enseno|acompano|consolo|animo|escribio|guardo|cuido|apoyo|cargo|felicito|aplaudio|sonrio|saludo|espero|cedio|echo porras|hace|llevo por|llevo a|preparo)\\b(?! (?:un |una |mucho |mucha |muchisim[oa] |tanto |tanta |algo de |bien )*(?:susto|nervios?|miedo|pena|verguenza|coraje|risa|tristeza|asco|hambre|sueno|igual|flojera|nervios|ganas|lastima|caso|bullying|mal))",
        "\\b(?:es|fue|son) (?:\\w+ )?(?:buena gente|amable|lind[oa] conmigo|paciente|buena onda|linda gente)\\b",
      ].join("|"),
    ),
    unless:
      /\b(?:not|nobody|no one|never|wont|nunca|nadie|mean|annoy\w+|someone else|instead of me)\b|\bi (?:gave|made|brought|helped|showed|hugged)\b/,
  },
  {
    id: "kind_words",
    pattern: new Pattern(
      `\\b${people} (?:\\w+ ){0,4}(?:said|says|told me|goes|thinks|promised|reminded me|dijo|dice|me dijo)\\b.*\\b(?:ok|okay|good|great|proud|love|loves|amazing|best|beautiful|cool|nice|fine|normal|same thing|better|brave|smart|cute|happens|not (?:your|my|all) fault|dont worry|do not worry|special|awesome|talented|likes|missed one|whole game|growing|all of us|everybody|bonit[oa]|bien|orgullos[oa]|lind[oa]|valiente|bueno|normal|pasa|mejor|quiere|gusta|talento|no me preocupe)\\b|\\bme ech(?:o|aron) porras\\b|\\b(?:liked|loved|likes|loves) (?:my|it|me)\\b`,
    ),
    unless:
      /\b(?:not|no) (?:ok|okay|good|fine|nice|cool|like|bien)|\bbetter than me\b|\bif (?:he|she|they|i)\b|but i\b|\bi said\b|\bnot good enough\b|\byou too\b|\bshe said yes\b|\bmean\b|\bugly\b|\bweird\b|\bfeet\b|\bsmells?\b/,
  },
  {
    id: "apologised",
    pattern: anyWords(
      "i (?:said|say|told (?:him|her|them)|already said) (?:i (?:am|was) )?(?:so |really )?sorry|i apologi[sz]ed|told (?:him|her|them|my \\w+) sorry|(?:le|les) (?:pedi perdon|dije (?:que )?perdon)|me disculpe|ya (?:le )?pedi perdon",
    ),
  },
  {
    id: "admit",
    pattern: anyWords(
      "(?:i (?:know|kinda|kind of|kn[eo]w),? )?(?:i was wrong|(?<!said )my bad|(?<!said )oops|my fault|on me|it wasnt mine|not my finest|i snapped|i (?:yelled|screamed|shouted)|i slammed|i (?:lied|cheated)|i overreacted|i have been snappy|control freak|(?:technically )?(?:he|she) warned me)|i (?:know|knew) ,? it was(?: not)? mine|la regue|fue mi culpa|me pase|si la regue|le grite|no fue (?:mi intencion|a proposito)|era broma|i did not mean to|was not trying to",
    ),
  },
  {
    id: "not_told",
    pattern:
      /^(?:(?:no+|nope|nah|well|um+) ?,? )?(?:(?:i )?(?:have|did|do) not(?! (?:really )?want to)|(?:i )?never|(?:yo )?nunca|no (?:le|les|lo|se lo|he)|todavia no (?:le|se|les)) (?:\w+ ){0,3}(?:told?|say|said|ask(?:ed)?|talk(?:ed)?|mention\w*|dicho|dije|he dicho|conte|contado|digo|hablado|pregunt\w+|pedi\w*)\b|^(?:no|nope|nah)\b.{0,20}\b(?:have not|did not (?:say|tell|ask)|never (?:told|asked|said))\b|\b(?:he|she|they|mom|dad|parents|nobody|no one|everyone) (?:do|does|did|have|has) not (?:know|seen|found out)(?= (?:yet|it|about|i |that)|$| ,)|^not yet\b|^(?:no ,? ?)?todavia no$|\bno (?:lo )?(?:saben?|sabe) (?:aun|todavia)\b|\bnot ready for\b/,
  },
  {
    id: "your_call",
    pattern:
      /\b(?:is (?:that|it|this) (?:good|ok|okay|too (?:much|nerdy|weird)|fine|enough)|too \w+ ?$|(?:do )?you think (?:i|it|that|she|he|they|tape)\b|should i (?:text|do it|just|wear|go|act|say it|tell him|tell her|bring)|(?:esta|estara) bien (?:asi|si)|tu crees|crees que (?:deba|este|sea|me)|mejor por|email or in person|text or)\b/,
  },
  {
    id: "normal",
    pattern: anyWords(
      "is (?:that|it|this) (?:normal|weird|bad|greedy|selfish|dumb|allowed|stupid|mean|wrong|silly)|if (?:that|thats|that is) (?:allowed|a thing|normal)|(?:that is|thats|its|it is) silly|am i (?:weird|bad|a bad|wrong|the only one|being)|es normal|esta mal (?:que|sentir)|soy (?:mala|malo) por|being (?:so )?(?:weird|dramatic) about it",
    ),
  },
  {
    id: "mixed",
    pattern: anyWords(
      "half \\w+ (?:and )?half|mixed feelings|both (?:at once|things)|do both|at the same time|simultaneously|a la vez|al mismo tiempo|torn|happy (?:for \\w+ )?(?:but|and) (?:\\w+ ){0,2}(?:sad|salty|jealous|mad|scared)|(?:sad|scared|nervous|tired) (?:but|and) (?:\\w+ ){0,2}(?:excited|happy|proud)|(?:excited|proud|happy|relieved) (?:but|and) (?:\\w+ ){0,2}(?:sad|scared|nervous|tired|annoyed)|good bawling|crying and (?:smiling|laughing)|kind of funny|kinda funny",
    ),
  },
  {
    id: "body",
    pattern: anyWords(
      "(?:face|ears?|cheeks?|neck) (?:\\w+ ){0,3}(?:hot|red|burning|burned?|fire|tomato|prickly|pink)|hot ears|(?:legs?|knees?) (?:\\w+ ){0,3}(?:wobbly|jello|jelly|shak\\w+|weak)|hands? (?:\\w+ ){0,4}(?:sweat\\w*|shak\\w+|cold|clammy)|heart (?:\\w+ ){0,3}(?:rac\\w+|pound\\w*|beat\\w*|fast)|(?:stomach|tummy|belly) (?:\\w+ ){0,4}(?:knots?|flip\\w*|twist\\w*|butterfl\\w*|washing machine|drop\\w*|hurts?|weird|funny)|chest (?:\\w+ ){0,4}(?:tight|heavy|deflated|hurts)|voice (?:\\w+ ){0,4}(?:shak\\w+|wobbl\\w+|tiny|weird)|(?:hold|held|holding) my breath|jaw clenched|eyes got wet|goosebumps|shaky (?:bow|hands|voice)|(?:tiemblan|sudan|sudaban|temblaban)(?: \\w+){0,2} (?:manos|piernas|rodillas)|(?:manos|piernas|rodillas)(?: \\w+){0,3} (?:tiembl\\w+|sud\\w+)|cara (?:\\w+ ){0,3}(?:roja|caliente|ardia)|me puse (?:tod[oa] |bien |super )?(?:roj[oa]|como (?:un )?(?:jitomate|tomate))|nudo en|mariposas en|corazon (?:\\w+ ){0,4}(?:rapido|mil|fuerte|salir)|(?:panza|estomago|pancita) (?:\\w+ ){0,3}(?:vueltas|revuelt\\w+|apretad\\w+)|se me (?:va|fue|corta|quiebra) la voz|me tiembla(?:n)?",
    ),
  },
  {
    id: "score",
    pattern:
      /\b(?:10|\d|ten|five|six|seven|eight|nine) (?:out of|\/) ?(?:10|ten)\b(?! (?:on|in|for))|\b(?:like )?an? (?:10|\d) (?:on the|kind of|nervous|mad|sad|annoyed|now)|\b(?:am|is|was|now|like) (?:at )?(?:like )?an? (?:10|\d)\b ?(?:now)?(?= ?$| ,| but| and| maybe)|\b(?:como )?un (?:\d{1,2}|cinco|seis|siete|ocho|nueve|diez)(?: de (?:10|diez))?(?= ?$)|^(?:like )?an? (?:10|\d)(?: now)?$|\ba (?:six|seven|two|three) and\b/,
  },
  {
    id: "miss",
    pattern: anyWords(
      "i (?:really |just |do |still |kind of |kinda |guess i |mostly )*miss (?:him|her|them|it|his|her|my|our|the|how|when|that|being|having|them)|made me miss|kinda miss|(?:lo|la|los|las) extran(?:o|amos)|extrano (?:a |mi|mis|el|la|los|las|todo|mucho|cuando|como|que)\\w*|me hace (?:mucha )?falta|nostalgi\\w+",
    ),
  },
  {
    id: "laughing",
    pattern: anyWords(
      "lol|haha\\w*|hehe\\w*|ha ha|lmao|jaja\\w*|jeje\\w*|rofl|jk|we (?:all )?laughed|laughed so hard|so funny|it is funny|was hilarious|cracked up|me dio (?:mucha )?risa|nos reimos",
    ),
  },
  {
    id: "spoke_up",
    pattern: anyWords(
      "i (?:just |finally |already |straight up )*(?:(?:asked|told|texted|messaged|emailed|talked to|spoke to|corrected) (?:him|her|them|my|the|if|why|nicely|straight|\\w+ (?:if|why|to|about|that|i|how|it))|raised my hand)|brought it up|asked (?:nicely|after class)|(?:^|and |but |so |then )(?:told|asked) (?:him|her|them|mom|dad|mrs?|ms)\\b|(?:le|les) (?:dije que|pregunte|escribi|conte|explique|pedi)|hable con|levante la mano",
    ),
    unless:
      /\b(?:goes|never|nunca|no (?:le|les)|not|told me|she told|he told|they told|asked me|nobody told)\b/,
  },
  {
    id: "enjoy",
    pattern: anyWords(
      "(?:is |it is )?my favou?rite (?:thing|part|song|food|color|class|game|book|place)|i (?:really |actually |kind of |kinda |just )*(?:love|like|enjoy|loved|liked) (?:the|it|when|my|to|doing|playing|how|being|that|art|math|music)|art helps|me (?:encanta|gusta) (?:\\w+)|makes me (?:happy|smile|laugh)|made me (?:smile|laugh)|feels? good|felt (?:good|nice|ok|okay)",
    ),
    unless: /\b(?:not|do not|dont|no|someone|crush|girl|boy|him|chic[oa]|alguien|used to|think i like)\b/,
  },
  {
    id: "name",
    pattern:
      /\b(?:(?:his|her|their|its) names? (?:is |are )?|names? (?:is|are) |se llama |called )[a-z]+(?: [a-z]+)?$|^(?:se llama|(?:his|her) name)\b/,
  },
  {
    id: "fact",
    pattern: anyWords(
      "did (?:you|ya) know|fun fact|sabias que|dato(?: curioso)? ?,|octopus\\w* ha(?:ve|s)|honey never|dato ,",
    ),
  },
  {
    id: "denial",
    unless: /\b(?:i mean|not going to|i am (?:good|ok|okay|fine|done)|no idea|i will not)\b/,
    pattern:
      /^(?:(?:oh|well|um+|uh|like|pues|ay) ?,? )*(?:no+|nope|nah|nel)\b(?= ?,? (?:not|he|she|they|it|i|we|its|the|thats|that|hes|shes|es|esta|no|ella|el|solo|nada|ni|nothing|nobody|dad|mom|just|im|outfield|pero)\b)|^(?:it |that |its |he |she |they )?(?:is|are|was|were|s)? ?not (?:that|mean|really|in a mean|at|a|the|on purpose|strict|like|even)\b|\b(?:is|are) not (?:mean|strict|bad|that bad|a bad)(?: \w+){0,3}(?: or anything| just)?|^no (?:es|son|esta|estan|fue|pasa) (?:\w+)/,
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

/** What the message does in the talk, or null. Earlier entries win: a result is more than the laughing in it. */
export function readMove(message: string, reading: Pick<Reading, "text" | "feelings">): MoveId | null {
  const { text } = reading;
  const isIrony = /🙃|🙄/u.test(message);
  for (const { id, pattern, unless } of patterns) {
    if (isIrony && id === "result") continue;
    if (id === "agree" && isCheer(message, text)) return "result";
    if (pattern.test(text) && !unless?.test(text)) return id;
  }
  return isCheer(message, text) ? "result" : null;
}
