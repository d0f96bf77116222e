import { describe, expect, it } from "vitest";
import { CARD_REASONS } from "~/db/schema";
import { EMOTIONS, emotionLabel } from "~/features/check-in";
import { reasonText, SENTENCES, sentenceText } from "~/features/staff/morning/card-texts";
import {
  type Card,
  type ClassDay,
  cardsOnBoard,
  cardsToMake,
  waitingForTalk,
} from "~/features/staff/morning/cards";
import { overwriteGetLocale } from "~/messages/compiled/runtime.js";
import { addDays } from "~/platform/calendar";

const date = "2026-11-24";
const card = (studentId: string, values: Partial<Card> = {}): Card => ({
  ...{ studentId, localDate: date, reason: "silent", askedAtMs: 0, outcome: null },
  ...values,
});
const asked = (studentId: string, askedAtMs: number, values: Partial<Card> = {}) =>
  card(studentId, { reason: "asked", askedAtMs, ...values });
const day = (values: Partial<ClassDay>): ClassDay => ({
  ...{ date, holidays: [], isCheckInOn: true, studentIds: ["a", "b", "c"] },
  ...{ answers: new Map(), asks: new Map(), cards: [] },
  ...values,
});

describe("cards to make", () => {
  const yesterday = "2026-11-23";
  it("bring back an ask without an answer, and not one that was taken back or answered", () => {
    const cards = [
      asked("a", 10, { localDate: yesterday }),
      asked("b", 11, { localDate: yesterday, outcome: "talked" }),
      asked("c", 12, { localDate: yesterday, outcome: "later" }),
    ];
    const asks = new Map([
      ["a", [10]],
      ["b", [11]],
      ["c", [12]],
    ]);
    const made = cardsToMake(day({ cards, asks }));
    expect(made.map(({ studentId, reason }) => [studentId, reason])).toEqual([
      ["a", "asked_earlier"],
      ["c", "asked_earlier"],
    ]);
    expect(cardsToMake(day({ cards, asks: new Map() }))).toEqual([]);
  });

  it('bring back what was put off with "later", over a weekend too, and nothing older', () => {
    const later = (localDate: string) => day({ cards: [card("a", { localDate, outcome: "later" })] });
    const back = [{ studentId: "a", reason: "come_back", days: 0, askedAtMs: 0 }];
    expect(cardsToMake(later(yesterday))).toEqual(back);
    expect(cardsToMake(later("2026-11-20"))).toEqual(back);
    expect(cardsToMake(later("2026-11-10"))).toEqual([]);
  });

  describe("after two weeks of holidays", () => {
    const back = { date: "2027-01-04", holidays: [{ from: "2026-12-21", to: "2027-01-01" }] };
    const lastDay = { localDate: "2026-12-18" };
    it("bring back the ask and the card of the last day before them", () => {
      const cards = [asked("a", 10, lastDay), card("b", { ...lastDay, outcome: "later" })];
      const asks = new Map([["a", [10]]]);
      const reasons = (values: Partial<ClassDay>) =>
        cardsToMake(day({ cards, asks, ...values })).map(({ studentId, reason }) => [studentId, reason]);
      expect(reasons(back)).toEqual([
        ["a", "asked_earlier"],
        ["b", "come_back"],
      ]);
      expect(reasons({ ...back, holidays: [] }), "none entered: eleven school days").toEqual([]);
    });

    it("still give a week's rest to who was talked with before them", () => {
      const schoolDays = Array.from({ length: 60 }, (_, index) => addDays("2026-10-20", index));
      const silent = new Map(
        schoolDays.filter((each) => each < "2026-12-14").map((each) => [each, "pleasant" as const]),
      );
      const present = new Map(schoolDays.map((each) => [each, "pleasant" as const]));
      const answers = new Map([
        ["a", silent],
        ["b", present],
      ]);
      const talked = [card("a", { ...lastDay, outcome: "talked" })];
      const wanted = [{ studentId: "a", reason: "silent", days: 5, askedAtMs: 0 }];
      expect(cardsToMake(day({ ...back, answers }))).toEqual(wanted);
      expect(cardsToMake(day({ ...back, answers, cards: talked }))).toEqual([]);
      expect(cardsToMake(day({ ...back, date: "2027-01-11", answers, cards: talked }))).toEqual(wanted);
    });
  });

  it("keep asks beyond five and leave out the rest then", () => {
    const studentIds = ["a", "b", "c", "d", "e", "f", "g"];
    const cards = studentIds.slice(0, 6).map((id, index) => asked(id, index + 1, { localDate: yesterday }));
    const asks = new Map(studentIds.slice(0, 6).map((id, index) => [id, [index + 1]]));
    const put = card("g", { localDate: yesterday, outcome: "later" });
    expect(cardsToMake(day({ studentIds, asks, cards: [...cards, put] }))).toHaveLength(6);
  });
});

describe("the board", () => {
  const shown = { date, studentIds: ["a", "b", "c", "d", "e", "f"], askedToday: new Map([["c", 50]]) };
  it("has asks first, then the class's order, five at most, one a student", () => {
    const cards = [
      ...["f", "e", "d", "b", "a"].map((id) => card(id)),
      asked("c", 50),
      asked("c", 20, { reason: "asked_earlier" }),
    ];
    expect(cardsOnBoard(cards, shown).map(({ studentId }) => studentId)).toEqual(["c", "a", "b", "d", "e"]);
    expect(cardsOnBoard(cards, shown)[0]?.askedAtMs).toBe(50);
  });

  it("leaves out settled cards, other days, absent students and asks that were taken back", () => {
    const cards = [
      card("a", { outcome: "later" }),
      card("b", { localDate: "2026-11-23" }),
      card("gone"),
      asked("d", 7),
    ];
    expect(cardsOnBoard(cards, shown)).toEqual([]);
    expect(waitingForTalk([...cards, asked("c", 50, { outcome: "later" })], shown)).toEqual(new Set(["c"]));
    expect(waitingForTalk([asked("c", 50, { outcome: "talked" })], shown)).toEqual(new Set());
  });
});

describe.each(["en", "es"] as const)("the texts in %s", (locale) => {
  it("name no feeling and no board, and every card has one that stays", () => {
    overwriteGetLocale(() => locale);
    const feelings = EMOTIONS.map((emotion) => emotionLabel(emotion).toLowerCase());
    for (const reason of CARD_REASONS) {
      const all = [...SENTENCES[reason].young, ...SENTENCES[reason].older].map((write) => write());
      const texts = [...all, reasonText({ reason, days: 4 })];
      expect(new Set(texts).size, "no sentence twice").toBe(texts.length);
      for (const text of texts) {
        for (const feeling of feelings) expect(text.toLowerCase()).not.toContain(feeling);
        expect(text).not.toMatch(/board|tablero|card|tarjeta|mood|worr|preocup/i);
      }
      for (const grade of [1, 5, 6, 12, null]) {
        const text = sentenceText({ id: "0192-ab", reason }, grade);
        expect(all).toContain(text);
        expect(sentenceText({ id: "0192-ab", reason }, grade)).toBe(text);
      }
    }
  });
});
