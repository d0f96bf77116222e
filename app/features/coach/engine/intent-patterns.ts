import { anyWords, type TextTest } from "~/child-language/pattern";
import type { Intent } from "./types";

type IntentPattern = {
  id: Intent;
  pattern: TextTest;
  /** Longest message, in words, this may answer; a longer one is about something else. */
  maxWords?: number;
  /** Answered even when the message also names a feeling or a situation. */
  always?: true;
};

/** What is asked of the coach itself. Runs on plain text (`plainText`). */
export const intentPatterns: readonly IntentPattern[] = [
  {
    id: "are_you_real",
    always: true,
    maxWords: 14,
    pattern: anyWords(
      "\\b(?:vos )?sos (?:(?:vos|un|una|tu) )*(?:robot|persona|maquina|real|humano|humana|ia|bot|programa)\\b|(?<!there )(?:are|r|is) (?:you|u|this|it)(?: \\w+){0,3} (?:real|human|person|people|robot|bot|ai|a i|alive|computer|machine|chatgpt|chat gpt|man|woman|boy|girl|kid|adult|someone|somebody|fake|program|app|living|siri|alexa)|you (?:are )?(?:really )?(?:a |an )?(?:real|human|robot|bot|ai)\\b|u (?:real|human|a bot)|(?:am i|i am) (?:talking|chatting|texting|speaking) (?:to|with)|who am i (?:talking|chatting)|real (?:person|human) (?:or|here|there|typing)|is (?:someone|anyone|anybody|somebody|a (?:real )?(?:person|human)) (?:there|here|typing|behind|reading|writing)|what are you|who are you|do you (?:really )?exist|do you have a (?:body|brain|heart|soul)|prove (?:you are|that you are)|eres (?:\\w+ )?(?:real|human[oa]|persona|robot|bot|ia|de verdad|maquina|computadora|programa|chatgpt|alguien|un[a]? (?:persona|robot|maquina|chic[oa]|senor[a]?|nin[oa]))|(?:estoy )?habl(?:o|ando) con (?:una persona|alguien|un robot|un humano|quien|una maquina)|hay (?:alguien|una persona) (?:ahi|aqui|detras|real)|quien (?:eres|esta ahi|esta escribiendo)|que eres|existes",
    ),
  },
  {
    id: "need_person",
    always: true,
    pattern: anyWords(
      "(?:talk|speak) to (?:a |an )?(?:real |actual )?(?:person|human|counselor|adult|grown ?up|therapist)|(?:need|want) (?:a )?(?:real )?(?:person|human|counselor|therapist|adult) |hablar con (?:una persona|un adulto|la consejera|el consejero|un humano|la psicologa|alguien de verdad)",
    ),
  },
  {
    id: "feel_for_me",
    always: true,
    maxWords: 14,
    pattern: anyWords(
      "do you (?:even |actually )?have (?:feelings|emotions)|do you (?:even )?(?:love|like|miss|hate|care about) me|do you have (?:feelings|emotions)|are you (?:sad|happy|mad|angry|lonely|ok|okay|tired|bored)|do you (?:feel|get) (?:sad|happy|lonely|bored|anything)|how are you|te caigo bien|me quieres|me extran[ao]s|me amas|tienes sentimientos|estas (?:triste|feliz|enojad[oa]|bien|cansad[oa])|como estas",
    ),
  },
  {
    id: "romance",
    always: true,
    maxWords: 14,
    pattern: anyWords(
      "be my (?:boyfriend|girlfriend|bf|gf|valentine|wife|husband|lover)|date me|go out with me|marry me|kiss me|i love you|love you|luv u|ily|in love with you|you are (?:so )?(?:hot|sexy|cute)|flirt|sexting|role ?play|pretend (?:to be|you are) my (?:boyfriend|girlfriend|mom|dad)|te amo|te quiero|se mi novi[oa]|quieres ser mi novi[oa]|besame|casate conmigo|me gustas|enamorad[oa] de ti|finge que eres mi",
    ),
  },
  {
    id: "adult_topic",
    always: true,
    pattern: anyWords(
      "sex|sexy|porn\\w*|nudes?|naked|condoms?|masturbat\\w*|hook ?up|sexo|pornografia|desnud[oa]s?|condon(?:es)?|masturb\\w*",
    ),
  },
  {
    id: "substance",
    always: true,
    pattern: anyWords(
      "vap(?:e|es|ing)|weed|marijuana|edibles?|alcohol|beer|vodka|drunk|get high|cigarettes?|smok(?:e|ing)|cocaine|drugs?|vapear|vapeador|marihuana|mota|cerveza|borrach[oa]|cigarr(?:o|illo)s?|fumar|drogas?",
    ),
  },
  {
    id: "medical",
    always: true,
    pattern: anyWords(
      "do i have (?:\\w+ )?(?:adhd|add|autism|depression|anxiety|ocd|bipolar|cancer|diabetes|covid|ptsd|a disorder|something)|(?:am i|i am) (?:autistic|bipolar|depressed|adhd|mentally ill)\\b.{0,12}(?:right|is it|do you think|tell me)?|diagnos\\w+|what (?:medicine|pills?|medication)|should i (?:take|stop taking) (?:my )?(?:\\w+ )?(?:meds?|medicine|pills?|medication|advil|tylenol|melatonin)|how (?:many|much) (?:\\w+ )?(?:melatonin|advil|tylenol|ibuprofen|medicine|pills?)|(?:my|the) (?:head|stomach|tummy|throat|ear|tooth|chest|back|leg|arm|knee) hurts(?! (?:when i think|because i am|before (?:school|class|a test)|every time i))|rash|is it normal (?:if|that|to have) my|tengo (?:tdah|autismo|depresion|ansiedad|cancer|covid) (?:o|verdad)|sera que tengo (?:\\w+ )?(?:tdah|autismo|depresion|ansiedad)|que (?:medicina|pastilla|medicamento)|(?:debo|puedo) (?:tomar|dejar de tomar)|cuanta (?:melatonina|medicina)|me duele (?:la|el) (?:cabeza|panza|estomago|garganta|oido|diente|muela|pecho|pierna|brazo|rodilla)|sarpullido",
    ),
  },
  {
    id: "who_sees",
    always: true,
    maxWords: 20,
    pattern: anyWords(
      "who (?:can |will |else )?(?:see|sees|read|reads)|(?:can|does|will|do|did) (?:my |the |any|anyone|anybody|you)(?: ?\\w+){0,3} (?:see|read|know about|find out about) (?:this|my (?:chat|messages)|what i)|is this (?:\\w+ )?(?:private|confidential|anonymous|recorded|being recorded)|will you tell|are you going to tell|do you tell|quien (?:ve|lee|puede (?:ver|leer)|va a (?:ver|leer))|(?:pueden?|van? a) (?:ver|leer) (?:esto|mi chat|mis mensajes)|es(?:to es)? (?:privado|confidencial|anonimo)|(?:le )?vas a (?:decir|contar)",
    ),
  },
  {
    id: "secret",
    always: true,
    pattern: anyWords(
      "keep (?:a|this|my|it) secret|keep (?:it|this) between us|do not tell (?:anyone|anybody|my|nobody|the)|promise (?:not to|you will not|me you will not|to not) tell|tell you a secret|can i trust you|guard(?:a|ar|as|es) (?:un|el|mi|este)? ?secreto|no le digas a|no se lo digas|entre nosotros|prome(?:te|teme|tes) (?:que )?no|te cuento un secreto|puedo confiar en ti",
    ),
  },
  {
    id: "repeat_complaint",
    always: true,
    maxWords: 14,
    pattern: anyWords(
      "you (?:already |just )?(?:said|asked|told me) that|you keep (?:saying|asking|repeating)|stop (?:asking|repeating|saying)|that is not what i (?:said|meant)|you do not (?:get|understand) (?:it|me)|you are (?:not listening|repeating)|ya (?:me )?(?:dijiste|preguntaste)|deja de (?:preguntar|repetir)|no (?:me )?entiendes|eso no es lo que (?:dije|quise)|siempre dices lo mismo|no me escuchas",
    ),
  },
  {
    id: "insult",
    always: true,
    maxWords: 9,
    pattern: anyWords(
      "(?:you|u|ur|your)(?: are| re| r)?(?: so| a| an| such a| really| just| the)* (?:stupid|dumb|useless|trash|garbage|annoying|ugly|idiot|loser|worst|lame|cringe|weird|suck|sucks|boring)|shut up|i hate (?:you|u)|(?:stupid|dumb) (?:bot|robot|ai|app|program)|you do not help|this (?:app|bot|is) (?:sucks|stupid|dumb|trash|useless|lame)|screw you|(?:eres|estas) (?:muy |un[a]? )?(?:tont[oa]|inutil|idiota|estupid[oa]|fe[oa]|basura|pesad[oa]|aburrid[oa]|mal[oa])|callate|te odio|no sirves|robot (?:tonto|inutil)|que (?:mala|inutil) app",
    ),
  },
  {
    id: "just_listen",
    always: true,
    pattern: anyWords(
      "just (?:want|need|wanna) (?:to )?(?:talk|vent|be heard)|(?:want|need) (?:you )?to (?:just )?listen(?! to)|just listen(?! to)|do not (?:want|need|give me) (?:any )?(?:advice|tips|help)|no (?:more )?(?:advice|tips)|solo (?:quiero|necesito) (?:hablar|desahogarme|que me escuch\\w+)|solo escucha(?:me)?|sin consejos|no (?:quiero|me des) (?:mas )?consejos",
    ),
  },
  {
    id: "tells_joke",
    maxWords: 12,
    pattern: anyWords(
      "(?:do you |you )?want to (?:hear|here) (?:a|my) joke|i (?:have|got) a (?:good )?joke|knock knock|toc toc|te cuento un chiste|quieres (?:oir|escuchar) un chiste",
    ),
  },
  {
    id: "joke",
    maxWords: 9,
    pattern: anyWords(
      "(?:tell|know|say|got|have|give)(?: me| us)?(?: a| any| another| some)? (?:\\w+ )?jokes?|^(?:a )?joke(?: please)?$|something funny|make me laugh|(?:cuenta|sabes|dime|cuentame)(?:me)? (?:un |otro |algun )?chistes?|^chistes?$|algo (?:chistoso|gracioso)|hazme reir",
    ),
  },
  {
    id: "remember_me",
    maxWords: 12,
    pattern: anyWords("(?:do|did) you remember|^you remember|remember me|te acuerdas|me recuerdas|recuerdas"),
  },
  {
    id: "about_coach",
    maxWords: 12,
    pattern: anyWords(
      "your name|how old are you|where (?:do you live|are you from)|your (?:favou?rite|fav|age|birthday|mom|dad|family|job)|do you (?:eat|sleep|dream|like|go to|play|have a (?!\\w* ?(?:song|music|playlist))|have any (?!\\w* ?(?:song|songs|music))|speak)|who (?:made|created|built) you|how do you work|can you (?:see|hear) me|como te llamas|tu nombre|cuantos anos tienes|de donde eres|donde vives|tu (?:color|comida|cancion|juego|cumpleanos|familia|mama|edad)|quien te (?:hizo|creo)|como funcionas|te gusta(?:n)? (?:el|la|los|las|comer|jugar)|(?:tu|que) (?:duermes|comes)|me ves",
    ),
  },
  {
    id: "homework",
    maxWords: 30,
    pattern:
      /^(?:(?:hey|ok|so|pls|please|coach|whats?|what is|is|how much is|solve|calculate|can you (?:do|solve)|cuanto (?:es|da|son)|,) ?)*[\d., ]+(?:x|\*|\+|-|\/|times|plus|minus|divided by|por|mas|menos|entre|by) ?[\d.]+(?: ?(?:x|\*|\+|-|\/|times|plus|minus|divided by|por|mas|menos|entre|=|is) ?[\d.]*)*$|\b(?:whats|what is|cuanto (?:es|da|son)) \d[\d., ]*(?:x|\*|\+|-|\/|times|plus|minus|divided|por|mas|menos|entre)|\b(?:solve (?:\d|for|this|the|x)|(?:can|could|will) (?:you|u) (?:please |pls )?(?:do|solve|answer|write|finish) (?:my |the |this |number |question |problem |\w+ )*(?:\d+|worksheet|home ?work|essay|math|problem|question|packet|assignment|report|lab)|number \d+ (?:asks|for me|says)|me haces (?:la|mi|el) (?:tarea|ensayo|trabajo|problema)|(?:haz|has)(?:me)? ?(?:me ?)?la (?:tu|tarea)|hazmel[oa]|square root|(?:write|do|finish) (?:me )?(?:an?|my) (?:\w+ ){0,3}(?:essay|paragraph|home ?work|book report|math)|what is the (?:capital|answer|formula|area|past tense)|who (?:was|is|were) the (?:first|president|king|inventor)|(?:help (?:me )?with|do) (?:my )?(?:\w+ )?home ?work|answer to (?:number|question)|(?:haz|resuelve|escribe|hazme)(?:me)? (?:mi|un|una|la|el) (?:\w+ )?(?:tarea|ensayo|resumen|problema)|cual es la (?:capital|respuesta|formula)|quien (?:fue|invento|era) (?:el|la)|raiz cuadrada|ayuda(?:me)? (?:con|en) (?:mi|la) tarea|cuanto es (?=\d))\b/,
  },
  {
    id: "sarcasm",
    maxWords: 20,
    pattern: anyWords(
      "another (?:chatbot|robot|feelings? \\w+|ai|app|bot)|feelings robot|chatbot that cares|(?:wow|oh great|great) ,? ?(?:another|breathing|a robot|a bot)|breathing ,? ?(?:wow|revolutionary|groundbreaking|how original)|groundbreaking|let me guess|do you get paid|start the timer|has anyone told|thank you doctor|favou?rite color is beige|otro (?:robot|chatbot|bot)|que original|a ver que dice el robot|seguro me dices que respire",
    ),
  },
  {
    id: "homework_push",
    maxWords: 14,
    pattern: anyWords(
      "just (?:tell|give) me the answer|just the answer|(?:you are|your) (?:literally )?an ai|you can do math|tell me the answer|i figured you would say|worth (?:asking|a try)|why (?:can|will|would) (?:you )?not (?:you )?(?:help|do|tell)|computers? can do|dime (?:la respuesta|nomas)|solo la respuesta|(?:que|uy) (?:malo|mala) eres|eres una (?:ia|computadora) (?:puedes|sabes)|anda(?:le)? dime|nomas (?:la respuesta|dime)",
    ),
  },
  {
    id: "ground_me",
    maxWords: 14,
    pattern: anyWords(
      "(?:can|could) (?:we|i|you) (?:do|try|play) (?:the |that |a )?(?:\\w+ )?(?:five|5|senses?|grounding|looking)(?: \\w+)?|five senses|(?:hacemos|hagamos|podemos hacer) (?:lo de |el juego de )?los (?:cinco |5 )?sentidos",
    ),
  },
  {
    id: "break",
    maxWords: 10,
    pattern: anyWords(
      "(?:can|could|may) (?:i|we) (?:take|have) a (?:\\w+ )?break|i (?:need|want) (?:to take )?a break|(?:can|could) (?:we|i) (?:stretch|move|dance|shake)|puedo (?:tomar|tener) un (?:descanso|respiro)|necesito (?:un descanso|una pausa|descansar|moverme)|podemos (?:descansar|parar un rato|movernos|estirarnos)",
    ),
  },
  {
    id: "want_confidence",
    pattern: anyWords(
      "(?:more|build|gain|boost|get|find|need) (?:more |my |some |self )?confiden(?:t|ce)|feel more confident|(?:mas|tener|ganar|mejorar|sentir) (?:mas |mi )?confianza|sentirme con (?:mas )?confianza|autoestima",
    ),
  },
  {
    id: "understand_emotions",
    pattern: anyWords(
      "understand(?:ing)? (?:my |what )?(?:own )?(?:emotions?|feelings?|i feel|i am feeling)|what (?:is|are) (?:an |a )?(?:emotions?|feelings?)|why do (?:i|we) (?:have |get )?(?:feel\\w*|emotions?)|(?:entender|comprender) (?:mis |lo que )?(?:emociones|sentimientos|siento)|que (?:es|son) (?:una |las |los )?(?:emocion\\w*|sentimientos?)",
    ),
  },
  {
    id: "calm_me",
    pattern: anyWords(
      "(?:can|could|should|lets|let us|want to|wanna) (?:we |i |you |us )?(?:please )?(?:to )?(?:do|try|breathe|practice)(?: (?:the|some|that|a|your|one|again))*(?: \\w+){0,2} ?(?:breath\\w*|breathe|balloon|square|flower|candle|dragon)|(?:do|try) (?:the )?(?:balloon|square|dragon|bubble|flower) (?:one|breath\\w*)|^breathe with me|help me breathe|(?:si )?(?:hagamos|hacemos|podemos hacer|quiero hacer|vamos a hacer|haz) (?:la |una |lo de la |un poco de )?(?:\\w+ )?respiracion\\w*|respiremos|podemos respirar|pls calm|calm (?:me |myself )?down|need to (?:calm|relax|chill)|(?:how (?:do|can)|help me) (?:i )?(?:to )?(?:calm|relax)|breathing exercise|calmarme|tranquilizarme|relajarme|como me (?:calmo|relajo|tranquilizo)|ayudame a calmar\\w*|ejercicio de respiracion",
    ),
  },
  {
    id: "drums",
    maxWords: 12,
    pattern: anyWords(
      "(?:can|could|may|want|wanna|lets|let|let us|i will|going to) (?:i |we |me |you |us )?(?:to )?(?:please )?(?:play|use|do|try|hit|bang|open|go to|drum)(?: (?:on|with))?(?: (?:the|some|a|my|your))? ?(?:\\w+ )?(?:drum(?:s|mer|ming)?|beat)|^(?:the )?drums?(?: please)?$|play a beat|drum it out|(?:quiero|puedo|podemos|vamos a|voy a|puedo ir a) (?:tocar|usar|jugar con)(?: (?:la|el|los|un|mi))? (?:tambor(?:es)?|bateria|ritmo)|^(?:los )?tambores$|^(?:la )?bateria$",
    ),
  },
  {
    id: "music",
    maxWords: 16,
    pattern: anyWords(
      "(?:can|could|may|do|will) (?:we|you|i) (?:please |pls |just |maybe )*(?:have|play|hear|listen|make|put|do|get|use)(?: (?:to|on|like|me|us))*(?: \\w+){0,4} (?:music|songs?|tracks?|playlist|beats?|sounds?|rain|quiet|something (?:calm|quiet|loud|happy|hype|chill|slow))\\b|listen to (?:something|some) \\w+|(?:ok(?:ay)? |fine |just )*(?:,)? ?one song|^(?:another|one more|a|the next) (?:song|track)|^put on (?:the|some|something|a) |(?:play|put on) (?:the |some |a |something |me )+(?:\\w+ )?(?:song|music|track|playlist|one|rain|quiet|calm|hype)|(?:the )?happy dance song|something (?:hype|quiet|calm|loud) ?(?:to listen to|please|now)?$|(?:podemos|puedes|puedo|quiero|quisiera|me pones|ponme|pon|tienes) (?:\\w+ ){0,3}(?:cancion(?:es)?|musica|algo (?:tranquilo|calmado|suave|alegre|movido|de musica)|ritmo)|(?:una|otra) cancion (?:\\w+ )?(?:porfa|por favor|tranquila|alegre)|(?:make|play|create|want|hear|listen to|need)(?: me| to)*(?: a| some| an| my)?(?: \\w+)? (?:song|music|track|playlist)|make music|(?:haz|pon|crea|quiero|hacer|oir|escuchar)(?:me)? (?:una |mi |un poco de )?(?:cancion|musica|pista)",
    ),
  },
  {
    id: "may_i_ask",
    maxWords: 9,
    pattern: anyWords(
      "can i (?:ask|tell|say) (?:you )?(?:something|a question|this)|i (?:have|got) a question|i (?:want|need|have) to (?:tell|ask) you something|te puedo (?:preguntar|contar|decir) algo|puedo (?:preguntarte|contarte|decirte) algo|tengo una pregunta|quiero (?:contarte|decirte|preguntarte) algo",
    ),
  },
  {
    id: "do_for_me",
    maxWords: 12,
    pattern: anyWords(
      "(?:can|could|will|would) you (?:please )?(?:find|call|text|email|tell (?:him|her|them|my)|talk to (?:him|her|them|my)|come|buy|send|fix|make (?:him|her|them)|get (?:him|her|them)|beat)|puedes (?:buscar|encontrar|llamar|decirle|hablar con|venir|comprar|arreglar|mandarle)",
    ),
  },
  {
    id: "what_can_you_do",
    maxWords: 10,
    pattern: anyWords(
      "what (?:can|do) you do|what can (?:we|i) (?:do|talk about)|how (?:can|do) you help|what is this|how does (?:this|it) work|what are you for|que (?:puedes|sabes|podemos) hacer|para que sirves|que es esto|como (?:funciona esto|me ayudas|puedes ayudar\\w*)|de que (?:podemos|puedo) hablar",
    ),
  },
  {
    id: "what_should_i_do",
    pattern: anyWords(
      "what (?:should|can|do|could) i (?:do|say|tell)|how (?:do|can|should) i (?:tell|say|talk|ask|fix|stop|get|make|deal|handle)|should i (?:tell|say|talk|ask|apologize|go)|(?:can|could|will) you (?:please )?help|(?:do not|not sure) (?:know )?(?:how to|what to) (?:say|do|tell|talk|ask|start)|no se (?:como|que) (?:hablar|decir|hacer|pedir|empezar)\\w*|como (?:le digo|se lo digo|le pido|lo arreglo|hago para)|(?:debo|deberia) (?:decir\\w*|contar\\w*|pedir\\w*)|(?:me )?puedes ayudar|any (?:advice|tips|ideas)|give me (?:some )?(?:advice|tips|an idea)|what would you do|help me (?:with (?:this|it)|please|out|feel better)|que (?:hago|puedo hacer|debo hacer|deberia hacer|le digo|me recomiendas|me aconsejas)|(?:un|algun|dame) consejo|alguna idea|ayudame",
    ),
  },
  {
    id: "praise",
    maxWords: 12,
    pattern: anyWords(
      "you are (?:so |very |really |the )*(?:nice|smart|cool|awesome|best|great|helpful|kind|funny|sweet|amazing|good)|good (?:bot|job|robot)|(?:you|that|this) (?:really )?(?:helped|help)|that (?:is|was) (?:so |really )?(?:helpful|good)|i like (?:you|talking to you)|eres (?:muy |lo |el |la |tan )*(?:buen[oa]|genial|inteligente|maximo|lind[oa]|amable|mejor|divertid[oa]|chid[oa]|cool)|me caes bien|me (?:ayudaste|ayudas)|^(?:si |esto |eso |gracias )*me ayudo|buen trabajo",
    ),
  },
  {
    id: "goodbye",
    maxWords: 8,
    pattern: anyWords(
      "bye+|byee+|goodbye|bye bye|see (?:you|ya)|gtg|got to go|have to go|good ?night|adios|chao|chau|hasta (?:luego|manana|pronto)|nos vemos|me tengo que ir|buenas noches",
    ),
  },
  {
    id: "thanks",
    maxWords: 9,
    pattern:
      /(?<!(?:said|say|says|dijo|dice|wrote|me) )\b(?:thanks?|thank (?:you|u)|thx|ty|tysm|gracias|grasias)\b(?! (?:you )?(?:cards?|notes?|for (?:telling|saying) (?:me|it)))/,
  },
  {
    id: "greeting",
    maxWords: 5,
    pattern:
      /^(?:hi+|hello|hey+|hiya|yo|sup|wassup|what is up|whats up|good (?:morning|afternoon|evening)|hola|ola|buenas|buenos dias|buenas tardes|que onda|que tal|ey)\b/,
  },
  {
    id: "fine",
    maxWords: 7,
    pattern:
      /^(?:i )?(?:am |feel |feeling |just |pretty |doing )*(?:fine|ok|okay|good|alright|all right|all good|not bad|normal|well)(?: i guess| today| thanks| lol)?$|^(?:me siento |estoy |todo |pues |muy )*(?:bien|normal|ahi (?:la llevo|voy))(?: gracias| hoy| creo)?$/,
  },
  {
    id: "so_so",
    maxWords: 8,
    pattern:
      /^(?:i do not know ,? ?)?(?:i )?(?:am |feel |feeling |just |kinda |kind of |doing )*(?:me+h+|so so|blah|bleh|mid)(?: i guess| today| lol)?$|^(?:no se ,? ?)?(?:me siento |estoy |pues |todo |solo |nomas )*(?:mas o menos|ahi mas o menos|regular|meh)(?: gracias| hoy| creo)?$/,
  },
  {
    id: "swearing",
    maxWords: 12,
    pattern: anyWords(
      "fuck\\w*|shit\\w*|wtf|stfu|bitch\\w*|asshole|damn|bullshit|mierda|chinga\\w*|pendej[oa]s?|put[oa]|cabron\\w*|verga|carajo|joder",
    ),
  },
];

