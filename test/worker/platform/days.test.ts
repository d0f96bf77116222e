import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { amendmentRequests, drumSessions, familyLinks, outbox, schools } from "~/db/schema";
import { codeSheet, loadParentHome, makeFamilyCode } from "~/features/family/index.server";
import { requireUser } from "~/features/identity/index.server";
import { exportKey } from "~/features/privacy/export.server";
import { requestExport } from "~/features/privacy/index.server";
import { listCorrections, makeTeacherCode, teacherCodePage } from "~/features/staff/index.server";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { createId } from "~/platform/ids";
import { contextOf } from "../consent/request-context";
import { createTestUser, signedInUser, testDb } from "../helpers";

// In both a day that UTC does not have: nine in the evening in Los Angeles, two in the morning on Kiritimati.
const PLACES = [
  { timeZone: "America/Los_Angeles", now: new Date("2026-11-22T05:00:00Z"), day: 21, hour: "9:00 PM" },
  { timeZone: "Pacific/Kiritimati", now: new Date("2026-11-21T12:00:00Z"), day: 22, hour: "2:00 AM" },
];

async function createSchool(timeZone: string, now: Date) {
  const schoolId = createId();
  await testDb()
    .insert(schools)
    .values({ id: schoolId, name: "Lincoln", isVerified: true, timeZone, createdAt: now });
  const { user: admin } = await signedInUser({ userType: "admin", schoolId });
  return { schoolId, admin };
}

/** Asks for a copy and waits until it is made. */
async function askForCopy(now: Date, asker: UserRow, owner: UserRow): Promise<string> {
  const work: Promise<unknown>[] = [];
  const context = {
    ...{ db: testDb(), clock: () => now, env, origin: "http://localhost" },
    waitUntil: (each: Promise<unknown>) => work.push(each),
  };
  const { id } = await requestExport(context as unknown as RequestContext, asker, owner);
  await Promise.all(work);
  const file = await env.FILES.get(exportKey(id));
  const files = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer()));
  return strFromU8(files["data.html"] ?? new Uint8Array());
}

describe.each(PLACES)("in $timeZone, when UTC has another day", ({ timeZone, now, day, hour }) => {
  const context = { db: testDb(), clock: () => now };

  it("a copy of the data has the child's days and hours, whoever asked", async () => {
    const child = await createTestUser({ timeZone });
    const parent = await createTestUser({ userType: "parent", timeZone: "UTC" });
    await testDb()
      .insert(drumSessions)
      .values({
        ...{ id: createId(), userId: child.id, gameMode: "beat_matching", score: 1, accuracy: 80, bpm: 90 },
        ...{ durationSeconds: 60, streak: 1, createdAt: now },
      });
    for (const asker of [child, parent]) {
      const page = await askForCopy(now, asker, child);
      expect(page).toContain(`<td>Nov ${day}, 2026, ${hour}</td>`);
      expect(page).toContain(timeZone);
      expect(page).not.toContain(now.toISOString());
    }
  });

  it("no mail names a day or an hour: it may be read anywhere, days later", async () => {
    const child = await createTestUser({ timeZone });
    await askForCopy(now, child, child);
    const mails = await testDb().select().from(outbox).where(eq(outbox.recipient, child.email));
    expect(mails).toHaveLength(1);
    for (const { subject, textBody } of mails)
      expect(`${subject}\n${textBody}`).not.toMatch(/2026|\d{1,2}:\d\d|Nov/);
  });

  it("a printed family code says until which day of the child's calendar it is good", async () => {
    const { schoolId, admin } = await createSchool("UTC", now);
    const child = await createTestUser({ timeZone, schoolId });
    const made = await makeFamilyCode(context, admin, child.id);
    const sheet = await codeSheet([{ ...made, ...made.student }], "http://localhost", "en").text();
    // Three weeks later.
    expect(sheet).toContain(`Good until December ${day - 9}, 2026.`);
    expect(sheet).toContain(`${day - 9} de diciembre de 2026`);
  });

  it("a teacher's code says until which day of the school's calendar it is good", async () => {
    const { admin } = await createSchool(timeZone, now);
    const made = await makeTeacherCode(context, admin);
    // A week later.
    expect(await teacherCodePage(made, "en").text()).toContain(`Good until November ${day + 7}, 2026.`);
  });

  it("a parent's page has the child's zone, wherever the parent is", async () => {
    const child = await createTestUser({ timeZone });
    const { user: parent, cookie } = await signedInUser({ userType: "parent", timeZone: "UTC" });
    await testDb()
      .insert(familyLinks)
      .values({ id: createId(), parentId: parent.id, childId: child.id, linkedBy: "code", createdAt: now });
    const page = await contextOf(cookie, "/");
    expect((await loadParentHome(page, requireUser(page))).child).toMatchObject({ timeZone });
  });

  it("a request for a correction comes with the child's zone", async () => {
    const { schoolId, admin } = await createSchool("UTC", now);
    const child = await createTestUser({ timeZone, schoolId });
    await testDb()
      .insert(amendmentRequests)
      .values({
        ...{ id: createId(), studentId: child.id, requestedBy: child.id, topic: "other", wish: "my name" },
        createdAt: now,
      });
    expect(await listCorrections({ db: testDb() }, admin)).toMatchObject([{ timeZone }]);
  });
});
