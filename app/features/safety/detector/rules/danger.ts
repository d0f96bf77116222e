import { rule } from "./rule";

const play =
  "\\b(?:game|level|boss|minecraft|fortnite|roblox|movie|novel|book|character|story|zombie|simulator|respawn|videojuego|pelicula|personaje)\\b";

/** Danger right now: overdose, poisoning, unconscious, runaway, followed, homeless, in reach of violence. */
export const dangerRules = [
  rule(
    "danger.overdose",
    "imminent",
    "en",
    "took too much of something",
    "\\b(?:took|taken|take|taking|swallowed|swallowing|ate|drank|had|popped|downed|overdosed on|chugged)(?: (?!\\|)\\S+){0,4} (?:too many|way too many|a (?:bunch|lot|ton|handful|whole bottle|bottle|whole bunch|load) of|all (?:of )?(?:my|the|his|her|moms?|dads?)|the whole(?: bottle)?(?: of)?|half (?:a |the )?bottle(?: of)?|like \\d+|\\d{1,3}|ten|twenty|fifteen|thirty|twelve|lots of|tons of|extra|more than|so many|double|some of (?:my )?(?:moms?|dads?|grandmas?|grandmother)|random|unknown|mystery|the rest of)(?: (?!\\|)\\S+){0,4} (?:<pills>|bottle|bottles|edibles?|gummies)\\b|\\b(?:drank|drink|drinking|swallowed|ate|chugged)(?: (?!\\|)\\S+){0,3} (?:bleach|cleaner|cleaning (?:stuff|product|fluid)|detergent|tide pod|poison|antifreeze|hand sanitizer|rat poison|batter(?:y|ies)|drain cleaner|gasoline|lighter fluid|cloro)\\b|\\boverdos(?:e|ed|ing)\\b|\\b(?:od|oded|ods)\\b(?= |$)|\\btoo many (?:of )?(?:my |her |his |the |those )?(?:<pills>)\\b|\\bpills?(?: (?!\\|)\\S+){0,10} (?:dizzy|sleepy|weird|cannot stay awake|heart|throwing up|blurry|shaking|can not move|numb|tired|passed out|ringing)\\b",
    `${play}|\\b(?:vitamin c|multivitamin|health class|documentary|essay|prevention)\\b`,
  ),
  rule(
    "danger.unconscious",
    "imminent",
    "en",
    "somebody does not wake or breathe",
    "\\b(?:will not|does not|is not|are not|not|can not|cannot|could not|would not|barely|stopped|isnt)(?: (?!\\|)\\S+){0,2} (?:wake|waking|woken|wake (?:him|her|them) up|breathing|breathe|responding|respond|answering me or moving|moving|conscious|wake up)\\b(?=.*\\b(?:friend|brother|sister|mom|dad|she|he|her|him|grandma|grandmother|grandfather|them|cousin|baby|girl|boy|guy|roommate|kid|blue|pale|party|drunk|drank|help|i can not breathe|chest|floor)\\b)|\\b(?:friend|brother|sister|mom|dad|she|he|cousin|grandma|grandmother|grandfather|girl|boy|guy|kid|teammate|someone|uncle|neighbor|they)(?: (?!\\|)\\S+){0,8} (?:passed out|unconscious|not moving|unresponsive|will not wake|can not wake|turning (?:blue|purple)|lips are blue|foaming|seizure|seizing|not breathing|collapsed|blacked out|od|overdosing|threw up and|gray|eyes rolled)\\b|\\b(?:she|he|they|her lips|his lips|lips)(?: \\S+){0,3} (?:is|are|look|looks|turned|turning) (?:blue|purple)\\b|\\b(?:unconscious|unresponsive|not breathing)\\b",
    `${play}|\\b(?:couch after|for school|alarm|practice today|after thanksgiving|nap|laughing|sleepy|lazy|saturday|cat|hamster|computer|laptop|chromebook|phone|tablet|app|screen|early|coffee|class was|website|cpr class|first aid|cartoon|santa)\\b(?!.*\\b(?:party|drunk|pills|breathing|scared|help)\\b)`,
  ),
  rule(
    "danger.drugs",
    "high",
    "en",
    "drink or drugs with bad effect or pressure",
    "\\b(?:edible|edibles|weed|vape|vaped|alcohol|vodka|beer|drinks?|drugs?|molly|acid|shrooms|percs?|xan\\w*|fent\\w*|coke|lean|dab|pen|gummy|gummies|pill|drunk|high|laced)(?: (?!\\|)\\S+){0,12} (?:can not breathe|heart(?: is)? (?:racing|pounding|beating)|freaking out|seeing things|throwing up|can not (?:feel|move|see|stand)|shaking|passed out|dizzy|spinning|scared|feel(?:s)? (?:really )?(?:weird|sick|bad|like dying)|numb|chest)\\b|\\b(?:laced|fentanyl|roofied|drugged (?:me|my|her)|spiked (?:my|her|the)|put something in (?:my|her) (?:drink|cup))\\b|\\b(?:driver|driving|drive|drove|car|behind the wheel|ride)(?: (?!\\|)\\S+){0,10} (?:is drunk|drunk|been drinking|is high|wasted|had (?:like )?\\S+ beers)\\b|\\b(?:drunk|been drinking|wasted|high)(?: (?!\\|)\\S+){0,10} (?:driving|drive (?:me|us|home)|behind the wheel|in the car|keys)\\b",
    `${play}|\\b(?:health class|essay|presentation|science fair|energy drink commercial|drug free|dare|root beer|high note|high notes|high score|high school|rollercoaster|roller coaster)\\b(?!.*\\b(?:drunk|laced|edible)\\b)`,
  ),
  rule(
    "danger.runaway",
    "high",
    "en",
    "has run away, is about to, or has nowhere to go",
    "\\b(?:i|i am|we|she|he|friend|brother|sister|cousin|me and \\S+)(?: (?!\\|)\\S+){0,6} (?:(?:ran|run|running|runs) away(?: (?:last|tonight|today|yesterday|tomorrow|from (?:home|my|here|foster|the group)|because|and|this|after|right|for good|again|with|to|soon)|$| \\|)|leave home|leaving home|sneak(?:ing)? out (?:for good|and never|and not come|tonight)|(?:leaving|leave) (?:tonight|home|the house)(?: (?!\\|)\\S+){0,6} (?:never|not|back|forever|for good)|never (?:coming|going|come|go) back home|not (?:coming|going) (?:back )?home (?:again|ever|tonight|anymore))\\b|\\b(?:plan|planning|packed|packing|pack|going|want|thinking|about|how)(?: (?!\\|)\\S+){0,8} (?:run away|running away|runaway|sleep outside|leave home forever)\\b|\\b(?:nowhere|no where|no place|not anywhere|no one|do not have (?:a place|anywhere|a home)|not have anywhere|anywhere)(?: (?!\\|)\\S+){0,3} (?:to (?:sleep|go|stay|live)(?: (?:tonight|now|after|anymore|and))?)\\b|\\b(?:sleep|sleeping|slept|living|live|staying|stayed)(?: (?!\\|)\\S+){0,4} (?:in (?:the|a|our|my) (?:park|car|bus|bus station|train station|street|streets|alley|tent behind|playground|woods|parking lot|stairwell|laundromat|mcdonalds|shelter|walmart)|outside (?:tonight|last night|because|alone)|on (?:the|a) (?:street|streets|bench)|under (?:a|the) bridge|at the bus)\\b|\\b(?:kicked|kick|kicks|threw|throw|throws|thrown|locked) (?:me|us|him|her|my brother|my sister)?(?: )?out (?:of (?:the|our|my) (?:house|home|apartment)|tonight|because|and (?:i|we|now)|for being|of home|on the street|last night|again)\\b|\\b(?:homeless|evicted|runaway)\\b",
    `${play}|\\b(?:dog|cat|hamster|ball|camping|camp trip|backyard campout|horse|disney\\w*|beach|candy|chores|giving tree|huck|essay|song called|kanye|assembly|donat\\w*|volunteer\\w*|car ride|road trip|bank|ice cream truck|out of (?:band|the game|the group chat|class|practice|the match))\\b`,
  ),
  rule(
    "danger.followed",
    "imminent",
    "en",
    "stranger, intruder, follower, trapped",
    "\\b(?:someone|somebody|man|guy|car|van|stranger|he|person|men|truck|dude)(?: (?!\\|)\\S+){0,5} (?:following me|follows me|followed me|keeps following|chasing (?:me|us)|outside my (?:house|window|door|room)|at my window|trying to (?:get|break) in|tried to (?:grab|take|get me|pull me|make me get|kidnap|break in|pick me up)|in my house|in the house|broke in|breaking in|watching my house|grabbed me|told me to get in|will not let me (?:leave|go|out)|has a (?:gun|knife)|got a (?:gun|knife)|waving (?:a|the|his) (?:gun|knife))\\b|\\b(?:get|got|getting|got me) in(?:to|side)?(?: his| the| a| this)? (?:car|van|truck) (?:with a|of a|with some|or he)\\b|\\b(?:kidnap\\w*|held hostage|trapped in(?! (?:this|class|the class|school|here|a boring)))\\b|\\b(?:dad|mom|stepdad|brother|uncle|he|boyfriend|father)(?: (?!\\|)\\S+){0,4} (?:has|got|have|pulled|pulled out|grabbed|holding|pointed|pointing|waving|with)(?: (?!\\|)\\S+){0,2} (?:gun|knife|pistol|machete)(?: (?!\\|)\\S+){0,6}\\b|\\b(?:there is|there was|i hear|i can hear|hearing)(?: (?!\\|)\\S+){0,4} (?:shooting|gunshots|shooter|gunman|fire in (?:my|the|our)|someone in (?:my|the|our) house|a man in)\\b",
    `${play}|\\b(?:instagram|insta|tiktok|followers|ghost|haunted|prank|tag|halloween|water gun|nerf|toy|squirt|airsoft|cook|cooking|kitchen|onion|butter|hunting|fishing|range|dog following|puppy|duck|goose|chef|carving|pumpkin|youtube|traffic)\\b(?!.*\\b(?:mom|scared|hurt|kill)\\b)`,
  ),
  rule(
    "danger.challenge",
    "high",
    "en",
    "choking or blackout dares",
    "\\b(?:choking|blackout|black out|pass ?out|fainting|benadryl|tide pod|fire) (?:game|challenge)\\b|\\bhold (?:your|my) breath until (?:i|you) pass\\b|\\bbleeding(?: \\S+){0,6} (?:not stop|will not stop|a lot and|everywhere|so much)\\b|\\bwill not stop bleeding\\b",
    "\\b(?:nose|nosebleed|paper cut|tooth|gums)\\b",
  ),
  rule(
    "danger.es",
    "imminent",
    "es",
    "sobredosis, inconsciente, fuga, alguien lo sigue",
    "\\b(?:tome|tomo|tomado|tomaron|trague|trago|tomarme|comi|bebi|bebio|tomar)(?: (?!\\|)\\S+){0,4} (?:muchas|demasiadas|demasiada|un monton|todas|todo|un chingo|bastantes|como \\d+|\\d+|veinte|diez|quince|un frasco|el frasco|la botella|cloro|veneno|detergente|puno|puñado|punado|las)(?: (?!\\|)\\S+){0,4} ?(?:pastillas?|medicinas?|medicamento|frasco|pildoras?|cloro|veneno|jabon)?\\b(?<=pastillas|pastilla|medicina|medicinas|medicamento|frasco|pildoras|cloro|veneno|detergente|jabon)|\\bsobredosis\\b|\\b(?:no (?:despierta|se despierta|responde|respira|reacciona|se mueve|puedo despertar\\w*)|(?:esta|quedo|estaba) (?:inconsciente|desmayad[oa])|se desmayo|perdio el conocimiento)\\b(?=.*(?:amig|herman|mama|papa|prim|fiesta|tomo|borrach|tomad|pastilla|ayuda|miedo|respira|no se que|abuel|ella|el|bebe|alguien|novi))|(?<!\\b(?:papa|mama|papi|mami|padre|madre|padrastro|madrastra) )\\b(?:me|se|nos) (?:escape|escapo|fui de (?:mi )?casa|fue de (?:su |la )?casa|salí de casa|sali de (?:mi )?casa|voy a escapar|quiero escapar|voy a ir de (?:mi )?casa|corrieron de (?:la |mi )?casa|echaron de (?:la |mi )?casa|quiero ir de (?:mi )?casa|voy a fugar|fugue)\\b|\\b(?:escaparme|escaparse|irme|fugarme|huir) de (?:mi )?casa\\b|\\bno (?:tengo|tenemos|hay|tiene)(?: (?!\\|)\\S+){0,2} (?:donde|adonde|lugar|a donde)(?: (?!\\|)\\S+){0,2} (?:dormir|ir|vivir|quedarme|quedarnos)\\b|\\b(?:dormi|dormimos|duermo|dormir|durmiendo|vivimos|vivo)(?: (?!\\|)\\S+){0,3} (?:en (?:el|la|un|una) (?:parque|calle|carro|coche|estacion|banca|camioneta|albergue)|afuera)\\b|\\b(?:hombre|senor|alguien|tipo|carro|camioneta|desconocido)(?: (?!\\|)\\S+){0,5} (?:me (?:sigue|persigue|siguio|esta siguiendo|viene siguiendo|quiso subir|quiere subir|jalo)|afuera de mi casa|quiere entrar|esta tratando de entrar|en mi ventana|se metio a (?:mi|la) casa)\\b|\\b(?:papa|padrastro|hermano|el|tio|novio)(?: (?!\\|)\\S+){0,5} (?:tiene|saco|trae|agarro)(?: (?!\\|)\\S+){0,3} (?:pistola|cuchillo|arma|machete)\\b(?=.*(?:mama|casa|grit|miedo|mat|amenaz|peg|borrach|ayuda|enojad))|\\b(?:chofer|maneja|manejando|manejar|carro)(?: (?!\\|)\\S+){0,8} (?:borrach[oa]|tomad[oa])\\b",
    play,
  ),
];
