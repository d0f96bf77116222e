/** What is known about the child and may stand in a message. */
export type PersonalDetails = {
  /** Names on the account and in the family. */
  people: readonly string[];
  /** Schools, as written on the account. */
  places: readonly string[];
  /** Handles: user name, nickname, e-mail name. */
  handles: readonly string[];
};

type Kind = "PERSON" | "EMAIL" | "PHONE" | "ADDRESS" | "SCHOOL" | "DATE" | "HANDLE" | "LINK" | "NUMBER";

const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const streets =
  "street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|circle|cir|place|pl|terrace|highway|hwy|parkway|pkwy|trail";
const name = "\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:de|del|la|los|van|von|da)\\s)*\\p{Lu}[\\p{L}'’-]+){0,3}";

/** Order matters: an e-mail holds a handle, an address holds a number. */
const patterns: readonly [Kind, RegExp][] = [
  [
    "EMAIL",
    /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]| at (?=(?:gmail|yahoo|hotmail|outlook|icloud|proton)))\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\]| dot )\s?[\p{L}\p{N}-]{2,})+/giu,
  ],
  ["LINK", /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|gg|io|me|edu|us)(?:\/\S*)?\b/giu],
  ["PHONE", /(?:\+?\d{1,3}[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b|\b\d{3}[\s.-]\d{4}\b/gu],
  ["NUMBER", /\b\d{3}-\d{2}-\d{4}\b|\b\d{6,}\b/gu],
  [
    "ADDRESS",
    new RegExp(
      `\\b\\d{1,6}\\s+(?:[nsew]\\.?\\s+)?(?:[\\p{L}\\p{N}.'’-]+\\s){1,4}(?:${streets})\\b\\.?(?:,?\\s*(?:apt|apartment|unit|#)\\.?\\s*\\w+)?(?:,\\s*\\p{L}[\\p{L} ]+)?(?:,?\\s*[A-Z]{2})?(?:\\s+\\d{5})?`,
      "giu",
    ),
  ],
  [
    "ADDRESS",
    /\b(?:calle|avenida|av\.|av|callej[oó]n|privada|boulevard)\s+(?:[\p{L}\p{N}.'’-]+\s){1,5}(?:#|no\.?|n[uú]mero)?\s?\d{1,5}\b(?:,?\s*(?:apto?|depto|departamento|colonia|col)\.?\s*[\p{L}\p{N} ]+)?|\b(?:apt|apartment|depto)\.?\s*#?\d+\w?\b/giu,
  ],
  ["ADDRESS", /\b(?:zip|zip code|código postal|codigo postal|c\.p\.)\s*(?:is|es|:)?\s*\d{5}\b/giu],
  [
    "DATE",
    new RegExp(
      `\\b(?:${months})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+|de\\s+)?(?:${months})(?:\\s+(?:de\\s+|del\\s+)?\\d{4})?\\b|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b(?:19|20)\\d{2}-\\d{2}-\\d{2}\\b`,
      "giu",
    ),
  ],
  [
    "HANDLE",
    /(?<=(?:snap(?:chat)?|insta(?:gram)?|discord|tik ?tok|roblox|xbox|psn|whatsapp|kik|telegram|twitch|youtube|username|user ?name|handle|gamertag|usuario|ig|sc)(?:\s*[:=]\s*|\s+(?:is|es|user is|name is)?\s*)@?)[\w.#-]*[\w#](?=$|[\s,.!?)])|(?<=^|\s)@[\w.]{2,}/giu,
  ],
  [
    "SCHOOL",
    /\b(?:\p{Lu}[\p{L}'’.-]+\s){1,4}(?:Elementary|Middle|High|Primary|Charter|Academy|Preparatory|Prep)(?:\sSchool)?\b|\b(?:\p{Lu}[\p{L}'’.-]+\s){1,4}School\b|\b(?:Escuela|Primaria|Secundaria|Preparatoria|Colegio|Instituto)\s(?:(?:de|del|la|las|los)\s)*\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|del|la|las|los)\s)*\p{Lu}[\p{L}'’-]+){0,3}/gu,
  ],
  // A name is known by what stands before it; the account's own names are replaced wherever they stand.
  [
    "PERSON",
    new RegExp(
      `(?<=\\b(?:[Mm]y name is|[Mm]y name's|I am called|[Tt]hey call me|[Cc]all me|[Mm]e llamo|[Mm]i nombre es|[Mm]e dicen|[Ss]oy)\\s)${name}`,
      "gu",
    ),
  ],
  [
    "PERSON",
    new RegExp(
      `(?<=\\b(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Mm]x|[Dd]r|[Cc]oach|[Pp]rincipal|[Tt]eacher|[Pp]rofe|[Pp]rofesora?|[Mm]aestr[oa]|[Ss]ra?|[Dd]irectora?|[Tt][ií][oa]|[Uu]ncle|[Aa]unt)\\.?\\s)${name}`,
      "gu",
    ),
  ],
  [
    "PERSON",
    new RegExp(
      `(?<=\\b(?:[Ff]riends?|[Bb]estie|[Bb]rother|[Ss]ister|[Cc]ousin|[Bb]oyfriend|[Gg]irlfriend|[Cc]lassmate|[Nn]eighbor|[Cc]rush|[Aa]mig[oa]|[Hh]erman[oa]|[Pp]rim[oa]|[Nn]ovi[oa]|[Cc]ompañer[oa]|[Vv]ecin[oa]|kid|boy|girl|niñ[oa]|chic[oa])\\s(?:(?:is\\s)?(?:named|called)\\s|se llama\\s|llamad[oa]\\s|,\\s)?)${name}`,
      "gu",
    ),
  ],
  [
    "PERSON",
    new RegExp(
      `(?<=\\b(?:named|called|se llama|llamad[oa]|with|con|and|told|hate|like|love|miss|from)\\s)(?!I\\b|I'|The\\b|My\\b|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Spanish|Math|Beats|God|Christmas)${name}`,
      "gu",
    ),
  ],
];

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Replaces personal details by tokens such as [PERSON_1] before anything leaves, and puts them back into
 * the answer (safety rule K18). One object a call, so that the same name gets the same token throughout.
 */
export class Redaction {
  private readonly tokens = new Map<string, string>();
  private readonly originals = new Map<string, string>();
  private readonly counts = new Map<Kind, number>();
  private readonly known: readonly [Kind, RegExp][];

  constructor(details: PersonalDetails) {
    const patternOf = (kind: Kind, values: readonly string[]): [Kind, RegExp][] =>
      values
        .map((value) => value.trim())
        .filter((value) => value.length >= 2)
        .sort((one, other) => other.length - one.length)
        .map((value) => [
          kind,
          new RegExp(
            `(?<![\\p{L}\\p{N}])${escapeForPattern(value).replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
            "giu",
          ),
        ]);
    const parts = details.people.flatMap((full) => [full, ...full.split(/\s+/)]);
    this.known = [
      ...patternOf("SCHOOL", details.places),
      ...patternOf("HANDLE", details.handles),
      ...patternOf("PERSON", [...new Set(parts)]),
    ];
  }

  /** The text with every detail found replaced by its token. */
  hide(text: string): string {
    let out = text.normalize("NFC");
    const [emailPattern, ...rest] = patterns;
    const ordered = [...(emailPattern ? [emailPattern] : []), ...this.known, ...rest];
    for (const [kind, pattern] of ordered) {
      // Text already turned into a token is left alone.
      out = out
        .split(/(\[[A-Z]+_\d+\])/)
        .map((part, index) =>
          index % 2 === 1 ? part : part.replace(pattern, (found) => this.tokenFor(kind, found)),
        )
        .join("");
    }
    return out;
  }

  /** The answer with the tokens turned back; a token nobody gave out is dropped. */
  restore(text: string): string {
    return text
      .replace(/\[([A-Z]+_\d+)\]/g, (token) => this.originals.get(token) ?? "")
      .replace(/ {2,}/g, " ");
  }

  private tokenFor(kind: Kind, found: string): string {
    const key = `${kind}:${found.toLowerCase()}`;
    const known = this.tokens.get(key);
    if (known) return known;
    const number = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, number);
    const token = `[${kind}_${number}]`;
    this.tokens.set(key, token);
    this.originals.set(token, found);
    return token;
  }
}