/** A question about the wide world rather than about the child. */
export const offTopicPattern =
  /^(?:(?:hey|so|ok|okay|can you|could you|please|do you know) )*(?:tell me about|what (?:time|day|is the (?!point|use)|is a|are the|does)|(?:who (?:is|was)|where (?:is|are|do))(?! (?:they|he|she|it|that|this|you)\b)|who (?:won|invented|sings)|when (?:is|was|does|did)|how (?:many|far|tall|old|big|fast|long|(?:do|can) (?:you|i) (?:beat|make|get|spell|say|build|draw|cook|find))|why (?:is|are|do) (?:the|dogs|cats|people|birds)|which|que (?:hora|dia|es (?:el|la|un|una) \w+$|significa)|quien (?:es|gano|invento|canta)|cuando (?:es|fue|empieza)|donde (?:esta|queda)|cuant[oa]s?|como se (?:dice|hace|juega|escribe)|por que (?:el|la|los|las) |cual es|hablame de|cuentame de)\b/;

/** Words of common other languages that neither English nor Spanish use. */
export const otherLanguagePattern =
  /\b(?:je suis|je ne|bonjour|salut|merci|c est|mwen|pa gen|bonjou|ich bin|ich habe|nicht|guten tag|eu estou|estou|nao|obrigad[oa]|voce|io sono|ciao|grazie|perche|ako|ang|salamat|kumusta|xin chao|toi buon|khong)\b/;

