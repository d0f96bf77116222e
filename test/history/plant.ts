import type { Verdict } from "./check";
import type { Operation } from "./history";
import type { ProductState } from "./state";
import type { World } from "./world";

/** Ways to break a promise behind the product's back: the operation that is undone, and how. */
const PLANTS: {
  rule: string;
  kind: string;
  sql: string;
  values(operation: Operation, world: World): unknown[];
}[] = [
  {
    ...{ rule: "lost", kind: "drums.session", sql: "delete from drum_sessions where id = ?" },
    values: ({ output }) => [output.id],
  },
  {
    ...{ rule: "doubled", kind: "drums.session" },
    sql: `insert into drum_sessions select ?, user_id, game_mode, score, accuracy, bpm, duration_seconds, streak,
      level, kit, timing, created_at from drum_sessions where id = ?`,
    values: ({ output }) => [crypto.randomUUID(), output.id],
  },
  {
    ...{ rule: "unexplained", kind: "consent.ask" },
    sql: `update users set coppa_consent_status = iif(coppa_consent_status = 'declined', 'granted', 'declined')
      where id = ?`,
    values: ({ object }, { people }) => [people.get(object)],
  },
  {
    ...{ rule: "unexplained", kind: "class.join" },
    sql: `update memberships set status = iif(status = 'invited', 'active', 'invited')
      where student_id = ? and classroom_id = ?`,
    values: ({ object }, { people }) => [people.get(object.split(" ")[0] ?? ""), object.split(" ")[1]],
  },
];

/**
 * Breaks one promise after the other and has each looked for. Returns a line a plant, and whether all were found.
 */
export async function plantAndFind(
  world: World,
  checkNow: () => Promise<{ state: ProductState; verdict: Verdict }>,
): Promise<{ lines: string[]; isSound: boolean }> {
  const lines: string[] = [];
  let before = await checkNow();
  let isSound = true;
  // By effect: a repeat names the same row.
  const used = new Set<string>();
  for (const { rule, kind, sql, values } of PLANTS) {
    const { people } = before.state;
    const target = world.recorder.operations.findLast(
      (each) =>
        each.kind === kind &&
        each.outcome === "ok" &&
        people.includes(each.person) &&
        !used.has(nameOf(each)),
    );
    if (!target) {
      lines.push(`planted ${rule} ${kind}: nothing to plant it in`);
      continue;
    }
    used.add(nameOf(target));
    await world.database.all(sql, ...values(target, world));
    const after = await checkNow();
    const known = new Set(before.verdict.violations.map((each) => `${each.rule} ${each.object}`));
    const news = after.verdict.violations.filter((each) => !known.has(`${each.rule} ${each.object}`));
    const isFound = news.some(
      (each) => each.rule === rule && each.object.includes(target.object.split(" ")[0] ?? ""),
    );
    isSound &&= isFound;
    lines.push(`planted ${rule} ${kind} #${target.id}: ${isFound ? "found" : "NOT FOUND"}`);
    before = after;
  }
  return { lines, isSound };
}

const nameOf = ({ kind, object, effect }: Operation) => `${kind} ${object} ${effect}`;
