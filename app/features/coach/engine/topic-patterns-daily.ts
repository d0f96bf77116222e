import { anyWords, type TextTest } from "~/child-language/pattern";
import type { SituationId } from "./types";

/** Everyday things a child comes with. They stand after harm and loss, before the wide patterns. */
export const dailyPatterns: readonly { id: SituationId; pattern: TextTest }[] = [
  {
    id: "immigration",
    pattern: anyWords(
      "(?:la )?migra\\b|deport\\w+|undocumented|indocumentad\\w+|(?:ice|immigration) (?:took|takes|came|comes|got|is at|was at|agents?|will (?:take|come|get)|is going to)|ice\\b(?: \\w+){0,3} (?:take|deport|raid)\\w*|(?:se (?:llevaron|van a llevar|lleven) a|vinieron por) mi (?:papa|mama|tio|tia|prim[oa]|herman[oa])|(?:send|sent) (?:me|us|my \\w+) back to (?!school|class|sleep|my room|bed)|took (?:my |his |her )?\\w+ to detention|(?:no|not|without|sin|have no) (?:\\w+ ){0,2}(?:papers|papeles)",
    ),
  },
  {
    id: "period",
    // "first period" is a lesson, a pad is on the drum kit, and legs have cramps too.
    pattern: anyWords(
      "(?:got|started|starting|getting) my period(?! (?:class|\\d))|(?:got|started) my first period(?! (?:class|teacher|bell|test|quiz|grade|homework|work|is|was|at|schedule|mad))|(?:on|have|having) my period(?! (?:class|\\d))|my period (?:came|started)|period cramps|tampons?|sanitary pads?|(?:me )?(?:vino|bajo|llego) (?:la|mi) regla|ya me bajo|me bajo (?:por primera|en la escuela|en clase)|ando en mis dias|toallas? (?:femeninas?|sanitarias?)|colicos (?:por|de) la regla",
    ),
  },
  {
    // Before the new family: who shouts at whom is what it is about.
    id: "parents_fight",
    pattern: anyWords(
      "(?:step)?(?:dad|mom|father|mother|daddy|mommy)(?:s (?:boyfriend|girlfriend))?(?: \\w+){0,3} (?:screams?|screaming|yells?|yelling|shouts?|shouting)(?: \\w+){0,2} at (?:my )?(?:mom|mommy|mother|dad|daddy|father|her|him|each other)|(?:papa|mama|padrastro|madrastra|novi[oa] de mi (?:mama|papa))(?: \\w+){0,3} (?:le grita|grita|insulta)(?: \\w+){0,2} a (?:mi )?(?:mama|papa|ella|el)",
    ),
  },
  {
    id: "busy_parents",
    pattern: anyWords(
      "(?:dad|mom|parents|father|mother|daddy|mommy|papa|mama|papas|padres)(?: \\w+){0,3} (?:forgot|missed|forgets|did not come to|is not coming to|no vin(?:o|ieron) a|no llego a|(?:se )?olvid\\w+(?: de)?) (?:about )?(?:my|mi) (?:birthday|bday|game|concert|recital|show|play|graduation|meet|cumple\\w*|partido|graduacion|festival|obra)|(?:se les? olvido) mi (?:cumple\\w*|partido|graduacion|festival)",
    ),
  },
  {
    id: "mistake",
    pattern: anyWords(
      "(?:need|want|have) to (?:say sorry|apologi[sz]e)|say sorry to|i told (?:\\w+ )?\\w+s (?:\\w+ )?(?:secret|crush)|i told (?:\\w+ ){1,2}(?:secret|crush) to|conte (?:el|un) secreto de",
    ),
  },
  {
    id: "caught_between",
    pattern: anyWords(
      "(?:both|each) (?:of them )?(?:want|wants|told|expect) me to (?:pick|choose|take|be on)|pick (?:a )?sides?|take sides|(?:stuck|caught|squished|in) (?:in )?the middle(?= ?$| of (?:my|two|their|it|them))|choose between (?:my|them)|(?:que|quieren que) (?:escoja|elija)(?: un)? (?:lado|bando|entre)|en medio de (?:mis|las dos|los dos|ellas|ellos)|(?:tomar|elegir) (?:un )?(?:lado|bando)",
    ),
  },
  {
    id: "teased",
    pattern: anyWords(
      "(?:said|says|say|thinks?) (?:that )?my (?:\\w+ )?(?:lunch|food|shoes|sneakers|hair|accent|clothes|shirt|jacket|backpack|glasses|voice|drawing|dress)(?: \\w+){0,4} (?:smells?|stinks?|stinky|weird|gross|knockoffs?|fake|funny|ugly|cheap|old|dumb|bad|ew|feet)|made fun of my|making fun of my|makes fun of my|(?:copied|copies|imitat\\w+) how i (?:say|talk|speak|sound)|are those even a brand|wants? to (?:pat|touch) my hair|(?:my|are) knockoffs|(?:calls?|calling|called) me (?:four eyes|metal mouth|shorty|fun size|robot face|brace face|rudolph|sweetcorn|baby)|se (?:rieron|rien|burlaron) (?:porque|de (?:mi|mis|como))|(?:dijo|dijeron|dicen) que mi (?:lonche|comida|ropa|acento|pelo|mochila)(?: \\w+){0,4} (?:huele|apesta|fe[oa]|rar[oa])",
    ),
  },
  {
    id: "phone_taken",
    pattern: anyWords(
      "(?:phone|tablet|xbox|ipad|chromebook) (?:got |was |is )?(?:confiscated|taken(?: away)?)|(?:took|takes|taking) (?:away )?(?:my|the) (?:phone|tablet|xbox|ipad|switch|console|computer)|no (?:video ?games|phone|tablet|xbox|screens?) (?:until|for|till)|grounded from|(?:me )?quit(?:o|aron) (?:el|la|mi) (?:cel\\w*|telefono|tablet\\w*|xbox|consola|play|compu\\w*|switch)",
    ),
  },
  {
    id: "accused",
    pattern: anyWords(
      "(?:thinks?|said|says|accus\\w+) (?:that )?(?:i|me of) (?:copied|cheated|cheating|stole|lied|did it|was the one|copying|stealing)|accus\\w+ me|got (?:blamed|in trouble|moved) for (?:something|talking)(?: \\w+){0,4} (?:not|didnt)|(?:cree|creen|dice|dicen|piensa|piensan) que (?:yo )?(?:copie|robe|hice trampa|fui yo|menti)|me acus\\w+|me echaron la culpa",
    ),
  },
  {
    id: "not_picked",
    pattern: anyWords(
      "(?:am|was|my name (?:is|was)) not (?:on (?:it|the list|there)|picked|chosen)|(?:did not|never) (?:make|get) (?:it|the (?:team|part|solo|role|cut|spot|lead|callback)|callbacks?|picked|chosen|in(?= ?$| ,))|(?<!hours )got cut|cut from|picked (?:me )?last|i got (?:tree|understudy|the smallest)|i am tree|but (?:she|he|they) (?:picked|chose) |someone else got (?:it|the)|(?:got|get|with) (?:jv|third chair)|dropped from 1st|no (?:quede|me escogieron|me eligieron|sali en la lista)|me (?:escogieron|eligieron) (?:al )?ultim[oa]|no (?:me )?dieron el (?:papel|solo|puesto)|me sacaron del equipo|bench|banca",
    ),
  },
  {
    id: "lost_game",
    pattern: anyWords(
      "(?:we|i|they) (?:just |all )?(?:lost|got destroyed|got crushed|lose)(?: \\w+){0,4} (?:by|\\d+|championship|finals?|game|match|semifinals?|tournament|debate|meet|race|in ot|overtime|election|vote|checkers|uno|round|bee)|lost (?:the|our|my) (?:last )?(?:championship|game|match|final|race|debate|meet)|(?:missed|blew) (?:the|my|a) (?:last )?(?:shot|penalty|free throw|goal|kick)|got out (?:on|in) (?:the )?\\w+|disqualified|scored (?:\\d+|\\w+) on me|(?:perdimos|perdi)(?: \\w+){0,4} (?:por|contra|partido|final|juego|torneo|campeonato|\\d+)|falle (?:el|un) (?:penal|tiro|gol)|nos (?:ganaron|eliminaron)",
    ),
  },
  {
    id: "pet_escaped",
    pattern: anyWords(
      "(?:got out of|escaped from|not in) (?:his|her|its|the) (?:cage|tank|box)|(?:hamster|gerbil|lizard|snake|turtle|bunny)(?: \\w+){0,2} (?:got out|escaped|is missing|is gone)|se (?:salio|escapo) de (?:su|la) jaula|se me (?:salio|escapo) (?:el|la|mi) (?:hamster|amster|conejo|tortuga|pajar\\w+)|no encontramos a (?:mi|el|la) (?:hamster|gat\\w+|perr\\w+)",
    ),
  },
  {
    id: "embarrassing",
    pattern: anyWords(
      "called (?:my|the) teacher mom|in front of (?:the (?:hole|whole) (?:class|school)|everyone|everybody|evrybody|the class)|(?:dropped|spilled) my (?:whole )?(?:tray|lunch|drink)|my (?:pants|shorts) (?:ripped|split|look)|voice (?:cracked|cracks)|(?:said|yelled) you too|like i had an? ac?xident|tripped (?:in|on|over)|hiccups|fell (?:asleep )?in (?:class|front)|melt into|wanted to (?:hide|melt|disappear|die) in my locker|le dije mama a la maestra|enfrente de tod\\w+|delante de tod\\w+|se me cayo la (?:charola|bandeja|comida)|tierra tragame|me quede mud[oa]",
    ),
  },
  {
    id: "forgot_thing",
    pattern: anyWords(
      "i (?:forgot|left|lost|can not find|could not find) my (?!friend|mind|mom|dad|grand|temper|dog|cat|best|place|tooth|voice)(?:\\w+ ){0,3}(?:at|slip|permission|folder|book|lunch|bag|backpack|homework|instrument|\\w*sax\\w*|clarinet|cleats?|hoodie|jacket|water|glasses|retainer|keys?|phone|chromebook|binder|folder|shoes|uniform|money|pencil)|(?:book|hoodie|jacket) is (?:gone|missing|lost)|(?:forgot|left) (?:my|the) \\w+ at (?:my )?(?:dads?|moms?|home|school)|(?:olvide|se me olvido|deje|perdi) (?:el|la|mi|mis|los) (?:permiso|tarea|mochila|libro|lonche|folder|cuaderno|chamarra|sudadera|sueter|uniforme|lentes|estuche|flauta|violin|llaves|suet\\w+)",
    ),
  },
  {
    id: "name_wrong",
    pattern: anyWords(
      "(?:said|says|say|saying|called|mispronounc\\w+|pronounc\\w+)(?: \\w+)? my name (?:\\w+ )?wrong|mispronounc\\w+ my name|mixing me up|mi nombre (?:mal|lo dicen mal)|(?:dice|dicen|pronuncia\\w*|escribe\\w*) mal mi (?:nombre|apellido)|called me sigh",
    ),
  },
  {
    id: "tooth",
    pattern: anyWords(
      "(?:lost|loose|wobbly|wiggly|wigly) (?:my )?(?:front )?t(?:ooth|eeth)|(?:lost|pull) my tooth|my tooth (?:is|fell|came)|tooth fairy|se me (?:cayo|mueve) (?:el|un|mi) diente|diente flojo|diente",
    ),
  },
  {
    id: "new_look",
    pattern: anyWords(
      "(?:got|get|getting|new|first day with|wearing|have to wear) (?:my |new )?(?:glasses|braces|bangs|a haircut|headgear)|haircut|(?:giant |big )?(?:pimples?|zits?|acne|volcano on my|breakout)|braces|me (?:pusieron|van a poner) (?:los )?(?:brackets|frenos|lentes)|uso lentes|(?:tengo|me salio)(?: \\w+){0,2} (?:grano|espinilla|barro)s?|corte de pelo|me cortaron el (?:pelo|cabello)|me cortaron el fleco",
    ),
  },
  {
    id: "dark",
    pattern: anyWords(
      "(?:do not|dont) like the dark|(?:scared|afraid) of the dark|night ?light|in the dark|no me gusta lo oscuro|(?:a|en) (?:la|lo) (?:oscuridad|oscuro)|sombra (?:en|de)",
    ),
  },
  { id: "storm", pattern: anyWords("thunder\\w*|lightning|truenos?|relampagos?|tormenta") },
  {
    id: "doctor",
    pattern: anyWords(
      "(?:flu )?shots? (?:at|on|tomorrow|today|in my arm)|flu shot|needles?|needels|go to the (?:doctor|docter|dentist)|(?:doctor|docter|dentist) (?:on|tomorrow|today|appointment)|vacuna|inyeccion|(?:ir|voy|vamos|llevan) (?:al|con el) (?:doctor|dentista|medico)",
    ),
  },
  {
    id: "driving",
    pattern: anyWords(
      "(?:drivers?|driving|road|permit) (?:test|exam|license)|parallel park\\w*|dmv|learner permit|examen de manejo|licencia de manejar|aprender a manejar|aprendiendo a manejar",
    ),
  },
  {
    id: "college",
    pattern: anyWords(
      "waitlist\\w*|(?:got )?(?:rejected|deferred) (?:from|by)|(?:college|university) (?:said no|rejection|rejected|essay|application|apps?|admissions?|decisions?|letter)|said no ?(?=$|,)|common app|financial aid|fafsa|sat scores?|act scores?|ensayo (?:para|de) la universidad|solicitud(?:es)? (?:de|para|a) (?:la )?universidad|no me (?:aceptaron|admitieron)|lista de espera|beca",
    ),
  },
  {
    id: "job",
    pattern: anyWords(
      "my (?:boss|manager|shift|paycheck|first job)|(?:first|second) shift|(?:started|got a job|work(?:ing)?) at (?:the|a) (?:\\w+ )?(?:place|store|shop|restaurant|cafe|market|gas station)|five nights a week|my (?:new |first )?job|got a job|job interview|job interview|mi (?:turno|primer trabajo)|entrevista de trabajo|trabajo en (?:un|una|el|la)",
    ),
  },
  {
    id: "group_work",
    pattern: anyWords(
      "group (?:project|work)|(?:has not|have not|did not|does not) (?:done|do|help\\w*) (?:any|anything) (?:of|on) (?:our|the)|doing (?:a |the )?(?:whole|entire|all)(?: \\w+){0,4} (?:by myself|alone)|my (?:lab )?(?:partner|group) (?:does|did|is|will|keeps|wont|never)|trabajo (?:en|de) (?:equipo|grupo)|(?:no|nadie) (?:hace|hizo|ayuda) nada (?:en|del) (?:equipo|proyecto|trabajo)|proyecto en equipo",
    ),
  },
  {
    id: "homesick",
    pattern: anyWords(
      "homesick|home sick|sleep ?over|miss (?:my )?(?:old )?(?:country|home|house|bed|school)(?= ?$| ,| so| and)|nostalgia|extrano (?:mi (?:pais|casa|tierra|pueblo|escuela)|todo)|echo de menos mi",
    ),
  },
  {
    id: "dance",
    pattern: anyWords(
      "prom|(?:winter|school|spring|homecoming|first) dance|homecoming|slow danced?|baile de (?:graduacion|la escuela|fin)|(?:el|al) baile",
    ),
  },
  {
    id: "chores",
    pattern: anyWords(
      "chores?|(?:do|wash) (?:the |all the |every |my )?(?:dish(?:es)?|laundry|trash|litter)|(?:take|taking) out the (?:trash|garbage)|dishes|quehaceres|(?:lavar|lavo) los (?:platos|trastes)|(?:sacar|saco) la basura|tender (?:mi|la) cama",
    ),
  },
  {
    id: "new_family",
    pattern: anyWords(
      "my step(?:dad|mom|father|mother|brother|sister|family)|(?:moms?|dads?) (?:new )?(?:boyfriend|girlfriend|bf|gf|wife|husband)|(?:mom|dad|mother|father|mommy|daddy) (?:has|have|got|is dating|is seeing) (?:a |some |this )?(?:new )?(?:boyfriend|girlfriend|bf|gf|guy|man|woman|lady|wife|husband)\\b|padrastro|madrastra|hermanastr[oa]|(?:novio|pareja|esposo) de mi (?:mama|ma|mami)|(?:novia|pareja|esposa) de mi (?:papa|pa)|moved in with us",
    ),
  },
  {
    id: "friend_drift",
    pattern: anyWords(
      "(?:used to|do not|we|never) (?:\\w+ )?(?:talk|hang out)(?: \\w+){0,3} (?:every day|any ?more|as much)|drift(?:ed|ing)? apart|grew apart|new (?:bestie|best friend|bff)|has a (?:boyfriend|girlfriend|bf|gf) now|third wheel|plus one|left (?:me )?on read|sits with \\w+ now|ya no (?:es|somos|nos) (?:\\w+ )?(?:como antes|hablamos|igual)|tiene (?:otra|una nueva) mejor amiga|(?:otr[oa]|nuev[oa]) mejor amig[oa]|me dejo en visto",
    ),
  },
  {
    id: "translating",
    pattern: anyWords("translat\\w+|interpreter|(?:le |les )?traduc(?:ir\\w*|zo|iendo|e|i)|interprete"),
  },
  {
    id: "language",
    pattern: anyWords(
      "my accent|(?:english|ingles|espanol|spanish) (?:is|me|es) (?:\\w+ )?(?:hard|cuesta|dificil|not (?:my|good))|(?:do not|dont) (?:speak|know) (?:much |the |any )?(?:english|words)|esl|pull ?out|(?:el |mi )?ingles me cuesta|no (?:hablo|entiendo|se) (?:bien )?(?:el )?ingles|mi acento|clase de ingles",
    ),
  },
  {
    id: "injury",
    pattern: anyWords(
      "(?:rolled|sprained|twisted|broke|tore|fractured) my (?:ankle|wrist|arm|leg|acl|knee|finger|foot|toe)|acl|concussion|in a (?:boot|cast)|(?:ankle|knee) (?:sprain|surgery)|injur(?:y|ed)|me (?:torci|lastime|rompi|esguince|raspe)(?: \\w+){0,3} (?:tobillo|rodilla|brazo|pierna|muneca|pie|mano|dedo|jugando|futbol)?|esguince|yeso|lesion\\w*",
    ),
  },
  {
    id: "silly",
    pattern:
      /\b(?:banana banana|fart|(?:feeling|mood) (?:today )?is (?:a )?potato|potato potato|blublu\w*|skibidi|hehehe+|pedo|popo|papa con)\b/,
  },
  {
    id: "making",
    pattern: anyWords(
      "i (?:started|have|run|made) a (?:youtube |tiktok )?(?:channel|band|comic|podcast|club|garden|game|robot|zine)|(?:my|our) (?:youtube )?channel|i (?:am making|am building|am writing) (?:a|an|my)|(?:tengo|hice|empece) un (?:canal|comic|club|grupo de musica|videojuego)",
    ),
  },
  {
    id: "waiting",
    pattern: anyWords(
      "still (?:waiting|have not heard)|(?:results|list|decisions?|scores?) (?:come|comes|are) out|waiting (?:for|to hear|on) (?:the|my|a|them|it|results)|sigo esperando|esperando (?:la|el|los|que)",
    ),
  },
];
