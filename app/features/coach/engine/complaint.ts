import { Pattern } from "~/child-language/pattern";
import { plainText } from "~/child-language/plain-text";

/** What a child says is wrong with the coach's last reply: read wrongly, or a question passed over. */
export type Complaint = "misread" | "unanswered";

const any = (...sources: string[]) => new Pattern(sources.map((source) => `(?:${source})`).join("|"));

const unanswered = any(
  "\\byou (?:still )?(?:did not|do not|never|are not|not|are) (?:even |really )?(?:answer(?:ing|ed)?|answering)\\b",
  "\\bi (?:just |only |literally |already )*asked (?:you|for (?:a|an|the|one) (?:song|joke|answer|beat|tip|tips|idea|advice)|a question|if|what|how|who|why|where|when|which|about)\\b",
  "\\b(?:that|this|it) is (?:not|no) (?:an? |the |my )?answer\\b",
  "\\bno me (?:has|as) (?:dicho|contestado|respondido)\\b",
  "\\bi (?:just|only|literally|already) asked\\b(?! (?:him|her|them|my|the|mom|dad)\\b)",
  "\\bi was asking\\b",
  "\\b(?:what|not what) i asked\\b",
  "\\banswer (?:me|my question|the question|that)\\b",
  "\\bno (?:me )?(?:respond|contest)(?:es|as|iste|aste|e|es)\\b",
  "\\b(?:te|solo|si|yo) (?:lo )?(?:estoy preguntando|pregunte)\\b",
  "\\bresponde(?:me)?\\b(?= ?$| ,)",
);

const misread = any(
  "\\byou(?:r)? (?:are |re )?(?:not|never) (?:even )?(?:listen|read|gett|understand)\\w*",
  "\\b(?:do|did|can) you (?:even )?(?:read|listen)\\b",
  "\\byou (?:do|did) not (?:even |really |ever )?(?:get|understand|listen|read|hear)\\b",
  "\\byou (?:keep|always) (?:say|ask|giv|tell|talk|do)\\w*",
  "\\byou (?:ask|say) (?:that|this) (?:a lot|again|every time)\\b",
  "\\byou (?:still|keep) think\\w*",
  "\\bsigues (?:pensando|creyendo|diciendo|con)\\b",
  "\\bkeep getting asked\\b",
  "\\bnot that deep\\b",
  "^no si (?:es|fue|era|estuvo)\\b",
  "\\bstop (?:saying|asking|giving|telling|talking about|with)\\b",
  "\\b(?:saying|asking|said|asked) (?:me )?the same(?: thing)?(?: again)?$",
  "\\bi do not know what you are (?:on|talking) about\\b",
  "\\bwhat are you (?:on|talking) about\\b",
  "\\bte lo (?:he dicho|dije)\\b",
  "\\bnot what i (?:said|meant|mean|am saying)\\b",
  "\\bi (?:did|do) not (?:say|mean|ask (?:for|you|about))\\b(?! (?:bye|goodbye|hi|hello|sorry|anything|something|yes|no|thanks?|thank you|(?:it )?to)\\b)",
  "\\bi never said\\b(?! (?:yes|no|sorry|thanks|thank you|it)\\b)",
  // "he asked me and i just said probably" tells a story.
  "(?<!\\b(?:and|so|then|but|because|me) )\\bi (?:just|already|literally)(?: (?:just|already|literally))* (?:told|said)\\b",
  "\\byou (?:got|have) (?:it|that|me|this) (?:all )?(?:wrong|backwards)\\b",
  "\\byou (?:ask|say|talk) (?:way |so )?too (?:many|much)\\b",
  "\\bwhy (?:are|were) you (?:being )?(?:so )?(?:weird|asking)\\b",
  "\\bhaces muchas preguntas\\b",
  "\\bno me contestes cualquier",
  "\\b(?:its|that|it|this) (?:is |was )?not (?:what|about)\\b",
  "\\b(?:that|it|this) (?:is|was) not (?:what|it|about|true|right|a joke|how)\\b",
  "^(?:no |nope |nah |wait |what |huh |um )*,? ?(?:nobody|no one) (?:said|did|does|is)\\b",
  "^(?:no|none|neither) of (?:those|these|them|that)\\b",
  "\\b(?:ya )?(?:ni |no )(?:me )?(?:entiendes|entendiste|escuchas|escuchaste|lees|leiste)\\b",
  "\\b(?:yo )?(?:no|nunca) dije\\b(?! (?:nada|ni))",
  "\\bte (?:lo )?(?:acabo de decir|estoy diciendo)\\b",
  "\\bya te (?:lo )?dije\\b",
  "^ya (?:lo )?dije$",
  "\\beso no (?:es|fue|era|dije|paso)\\b(?! (?:justo|vale|se vale))",
  "\\bnada que ver\\b",
  "^ning(?:una|uno)(?: de es[ao]s)?$",
  "\\bdeja de (?:decir|preguntar)\\b",
  "\\bme refiero a\\b",
  "\\b(?:eso )?que tiene que ver\\b",
);
/** "Huh? I said lego shark", "i said MUM": taken aback or loud, unless the coach has asked what was said. */
const saidAlready =
  /^(?:(?:no|nope|nah|wait|what|huh|um|wow|bro|dude|omg|oye|que) ?,? ?)*i (?:said|sed|meant|ment)\b/;
const isTakenAback = /^(?:no|nope|nah|wait|wh?at|huh|um|wow|bro|dude|omg)\b|^\?|\b\p{Lu}{3,}\b/u;
/** "I said WHAT really loud and everyone turned round" tells a story. */
const mostWordsSaidAgain = 8;
const asksWhatWasSaid = /\b(?:say|said|tell|told|dij\w+|dices|decir\w*)\b/;

