import type { D1Database } from "@cloudflare/workers-types";
import { Hono } from "hono";

const CLASS = "(select id from classrooms order by created_at, id limit 1)";
const MEMBERS = `(select student_id from memberships where classroom_id = ${CLASS} and status = 'active')`;

/** What a class's day is made of, asked for as plainly as can be: no session, no rights, nothing written. */
const DAY = [
  `select classrooms.id, classrooms.name, schools.time_zone, has_check_in from classrooms
   left join schools on schools.id = school_id where classrooms.id = ${CLASS}`,
  `select id, first_name, last_name, grade from users where id in ${MEMBERS} order by first_name, last_name`,
  `select user_id, local_date from emotion_logs where user_id in ${MEMBERS} and local_date >= date('now', '-1 day')`,
  `select user_id, local_date, skipped_at, wants_to_talk_at from check_in_days
   where user_id in ${MEMBERS} and local_date >= date('now', '-1 day')`,
  `select * from needs_you_cards where classroom_id = ${CLASS} and local_date >= date('now', '-5 day')`,
  `select local_date from morning_boards where classroom_id = ${CLASS} and local_date >= date('now', '-1 day')`,
];

// What the front door, and a page made of the database, cost is measured against these.
export default new Hono<{ Bindings: { DB: D1Database } }>()
  .get("/", (c) => c.json({ ok: true }))
  .get("/class", async (c) => {
    const answers = await c.env.DB.batch(DAY.map((statement) => c.env.DB.prepare(statement)));
    return c.json(answers.map(({ results }) => results));
  });
