import { describe, expect, it } from "vitest";
import { m } from "~/messages/compiled/messages.js";
import { readMessages, variablesOf } from "../language/catalogue";

const LOCALES = ["en", "es"] as const;
const NUMBERS = [0, 1, 2, 21];

/** Variables that say how many; each new variable belongs into one of the two lists. */
const COUNTS =
  words(`accuracy bar bars best better bpm changed count created current days done early energy first from
  hits in last late level matched max megabytes min minutes ms n number onTime out percent points right round rounds
  rows score step to total unchanged`);
const WORDS =
  words(`accidental address answer band beats category child classroom code column date day emotion feeling
  field file grade hotkey key label layer lesson line list method mode name note pad parent part parts person piece requestId
  role roles room school state style tab teacher text time title version wait who zone`);

/** Looks like a plural and is none. */
const INVARIABLE = new Set(["ms", "is", "has", "atrás", "después", "antes", "compás"]);

function words(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}

type Say = (inputs: Record<string, unknown>, options: { locale: (typeof LOCALES)[number] }) => string;

/** A message with a number for whatever counts and a word for the rest. */
function say(key: string, variables: string[], count: number, locale: (typeof LOCALES)[number]): string {
  const inputs = Object.fromEntries(variables.map((name) => [name, COUNTS.has(name) ? count : "Ana"]));
  return (m as unknown as Record<string, Say>)[key]?.(inputs, { locale }) ?? "";
}

const all = LOCALES.flatMap((locale) =>
  [...readMessages(locale)].map(([key, forms]) => ({
    locale,
    key,
    variables: [...new Set(forms.flatMap(variablesOf))],
    isPlural: forms.length > 1,
  })),
);
const counting = all.filter(({ variables }) => variables.some((name) => COUNTS.has(name)));

describe("messages with a count", () => {
  it("have variables that are known to count or not to", () => {
    const unknown = all.flatMap(({ key, variables }) =>
      variables.filter((name) => !COUNTS.has(name) && !WORDS.has(name)).map((name) => `${key}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("name one thing in the singular, in both languages", () => {
    const wrong = counting.flatMap(({ locale, key, variables }) => {
      const text = say(key, variables, 1, locale);
      const noun = /(?<![\d.,])1 (\p{L}+s)(?!\p{L})/u.exec(text)?.[1];
      return noun && !INVARIABLE.has(noun) ? [`${locale} ${key}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("name none, two and twenty-one alike, and otherwise than one where there are two forms", () => {
    const wrong = counting.flatMap(({ locale, key, variables, isPlural }) => {
      const [none, one, two, many] = NUMBERS.map((count) =>
        say(key, variables, count, locale).replace(new RegExp(`(?<!\\d)${count}(?!\\d)`, "g"), "#"),
      );
      if (none === two && two === many && (!isPlural || one !== two)) return [];
      return [`${locale} ${key}: ${[none, one, two, many].join(" | ")}`];
    });
    expect(wrong).toEqual([]);
  });

  it("have as many inputs in one language as in the other", () => {
    const english = readMessages("en");
    const differing = [...readMessages("es")].filter(([key, forms]) => {
      const inputs = (texts: string[]) => [...new Set(texts.flatMap(variablesOf))].sort().join(" ");
      return inputs(forms) !== inputs(english.get(key) ?? []);
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});
