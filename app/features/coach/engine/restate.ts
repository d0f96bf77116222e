import { swapSpanish } from "./restate-spanish";
import type { Locale } from "./types";

/** Never said back as the coach's own sentence: judgements, danger, insults, bodies, numbers to call. */
const unfit =
  /[@<>{}[\]\\/*_#:"“”]|https?|\d{4,}|\b(?:fuck\w*|shit\w*|bitch\w*|ass|dick|crap|damn|hell|puta|mierda\w*|pendej\w*|verga|stupid|dumb|idiot\w*|fat|ugly|loser|gross|freak|weird|fake|gord\w*|fe[oa]s?|tont\w*|kill\w*|die[ds]?|dead|hurt\w*|blood\w*|hit\w*|slap\w*|punch\w*|kick\w*|touch\w*|naked|body|butt|gun|knife|drunk|vap\w*|weed|police|cops|jail|matar\w*|mori\w*|muri\w*|muert\w*|sangre|peg\w*|golpe\w*|toc[oa]\w*|hate\w*|odi[oa]\w*|nobody|no one|nadie|love|sex\w*|kiss\w*|bes\w+|coach|you|your|u|ur|tu|te|usted|lol|lmao|omg|idk|rn|wtf|smh|gonna|wanna|abt|w|ppl|stopp\w*|starv\w*|overdos\w*|vomit\w*|purg\w*|bled|chok\w*|burn(?:ed|t)|scratch\w*|threat\w*|attack\w*|abus\w*|rap(?:e|ed)|assault\w*|molest\w*|grabb\w*|shov\w*|push\w*|bull(?:y|ied)\w*|harass\w*|cut|cuts|cutting|pills?|dying|killing|fights?|fought|hospital|sext|crush|naked|scared|afraid)\b/i;

const tense =
  "(?:held|hung|drove|taught|spent|paid|caught|met|chose|babysat|dropped|forgot|lost|missed|broke|deleted|left|told|asked|got|made|started|took|moved|switched|copied|texted|called|invited|picked|ate|laughed|yelled|snapped|cried|practiced|studied|worked|tried|wrote|drew|sang|played|saw|found|went|came|said|gave|brought|bought|helped|kept|joined|quit|dropped|failed|passed|won|turned|flipped|slammed|checked|walked|ran|sat|stood|froze|spilled|traded|shared|wore|read|built|watched|cooked|baked|sent|posted|ignored|skipped|changed|graduated|finished|signed|waited|slept|woke|stayed|graded|announced|rolled|tore|twisted|auditioned|messed up|fell|swam|rode|escaped|ruined|borrowed|flooded|opened|closed|locked|ended|kicked|blocked|unfollowed|uninvited|cancell?ed|keeps?|wants?|needs?|lives?|leaves|takes|sings|snores|barks|says|plays|works|thinks|talks|sits|calls|makes|comes|goes|gets|will|won't|can't|doesn't|didn't|don't|couldn't|never|always|have|has|had|want|need|miss|know|feel|felt|still|just|also|used|keep|study|play|work|practice|live)";
const opener = new RegExp(
  `^(?:i|we|he|she|they|it|someone|somebody|everyone|everybody|people|an? (?:[\\p{L}]+ )?(?:kid|girl|boy|guy|lady|man|woman|teacher|friend)|some (?:kids|girls|boys)|(?:my|our|the) [\\p{L}' -]{2,28}?) (?:(?:just|really|also|still|never|always|only|already|almost|finally|mostly|usually|both|all) )?(?:${tense}|[\\p{L}]{3,}ed|was (?:just |only |almost |still )?(?:[\\p{L}]{2,}ing)|am (?:doing|making|writing|building|working|going|sitting|sharing|saving|helping|reading|playing|learning|practicing|supposed|on|in (?:the|a|my|with))|did|do|had to|have to)\\b`,
  "iu",
);
/** "I got dumb", "I feel like a loser", "I will", "I am": judgements and plans are not for saying back. */
const thirdPerson =
  /^(?:he|she|they|it|it's|there's|there (?:is|are)|someone|somebody|everyone|everybody|people|some (?:kids|girls|boys|people)|an? (?:kid|girl|boy|lady|guy|teacher|friend)(?: (?:in|at|from|on) [\p{L}' ]{2,16}?)?|(?:my|our|the) [\p{L}' -]{2,24}?|(?!(?:My|The|They|This|That|There|Then|But|And|Now|Just|Also|When|Today|What|How|Why|Where|It|You|Not|Like|Mostly|Maybe|Well|Yes|No|Ok|Okay|So|Only|One|Two|Every|Still|In|On|At|For|With|From|Because|Even|Some|Sad|Mad|Hot|Guess|We|If)\b)\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?) (?:just |really |also |still |never |always |only |already |even |all )?(?:is|are|was|were|isn't|aren't|wasn't|can|could|will|would|won't|doesn't|don't|hasn't|haven't|hadn't|did|does|do|keeps?|said yes|[\p{L}]{2,}(?:ed|es)|[\p{L}]{3,}(?<!ss)s)(?![\p{L}'])|^(?:they|it's) [\p{L}]{2,}/iu;
/** "looked behind the dryer": the child left the "I" out. */
const dropped =
  /^(?:just |only |already |finally )?(?:slept|babysat|held|drove|asked|looked|tried|checked|got|sat|dropped|forgot|lost|missed|moved|told|texted|emailed|wrote|made|found|cried|practiced|studied|stayed|watched|went|woke|fell|rolled|rode|played|listened|cleaned|finished|started|joined|signed up|bumped|worked|saved|waited|put|wore|read|walked)\b(?!.*\b(?:me|at|back)$)(?!.* me\b)/iu;
/** Two clauses run into one ("it starts i can shake my hands"): no sentence of its own. */
const twoSubjects =
  /^.*\b\w+ (?<!\b(?:that|how|what|why|says?|said|thinks?|know|knows|wish|hope|where|who|whatever|told|way|time|thing|like|everything|and) )(?:i|we|he|she|they) \w+/i;
const judging =
  /^(?:i|we) (?:feel|felt) like|^i (?:don't|do not|didn't) (?:know|care|mean|think)$|^(?:he|she|they|i|we) (?:said|says|saw)\b.*$(?<!home)|\b(?:i|we) think$|^i (?:got|get|feel|felt) (?!\d|a |an |the |my |home|cut|picked|moved|out|to|invited|it|there|so |really |left)|\bi am (?!doing|making|writing|building|working|going|sitting|sharing|saving|helping|reading|playing|learning|practicing|supposed|on|in )|\bi do not\b$|^it(?:'s)? (?:is |was )?(?:just|so|kind|really|not|too|like)\b|\?$/i;

const apostrophes: readonly [RegExp, string][] = [
  [/\b(do|does|did|was|is|were|are|have|has|had|would|could|should|ca|wo)nt\b/gi, "$1n't"],
  [/\bive\b/gi, "i've"],
  [/\b(s?he|that|there|what)s\b/gi, "$1's"],
  [/\btheyre\b/gi, "they're"],
  [/\bi'?m\b/gi, "i am"],
  [/\bits\b(?= (?:due|on|in|at|about|called|the|a|my|our|number|mostly))/gi, "it's"],
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

function swapEnglish(clause: string, isFirst: boolean): string | null {
  let text = clause;
  for (const [pattern, to] of apostrophes) text = text.replace(pattern, to);
  if (judging.test(text)) return null;
  if (twoSubjects.test(text)) return null;
  if (isFirst && dropped.test(text)) text = `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  else if (!opener.test(text) && !thirdPerson.test(text)) return null;
  const words = text.split(" ");
  const swapped = words.map((word, index) => {
    const plain = word.toLowerCase();
    if (plain === "am" && /^i$/i.test(words[index - 1] ?? "")) return "are";
    if (plain === "was" && /^(?:i|we)$/i.test(words[index - 1] ?? "")) return "were";
    if (
      index === 0 &&
      (/^(?:he|she|they|the|it|it's|someone|somebody|everyone|everybody|people|some|a|an|my|our)$/.test(
        plain,
      ) ||
        /ing$/.test(plain)) &&
      !swaps[plain]
    )
      return plain;
    const other = swaps[plain];
    if (other) return other;
    // Shouted words come back in a normal voice.
    return word.length > 2 && word === word.toUpperCase() ? plain : word;
  });
  return swapped.join(" ");
}

/** Words a fragment may not hold to be echoed: a verb of the child's own, an answer, a question. */
const noEcho =
  /\b(?:i|i'm|im|we|yes|yeah|yea|no|nope|nah|not|idk|ok|okay|k|sure|maybe|fine|nothing|thanks?|thx|bye|hi|hey|hello|done|lol|bored|meh|what|why|how|who|when|can|could|please|pls|yo|sí|si|nada|bueno|va|gracias|hola|adios|adiós|equis|qué|que|por qué|cómo|creo|quiero|estoy|soy|tengo|puedo|me|se|better|worse|same|mejor|peor|igual|ya|listo|dunno|whatever|same|better|worse|theyre|they|hes|shes|he|she|help|stop|wow|cool|nice|well|it|it's|its|thats|that's|did|does|was|were|is|are|has|had|took|am|felt|feel|sad|mad|tired|scared|nervous|jealous|lonely|angry|guilty|annoyed|embarr?as+ed|frustrated|mortified|triste|enojad[oa]|nervios[oa]|cansad[oa]|miedo)\b|[\p{L}]{2,}(?:é|í|imos|amos|emos)(?![\p{L}])/iu;

/** Spanish leaves the subject out, so only what cannot be a sentence is echoed. */
const spanishFragment =
  /^(?:el|la|los|las|un|una|mis?|en|de|del|con|por|para|a|al|desde|hasta|como|cada|todos?|todas?|dos|tres|cuatro|cinco|\d+|hace|sobre)\b/i;

/** A short answer of a few words, said back as one says back a place or a time ("Third period."), or null. */
export function echoOf(message: string, locale: Locale): string | null {
  const text = message
    .trim()
    .replace(/[.!…]+$/, "")
    .replace(/\s+/g, " ");
  const words = text.split(" ").length;
  if (words < 2 || words > 7 || text.length > 50 || unfit.test(text) || noEcho.test(text)) return null;
  if (!/^[\p{L}\d\s,':-]+$/u.test(text) || !/\p{L}{3}/u.test(text)) return null;
  if (locale === "es" && (!spanishFragment.test(text) || /\bmí\b|\bten[ií]a\b/i.test(text))) return null;
  const own: readonly [RegExp, string][] =
    locale === "es"
      ? [
          [/\bmis\b/gi, "tus"],
          [/\bmi\b/gi, "tu"],
        ]
      : [
          [/\bmy\b/gi, "your"],
          [/\bme\b/gi, "you"],
          [/\bour\b/gi, "your"],
        ];
  return own.reduce(
    (said, [pattern, to]) => said.replace(pattern, to),
    text.toUpperCase() === text ? text.toLowerCase() : text,
  );
}

/**
 * One short event of the child's own, turned to "you" ("he broke my castle" -> "he broke your castle"), or null
 * when the clause is a judgement, unsafe or not plain enough to be said back.
 */
export function restate(message: string, locale: Locale): string | null {
  if (/\?|\b(?:if|maybe|what if|si|quizas?|tal vez)\b/i.test(message)) return null;
  const clauses = message
    .replace(/[’‘]/g, "'")
    .replace(/\b(mr|mrs|ms|dr)\.\s/gi, "$1 ")
    .replace(/\([^)]*\)|\bwhich\b.*$/gi, "")
    .replace(
      /\b(?:literally|kinda|lowkey|lol|lmao|omg|ngl|tbh|tho|though|basically|honestly|ugh|um+|hmm+|haha\w*|also|actually|ok|okay)\b,?/gi,
      "",
    )
    .split(
      /[.!;,\n…]|\s[-–—]\s|\b(?:but|because|cuz|bc|cause|so|when|while|since|after|before|if|then|though|tho|pero|porque|xq|cuando|aunque|entonces|y)\b/i,
    )
    // "mom and dad", "my poster and my pictures" stay together.
    .flatMap((clause) =>
      clause.split(
        /\b(?:and|y) (?!\p{Lu}\p{Ll}|(?:mom|dad|mommy|daddy|grandma|grandpa|nana|papa|papá|mamá|sister|brother|my|mi|mis)\b(?! \w+ (?:is|was|said|says|told|did|does|had|has)\b))/u,
      ),
    )
    .map((clause) => clause.trim().replace(/\s+/g, " "));
  for (const [index, clause] of clauses.entries()) {
    const words = clause.split(" ").length;
    if (words < 3 || words > 12 || clause.length > 68 || unfit.test(clause)) continue;
    if (!/^[\p{L}\d\s'-]+$/u.test(clause)) continue;
    if (
      /\b(?:to|of|with|for|the|a|an|my|at|in|on|de|con|a|el|la|mi|que|en|is|are|am|was|were|be|been|have|has|had|do|so|too|very|still|just|really|all|more|its|it's|that|if|how|not|said|says|told me|dijo|es|fue|muy|tan|y)$/i.test(
        clause,
      )
    )
      continue;
    const said = locale === "es" ? swapSpanish(clause) : swapEnglish(clause, index === 0);
    if (said) return said;
  }
  return null;
}