export const yesPattern =
  /^(?:y|ya|yes+|yea+h*|yep|yup|ye|sure|ok(?:ay)?|k|kk|fine|alright|of course|please|lets? (?:do it|go|try)|i (?:will|want to)(?: try(?: it| that)?)?(?= ?$| ,)|maybe|i guess(?: so)?|why not|sounds good|let us|si+|claro|dale|bueno|va|vale|sale|esta bien|quiza|tal vez|puede ser|supongo|por favor|probemos|quiero|orale|ok va|both|help)\b/;
/** A no and nothing else: "no he just said hi" and "no hizo nada" tell something and are no refusals. */
export const noPattern =
  /^(?:n|no+|nope|nah|not (?:really|now|today|sure)|never ?mind|(?:i )?do not (?:want(?: to)?|feel like it)|i am good|(?:i would )?rather not|skip|pass|mejor no|no quiero|ahora no|para nada|nel|paso|nothing|nada)(?: ,)?(?: (?:no|thanks?|thank you|gracias|really|now|today|ok|okay|it|that|to|eso|please|por favor|sorry|de verdad|ahora|hoy|lol|yet|todavia|mas|else|more|way|quiero|i (?:do not|would not)(?: want)?(?: to| it| that)?|i am (?:ok|okay|good|fine|alright)))*(?: ,.*)?$|^no (?:thanks?|thank you|gracias)\b/;
