import { env, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { chunkRows } from "~/db/chunk";
import { allTables, personColumns, tableNames } from "~/db/owned-rows";
import {
  classBadges,
  classrooms,
  classStaff,
  dataRequests,
  deletionReceipts,
  familyLinks,
  memberships,
  outbox,
  tracks,
  uploads,
  users,
} from "~/db/schema";
import { clearExpiredExports, executeDeletions } from "~/features/privacy/index.server";
import { createId } from "~/platform/ids";
import { createClass, openSocket, socketOf, TestSocket } from "../circle/socket";
import { testNow } from "../clock";
import { api, createTestUser, findUser, signedInUser, testDb } from "../helpers";
import { createNeighbours, idColumns, markEveryField } from "./marked-person";

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => () => new Date(testNow().getTime() + days * DAY_MS);

/** Names of tables in which a text stands somewhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tableNames()) {
    const { results } = await env.DB.prepare(`select * from ${table}`).all();
    if (JSON.stringify(results).includes(text)) found.push(table);
  }
  return found.sort();
}

/** Keys of stored files that hold a text, in the name or inside; archives are opened. */
async function filesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { key } of (await env.FILES.list()).objects) {
    const bytes = new Uint8Array((await (await env.FILES.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0));
    if (key.includes(text) || strFromU8(bytes).includes(text)) found.push(key);
  }
  return found;
}

/** How many classroom objects still hold a text in their storage. */
async function roomsWith(text: string): Promise<number> {
  let found = 0;
  for (const id of await listDurableObjectIds(env.CLASSROOM)) {
    const stored = await runInDurableObject(env.CLASSROOM.get(id), async (_room, state) =>
      JSON.stringify([...(await state.storage.list())]),
    );
    if (stored.includes(text)) found += 1;
  }
  return found;
}

/** Texts of the user's own row: the marker wherever free text is kept. */
function markedUserValues(marker: string): Partial<typeof users.$inferInsert> {
  const keptAsTheyAre = new Set(["id", "school_id", "technical_admin_of", "date_of_birth", "time_zone"]);
  const { columns } = getTableConfig(users);
  const entries = Object.entries(users).filter(
    ([, column]) =>
      columns.includes(column) &&
      (column.dataType === "json" || (column.dataType === "string" && !column.enumValues)) &&
      !keptAsTheyAre.has(column.name),
  );
  return Object.fromEntries(
    entries.map(([key, column]) => [key, column.dataType === "json" ? { marker } : `${marker} ${key}`]),
  );
}

/** A student in a live class with the marker in every field, file and room. */
async function markedStudent() {
  const marker = `marker-${createId()}`;
  const { teacher, students } = await createClass(2);
  const [student, classmate] = students;
  if (!student || !classmate) throw new Error("no students");
  await testDb().update(users).set(markedUserValues(marker)).where(eq(users.id, student.user.id));
  const user = await findUser(student.user.id);
  if (!user) throw new Error("no user");
  const neighbours = await createNeighbours();
  const ownTables = await markEveryField(user, marker, neighbours);

  const [track] = await testDb().select().from(tracks).where(eq(tracks.userId, user.id));
  const [upload] = await testDb().select().from(uploads).where(eq(uploads.userId, user.id));
  await env.FILES.put(`tracks/${track?.id}/${track?.engineVersion}.mp3`, marker);
  await env.FILES.put(`uploads/${upload?.id}`, marker);
  return { user, cookie: student.cookie, marker, neighbours, ownTables, teacher, classmate };
}

