import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox, progressEvents, users } from "~/db/schema";
import { recordCirclePlayed } from "~/features/circle/index.server";
import { leaveAllCircles } from "~/features/live-room/index.server";
import { testNow } from "../clock";
import { api, findUser, signedInUser, signIn, testDb } from "../helpers";
import { createClass, openSocket, socketOf, TestSocket } from "./socket";

const join = async (cookie: string, query = "") => new TestSocket(socketOf(await openSocket(cookie, query)));

describe("who may come in", () => {
  it("refuses strangers with JSON: no session, foreign origin, another class, a parent", async () => {
    const { classroom } = await createClass(0);
    const student = await signedInUser();
    const parent = await signedInUser({ userType: "parent" });

    const noSession = await openSocket(undefined);
    expect(noSession.status).toBe(401);
    expect(await noSession.json()).toEqual({ message: "Unauthorized", code: "unauthorized" });

    const foreign = await openSocket(student.cookie, "", { origin: "https://elsewhere.example" });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: "forbidden" });

    for (const query of [`?classroom=${classroom.id}`, "?classroom=no-such-class"]) {
      const stranger = await openSocket(student.cookie, query);
      expect(stranger.status).toBe(403);
      expect(await stranger.json()).toMatchObject({ code: "forbidden" });
    }
    expect((await openSocket(parent.cookie)).status).toBe(403);
    expect((await api("/ws", { cookie: student.cookie })).status).toBe(400);
  });

  it("stops at the age gate and at missing consent", async () => {
    const noAge = await signedInUser({ dateOfBirth: null });
    expect(await (await openSocket(noAge.cookie)).json()).toMatchObject({
      code: "age_verification_required",
    });
    const child = await signedInUser({
      dateOfBirth: `${testNow().getUTCFullYear() - 9}-01-01`,
      coppaConsentStatus: "pending",
    });
    expect(await (await openSocket(child.cookie)).json()).toMatchObject({
      code: "parental_consent_required",
    });
  });

  it("welcomes to the first class without being asked for one, and to a practice room without a class", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const member = await join(students[0]?.cookie ?? "");
    expect(await member.next("welcome")).toMatchObject({
      memberId: students[0]?.user.id,
      classroomId: classroom.id,
      members: [{ memberId: students[0]?.user.id, name: "Student0", role: "student" }],
      circle: { running: false, mode: "free", muted: [] },
      lastSeq: 0,
    });
    const lead = await join(teacher.cookie, `?classroom=${classroom.id}`);
    expect((await lead.next("welcome")).members).toHaveLength(2);

    const alone = await signedInUser();
    const room = await (await join(alone.cookie)).next("welcome");
    expect(room.members).toHaveLength(1);
    expect(room.classroomId).not.toBe(classroom.id);
  });

  it("shows a student who opted out of the directory by a name made for the room (P16)", async () => {
    const { students } = await createClass(1);
    const student = students[0]?.user;
    await testDb()
      .update(users)
      .set({ ferpaDirectoryOptOut: true })
      .where(eq(users.id, student?.id ?? ""));
    const [member] = (await (await join(students[0]?.cookie ?? "")).next("welcome")).members;
    expect(member?.name).toMatch(/^\S+ \S+$/);
    expect(member?.name).not.toContain("Student0");
  });
});

describe("what playing together earns", () => {
  const eventsOf = (userId: string) =>
    testDb().select().from(progressEvents).where(eq(progressEvents.userId, userId));

  it("is one event a class and day for a student who played, none for listening, leading or practice", async () => {
    const { students, teacher, classroom } = await createClass(2);
    const [maya, leo] = students;
    if (!maya || !leo) throw new Error("no students");
    const lead = await join(teacher.cookie);
    const player = await join(maya.cookie);
    const listener = await join(leo.cookie);
    await Promise.all([lead, player, listener].map((member) => member.settle()));
    player.hit("snare");
    await player.settle();
    expect(await eventsOf(maya.user.id)).toEqual([]);

    lead.conduct({ action: "start", mode: "loop", bpm: 100 });
    await lead.settle();
    lead.hit("kick");
    player.hit("snare");
    player.hit("kick");
    let events = await eventsOf(maya.user.id);
    while (events.length === 0) events = await eventsOf(maya.user.id);
    // The room forgets who played when it sleeps: the same deed again changes nothing.
    for (const { user } of [maya, teacher])
      await recordCirclePlayed(env, { memberId: user.id, classroomId: classroom.id }, testNow);
    const practice = { memberId: leo.user.id, classroomId: `practice-${leo.user.id}` };
    await recordCirclePlayed(env, practice, testNow);

    events = await eventsOf(maya.user.id);
    expect(events).toMatchObject([{ kind: "circle_joined" }]);
    expect((await findUser(maya.user.id))?.totalPoints).toBe(15);
    for (const { user } of [leo, teacher]) expect(await eventsOf(user.id)).toEqual([]);
  });
});

