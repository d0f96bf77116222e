import type { Intent } from "./types";

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