/** Lets the student leave strokes, a mute and a part in their class's room. */
async function playInClass({ user, cookie, teacher, classmate }: Awaited<ReturnType<typeof markedStudent>>) {
  const join = async (who: string) => new TestSocket(socketOf(await openSocket(who)));
  const [lead, player, other] = [
    await join(teacher.cookie),
    await join(cookie),
    await join(classmate.cookie),
  ];
  await Promise.all([lead, player, other].map((member) => member.settle()));
  lead.conduct({ action: "start", mode: "loop", bpm: 100 });
  await lead.settle();
  player.hit("snare", { step: 0 });
  other.hit("kick", { step: 1 });
  await Promise.all([player.settle(), other.settle()]);
  lead.conduct({ action: "freeze" });
  lead.conduct({ action: "mute", memberId: user.id });
  lead.conduct({ action: "solo", memberId: user.id });
  await lead.settle();
  return { lead, player };
}

describe("what names a person in the schema", () => {
  it("is known for every column that may hold an id", () => {
    const known = personColumns().map(({ tableName, column }) => `${tableName}.${column.name}`);
    const refersToThings = allTables().flatMap(({ table, config }) =>
      config.foreignKeys
        .map((key) => key.reference())
        .filter(({ foreignTable }) => foreignTable !== users && foreignTable !== table)
        .flatMap(({ columns }) => columns.map((column) => `${config.name}.${column.name}`)),
    );
    /** Ids of things, not of people. */
    const things = [
      "users.coppa_consent_by", // a name, on the child's own row
      "users.roster_id", // the school's own number, on the child's own row
      "family_links.linked_by", // the way it came about
      "consent_requests.school_id",
      "consent_ledger.request_id",
      "consent_ledger.decided_by", // append-only, ids alone
      "consent_ledger.school_id",
      "audit_log.actor_id", // append-only, ids alone
      "deletion_receipts.request_id",
      "module_progress.module_id",
      "activity_completions.module_id",
      "activity_completions.activity_id",
      "progress_events.source_id",
      "tracks.parent_track_id",
      "sessions.badge_id",
      "conversations.badge_id",
      "what_works.badge_id",
      "what_works.talk_id",
      "safety_events.school_id",
      "safety_events.source_id",
      "safety_events.talk_id",
      "safety_updates.event_id",
      "safety_updates.message_id",
      "safety_notices.event_id",
      "safety_notices.outbox_id",
    ];
    const unknown = idColumns().filter((name) => ![...known, ...refersToThings, ...things].includes(name));
    expect(unknown).toEqual([]);
  });
});

