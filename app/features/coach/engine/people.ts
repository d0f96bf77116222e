import { createPhraseFinder } from "~/child-language/phrase-finder";
import { people } from "../content/compiled/content";
import type { Locale } from "./types";

const peopleIn = createPhraseFinder(people, ({ told }) => told);

/** Whom a message mentions first of the people of people.yaml, as the coach calls them; null for nobody. */
export const personIn = (text: string, locale: Locale): string | null =>
  peopleIn(text)[0]?.called[locale === "es" ? 1 : 0] ?? null;