/** What the child has decided to do. */
export const commitPattern =
  /\b(?:i (?:will|am going to) (?:try|tell|talk|ask|do (?:it|that)|say|go|apologize|call|text|email|write|practice|study|show|invite|sit|join)|(?:lo |le )?voy a (?:intentar\w*|decir\w*|hablar|pedir\w*|hacer\w*|contar\w*|probar\w*)|lo intentare|le dire|lo hare)\b/;
/** "lol another one": one more of what there just was. */
export const anotherPattern =
  /^(?:(?:lol|lmao|(?:ha|je|ja)\w*|ok|okay|good one|that is (?:so )?(?:bad|good|funny)|(?:ese )?estuvo buen[oa]|(?:ese )?ya me lo sabia|yes|si|,) ?)*(?:another|another one|one more|again|otr[oa]|otr[oa] (?:mas|uno|chiste)|un[oa] mas|mas)(?: (?:please|pls|joke|por favor|porfa))?$/;

export const otherPattern =
  /\b(?:something else|another (?:one|idea|thing)|different (?:one|idea)|other (?:idea|one)|otra (?:cosa|idea)|algo (?:distinto|diferente|mas)|otro)\b/;
export const unsurePattern =
  /^(?:(?:i )?(?:do not know|dunno|idk|not sure|no idea|no clue|hard to say|no se|ni idea|quien sabe|no estoy segur[oa]|no sabria)\b(?! (?:how|what (?:to|is|will|he|she|they|we)|where|who|when|why|if|como|que (?:hacer|decir|va)|donde|quien|cuando|por que|si)\b)|(?:i )?(?:just )?(?:feel|am feeling) (?:kind of |so |a bit |really )?(?:weird|off|strange|funny)\b|me siento (?:muy |un poco )?(?:rar[oa]|extran[oa])\b)/;