describe("playing together", () => {
  it("relays a hit to the others and never back to the player", async () => {
    const { students, teacher } = await createClass(2);
    const [maya, leo] = await Promise.all(students.map(({ cookie }) => join(cookie)));
    const lead = await join(teacher.cookie);
    if (!maya || !leo) throw new Error("no members");
    await Promise.all([maya, leo, lead].map((member) => member.settle()));
    maya.hit("snare", { timestamp: 123 });
    const { hits } = await leo.next("drum_hits");
    expect(hits).toEqual([
      {
        memberId: students[0]?.user.id,
        padId: "snare",
        timestamp: 123,
        bpm: 100,
        serverTimeMs: expect.any(Number),
        seq: 1,
      },
    ]);
    expect((await lead.next("drum_hits")).hits).toEqual(hits);
    await maya.settle();
    expect(maya.frames.filter(({ type }) => type === "drum_hits")).toEqual([]);
  });

  it("tells who comes and goes, a second device of the same person counting once", async () => {
    const { students } = await createClass(2);
    const [first, second] = students;
    const maya = await join(first?.cookie ?? "");
    await maya.next("welcome");
    const leo = await join(second?.cookie ?? "");
    expect(await maya.next("presence")).toMatchObject({ joined: second?.user.id });
    const leosTablet = await join(second?.cookie ?? "");
    await leosTablet.settle();
    leo.socket.close(1000);
    await leo.closed;
    await maya.settle();
    leosTablet.socket.close(1000);
    const left = await maya.next("presence");
    expect(left).toMatchObject({ left: second?.user.id });
    expect(left.members).toHaveLength(1);
  });

  it("lets the page's reconnection take the place of its lost socket", async () => {
    const { students } = await createClass(2);
    const [first, second] = students;
    const leo = await join(second?.cookie ?? "");
    const lost = await join(first?.cookie ?? "", "?page=p1");
    await lost.settle();
    const back = await join(first?.cookie ?? "", "?page=p1");
    expect((await back.next("welcome")).members).toHaveLength(2);
    expect((await lost.closed).code).toBe(1000);
    await leo.settle();
    expect(leo.frames.filter(({ type }) => type === "presence")).toHaveLength(1);
  });

  it("lets only the class teacher conduct", async () => {
    const { students, teacher } = await createClass(1);
    const student = await join(students[0]?.cookie ?? "");
    const lead = await join(teacher.cookie);
    student.conduct({ action: "start" });
    expect(await student.next("error")).toMatchObject({ code: "forbidden" });

    lead.conduct({ action: "start", bpm: 90, mode: "loop", bars: 4 });
    for (const member of [student, lead]) {
      expect(await member.next("circle")).toMatchObject({
        running: true,
        mode: "loop",
        bpm: 90,
        bars: 4,
        startedAtMs: expect.any(Number),
        muted: [],
      });
    }
    lead.conduct({ action: "tempo", bpm: 120 });
    expect(await student.next("circle")).toMatchObject({ bpm: 120 });
    lead.conduct({ action: "mute", memberId: students[0]?.user.id });
    expect(await student.next("circle")).toMatchObject({ muted: [students[0]?.user.id] });
    student.hit("kick");
    await student.settle();
    await lead.settle();
    expect(lead.frames.filter(({ type }) => type === "drum_hits")).toEqual([]);
    lead.conduct({ action: "unmute" });
    expect(await student.next("circle")).toMatchObject({ muted: [] });
    lead.conduct({ action: "stop" });
    expect(await student.next("circle")).toMatchObject({ running: false });
  });

  it("gives a late joiner the circle and the loop that is going round", async () => {
    const { students, teacher } = await createClass(2);
    const lead = await join(teacher.cookie);
    const early = await join(students[0]?.cookie ?? "");
    lead.conduct({ action: "start", bpm: 100, mode: "loop", bars: 2 });
    await early.next("circle");
    early.hit("tom1", { step: 0 });
    await lead.next("drum_hits");
    const late = await (await join(students[1]?.cookie ?? "")).next("welcome");
    expect(late.circle).toMatchObject({ running: true, mode: "loop" });
    expect(late.loop).toEqual([
      { memberId: students[0]?.user.id, padId: "tom1", step: 0, pass: expect.any(Number), seq: 1 },
    ]);
    expect(late.lastSeq).toBe(1);
  });
});

