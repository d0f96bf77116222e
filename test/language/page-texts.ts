/** A text that a page shows or that names a part of it, and where it stands. */
export type PageText = { text: string; where: string };

type Open = { tag: string; lang: string | null };

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** What is no text of the page; code is the same in every language. */
const UNREAD = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style|code)\b[\s\S]*?<\/\1>/gi;
const NAMING =
  "aria-label aria-description aria-roledescription aria-valuetext alt placeholder title label".split(" ");
const SHARED_META = /^(?:description|keywords|og:title|og:description|twitter:title|twitter:description)$/;

/** A tag with its attributes, or the text up to the next one. */
const PARTS = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/gi;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
const tidy = (text: string): string => decode(text).replace(/\s+/g, " ").trim();

/**
 * Every text of a page as it is served: runs between tags, naming attributes, title and description. What an
 * element says in another language than the page's, and marks so by `lang`, is left out.
 */
export function readTexts(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: Open[] = [];
  const add = (text: string, where: string) => {
    const said = tidy(text);
    if (/\p{L}/u.test(said)) texts.push({ text: said, where });
  };
  for (const [, closing, name, attributes = "", run] of html.replace(UNREAD, "").matchAll(PARTS)) {
    if (run !== undefined) {
      if (!isForeign(open)) add(run, open.at(-1)?.tag ?? "page");
      continue;
    }
    const tag = (name ?? "").toLowerCase();
    if (closing) {
      const at = open.map((each) => each.tag).lastIndexOf(tag);
      if (at >= 0) open.length = at;
      continue;
    }
    const values = readAttributes(attributes);
    const element = { tag, lang: values.get("lang") ?? null };
    if (!isForeign([...open, element]))
      for (const [attribute, value] of namingValues(tag, values)) add(value, `${tag}[${attribute}]`);
    if (!VOID.has(tag) && !attributes.endsWith("/")) open.push(element);
  }
  return texts;
}

const isForeign = (open: Open[]): boolean =>
  open.findLast(({ lang }) => lang !== null)?.lang !== open.find(({ lang }) => lang !== null)?.lang;

const readAttributes = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)].map(
      ([, name = "", double, single]) => [name.toLowerCase(), double ?? single ?? ""],
    ),
  );

function namingValues(tag: string, values: Map<string, string>): [string, string][] {
  const named = NAMING.flatMap((name): [string, string][] => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  if (tag === "meta" && SHARED_META.test(values.get("name") ?? values.get("property") ?? ""))
    named.push(["content", values.get("content") ?? ""]);
  if (tag === "input" && /^(?:submit|button|reset)$/.test(values.get("type") ?? ""))
    named.push(["value", values.get("value") ?? ""]);
  return named;
}