const negations = new Set(["no", "not", "never", "nobody", "nunca", "nadie"]);
/** "it went well???" */
const mostWordsOfDoubt = 4;
const stemLength = 5;
/** Words that everybody says about everything: "i don't know" contradicts nothing. */
const common = new Set(
  (
    "about again all already always anybody being anyone anything before could even ever every everyone feel feels felt friend friends getting " +
    "going good grown into have having help helps just keep kids know knows like likes made make makes many maybe mean " +
    "more most much nearly get gets see stays sense hear listening reading leo escucho need needs never only once other others people quite person really said same says school some somebody " +
    "someone something still sure take talk tell than that them then there these they thing things think this time too " +
    "told today tomorrow turn turns tried trying want wants well were what when where which will with work would yesterday yet your yours yourself " +
    "ahora algo alguien amiga amigo amigos antes asi bien bueno cada casa cosas cuando decir dice dices eres escuela " +
    "esta estas este esto gente hace hacer hablar hasta importa mama mejor mismo mucho muchos nada para pero persona " +
    "poco porque puede puedes puedo quiere quieres quiero sabe sabes saber sentir siempre siente sientes solo " +
    "tambien tener tiene tienes tiempo todo todos verdad"
  ).split(" "),
);

const wordsOf = (text: string): string[] => text.split(" ").filter((word) => /[a-z]/.test(word));
const stemOf = (word: string): string => word.slice(0, stemLength);
const isTelling = (word: string): boolean => word.length > 2 && !common.has(word);

/** A condition or a piece of advice: nothing is said of what happened. */
const isNoStatement =
  /^(?:if|when|si|cuando|take|put|make|ask|tell|try|say|show|write|keep|use|do|get|learn|stay|look|let|talk|think|pick|play|give|find|busca|prueba|di|dilo|dile|pide|haz|toma|deja|invita|habla|escribe|elige|puedes|you can|you could)\b/;

/** Stems of what the last reply stated of the child's story: no questions, conditions or advice, nothing denied. */
function statedIn(said: string): Set<string> {
  const sentences = said.match(/[^.!?]+[.!?]*/g) ?? [];
  return new Set(
    sentences
      .filter((sentence) => !sentence.includes("?"))
      .map(plainText)
      .filter((text) => !isNoStatement.test(text))
      .map(wordsOf)
      .filter((words) => !words.some((word) => negations.has(word)))
      .flat()
      .filter(isTelling)
      .map(stemOf),
  );
}

/** "he didn't go to the vet", "NO DRUMS", "it went well???": the coach's own word with a "not" before it or in disbelief. */
function contradicts(message: string, said: string): boolean {
  const stated = statedIn(said);
  if (stated.size === 0) return false;
  const isStated = (word: string) => isTelling(word) && stated.has(stemOf(word));
  const isDenied = plainText(message)
    .split(",")
    .map((clause) =>
      wordsOf(clause).filter((word) => negations.has(word) || isStated(word) || word.length > 3),
    )
    .some((words) => words.some((word, index) => isStated(word) && negations.has(words[index - 1] ?? "")));
  const isDoubted = [...message.matchAll(/([^.!?]+)\?[?!]+/g)]
    .map(([, doubted]) => wordsOf(plainText(doubted ?? "")))
    .some((doubted) => doubted.length <= mostWordsOfDoubt && doubted.some(isStated));
  return isDenied || isDoubted;
}

const mostWordsBefore = 3;
/** "what should i do" asks; it does not wonder at a word. */
const isAsking = /^(?:should|would|could|does|happen\w*|part|puede|debo|hago|tengo)$/;

/** "pick what", "next part of what", "what list??": the coach's own word asked back. */
function wondersAt(text: string, said: string): boolean {
  const words = text.split(/[ ,]+/).slice(0, mostWordsBefore + 1);
  // In Spanish "que" joins clauses far more often than it asks: "sigue que mi mamá me va a hacer la falda".
  const at = words.findIndex(
    (word) =>
      word === "what" || word === "who" || (word === "que" && text.split(" ").length <= mostWordsBefore),
  );
  const asked = at === 0 ? words.slice(1, 2) : words.slice(0, Math.max(0, at));
  const known = new Set(wordsOf(plainText(said)));
  return asked.some(
    (word) => word.length > 3 && known.has(word) && !common.has(word) && !isAsking.test(word),
  );
}

/** "no BUY me one", "No. it's a RESTAURANT": a no, and one word said loudly among quiet ones. */
const stresses = (message: string): boolean =>
  /^\s*no+\b/i.test(message) && /\b\p{Lu}{3,}\b/u.test(message) && /\p{Ll}{2,}/u.test(message);

/** Reads what a child says of the coach's last reply (`said`, as it was shown); null when it says nothing against it. */
export function readComplaint(message: string, said: string): Complaint | null {
  const text = plainText(message);
  if (unanswered.test(text)) return "unanswered";
  const repeats =
    isTakenAback.test(message.trim()) &&
    !asksWhatWasSaid.test(plainText(said)) &&
    message
      .split(/[.!?]+/)
      .map(plainText)
      .some((each) => saidAlready.test(each) && wordsOf(each).length <= mostWordsSaidAgain);
  const isMisread =
    misread.test(text) || repeats || wondersAt(text, said) || stresses(message) || contradicts(message, said);
  return isMisread ? "misread" : null;
}