export const betterPattern =
  /\b(?:better|helped|helps|it worked|works|calmer|good now|less|smaller|small|down to|improved|mejor|ayudo|me sirvio|funciono|mas tranquil[oa]|mas calmad[oa]|menos|mas chico|chiquito|bajo a)\b/;
export const worsePattern = /\b(?:worse|bigger|made it bad|peor|mas grande|empeoro|grande)\b/;
export const samePattern =
  /\b(?:the same|same|no (?:change|difference)|did not (?:help|work|do)|does not (?:help|work)|nothing changed|not really|igual|lo mismo|no (?:me )?(?:ayudo|sirvio|funciono|cambio))\b/;
export const donePattern =
  /^(?:ok(?:ay)? )?(?:i )?(?:done|did it|did|finished|i am done|all done|ready|tried it|just did|ya|listo|lista|hecho|ya (?:lo hice|termine|esta)|termine|lo hice|acabe)\b/;

/** The child is finished, whatever was on offer. */
export const endPattern =
  /\b(?:that is (?:all|it)|nothing (?:else|more)|no more|i am done talking|eso es todo|nada mas|es todo|ya no mas)\b/;
/** The whole message wants to be left alone, by the coach or by everybody. */
export const wontTalk =
  /^(?:(?:no|nah|ugh|idk|i do not know|just|please|omg|stop|can you|well|pues|no se|ya|ay) ?,? ?)*(?:leave me alone|(?:i )?(?:really |just )?(?:do not|did not) (?:want to|feel like) talk(?:ing)?(?: (?:about (?:it|this|that)|right now|now|today|to you|please))*|dejame (?:en paz|sol[oa])|no (?:quiero|tengo ganas de) (?:hablar|platicar)(?: (?:de (?:eso|esto)|ahora|ahorita|hoy|contigo))*)$/;
