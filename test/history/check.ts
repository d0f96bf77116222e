import { explain, type Model } from "./explain";
import { groupBy, mergeRepeats, type Operation } from "./history";
import { findPassedLimits } from "./limits";
import { backgroundModel, checkInModel, consentModel, deletionModel, membershipModel } from "./models";
import {
  type Found,
  findBrokenHits,
  findBrokenKeys,
  findBrokenOrder,
  findLostAndDoubled,
  findLostExports,
  type Violation,
  withStory,
} from "./rules";
import type { ProductState, Sightings } from "./state";

export type Verdict = {
  violations: Violation[];
  /** Objects whose history was compared with its model, and those with too many orders to try. */
  explained: number;
  undecided: string[];
};

/**
 * Compares what was asked and answered with what the product holds and shows. Pure: the same history and state
 * give the same verdict. Without sightings it is not the end: the clock may still have work to do.
 */
export function check(
  operations: readonly Operation[],
  state: ProductState,
  seen: Sightings | null = null,
): Verdict {
  const sightings = seen ?? { looks: [], heard: [], received: null };
  const { found, explained, undecided } = explainObjects(operations, state);
  const all: Found[] = [
    ...findLostAndDoubled(operations, state),
    ...findLostExports(operations, state, seen !== null),
    ...findBrokenKeys(operations, state),
    ...findBrokenOrder(operations, state),
    ...findBrokenHits(sightings),
    ...findPassedLimits(state),
    ...found,
    ...findWrongFigures(state),
    ...findLeftBehind(state),
    ...findWrongLedger(operations, state),
    ...findLostMail(state, sightings),
    ...sightings.looks
      .filter(({ expected, seen }) => expected !== seen)
      .map(({ person, what, seen, status }) => ({
        rule: "visible",
        object: `${person}: ${what}`,
        sentence: `${seen ? "it is shown and must not be" : "it is not shown and must be"}${status === undefined ? "" : ` (${status ?? "no answer"})`}`,
        operations: operations.filter((each) => each.person === person && isDecision(each)),
      })),
  ];
  return { violations: all.map(withStory), explained, undecided };
}

const isDecision = ({ kind }: Operation) => /^(?:consent|class|deletion|upload)\./.test(kind);

type Judge = {
  kinds: string[];
  judge(history: readonly Operation[], object: string): ReturnType<typeof explain>;
};

const judgeBy = <State>(
  kinds: string[],
  model: Model<State>,
  isShown: (object: string, state: State) => boolean,
): Judge => ({
  kinds,
  judge: (history, object) => explain(mergeRepeats(history), model, (state) => isShown(object, state)),
});

/** Every kind of object with a model, and when a state of the model is what the product shows. */
function judgesOf(state: ProductState): Judge[] {
  const isGone = (object: string) => !state.people.includes(object.split(" ")[0] ?? "");
  return [
    judgeBy(["check-in.answer", "check-in.change", "check-in.skip"], checkInModel, (object, day) => {
      const stored = state.days[object];
      return (
        isGone(object) ||
        ((stored?.feeling ?? null) === day.feeling && (stored?.isSkipped ?? false) === day.isSkipped)
      );
    }),
    // What a declined child left goes with the next day's clock; after two weeks what nobody answered, and what a child
    // left who never asked anybody (P1, P12).
    judgeBy(
      ["consent.ask", "consent.grant", "consent.decline", "consent.revoke"],
      consentModel,
      (object, status) =>
        isGone(object)
          ? status === "declined" || (state.clockDays >= 14 && (status === "pending" || status === "none"))
          : storedConsent(state, object) === status,
    ),
    judgeBy(
      ["class.join", "class.remove"],
      membershipModel,
      (object, status) => isGone(object) || (state.memberships[object] ?? "none") === status,
    ),
    judgeBy(["deletion.ask", "deletion.cancel"], deletionModel, (object, open) => {
      if (isGone(object)) return open !== null;
      const stored = state.deletions[object] ?? [];
      return open === null
        ? stored.length === 0
        : stored.length === 1 && (open === "?" || stored[0] === open);
    }),
    judgeBy(
      ["upload.background"],
      backgroundModel,
      (object, path) => isGone(object) || (state.backgrounds[object] ?? null) === path,
    ),
  ];
}

