import type { Database } from "./database";
import type { ProductState } from "./state";

const ROWS = [
  `select user_id, 'drums.session', cast(score as text), id, created_at from drum_sessions`,
  `select user_id, 'drums.loop', cast(cast(round(json_extract(hits, '$[0].velocity') * 1000000) as integer) as text), id, created_at from drum_loops`,
  `select user_id, 'coach.talk', title, id, created_at from conversations`,
  `select user_id, 'coach.message', content, id, created_at from coach_messages where role = 'user'`,
  `select teacher_id, 'class.create', name, id, created_at from classrooms`,
  `select user_id, 'lesson.activity', module_id || '/' || activity_id, id, completed_at from activity_completions`,
  `select user_id, 'upload.address', cast(announced_bytes as text), id, created_at from uploads`,
];

/** Figures the product keeps beside the rows they are counted from. */
const DERIVED = [
  `select user_id, 'messages of talk ' || id, message_count,
    (select count(*) from coach_messages where conversation_id = conversations.id) from conversations`,
  `select id, 'points', total_points,
    (select coalesce(sum(points), 0) from progress_days where user_id = users.id) from users where user_type = 'student'`,
  `select user_id, 'deeds on ' || local_date, event_count,
    (select count(*) from progress_events as e where e.user_id = d.user_id and e.local_date = d.local_date)
    from progress_days as d`,
  `select id, 'drum deeds',
    (select count(*) from progress_events where user_id = users.id and kind = 'drum_session'),
    (select count(*) from drum_sessions where user_id = users.id and score > 0) from users where user_type = 'student'`,
  `select id, 'check-in deeds',
    (select count(*) from progress_events where user_id = users.id and kind = 'check_in'),
    (select count(*) from (select local_date from emotion_logs where user_id = users.id union
      select local_date from check_in_days where user_id = users.id and skipped_at is not null)) from users
    where user_type = 'student'`,
  `select id, 'deletions under way twice',
    max(0, (select count(*) from data_requests where user_id = users.id and kind = 'deletion' and status = 'open') - 1),
    0 from users`,
];

const COUNTED = [
  `select user_id, 'coach messages', created_at from coach_messages where role = 'user'`,
  `select user_id, 'upload addresses', created_at from uploads`,
  `select user_id, 'loops', created_at from drum_loops`,
  `select child_id, 'consent mails', created_at from consent_requests`,
  `select user_id, 'exports', requested_at from data_requests where kind = 'export'`,
];

/** Everything the checker compares with, for the people of this run (`person` → the product's id). */
export async function readState(
  database: Database,
  people: ReadonlyMap<string, string>,
  clock: { nowMs: number; days: number },
): Promise<ProductState> {
  const nameOf = new Map([...people].map(([person, id]) => [id, person]));
  const of = async <Row extends { userId: string }>(sql: string) =>
    (await database.all<Row>(sql)).flatMap((row) => {
      const person = nameOf.get(row.userId);
      return person === undefined ? [] : [{ ...row, person }];
    });
  /** Several selects with the same columns; one of them all would be too long for D1. */
  const ofAll = async <Row extends { userId: string }>(columns: string, selects: string[]) =>
    (
      await Promise.all(
        selects.map((sql) => of<Row>(`with found(${columns}) as (${sql}) select * from found`)),
      )
    ).flat();
  type Numbered = { userId: string; kind: string; effect: string; id: string; atMs: number };
  type Figure = { userId: string; what: string; stored: number; counted: number };
  type Counted = { userId: string; kind: string; atMs: number };
  const users = await of<{ userId: string; status: string; background: string | null }>(
    `select id as userId, coppa_consent_status as status, background_image_url as background from users`,
  );
  const requests = await of<{ userId: string; id: string; kind: string; status: string; atMs: number }>(
    `select user_id as userId, id, kind, status, requested_at as atMs from data_requests`,
  );
  const deletions: ProductState["deletions"] = {};
  for (const { person, id, kind, status } of requests)
    if (kind === "deletion" && status === "open") deletions[person] = [...(deletions[person] ?? []), id];
  return {
    clockDays: clock.days,
    people: users.map(({ person }) => person),
    rows: (await ofAll<Numbered>("userId, kind, effect, id, atMs", ROWS)).map(
      ({ person, kind, effect, id, atMs }) => ({
        ...{ person, kind, effect, id },
        createdAtMs: atMs,
      }),
    ),
    days: await readDays(of),
    consents: Object.fromEntries(users.map(({ person, status }) => [person, status])),
    ledger: await of<{ userId: string; requestId: string | null; decision: string }>(
      `select child_id as userId, request_id as requestId, decision from consent_ledger`,
    ),
    memberships: Object.fromEntries(
      (
        await of<{ userId: string; classroomId: string; status: string }>(
          `select student_id as userId, classroom_id as classroomId, status from memberships`,
        )
      ).map(({ person, classroomId, status }) => [`${person} ${classroomId}`, status]),
    ),
    deletions,
    exports: requests
      .filter(({ kind }) => kind === "export")
      .map(({ person, id, status, atMs }) => ({ person, id, status, requestedAtMs: atMs })),
    backgrounds: Object.fromEntries(users.map(({ person, background }) => [person, background])),
    derived: await ofAll<Figure>("userId, what, stored, counted", DERIVED),
    talks: await readTalks(database, of),
    counted: await ofAll<Counted>("userId, kind, atMs", COUNTED),
    mails: (
      await database.all<{
        id: string;
        attempts: number;
        sentAt: number | null;
        failedAt: number | null;
        dueMs: number;
      }>(`select id, attempts, sent_at as sentAt, failed_at as failedAt, send_after as dueMs from outbox`)
    ).map(({ id, attempts, sentAt, failedAt, dueMs }) => ({
      ...{ id, attempts },
      isSent: sentAt !== null,
      isFailed: failedAt !== null,
      isDue: dueMs <= clock.nowMs,
    })),
  };
}

type ReadOf = <Row extends { userId: string }>(sql: string) => Promise<(Row & { person: string })[]>;

async function readDays(of: ReadOf): Promise<ProductState["days"]> {
  const days: ProductState["days"] = {};
  const dayOf = (person: string, localDate: string) => {
    const name = `${person} ${localDate}`;
    days[name] ??= { feeling: null, isSkipped: false, feelings: 0 };
    return days[name];
  };
  type Log = { userId: string; localDate: string; emotion: string };
  for (const { person, localDate, emotion } of await of<Log>(
    `select user_id as userId, local_date as localDate, emotion from emotion_logs`,
  )) {
    const day = dayOf(person, localDate);
    day.feeling = emotion;
    day.feelings += 1;
  }
  type Skip = { userId: string; localDate: string };
  for (const { person, localDate } of await of<Skip>(
    `select user_id as userId, local_date as localDate from check_in_days where skipped_at is not null`,
  ))
    dayOf(person, localDate).isSkipped = true;
  return days;
}

async function readTalks(database: Database, of: ReadOf): Promise<ProductState["talks"]> {
  const talks = await of<{ userId: string; id: string }>(`select user_id as userId, id from conversations`);
  // The product's own order of a talk.
  const messages = await database.all<{ talkId: string; id: string; role: string; content: string }>(
    `select conversation_id as talkId, id, role, content from coach_messages order by created_at, id`,
  );
  return talks.map(({ person, id }) => ({
    person,
    id,
    messages: messages.filter(({ talkId }) => talkId === id),
  }));
}