describe("limits (S13)", () => {
  it("answers bad frames and closes with 1008 at the third", async () => {
    const { students } = await createClass(1);
    const member = await join(students[0]?.cookie ?? "");
    member.send("{");
    expect(await member.next("error")).toMatchObject({ code: "bad_json" });
    member.send({ type: "dance", data: {} });
    expect(await member.next("error")).toMatchObject({ code: "unknown_type" });
    member.send(`"${"x".repeat(5000)}"`);
    expect(await member.next("error")).toMatchObject({ code: "too_large" });
    expect((await member.closed).code).toBe(1008);
  });

  it("drops hits beyond the burst with slow_down, and only that member's", async () => {
    const { students } = await createClass(2);
    const [wild, calm] = await Promise.all(students.map(({ cookie }) => join(cookie)));
    if (!wild || !calm) throw new Error("no members");
    await calm.settle();
    for (let index = 0; index < 300; index++) wild.hit("hihat");
    expect(await wild.next("error")).toMatchObject({ code: "slow_down" });
    calm.hit("kick");
    const { hits } = await wild.next("drum_hits");
    expect(hits).toMatchObject([{ padId: "kick" }]);
    const heard = () =>
      calm.frames.flatMap((frame) => (frame.type === "drum_hits" ? frame.data.hits : [])).length;
    await calm.settle();
    expect(heard()).toBeGreaterThanOrEqual(70);
    expect(heard()).toBeLessThan(150);
  });
});

describe("leaving when one must (S12)", () => {
  it("closes with 4403 when the teacher takes the student out, and does not let them back", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const [student] = students;
    const lead = await join(teacher.cookie);
    const member = await join(student?.cookie ?? "");
    await lead.next("presence");
    const removed = await api(`/api/classrooms/${classroom.id}/members/${student?.user.id}`, {
      method: "DELETE",
      cookie: teacher.cookie,
    });
    expect(removed.status).toBe(204);
    expect((await member.closed).code).toBe(4403);
    expect(await lead.next("presence")).toMatchObject({ left: student?.user.id });
    const again = await openSocket(student?.cookie, `?classroom=${classroom.id}`);
    expect(again.status).toBe(403);
    await again.body?.cancel();
  });

  it("closes only the session that signed out", async () => {
    const { students } = await createClass(1);
    const user = students[0]?.user;
    if (!user) throw new Error("no student");
    const laptop = await join(students[0]?.cookie ?? "");
    const phone = await join(await signIn(user));
    await Promise.all([laptop.settle(), phone.settle()]);
    const { sessionId } = await sessionOf(students[0]?.cookie ?? "");
    await leaveAllCircles({ env, db: testDb() }, user, { sessionId, reason: "signed_out" });
    expect(await laptop.closed).toMatchObject({ code: 4403, reason: "signed_out" });
    await phone.settle();
  });

  it("closes every device when the password is set anew by mail", async () => {
    const { students } = await createClass(1);
    const user = students[0]?.user;
    if (!user) throw new Error("no student");
    const devices = [await join(students[0]?.cookie ?? ""), await join(await signIn(user))];
    await api("/api/auth/forgot-password", { json: { email: user.email } });
    const [mail] = await testDb().select().from(outbox).where(eq(outbox.recipient, user.email));
    const token = /reset-password\/([\w-]+)/.exec(mail?.textBody ?? "")?.[1];
    const reset = await api("/api/auth/reset-password", { json: { token, password: "Indigo8drum" } });
    expect(reset.status).toBe(200);
    for (const device of devices) {
      expect(await device.closed).toMatchObject({ code: 4403, reason: "signed_out" });
    }
  });

  it("closes every device when consent is withdrawn", async () => {
    const { students } = await createClass(1);
    const user = students[0]?.user;
    if (!user) throw new Error("no student");
    const devices = [await join(students[0]?.cookie ?? ""), await join(await signIn(user))];
    await leaveAllCircles({ env, db: testDb() }, user, { reason: "consent" });
    for (const device of devices) {
      expect(await device.closed).toMatchObject({ code: 4403, reason: "consent" });
    }
  });
});

async function sessionOf(cookie: string): Promise<{ sessionId: string }> {
  const { sha256Hex } = await import("~/platform/hash.server");
  return { sessionId: await sha256Hex(cookie.split("=")[1] ?? "") };
}
