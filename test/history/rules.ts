import { groupBy, mergeRepeats, type Operation, tellStory } from "./history";
import type { EffectRow, ProductState, Sightings } from "./state";

export type Violation = { rule: string; object: string; sentence: string; story: string[] };
export type Found = Omit<Violation, "story"> & { operations: Operation[] };

export const withStory = ({ operations, ...found }: Found): Violation => ({
  ...found,
  story: tellStory(operations),
});

/** Kinds whose every effect is one row. */
export const ROW_KINDS = [
  "drums.session",
  "drums.loop",
  "coach.talk",
  "coach.message",
  "class.create",
  "lesson.activity",
  "upload.address",
];

const byEffect = <T extends { person: string; kind: string; effect: string }>(list: readonly T[]) =>
  groupBy(list, ({ person, kind, effect }) => `${person} ${kind} ${effect}`);

/** Nothing acknowledged is lost, nothing is there twice, nothing refused is there. */
export function findLostAndDoubled(operations: readonly Operation[], state: ProductState): Found[] {
  const rows = byEffect(state.rows);
  // A loop may be taken away again: gone for certain or perhaps.
  const takenAway = new Set(
    operations.filter(({ kind, outcome }) => kind === "drums.forget-loop" && outcome !== "fail").map(loopOf),
  );
  const found: Found[] = [];
  for (const [object, asked] of byEffect(operations.filter(({ kind }) => ROW_KINDS.includes(kind)))) {
    const [first] = asked;
    if (!first || !state.people.includes(first.person)) continue;
    const stored = countWithinKey(rows.get(object) ?? []);
    const story = { object, operations: asked };
    if (stored > 1) found.push({ rule: "doubled", sentence: `it is stored ${stored} times`, ...story });
    // An address never used, or a picture nobody uses, is swept after a day.
    const isSwept = first.kind === "upload.address" && state.clockDays >= 1;
    const isAcknowledged = asked.some(({ outcome }) => outcome === "ok") && !isSwept;
    if (stored === 0 && isAcknowledged && !takenAway.has(loopOf(first)))
      found.push({ rule: "lost", sentence: "it was acknowledged and is not stored", ...story });
    if (stored > 0 && asked.every(({ outcome }) => outcome === "fail"))
      found.push({ rule: "refused", sentence: "it was refused and is stored", ...story });
  }
  return [...found, ...findBackAgain(operations, rows)];
}

const loopOf = ({ person, effect }: Operation) => `${person} ${effect}`;

/** What was deleted with an acknowledgement does not come back. */
function findBackAgain(operations: readonly Operation[], rows: Map<string, EffectRow[]>): Found[] {
  return operations
    .filter(({ kind, outcome }) => kind === "drums.forget-loop" && outcome === "ok")
    .filter(({ person, effect }) => rows.has(`${person} drums.loop ${effect}`))
    .map((operation) => ({
      rule: "lost",
      object: loopOf(operation),
      sentence: "its deletion was acknowledged and it is stored",
      operations: operations.filter(
        ({ person, effect }) => person === operation.person && effect === operation.effect,
      ),
    }));
}

/** An export that was promised is there, and after the clock's turns it is made. */
export function findLostExports(
  operations: readonly Operation[],
  state: ProductState,
  isOver: boolean,
): Found[] {
  const lost = operations
    .filter(
      ({ kind, outcome, person }) =>
        kind === "export.ask" && outcome === "ok" && state.people.includes(person),
    )
    .filter(({ output }) => !state.exports.some(({ id }) => id === output.id))
    .map((operation) => ({
      rule: "lost",
      object: `${operation.person} export`,
      sentence: "it was acknowledged and is not stored",
      operations: [operation],
    }));
  const unmade = state.exports
    .filter(({ status }) => isOver && status === "open")
    .map(({ person, id }) => ({
      rule: "lost",
      object: `${person} export ${id}`,
      sentence: "it was never made",
      operations: operations.filter(({ kind, output }) => kind === "export.ask" && output.id === id),
    }));
  return [...lost, ...unmade];
}

/** A key is kept for a day: the clock may jump over its end, and then it is a new one. */
const KEY_LIFE_MS = 24 * 3_600_000;

/** How many of the rows were made while one key was still kept. */
function countWithinKey(rows: readonly EffectRow[]): number {
  const made = rows.map(({ createdAtMs }) => createdAtMs);
  return Math.max(
    0,
    ...made.map((start) => made.filter((at) => at >= start && at - start <= KEY_LIFE_MS).length),
  );
}