describe("deletion of a person marked in every field (P9)", () => {
  it("leaves no marker in any table, file or room, and a receipt by table", async () => {
    const student = await markedStudent();
    const { user, cookie, marker, neighbours, ownTables } = student;
    const { player } = await playInClass(student);
    const { id } = await (await api("/api/privacy/data-deletion", { cookie, method: "POST" })).json<{
      id: string;
    }>();
    await api("/api/privacy/data-export", { cookie, method: "POST" });

    // The test can fail: everything is there before.
    const expected = [...new Set([...ownTables, "safety_notices"])].sort();
    expect(await tablesWith(marker)).toEqual(expected);
    expect((await filesWith(marker)).map((key) => key.split("/")[0]).sort()).toEqual([
      "exports",
      "tracks",
      "uploads",
    ]);
    expect(await roomsWith(user.id)).toBe(1);

    await executeDeletions(env, testDb(), inDays(6));
    expect(await findUser(user.id)).toBeDefined();
    expect(await executeDeletions(env, testDb(), inDays(8))).toBe(1);
    expect(await tablesWith(marker)).toEqual([]);
    expect(await tablesWith(user.id)).toEqual(["audit_log", "consent_ledger"]);
    expect(await filesWith(marker)).toEqual([]);
    expect(await roomsWith(user.id)).toBe(0);
    expect((await player.closed).code).toBe(4403);
    expect((await api("/api/auth/user", { cookie })).status).toBe(401);

    // What others have stays, and no longer says who did it.
    expect(await findUser(neighbours.otherId)).toBeDefined();
    const [receipt] = await testDb()
      .select()
      .from(deletionReceipts)
      .where(eq(deletionReceipts.requestId, id));
    for (const table of ownTables) expect(receipt?.rowsByTable[table], table).toBeGreaterThan(0);
    expect(receipt?.rowsByTable).toMatchObject({ users: 1, safety_notices: 3 });
  });

  it("keeps the circle of the others going", async () => {
    const student = await markedStudent();
    const { lead } = await playInClass(student);
    await api("/api/privacy/data-deletion", { cookie: student.cookie, method: "POST" });
    await executeDeletions(env, testDb(), inDays(8));
    const { muted } = await lead.next("circle", ({ solo }) => solo.length === 0);
    expect(muted).toEqual([]);
    const late = new TestSocket(socketOf(await openSocket(student.classmate.cookie)));
    const welcome = await late.next("welcome");
    expect(welcome.circle.running).toBe(true);
    expect(welcome.frozen.map(({ memberId }) => memberId)).toEqual([student.classmate.user.id]);
  });

  it("puts every marker into the export, but for alerts and mail to others", async () => {
    const { cookie, marker, ownTables } = await markedStudent();
    const { id } = await (await api("/api/privacy/data-export", { cookie, method: "POST" })).json<{
      id: string;
    }>();
    const reply = await api(`/api/privacy/data-export/${id}`, { cookie });
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const data: Record<string, Record<string, unknown>[]> = JSON.parse(
      strFromU8(files["data.json"] ?? new Uint8Array()),
    );
    const page = strFromU8(files["data.html"] ?? new Uint8Array());
    const withheld = ["safety_events", "safety_updates"];
    for (const table of ownTables.filter((name) => !withheld.includes(name))) {
      const text = JSON.stringify(data[table]);
      expect(text, table).toContain(marker);
      expect(page, table).toContain(`<h2>${table}</h2>`);
      // Each marked field by its own name: a column that is left out would be missed here.
      const fields = allTables().find(({ config }) => config.name === table)?.config.columns ?? [];
      for (const field of fields.filter(({ dataType }) => dataType === "json")) {
        expect(text, `${table}.${field.name}`).toContain(marker);
      }
    }
    expect(Object.keys(data)).not.toContain("safety_events");
    expect(data.outbox?.length).toBeGreaterThan(0);
    expect(JSON.stringify(data.outbox)).not.toContain("safety_event");
    expect(data.outbox?.every((mail) => String(mail.recipient).startsWith(marker))).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/"\w*hash"/i);
    expect(Object.keys(files).some((name) => name.startsWith("tracks/"))).toBe(true);
  });

  it("takes a teacher with a class full of badges along", async () => {
    const { teacher, classroom, students } = await createClass(1);
    const student = students[0]?.user;
    await testDb()
      .insert(classBadges)
      .values({
        id: createId(),
        studentId: student?.id ?? "",
        classroomId: classroom.id,
        createdBy: teacher.user.id,
        createdAt: testNow(),
      });
    await api("/api/privacy/data-deletion", { cookie: teacher.cookie, method: "POST" });
    await executeDeletions(env, testDb(), inDays(8));
    expect(await testDb().select().from(classrooms).where(eq(classrooms.id, classroom.id))).toEqual([]);
    expect(await findUser(student?.id ?? "")).toBeDefined();
  });

  it("leaves a class to its co-teacher, with everybody in it", async () => {
    const { teacher, classroom, students } = await createClass(2);
    const [first, second] = [
      await signedInUser({ userType: "teacher" }),
      await signedInUser({ userType: "teacher" }),
    ];
    for (const [index, colleague] of [first, second].entries())
      await testDb()
        .insert(classStaff)
        .values({
          id: createId(),
          classroomId: classroom.id,
          userId: colleague.user.id,
          role: "co_teacher",
          startsAt: testNow(),
          addedBy: teacher.user.id,
          createdAt: new Date(testNow().getTime() + index * 1000),
        });
    await api("/api/privacy/data-deletion", { cookie: teacher.cookie, method: "POST" });
    await executeDeletions(env, testDb(), inDays(8));
    await executeDeletions(env, testDb(), inDays(8));
    expect(await findUser(teacher.user.id)).toBeUndefined();
    const [kept] = await testDb().select().from(classrooms).where(eq(classrooms.id, classroom.id));
    expect(kept?.teacherId).toBe(first.user.id);
    const members = await testDb()
      .select()
      .from(memberships)
      .where(eq(memberships.classroomId, classroom.id));
    expect(members.map(({ studentId }) => studentId).sort()).toEqual(
      students.map(({ user }) => user.id).sort(),
    );
    const colleagues = await testDb()
      .select()
      .from(classStaff)
      .where(eq(classStaff.classroomId, classroom.id));
    expect(colleagues.map(({ userId }) => userId)).toEqual([second.user.id]);
  });

  it("forgets the child's name in the parent's account, and no other name there", async () => {
    const child = await signedInUser({ firstName: "Ana", lastName: "Ruiz" });
    const [ofAna, ofLeo] = await Promise.all(
      ["ana ruiz ", "Leo"].map((childName) => createTestUser({ userType: "parent", childName })),
    );
    for (const parent of [ofAna, ofLeo]) {
      await testDb()
        .insert(familyLinks)
        .values({
          id: createId(),
          parentId: parent?.id ?? "",
          childId: child.user.id,
          linkedBy: "code",
          createdAt: testNow(),
        });
    }
    await api("/api/privacy/data-deletion", { cookie: child.cookie, method: "POST" });
    await executeDeletions(env, testDb(), inDays(8));
    expect((await findUser(ofAna?.id ?? ""))?.childName).toBeNull();
    expect((await findUser(ofLeo?.id ?? ""))?.childName).toBe("Leo");
  });

  it("sends no mail any more to an address whose account is gone", async () => {
    const { user, cookie } = await signedInUser();
    await testDb().insert(outbox).values({
      id: createId(),
      kind: "safety_event",
      recipient: user.email,
      subject: "s",
      textBody: "t",
      htmlBody: "h",
      createdAt: testNow(),
      sendAfter: testNow(),
    });
    await api("/api/privacy/data-deletion", { cookie, method: "POST" });
    await executeDeletions(env, testDb(), inDays(8));
    expect(await testDb().select().from(outbox).where(eq(outbox.recipient, user.email))).toEqual([]);
  });
});