/** Of everything, not of one lesson or rule. */
export const feelsPointless =
  /\b(?:what is (?:even )?the point|whats (?:even )?the point|no point)(?: (?:of|in|to))? (?:any of (?:this|it)|it all|all (?:of )?this|anything|everything|even trying)\b(?! (?:homework|class|math))|\b(?:^|que )(?:ya )?nada (?:de esto )?(?:tiene sentido|vale la pena)\b|\bque sentido tiene (?:todo|nada)\b|\bpara que todo esto\b/;
export const asksForOneself = /\bwhat can i do\b|\bque puedo hacer\b/;
export const refusalPattern =
  /\b(?:(?:can not|could not|no puedo|no pude)(?: (?:do|try|say|write|hacer\w*|decir\w*)(?: (?:it|that|this|eso))?)?(?= ?$| ,)|too hard|muy dificil|(?:do not want to|no quiero)(?: (?:do|try|talk|say|write|hacer\w*|hablar|probar)\b.*)?(?= ?$| ,))/;

/** The first words of a story, with the story still to come. */
export const storyStart =
  /^(?:(?:ok|so|well|omg) ,? ?)*(?:do not laugh|promise (?:not to|you will not) laugh|this is (?:so |kind of )?(?:dumb|embarrassing|awkward)(?: but)?|emergency(?: ,)?(?: \w+){0,2}|i do not (?:even )?know how to say (?:it|this)|(?:a+y+ )?no se ni como (?:decirlo|contarlo|empezar)|no te rias)$|^(?:(?:ok|so|well|bueno|pues|es que) )*(?:there is (?:this|a|one) (?:kid|boy|girl|guy|person|teacher)|it is (?:about|this) (?:\w+ ?){1,3}|hay un[ao]? (?:nin[oa]|chic[oa]|compan\w+)|es sobre (?:\w+ ?){1,3})$/;

