import { describe, expect, it } from "vitest";
import { check } from "../../history/check";
import type { Operation } from "../../history/history";
import type { ProductState, Sightings } from "../../history/state";

let moment = 0;

/** An operation that began after all before it had ended. */
function operation(kind: string, rest: Partial<Operation> = {}): Operation {
  const invokedAt = ++moment;
  return {
    ...{ id: invokedAt, person: "s1", tab: 1, kind, object: "s1", effect: "1", key: null },
    ...{ invokedAt, endedAt: ++moment, outcome: "ok", status: 200, output: {}, epoch: 0 },
    ...rest,
  };
}

const unanswered = { outcome: "unknown", status: null, endedAt: Number.POSITIVE_INFINITY } as const;

const state = (rest: Partial<ProductState> = {}): ProductState => ({
  ...{ people: ["s1", "c1"], rows: [], days: {}, consents: {}, ledger: [], memberships: {}, deletions: {} },
  ...{ exports: [], backgrounds: {}, derived: [], talks: [], counted: [], clockDays: 0, mails: [] },
  ...rest,
});

const session = (effect: string, createdAtMs = 1, id = `row-${effect}`) => ({
  ...{ person: "s1", kind: "drums.session", effect, id, createdAtMs },
});

const rulesBroken = (operations: Operation[], shown: ProductState, seen: Sightings | null = null) =>
  check(operations, shown, seen).violations.map(({ rule }) => rule);

describe("rows (R1)", () => {
  it("are there once for what was acknowledged, and may be there for what got no answer", () => {
    const done = operation("drums.session", { effect: "1" });
    const lost = operation("drums.session", { effect: "2", ...unanswered });
    expect(rulesBroken([done, lost], state({ rows: [session("1")] }))).toEqual([]);
    expect(rulesBroken([done, lost], state({ rows: [session("1"), session("2", 2)] }))).toEqual([]);
  });

  it("are found lost, doubled and stored though refused, with the story of the object alone", () => {
    const done = operation("drums.session", { effect: "1" });
    const other = operation("drums.session", { effect: "2" });
    const refused = operation("drums.session", { effect: "3", outcome: "fail", status: 422 });
    const rows = [session("2", 1), session("2", 2, "copy"), session("3", 3)];
    const { violations } = check([done, other, refused], state({ rows }));
    expect(violations.map(({ rule }) => rule).sort()).toEqual(["doubled", "lost", "refused"]);
    const [lost] = violations.filter(({ rule }) => rule === "lost");
    expect(lost?.story).toHaveLength(1);
    expect(lost?.story[0]).toContain("drums.session 1 -> ok 200");
  });

  it("of one key are one, and its answers name one row", () => {
    const first = operation("drums.session", { key: "k", output: { id: "a" } });
    const again = operation("drums.session", { key: "k", output: { id: "b" } });
    const other = operation("drums.session", { key: "k", effect: "2", outcome: "fail", status: 422 });
    expect(rulesBroken([first, again], state({ rows: [session("1")] }))).toEqual(["key used twice"]);
    const both = state({ rows: [session("1"), session("2")] });
    expect(rulesBroken([first, other], both)).toEqual(["refused", "key used twice"]);
  });

  it("may be two of one key when the clock jumped over the day it is kept", () => {
    const DAY_MS = 24 * 3_600_000;
    const first = operation("drums.session", { key: "k", output: { id: "row-1" } });
    const other = operation("drums.session", { key: "k", effect: "2", output: { id: "row-2" } });
    const madeAfter = (ms: number) => state({ rows: [session("1"), session("2", 1 + ms)] });
    expect(rulesBroken([first, other], madeAfter(DAY_MS + 1))).toEqual([]);
    expect(rulesBroken([first, other], madeAfter(DAY_MS))).toEqual(["key used twice", "key used twice"]);
    const twice = (ms: number) => state({ rows: [session("1"), session("1", 1 + ms, "copy")] });
    expect(rulesBroken([first], twice(DAY_MS + 1))).toEqual([]);
    expect(rulesBroken([first], twice(DAY_MS))).toEqual(["doubled"]);
  });

  it("stand in the order in which one ended before the other began", () => {
    const operations = [operation("drums.session"), operation("drums.session", { effect: "2" })];
    expect(rulesBroken(operations, state({ rows: [session("1", 1), session("2", 2)] }))).toEqual([]);
    expect(rulesBroken(operations, state({ rows: [session("1", 2), session("2", 1)] }))).toEqual(["order"]);
  });
});