/** A key is good for one effect, and its answers name one row. */
export function findBrokenKeys(operations: readonly Operation[], state: ProductState): Found[] {
  const keyed = groupBy(
    operations.filter(({ key }) => key !== null),
    ({ person, kind, object, key }) => `${person} ${kind} ${object} ${key}`,
  );
  const rows = byEffect(state.rows);
  const rowsById = groupBy(state.rows, ({ id }) => id);
  const found: Found[] = [];
  for (const [object, uses] of keyed) {
    const effects = new Set(uses.map(({ person, kind, effect }) => `${person} ${kind} ${effect}`));
    // One row an effect: an effect stored twice is the other rule's to find.
    const stored = countWithinKey([...effects].flatMap((effect) => rows.get(effect)?.slice(0, 1) ?? []));
    if (stored > 1) {
      const sentence = `one key made ${stored} effects`;
      found.push({ rule: "key used twice", object, sentence, operations: uses });
    }
    const ids = new Set(uses.flatMap(({ outcome, output }) => (outcome === "ok" ? [output.id] : [])));
    const named = [...ids].flatMap((id) => rowsById.get(String(id)) ?? []);
    const areDaysApart = named.length === ids.size && countWithinKey(named) <= 1;
    if (ids.size > 1 && !areDaysApart)
      found.push({ rule: "key used twice", object, sentence: "its answers differ", operations: uses });
  }
  return found;
}

const ORDERED_KINDS = ["drums.session", "drums.loop", "coach.talk", "class.create"];

/** What a person did first comes first, as far as one ended before the other began. */
export function findBrokenOrder(operations: readonly Operation[], state: ProductState): Found[] {
  const rows = byEffect(state.rows);
  const merged = mergeRepeats(operations).filter(({ outcome }) => outcome === "ok");
  const ordered = merged
    .filter(({ kind }) => ORDERED_KINDS.includes(kind))
    .sort((a, b) => a.invokedAt - b.invokedAt);
  const found: Found[] = [];
  for (const [object, done] of groupBy(ordered, ({ person, kind }) => `${person} ${kind}`)) {
    for (const [index, first] of done.entries()) {
      const second = done.find((each, at) => at > index && isNextOf(first, each));
      const [a] = rows.get(`${object} ${first.effect}`) ?? [];
      const [b] = second ? (rows.get(`${object} ${second.effect}`) ?? []) : [];
      if (!second || !a || !b || a.createdAtMs <= b.createdAtMs) continue;
      const sentence = "the second stands before the first";
      found.push({ rule: "order", object, sentence, operations: [first, second] });
    }
  }
  return [...found, ...findBrokenTalks(merged, state)];
}

const isNextOf = (first: Operation, second: Operation) =>
  second.person === first.person && second.epoch === first.epoch && second.invokedAt > first.endedAt;

/** Messages of a talk stand in the order they were sent, each acknowledged one before its answer. */
function findBrokenTalks(done: readonly Operation[], state: ProductState): Found[] {
  const sentTo = groupBy(
    done.filter(({ kind }) => kind === "coach.message"),
    ({ object }) => object,
  );
  const found: Found[] = [];
  for (const talk of state.talks) {
    const sent = sentTo.get(talk.id) ?? [];
    const places = new Map(talk.messages.map(({ id }, place) => [id, place]));
    const placeOf = (id: unknown) => places.get(String(id)) ?? -1;
    for (const message of sent) {
      const isAnswered = placeOf(message.output.id) < placeOf(message.output.answerId);
      const later = sent.find(
        (each) => isNextOf(message, each) && placeOf(each.output.id) < placeOf(message.output.id),
      );
      const story = { rule: "order", object: `${talk.person} talk ${talk.id}` };
      if (!isAnswered)
        found.push({
          ...story,
          sentence: "an acknowledged answer is not behind its message",
          operations: [message],
        });
      if (later)
        found.push({ ...story, sentence: "a later message stands before it", operations: [message, later] });
    }
  }
  return found;
}

/** Hits of one player reach every listener in the order played, none twice. */
export function findBrokenHits(sightings: Sightings): Found[] {
  const last = new Map<string, number>();
  const found: Found[] = [];
  for (const { listener, player, number } of sightings.heard) {
    const object = `${listener} hears ${player}`;
    const before = last.get(object) ?? 0;
    last.set(object, number);
    if (number > before) continue;
    const sentence = number === before ? `hit ${number} came twice` : `hit ${number} came after ${before}`;
    found.push({ rule: "order", object, sentence, operations: [] });
  }
  return found;
}