/** Questions about the coach or for somebody else: answered, and the talk stays where it was. */
export const stageKeepingIntents: ReadonlySet<Intent> = new Set([
  "are_you_real",
  "about_coach",
  "feel_for_me",
  "remember_me",
  "who_sees",
  "secret",
  "romance",
  "adult_topic",
  "medical",
  "substance",
  "homework",
  "insult",
  "praise",
  "joke",
  "other_language",
  "nonsense",
  "off_topic",
  "do_for_me",
  "may_i_ask",
  "need_person",
  "swearing",
  "repeat_complaint",
  "homework_push",
  "tells_joke",
  "sarcasm",
]);

/** "Should I tell my mom?": always yes, whatever it is about. */
export const asksWhetherToTell =
  /\bshould i (?:tell|talk to) (?:my |the |a |an )?(?:\w+ )?(?:mom|dad|mommy|daddy|parents|teacher|counselor|grown up|adult|someone|somebody|principal|grandma|grandpa)\b|\b(?:le|se lo) (?:digo|cuento) a (?:mi|la|el|un|mis) (?:mama|papa|papas|padres|maestr[oa]|consejer[oa]|adulto|abuel[oa])\b/;

/** "How do I tell her?": words are wanted. */
export const asksForWords = /\b(?:tell|say|ask|apologize|decir\w*|digo|contar\w*|pedir\w*|pido)\b/;
