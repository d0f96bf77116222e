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
