import { readdirSync, readFileSync } from "node:fs";

type Stored = string | { declarations: string[]; match: Record<string, string> }[];

const root = new URL("../../app/messages/", import.meta.url);

/** The names of a language's catalogue files. */
export const catalogueFiles = (locale: string): string[] => readdirSync(new URL(`${locale}/`, root));

/** One file of a language's catalogue as it is stored. */
export const readCatalogue = (locale: string, file: string): Record<string, Stored> =>
  JSON.parse(readFileSync(new URL(`${locale}/${file}`, root), "utf8"));

/** The forms of a message: one, or one for each case of a count. */
export const formsOf = (stored: Stored): string[] =>
  typeof stored === "string" ? [stored] : stored.flatMap(({ match }) => Object.values(match));

/** Every message of a language with its forms. */
export const readMessages = (locale: string): Map<string, string[]> =>
  new Map(
    catalogueFiles(locale).flatMap((file) =>
      Object.entries(readCatalogue(locale, file)).map(([key, stored]) => [key, formsOf(stored)] as const),
    ),
  );

/** Names of what goes into the braces of a text. */
export const variablesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
