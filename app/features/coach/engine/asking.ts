import { plainText } from "~/child-language/plain-text";

const lead =
  "^(?:(?:and|but|so|ok|okay|wait|hey|also|um|lol|then|well|no|yes|y|pero|oye|entonces|bueno|ok) ,? ?)*";
/** Said by nobody but who asks: "do other kids cry", "would it be rude". */
const asks =
  "(?:do|does|did|will|would|could|should) (?!not\\b|so\\b|my\\b|the (?:dishes|homework|laundry))\\w+ \\w+";
const someone = "(?:i|you|we|he|she|they|it|there|my|this|that|people|someone|somebody|the|your)";
const english = new RegExp(
  `${lead}(?:(?:can|could|will|would|do|does|did|is|are|was|should) ${someone}\\b|how (?:do|can|does|would|long|many|much|old|come|big|far|often)\\b|what (?:is|are|do|does|would|should|about|time|kind|can)\\b|why (?:do|does|is|are|did|would)\\b|when (?:is|do|does|will)\\b|where (?:is|do|can|are)\\b|who (?:is|are|do|can|made|wrote|did|has|will|said)\\b|${asks})`,
);
/** Spanish begins a question and a story with the same words: the mark tells which it is. */
/** So begins no story, with or without the mark. */
const plainSpanish = new RegExp(
  `${lead}(?:que (?:haces|hago|puedo)|como (?:hago|le hago|se hace|funciona|puedo|le digo|se usa)|para que sirve|por que (?:lloro|me pongo|siento|no puedo)|quien (?:hizo|te hizo|escribio)|cuantos anos tienes|puedes|sabes (?:que|como|si|algo)|crees que)\\b`,
);
const spanish = new RegExp(
  `${lead}(?:puedo|puedes|podemos|puede|pueden|crees|sabes|tu|que|como|por que|cuando|donde|quien|cual|cuant\\w+|va|vas|hay|es|son|esta|estas|tienes|mi|me|le|se)\\b`,
);

/** Whether the last thing a message says is a question to whoever reads it. "What if …" and "guess what" tell something. */
export function asksSomething(message: string): boolean {
  const sentence = message.trim().match(/[^.!?\n]+[.!?\s]*$/)?.[0] ?? "";
  const text = plainText(sentence.replaceAll(/[¿?]/g, " "));
  if (
    text.split(" ").length < (/[¿?]/.test(sentence) ? 2 : 3) ||
    /^(?:.* )?(?:what if|guess what|right|verdad)$|\bwhat if\b|\by si\b/.test(text)
  )
    return false;
  return english.test(text) || plainSpanish.test(text) || (/[¿?]/.test(sentence) && spanish.test(text));
}
