import { describe, expect, it } from "vitest";
import type { AgeBand, CoachReply, CoachState, Locale } from "~/features/coach/engine";
import { readMessage } from "~/features/coach/engine/read-message";
import { skillsFailed } from "~/features/coach/engine/skill-words";
import { readTalks } from "../../../scripts/safety/cases";
import { coachTalks, freeTalks } from "../../fixtures/coach-talks";
import { talkWithCoach } from "./talk";

const bands: readonly AgeBand[] = ["6-8", "9-12", "13-15", "16-18"];
const locales: readonly Locale[] = ["en", "es"];
const talks: { messages: readonly string[]; locale: Locale }[] = [
  ...locales.flatMap((locale) => coachTalks[locale].map((messages) => ({ messages, locale }))),
  ...freeTalks,
  ...readTalks(new URL("../../fixtures/safety/talks/", import.meta.url)).map((messages) => ({
    messages,
    locale: "en" as const,
  })),
];

type Exchange = { message: string; before: CoachState | null; answer: CoachReply };

function hold(messages: readonly string[], locale: Locale, ageBand: AgeBand): Exchange[] {
  const answers = talkWithCoach(messages, { locale, ageBand, random: () => 0.3 });
  return answers.map((answer, at) => ({
    message: messages[at] ?? "",
    before: answers[at - 1]?.state ?? null,
    answer,
  }));
}

/** What a reply does: the pools its lines come from. Two topics said back are two acts. */
function actOf({ before, answer }: Exchange): string {
  const said = answer.state.used.slice(before?.used.length ?? 0);
  return said.map((id) => id.replace(/\.[abt]\d+$/, "")).join(" + ");
}

describe.each(bands)("over every talk, ages %s", (ageBand) => {
  const held = talks.map(({ messages, locale }) => hold(messages, locale, ageBand));

  it("does nothing three times in a row", () => {
    const tiring = held.flatMap((exchanges) => {
      const acts = exchanges.map(actOf);
      return acts.filter((act, index) => act && act === acts[index - 1] && act === acts[index - 2]);
    });
    expect(tiring).toEqual([]);
  });

  it("says what a child tells once, and shows nothing to tap that it has said", () => {
    for (const { before, answer } of held.flat()) {
      const said = answer.state.used.map((id) => id.replace(/\.[abt]\d+$/, ""));
      const fresh = said.slice(before?.used.length ?? 0);
      const { situation, shown } = answer.state;
      for (const id of shown?.moments ?? [])
        expect(said).not.toContain(`situation.${situation}.moment.${id}`);
      const told = fresh.filter((pool) => /^situation\.\w+\.moment\.\w+$/.test(pool));
      if (told.length > 0) expect(answer.text).not.toBe(before?.last?.text);
    }
  });

  it("offers nothing twice, and nothing that failed", () => {
    for (const exchanges of held) {
      const failed = new Set<string>();
      for (const { message, before, answer } of exchanges) {
        const told = skillsFailed(readMessage(message, "en"));
        for (const skill of told) failed.add(skill);
        const { offered } = answer.state;
        expect(new Set(offered).size).toBe(offered.length);
        const fresh = offered.slice(before?.offered.length ?? 0);
        // What failed is noted among what was offered in the very turn it is told.
        expect(fresh.filter((each) => failed.has(each) && !told.includes(each))).toEqual([]);
        expect(told).not.toContain(answer.state.skill);
      }
    }
  });
});

describe("more of what there was", () => {
  it.each([
    [["tell me a joke", "lol another", "one more please"], "en"],
    [["di un chiste", "jajajaja ese estuvo bueno. otro", "otro"], "es"],
  ] as const)("tells another joke each time: %j", (messages, locale) => {
    const said = hold(messages, locale, "9-12").map(({ answer }) => answer.text);
    expect(new Set(said).size).toBe(messages.length);
    for (const { answer } of hold(messages, locale, "9-12"))
      expect(answer.state.used.at(-1)).toMatch(/^(?:moment\.wants_|asked\.)?joke/);
  });

  it.each([
    [["can we play a game", "how do u play it"], "en"],
    [["quiero jugar", "como se toca"], "es"],
  ] as const)("says how the drums are played: %j", (messages, locale) => {
    const answer = hold(messages, locale, "9-12").at(-1)?.answer;
    expect(answer?.text).toContain("Q W E");
    expect(answer?.links.map(({ tool }) => tool)).toEqual(["drummer"]);
  });
});