describe("an archive whose week is over", () => {
  it("leaves the store and is no longer offered", async () => {
    const { user, cookie } = await signedInUser();
    const { id } = await (await api("/api/privacy/data-export", { cookie, method: "POST" })).json<{
      id: string;
    }>();
    expect(await env.FILES.head(`exports/${id}.zip`)).not.toBeNull();
    await clearExpiredExports(env, testDb(), inDays(6));
    expect(await env.FILES.head(`exports/${id}.zip`)).not.toBeNull();
    await clearExpiredExports(env, testDb(), inDays(8));
    expect(await env.FILES.head(`exports/${id}.zip`)).toBeNull();
    const [row] = await testDb().select().from(dataRequests).where(eq(dataRequests.userId, user.id));
    expect(row?.status).toBe("expired");
    const [shown] = await (await api("/api/privacy/requests", { cookie })).json<{ downloadUrl: unknown }[]>();
    expect(shown?.downloadUrl).toBeNull();
  });

  it("leaves with all others of that day, however many", async () => {
    const { user } = await signedInUser();
    const row = { userId: user.id, kind: "export", status: "ready", requestedAt: testNow() } as const;
    const week = { dueBy: testNow(), expiresAt: inDays(7)() };
    const rows = Array.from({ length: 200 }, () => ({ id: createId(), ...row, ...week }));
    for (const chunk of chunkRows(rows, 7)) await testDb().insert(dataRequests).values(chunk);
    expect(await clearExpiredExports(env, testDb(), inDays(8))).toBe(200);
  });
});