describe("objects", () => {
  it("let a child's account go after two weeks in which nobody was asked, and not before (P1, P12)", () => {
    const refused = operation("consent.ask", { object: "c1", outcome: "fail", status: 401 });
    const gone = { people: ["s1"] };
    expect(rulesBroken([refused], state({ ...gone, clockDays: 14 }))).toEqual([]);
    expect(rulesBroken([refused], state({ ...gone, clockDays: 13 }))).toEqual(["unexplained"]);
  });

  it("let two simultaneous answers to a consent be one, never two", () => {
    const asked = operation("consent.ask", { object: "c1" });
    const grant = operation("consent.grant", { object: "c1" });
    const decline = operation("consent.decline", { object: "c1", invokedAt: grant.invokedAt });
    const refused: Operation = { ...decline, outcome: "fail", status: 410 };
    const granted = { person: "c1", requestId: "r", decision: "granted" };
    const shown = state({ consents: { c1: "granted" }, ledger: [granted] });
    expect(rulesBroken([asked, grant, refused], shown)).toEqual([]);
    expect(rulesBroken([asked, grant, decline], shown)).toEqual(["unexplained", "ledger"]);
  });

  it("keep a feeling that was given while a skip was on its way, which is then refused", () => {
    const object = "s1 2030-05-02";
    const change = operation("check-in.answer", { object, effect: "happy" });
    const refused = { object, effect: "skip", outcome: "fail", status: 409 } as const;
    const late = operation("check-in.skip", { ...refused, invokedAt: change.invokedAt });
    const days = { [object]: { feeling: "happy", isSkipped: false, feelings: 1 } };
    expect(rulesBroken([change, late], state({ days }))).toEqual([]);
    expect(rulesBroken([operation("check-in.skip", refused)], state())).toEqual(["unexplained"]);
  });

  it("keep the last of a day's check-ins, and either of two that overlap", () => {
    const object = "s1 2026-11-22";
    const answer = operation("check-in.answer", { object, effect: "happy" });
    const change = operation("check-in.change", { object, effect: "sad" });
    const parallel = operation("check-in.change", { object, effect: "calm", invokedAt: change.invokedAt });
    const shown = (feeling: string) =>
      state({ days: { [object]: { feeling, isSkipped: false, feelings: 1 } } });
    expect(rulesBroken([answer, change], shown("happy"))).toEqual(["unexplained"]);
    expect(rulesBroken([answer, change], shown("sad"))).toEqual([]);
    expect(rulesBroken([answer, change, parallel], shown("sad"))).toEqual([]);
    expect(rulesBroken([answer, change, parallel], shown("calm"))).toEqual([]);
  });

  it("have one open deletion, and none once it is taken back", () => {
    const ask = operation("deletion.ask", { output: { id: "d1" } });
    const cancel = operation("deletion.cancel", { effect: "d1", output: { id: "d1" } });
    expect(rulesBroken([ask], state({ deletions: { s1: ["d1"] } }))).toEqual([]);
    expect(rulesBroken([ask], state({ deletions: { s1: ["d1", "d2"] } }))).toEqual(["unexplained"]);
    expect(rulesBroken([ask, cancel], state({ deletions: { s1: ["d1"] } }))).toEqual(["unexplained"]);
    expect(rulesBroken([ask, cancel], state({ people: ["c1"] }))).toEqual(["unexplained"]);
    expect(rulesBroken([ask], state({ people: ["c1"] }))).toEqual([]);
  });

  it("leave a class for good", () => {
    const join = operation("class.join", { object: "s1 k" });
    const remove = operation("class.remove", { object: "s1 k" });
    const again = operation("class.join", { object: "s1 k" });
    expect(rulesBroken([join, remove], state({ memberships: { "s1 k": "removed" } }))).toEqual([]);
    expect(rulesBroken([join, remove, again], state({ memberships: { "s1 k": "active" } }))).toEqual([
      "unexplained",
    ]);
  });

  it("count a request without an answer as done, not done or done later", () => {
    const join = operation("class.join", { object: "s1 k", ...unanswered });
    const remove = operation("class.remove", { object: "s1 k" });
    expect(rulesBroken([join], state())).toEqual([]);
    expect(rulesBroken([join], state({ memberships: { "s1 k": "active" } }))).toEqual([]);
    expect(rulesBroken([join, remove], state({ memberships: { "s1 k": "removed" } }))).toEqual([]);
  });
});

describe("limits, figures and what is seen", () => {
  it("finds the message too many in ten minutes, and none a moment later", () => {
    const messages = (everyMs: number) =>
      Array.from({ length: 31 }, (_, index) => ({
        ...{ person: "s1", kind: "coach messages", atMs: index * everyMs },
      }));
    expect(rulesBroken([], state({ counted: messages(1000) }))).toEqual(["limit"]);
    expect(rulesBroken([], state({ counted: messages(20_000) }))).toEqual([]);
  });

  it("finds wrong figures, mail nobody got, hits twice and what must not be shown", () => {
    const derived = [{ person: "s1", what: "points", stored: 20, counted: 10 }];
    const mail = { id: "m1", attempts: 1, isSent: true, isFailed: false, isDue: true };
    const heard = [1, 2, 2].map((number) => ({ listener: "t1", player: "s1", number }));
    const looks = [{ person: "s1", what: "the list", expected: false, seen: true }];
    expect(rulesBroken([], state({ derived, mails: [mail] }), { looks, heard, received: new Map() })).toEqual(
      ["order", "figures", "mail", "visible"],
    );
  });
});