/** A student whose age step never came through has not asked anybody. */
const storedConsent = ({ consents }: ProductState, child: string) =>
  consents[child] === "not_required" ? "none" : consents[child];

/** Some order of every object's operations must lead to what is stored. */
function explainObjects(operations: readonly Operation[], state: ProductState) {
  const found: Found[] = [];
  const undecided: string[] = [];
  let explained = 0;
  for (const { kinds, judge } of judgesOf(state)) {
    for (const [object, history] of groupByObject(operations.filter(({ kind }) => kinds.includes(kind)))) {
      const name = `${kinds[0]?.split(".")[0]} ${object}`;
      const verdict = judge(history, object);
      if (verdict === "undecided") undecided.push(name);
      else explained += 1;
      if (verdict !== "unexplained") continue;
      const sentence = "no order of its requests leads to what is stored";
      found.push({ rule: "unexplained", object: name, sentence, operations: history });
    }
  }
  return { found, explained, undecided };
}

const groupByObject = (operations: readonly Operation[]) => groupBy(operations, ({ object }) => object);

function findWrongFigures({ derived, days }: ProductState): Found[] {
  const wrong = derived
    .filter(({ stored, counted }) => stored !== counted)
    .map(({ person, what, stored, counted }) => ({
      rule: "figures",
      object: `${person} ${what}`,
      sentence: `${stored} is stored and the rows give ${counted}`,
      operations: [],
    }));
  const twice = Object.entries(days)
    .filter(([, { feelings }]) => feelings > 1)
    .map(([object, { feelings }]) => ({
      rule: "doubled",
      object,
      sentence: `the day has ${feelings} check-ins`,
      operations: [],
    }));
  return [...wrong, ...twice];
}

/** Whose account is gone has left nothing behind. */
const findLeftBehind = ({ people, rows }: ProductState): Found[] =>
  rows
    .filter(({ person }) => !people.includes(person))
    .map(({ person, kind, id }) => ({
      rule: "deletion",
      object: `${person} ${kind} ${id}`,
      sentence: "the account is gone and this row is still there",
      operations: [],
    }));

/** Every acknowledged decision about consent stands in the ledger, and no decision stands there twice. */
function findWrongLedger(operations: readonly Operation[], { ledger }: ProductState): Found[] {
  const found: Found[] = [];
  for (const [child, history] of groupByObject(
    operations.filter(({ kind }) => kind.startsWith("consent.")),
  )) {
    const asked = mergeRepeats(history).filter(({ outcome }) => outcome !== "fail");
    for (const [kind, decision] of [
      ["consent.grant", "granted"],
      ["consent.decline", "declined"],
      ["consent.revoke", "revoked"],
    ] as const) {
      const merged = asked.filter((each) => each.kind === kind);
      const acknowledged = merged.filter(({ outcome }) => outcome === "ok").length;
      const rows = ledger.filter((row) => row.person === child && row.decision === decision).length;
      if (rows >= acknowledged && rows <= merged.length) continue;
      const sentence = `${acknowledged} acknowledged, ${merged.length - acknowledged} unknown, ${rows} in the ledger`;
      found.push({ rule: "ledger", object: `${child} ${decision}`, sentence, operations: history });
    }
  }
  return found;
}

/** Mail that counts as sent was taken by the mail server, and nothing was handed over more often than tried. */
function findLostMail({ mails }: ProductState, { received }: Sightings): Found[] {
  if (!received) return [];
  return mails.flatMap(({ id, attempts, isSent, isFailed, isDue }): Found[] => {
    const taken = received.get(id) ?? 0;
    const story = { rule: "mail", object: id, operations: [] };
    if (isSent && taken === 0) return [{ ...story, sentence: "it counts as sent and nobody received it" }];
    if (taken > attempts)
      return [{ ...story, sentence: `it was tried ${attempts} times and came ${taken} times` }];
    if (!isSent && !isFailed && isDue)
      return [{ ...story, sentence: "it is due, the mail server is up and it was not sent" }];
    return [];
  });
}
