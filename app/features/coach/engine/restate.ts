import type { Locale } from "./types";

/** Never said back as the coach's own sentence: judgements, danger, insults, bodies, numbers to call. */
const unfit =
  /[@\d<>{}[\]\\/*_#:"“”]|https?|\b(?:fuck\w*|shit\w*|bitch\w*|ass|dick|crap|damn|hell|puta|mierda\w*|pendej\w*|verga|stupid|dumb|idiot\w*|fat|ugly|loser|gross|freak|weird|fake|gord\w*|fe[oa]s?|tont\w*|kill\w*|die[ds]?|dead|hurt\w*|blood\w*|hit\w*|slap\w*|punch\w*|kick\w*|touch\w*|naked|body|butt|gun|knife|drunk|vap\w*|weed|police|cops|jail|matar\w*|mori\w*|muri\w*|muert\w*|sangre|peg\w*|golpe\w*|toc[oa]\w*|hate\w*|odi[oa]\w*|nobody|no one|nadie|love|sex\w*|kiss\w*|bes\w+|coach|you|your|u|ur|tu|te|usted|lol|lmao|omg|idk|bc|cuz|tho|rn|ngl|tbh|wtf|smh|fr|gonna|wanna|kinda|like|literally|lowkey|yk|abt|w|ppl)\b/i;

const tense =
  "(?:dropped|forgot|lost|missed|broke|deleted|left|told|asked|got|made|started|took|moved|switched|copied|texted|called|invited|picked|ate|laughed|yelled|snapped|cried|practiced|studied|worked|tried|wrote|drew|sang|played|saw|found|went|came|said|gave|brought|bought|helped|kept|joined|quit|dropped|failed|passed|won|turned|flipped|slammed|checked|cut|walked|ran|sat|stood|froze|spilled|traded|shared|wore|read|built|watched|cooked|baked|sent|posted|ignored|skipped|changed|graduated|finished|signed|waited|slept|woke|stayed|graded|announced|rolled|tore|twisted|auditioned|messed up|fell|swam|rode|escaped|ruined|borrowed|flooded|opened|closed|locked|ended|kicked|blocked|unfollowed|uninvited|cancell?ed|keeps?|wants?|needs?|lives?|leaves|takes|sings|snores|barks|says|plays|works|thinks|talks|sits|calls|makes|comes|goes|gets|will|won't|can't|doesn't|didn't|don't|couldn't|never|always|have|has|had|want|need|miss|know|feel|felt|still|just|also|used|keep|study|play|work|practice|live)";
const opener = new RegExp(
  `^(?:i|we|he|she|they|(?:my|our|the) [\\p{L}' -]{2,28}?) (?:(?:just|really|also|still|never|always|only|already|almost|finally) )?${tense}\\b`,
  "iu",
);
/** "I got dumb", "I feel like a loser", "I will", "I am": judgements and plans are not for saying back. */
const judging =
  /^(?:i|we) (?:feel|felt) like|^i (?:don't|do not|didn't) (?:know|care|mean|think)$|^(?:he|she|they|i|we) (?:said|says|saw)\b.*$(?<!home)|\b(?:i|we) think$|^i (?:got|get|feel|felt) (?!a |an |the |my |home|cut|picked|moved|out|to|invited|it|there|so |really |left)|\bi'?m\b|\bi am\b|\?$/i;

const apostrophes: readonly [RegExp, string][] = [
  [/\b(do|does|did|was|is|were|are|have|has|had|would|could|should|ca|wo)nt\b/gi, "$1n't"],
  [/\bive\b/gi, "i've"],
  [/\b(s?he|that|there|what)s\b/gi, "$1's"],
  [/\btheyre\b/gi, "they're"],
  [/\bi\b/g, "I"],
];
const swaps: Readonly<Record<string, string>> = {
  i: "you",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  our: "your",
  us: "you",
  we: "you",
};

function swapEnglish(clause: string): string | null {
  let text = clause;
  for (const [pattern, to] of apostrophes) text = text.replace(pattern, to);
  if (!opener.test(text) || judging.test(text)) return null;
  const words = text.split(" ");
  const swapped = words.map((word, index) => {
    const plain = word.toLowerCase();
    if (plain === "was" && /^(?:i|we)$/i.test(words[index - 1] ?? "")) return "were";
    if (index === 0 && /^(?:he|she|they|the)$/.test(plain)) return plain;
    const other = swaps[plain];
    if (other) return other;
    // Shouted words come back in a normal voice.
    return word.length > 2 && word === word.toUpperCase() ? plain : word;
  });
  return swapped.join(" ");
}

/** Third persons only: a Spanish verb in the first person would have to change its ending. */
const spanishOpener =
  /^(?:mis? [\p{L}]{3,14}(?: [\p{L}]{3,14})?|ell[ao]s?|él|el|la|los|las) (?:no |ya no |ya |siempre |nunca )?(?:me |se |le |nos |lo |la )?(?:dijo|dijeron|dio|quitó|quito|rompió|rompio|llegó|llego|fue|fueron|mudó|mudo|hizo|hicieron|tomó|tomo|usó|uso|habla|hablan|quiere|quieren|deja|dejan|invitó|invito|invitaron|llamó|llamo|puso|salió|salio|perdió|perdio|borró|borro|contó|conto|comió|comio|canceló|cancelo|cambió|cambio|trabaja|vive|viven|juega|juegan|ronca|llora|grita|tiene|tienen|está|esta|están|estan|escapó|escapo|olvidó|olvido|llevó|llevo|castigó|castigo|escribió|escribio|mandó|mando|viene|vienen|sabe|saben)\b/iu;
const spanishFirstPerson =
  /\b(?:yo|nosotros|\w+(?:é|í|imos|amos|emos)|soy|estoy|voy|tengo|quiero|puedo|creo|siento|hago|digo|sé|vi|di|fui|era|estaba|iba|tenía|tenia)\b/iu;

function swapSpanish(clause: string): string | null {
  if (!spanishOpener.test(clause) || spanishFirstPerson.test(clause)) return null;
  return clause
    .replace(/\bmis\b/gi, "tus")
    .replace(/\bmi\b/gi, "tu")
    .replace(/\bme\b/gi, "te")
    .replace(/\bconmigo\b/gi, "contigo")
    .replace(/\bmí\b/gi, "ti")
    .replace(/\bnos\b/gi, "les");
}

/**
 * One short event of the child's own, turned to "you" ("he broke my castle" -> "he broke your castle"), or null
 * when the clause is a judgement, unsafe or not plain enough to be said back.
 */
export function restate(message: string, locale: Locale): string | null {
  if (/\?|\b(?:if|maybe|what if|si|quizas?|tal vez)\b/i.test(message)) return null;
  const clauses = message
    .replace(/[’‘]/g, "'")
    .replace(/\([^)]*\)/g, "")
    .split(
      /[.!;,\n…]|\s[-–—]\s|\b(?:but|because|cuz|bc|cause|and|so|when|while|since|which|after|before|if|then|though|tho|pero|porque|xq|cuando|aunque|entonces|y)\b/i,
    )
    .map((clause) => clause.trim().replace(/\s+/g, " "));
  for (const clause of clauses) {
    const words = clause.split(" ").length;
    if (words < 3 || words > 10 || clause.length > 60 || unfit.test(clause)) continue;
    if (!/^[\p{L}\s'-]+$/u.test(clause)) continue;
    if (
      /\b(?:to|of|with|for|the|a|an|my|at|in|on|de|con|a|el|la|mi|que|en|is|was|not|said|says|told me|dijo)$/i.test(
        clause,
      )
    )
      continue;
    const said = locale === "es" ? swapSpanish(clause) : swapEnglish(clause);
    if (said) return said;
  }
  return null;
}
