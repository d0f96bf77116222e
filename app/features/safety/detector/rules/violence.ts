import { rule } from "./rule";

const play =
  "\\b(?:game|games|level|boss|minecraft|fortnite|roblox|call of duty|cod|valorant|zombies?|npc|enderman|creeper|movie|book|novel|character|villain|knight|dragon|dungeon|story|dnd|chess|dodgeball|paintball|laser tag|nerf|water gun|war|history|museum|musket|ww2|civil war|team|tournament|match|season|playoffs|talent show|concert|stage|audition|videojuego|juego|juegos|partido|pelicula|personaje|torneo|halo|splatoon|raid|rap battle|dance battle|battle of the bands|scrimmage|opponents?|deer|hunting|fishing|duck|turkey)\\b";
const serious = "(?!.*\\b(?:for real|in real life|actually|really going to|gun|list|monday)\\b)";

/** Violence to others: threats, weapons, lists, plans, leakage ("stay home Monday"), worry about somebody. */
export const violenceRules = [
  rule(
    "violence.weapon-school",
    "imminent",
    "en",
    "a weapon and school",
    "\\b(?:bring|brings|bringing|brought|take|takes|taking|took|has|have|had|having|got|get|getting|carry|carries|carrying|carried|sneak|sneaking|saw|seen|with|showed|showing|hid|hides|hiding|put|keeps|keep|keeping|posted|found)(?: (?!\\|)\\S+){0,5} (?:<gun>)(?: (?!\\|)\\S+){0,8} (?:to school|at school|in school|to class|in class|school|locker|backpack|back pack|bag|bathroom|bus|on monday|tomorrow|waistband|lunch|hoodie|instagram|snap|story)\\b|\\b(?:gun|knife|bomb|weapon)s?(?: (?!\\|)\\S+){0,4} (?:in|at|to|into) (?:\\S+ )?(?:school|locker|backpack|class|bag|gym|cafeteria)\\b|\\bbomb threat\\b",
    `\\b(?:nerf|water|toy|squirt|prop|play|cosplay|costume|plastic|butter|foam|glue|airsoft club|movie|book|novel|game|minecraft|fortnite|bath bomb|photo ?bomb|drill|history|museum|musical|theater|staple|hot glue|story)\\b${serious}`,
  ),
  rule(
    "violence.shoot-up",
    "imminent",
    "en",
    "shooting, bombing or burning a school",
    "\\b(?:shoot|shooting|shot|blow|blowing|bomb|bombing|burn|burning|torch)(?: (?!\\|)\\S+){0,2} (?:up )?(?:the |this |my |our |that |a |down the |down |up the |up )*(?:school|schools|class|classroom|cafeteria|place down|church|mall|gym|everyone|everybody|people|kids|students|teachers|principal)\\b|\\bschool shoot(?:er|ing|ings)\\b|\\bshoot (?:up|them all|him|her|you all|kids)\\b|\\bcolumbine\\b|\\bsandy hook\\b|\\buvalde\\b|\\bparkland\\b|\\bmanifesto\\b|\\bmass shoot\\w*",
    `${play}|\\b(?:drill|drills|basketball|hoops|three|free throws|video|photo shoot|film|camera|assembly|news|article|essay|documentary|song|concert|ball|history|memorial|calories|photos|walkout|protest|safety)\\b${serious}`,
  ),
  rule(
    "violence.threat-kill",
    "high",
    "en",
    "means to kill or hurt somebody",
    "\\b(?:i|we|he|she|they|friend|kid|boy|guy|brother|someone|and|just|who)(?: (?:am|is|are|was|really|just|so|actually|honestly|still|do|sometimes|have|been|will|would|could|might|said he|said she|says he|keeps|literally|told me he|always|friend|legit)){0,5} (?:want|wants|wanted|going|plan|planning|plans|planned|will|decided|ready|about|think|thinking of|thinking about|think about|thought about|fantasize about|dream of|swear i will|need|try|trying|tried|threatened|threatening|like|would love|imagine|imagining|wish i could|wish he could)(?: (?:to|of|just|about|i|he|she|will|am|going|really|could|go|straight|up)){0,4} (?:kill|killing|hurt|hurting|stab|stabbing|shoot|shooting|murder|murdering|strangle|strangling|poison|poisoning|attack|attacking|slit|beat up|beating up|jump|jumping|bomb|burn|choke|run over|cut|torture|torturing|end|smash|bash|harm|harming) (?:him|her|them|everyone|everybody|people|someone|somebody|kids|my (?:teacher|dad|mom|stepdad|stepmom|family|parents|classmate|classmates|bully|ex|sister|brother|class|principal|coach|whole class|bullies|neighbor|uncle|father|mother)|that (?:kid|boy|girl|teacher|guy)|this (?:kid|boy|girl|teacher|guy)|the (?:kid|kids|boys|girls|teacher|people|principal|others|whole)|all (?:of )?(?:them|the|you|my)|a (?:kid|person|teacher|classmate|girl|boy|lot of)|you all|another|others|animals|our|his|her|those|these|anyone|some|every|other)\\b",
    `${play}${serious}|\\b(?:lol|haha|lmao|jk|feelings|with this (?:beat|song|verse|drop)|ate my|at (?:dodgeball|chess|uno|soccer|basketball)|hurt (?:her|his|their|anyone|my \\S+) feelings|the (?:performance|audience|crowd))\\b(?!.*\\b(?:gun|knife|for real|list)\\b)|\\b(?:not|never|do not)(?: \\S+){0,2} (?:want|trying|mean|going|try|meant) to (?:hurt|harm|kill)\\b`,
  ),
  rule(
    "violence.list",
    "imminent",
    "en",
    "a list or a chosen day for hurting",
    "\\b(?:hit|kill|death|revenge|hurt|burn|shoot|die) ?list\\b|\\blist(?: (?!\\|)\\S+){0,4} (?:people|kids|names|everyone|who|students|teachers|classmates|targets|bullies|every kid|every person)(?: (?!\\|)\\S+){0,10} (?:hurt\\w*|die|dead|pay|deserve\\w*|kill\\w*|hate|wronged|sorry|get|regret|suffer|gone|revenge|next|first|gun|shoot|to go)\\b|\\b(?:know|picked|have|chose|planned|decided)(?: (?!\\|)\\S+){0,6} (?:who (?:is|goes|dies|gets it) first|who i will start with|where i (?:will|would|am going to) do it|which hallway|which door|when everyone is in)\\b",
    "\\b(?:song|songs|playlist|chart|game|spotify|movie|birthday|groceries|black friday|hit list of songs|billboard)\\b",
  ),
  rule(
    "violence.payback",
    "high",
    "en",
    "payback for all of them",
    "\\b(?:make|making|made)(?! (?:myself|me)\\b)(?: (?!\\|)\\S+){0,3} (?:pay|suffer|bleed|regret)\\b(?! (?:attention|for (?:the |my )?(?:pizza|lunch|dinner|tickets|broken|it with|shipping)))|\\b(?:they|everyone|everybody|you|he|she|kids|people|school|all|them)(?: (?!\\|)\\S+){0,6} (?:(?:all |finally |gonna |going to )?be sorry|(?:will |going to |gonna )(?:all )?(?:pay|regret|suffer|bleed|die|get what|burn|see what|know my name|remember my name|never (?:bully|laugh)|wish they))\\b(?=.*\\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|soon|school|all|bullied|bully|laughed|picked|messed|when i|what i|watch|day|one day|die|bleed|i will|everyone|them|they)\\b)|\\b(?:get|getting|want|taking|take|plotting|planning) (?:my |his |her |some )?revenge(?: (?!\\|)\\S+){0,8} (?:everyone|all|them|school|bullies|kids|hurt\\w*|blood|gun|knife|kill|who|monday|tomorrow|class|for what)\\b|\\b(?:they|everyone|everybody|people|he|she|all of them|kids|my class|those kids|bullies|you all)(?: (?!\\|)\\S+){0,5} deserves? to (?:die|suffer|bleed|get hurt|be (?:hurt|dead|killed|shot|punished)|burn|feel pain)\\b|\\bdeserve to (?:get hurt|be hurt|die|suffer|bleed)\\b",
    `${play}${serious}|\\b(?:rivals?|win|score|beat them|rematch|track meet|field|referee|vote|tickets|prank|pizza|april fools|pillow|bill|lost the bet)\\b(?!.*\\b(?:gun|list|hurt|kill|monday)\\b)`,
  ),
  rule(
    "violence.stay-home",
    "imminent",
    "en",
    "warns others away from school",
    "\\b(?:do not|dont|should not|you might not want to|better not|if i were you i would not|never) (?:you )?(?:come|go|be|show up|walk)(?: (?!\\|)\\S+){0,3} (?:to school|at school|to class|in school|in the (?:cafeteria|gym|hallway)|near the (?:school|cafeteria|gym))(?: (?!\\|)\\S+){0,3} ?(?:<day>)?\\b|\\b(?:stay|staying|be) (?:home|away)(?: (?!\\|)\\S+){0,4} (?:<day>|from school)\\b(?=.*\\b(?:you|should|better|trust|warn|sorry|something|trust me|happen|safe|if you|just|tell|said|told|friend|school)\\b)|\\b(?:wait|watch|see|tune in|check the news|be on the news|on the news|turn on the news)(?: (?!\\|)\\S+){0,6} (?:what (?:happens|i do|i am going to do|he does)|the news)(?: (?!\\|)\\S+){0,5} (?:<day>|school|soon)\\b|\\b(?:something|bad|big|crazy)(?: (?!\\|)\\S+){0,4} (?:going to|gonna|will|about to|is) (?:happen|go down)(?: (?!\\|)\\S+){0,4} (?:school|<day>)\\b(?=.*(?:warn|bad|big|stay|do not|told|said|careful|trust|gun|hurt))|\\blast day(?: \\S+){0,4} (?:alive|for (?:them|all of them|everyone)|they (?:laugh|breathe))\\b",
    "\\b(?:snow|holiday|fever|flu|sick|vacation|cold|covid|contagious|strep|stomach|lice|pink eye|power outage|no school|closed|doctor|throwing up|break|parade|good day|concert|pep rally|spirit|dress|substitute|sub|test results|weather|hurricane|teacher conference|late|without your|barefoot|pajamas?)\\b",
  ),
  rule(
    "violence.urge",
    "high",
    "en",
    "urges to hurt, cruelty, voices",
    "\\b(?:urge|urges|want|wants|wanted|need|love|like|likes|liked|enjoy|enjoys|feel like|feels good|voices?|head|thoughts?|dreams?|fantas\\w+|imagine|think about|thinking about|keep thinking)(?: (?!\\|)\\S+){0,8} (?:hurt(?:ing)? (?:people|someone|somebody|others|animals|kids|cats|dogs|my (?:cat|dog|brother|sister|class)|everyone|them|him|her|a lot)|kill(?:ing)? (?:people|someone|somebody|others|animals|everyone|cats|my family|them all|him|her)|stab(?:bing)? (?:people|someone|somebody|him|her|them)|make (?:someone|people|him|her) (?:bleed|suffer)|shoot(?:ing)? (?:people|someone|everyone))\\b|\\b(?:kill|killed|killing|torture|tortured|torturing|hurt|hurting|drown|drowned|strangle|burned|kick|kicked)(?: (?!\\|)\\S+){0,3} (?:cats?|dogs?|puppy|kitten|hamster|animals?|birds?|squirrels?|bunny|pets?)(?: (?!\\|)\\S+){0,6} (?:for fun|felt good|like it|liked it|feel|calm|on purpose|laughed|funny|watch)\\b",
    `${play}|\\b(?:do not|not|never|hate) (?:want|wanted|like|mean) to (?:hurt|harm)\\b|\\bfeelings\\b|\\bsad when|documentary\\b`,
  ),
  rule(
    "violence.access",
    "high",
    "en",
    "access to a weapon with intent, or bomb making",
    "\\b(?:know|found|figured out|have|got|get|can get|could get|access|took|take|steal|stole|unlock|guess|code|key|combination|borrow)(?: (?!\\|)\\S+){0,8} (?:gun (?:safe|cabinet|locker|case)|(?:my )?(?:dads?|moms?|uncles?|grandpas?|grandfather|brothers?|stepdads?|father|parents) (?:gun|guns|rifle|pistol|shotgun|glock|knife))\\b|\\bwhere(?: (?!\\|)\\S+){0,4} keeps?(?: \\S+){0,3} (?:gun|guns|rifle|pistol|bullets|ammo)\\b|\\b(?:how|make|making|build|building|built|learn|recipe|instructions)(?: (?!\\|)\\S+){0,5} (?:pipe bomb|bomb|molotov|explosives?|ghost gun|grenade|silencer)\\b|\\bknow where (?:he|she|they|that kid) lives?\\b(?=.*(?:hurt|pay|kill|sorry|regret|knife|bat|get him|get her|wait|tonight|gun|going))|\\bbuy(?:ing)? (?:a )?(?:gun|bullets|ammo)\\b",
    `${play}|\\b(?:bath bomb|bathbomb|nerf|toy|seed bomb|photobomb|water|science|volcano|hunting trip|hunter safety|range|mentos|stink bomb|vinegar|locked safe class|gun safety)\\b`,
  ),
  rule(
    "violence.es",
    "imminent",
    "es",
    "amenazas, armas, listas, avisos",
    "\\b(?:voy a|va a|vamos a|quiero|quiere|queremos|pienso|piensa|planeo|planea|dan ganas de|ganas de|deseo|quisiera|tengo que|iba a|amenazo con|dice que va a|dijo que va a|dijo que iba a)(?: (?:a|que|ya|hasta|de|todos|les|le))* ?(?:matar(?:lo|la|los|las|le|te|les)?|lastimar(?:lo|la|los|las|le|te|les)?|apunalar(?:lo|la|los|las)?|disparar(?:le|les)?|golpear(?:lo|la|los|las)?|acuchillar(?:lo|la|los)?|balear|quemar(?:los| la escuela)?|envenenar\\w*|hacer(?:le|les) (?:dano|pagar)|picar(?:lo|la|los)|explotar|poner una bomba)(?: (?!\\|)\\S+){0,4}\\b(?! de (?:risa|la risa|un susto|hambre)| el tiempo)|\\b(?:trae|traer|traje|trajo|llevar|lleva|llevo|llevare|llevo|tiene|tengo|trajeron|metio|escondio|guarda|enseno)(?: (?!\\|)\\S+){0,4} (?:pistola|cuchillo|arma|armas|navaja|bomba|machete)(?: (?!\\|)\\S+){0,6} (?:escuela|mochila|clase|salon|casillero|locker|prepa|secundaria|colegio|manana|lunes|bano|camion)\\b|\\blista(?: (?!\\|)\\S+){0,6} (?:los que|las que|personas|gente|companeros|nombres|todos|ninos|quienes|quien)(?: (?!\\|)\\S+){0,8} (?:pagar|morir|lastimar|matar|odio|merecen|sufrir|muertos|vengar\\w*|golpear|primero)\\b|\\b(?:me las van a pagar|se van a arrepentir|van a pagar(?: todos)?|se arrepentiran|todos van a (?:pagar|morir|sufrir|ver|llorar)|me voy a vengar|voy a vengarme|merecen (?:morir|sufrir))\\b|\\b(?:no (?:vengas|vayas|vayan|vengan|se presenten)|mejor no (?:vengas|vayas|vayan|vengan)|quedate|quedense|falta|faltes)(?: (?!\\|)\\S+){0,4} (?:escuela|clase|clases|casa)(?: (?!\\|)\\S+){0,4} (?:lunes|martes|miercoles|jueves|viernes|manana|semana)\\b|\\b(?:tiroteo|balacera) en (?:la|mi) escuela\\b|\\bse donde (?:vive|viven|guarda|esta)(?: (?!\\|)\\S+){0,5} (?:pistola|arma|pagar|matar|cuchillo)?\\b(?<=pistola|arma|pagar|matar|cuchillo)|\\bse (?:donde|como)(?: (?!\\|)\\S+){0,5} (?:pistola|arma)\\b",
    `${play}|\\b(?:tiempo|zancudos?|moscos?|cucaracha|arana|broma|fiebre|gripe|feriado|vacaciones|nieve|ritmo|cancion|batalla|simulacro|noticias|agua|juguete|enfermo|enferma|partida|puente escolar|ensayo)\\b`,
  ),
];
