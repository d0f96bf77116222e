import { describe, expect, it } from "vitest";
import { type CoachState, type Locale, reply } from "../../../app/features/coach/engine";
import { makeRandom } from "../../../scripts/lib/random";
import { heardKinds } from "../../fixtures/coach-kinds";

/** The last reply of a talk, with the ids of the lines it was made of. */
function hear(before: readonly string[], message: string, locale: Locale) {
  const random = makeRandom(11);
  let state: CoachState | null = null;
  let known = 0;
  let answer = null as ReturnType<typeof reply> | null;
  for (const each of [...before, message]) {
    known = (state as CoachState | null)?.used.length ?? 0;
    answer = reply({ history: [], state, message: each, ageBand: "13-15", locale, random });
    state = answer.state;
  }
  return { ids: answer?.state.used.slice(known) ?? [], links: answer?.links ?? [], text: answer?.text ?? "" };
}

describe.each(heardKinds)("hears $name", ({ before, said, not, link, ...wordings }) => {
  it.each(
    (["en", "es"] as const).flatMap((locale) =>
      wordings[locale].map((message) => [message, locale] as const),
    ),
  )("in %j (%s)", (message, locale) => {
    const { ids, links, text } = hear(before[locale], message, locale);
    const lines = `${text} [${ids.join(" ")}]`;
    if (said)
      expect(
        ids.some((id) => said.test(id)),
        lines,
      ).toBe(true);
    if (not)
      expect(
        ids.filter((id) => not.test(id)),
        lines,
      ).toEqual([]);
    if (link)
      expect(
        links.some(({ href }) => link.test(href)),
        lines,
      ).toBe(true);
  });
});
