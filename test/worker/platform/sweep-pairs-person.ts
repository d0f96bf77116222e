import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { dataRequests, deletionReceipts } from "~/db/schema";
import { executeDeletions } from "~/features/privacy/index.server";
import { advanceEscalations } from "~/features/safety/index.server";
import { createId } from "~/platform/ids";
import { rowsOf } from "../consent/rows";
import { createTestUser, findUser, signedInUser, testDb } from "../helpers";
import { later, say } from "../safety/school";
import { PASSWORD } from "../sign-up/forms";
import { call } from "./sweep";
import { createWithPassword, mailedToken } from "./sweep-accounts";
import { newPicture } from "./sweep-creations";
import { newTalk } from "./sweep-learners";
import { DAY_MINUTES, duty, isOk, type Pair, type Send, times, unless } from "./sweep-pairs";
import { createSchoolClass, createWaitingChild, jsonOf } from "./sweep-people";

const deletionDuty = duty(8 * DAY_MINUTES, (db, clock) => executeDeletions(env as Env, db, clock));
const planDeletion = async (cookie: string): Promise<string> =>
  (await jsonOf<{ id: string }>(await call("/api/privacy/data-deletion", { method: "POST", cookie }))).id;

const receiptsOf = (requestId: string) =>
  testDb().$count(deletionReceipts, eq(deletionReceipts.requestId, requestId));

/** A parent's wish that the account goes, a week old. */
const planChildDeletion = (requestedBy: string, userId: string) =>
  testDb()
    .insert(dataRequests)
    .values({
      id: createId(),
      userId,
      requestedBy,
      kind: "deletion",
      status: "open",
      requestedAt: new Date(),
      dueBy: later(30 * DAY_MINUTES)(),
      executeAfter: later(7 * DAY_MINUTES)(),
    });

export const PERSON_PAIRS: Record<string, () => Promise<Pair>> = {
  "password: signed in with the old / changed": async () => {
    const { user, cookie } = await createWithPassword();
    return {
      sends: [
        () => call("/api/auth/login", { json: { email: user.email, password: PASSWORD } }),
        () =>
          call("/api/auth/change-password", {
            cookie,
            json: { currentPassword: PASSWORD, newPassword: "Orange7drum" },
          }),
      ],
      judge: async ([, changed]) => {
        const open = (await rowsOf(user.id)).sessions ?? 0;
        return unless(isOk(changed) && open === 1, `${changed}: ${open} sessions`);
      },
    };
  },
  "password: changed / set with a mailed link": async () => {
    const { user, cookie } = await createWithPassword();
    await call("/api/auth/forgot-password", { json: { email: user.email } });
    const token = await mailedToken(user.email, "reset_password");
    return {
      sends: [
        () =>
          call("/api/auth/change-password", {
            cookie,
            json: { currentPassword: PASSWORD, newPassword: "Orange7drum" },
          }),
        () => call("/api/auth/reset-password", { json: { token, password: "Purple7drum" } }),
      ],
      // Whoever comes second finds the first one's work: the password is not theirs to change any more.
      judge: async (statuses) => unless(statuses.filter(isOk).length === 1, `${statuses}`),
    };
  },
  "picture: two chosen at once": async () => {
    const { user, cookie } = await signedInUser();
    const pictures = [await newPicture({ cookie }), await newPicture({ cookie })];
    return {
      sends: pictures.map(
        (backgroundImageURL) => () =>
          call("/api/backgrounds", { method: "PUT", cookie, json: { backgroundImageURL } }),
      ),
      judge: async () => {
        const shown = (await findUser(user.id))?.backgroundImageUrl ?? "";
        const reply = await call(shown, { cookie });
        await reply.arrayBuffer();
        return unless(pictures.includes(shown) && reply.status === 200, `${shown}: ${reply.status}`);
      },
    };
  },
  "picture: chosen / the brick wall": async () => {
    const { user, cookie } = await signedInUser();
    const picture = await newPicture({ cookie });
    const choose =
      (backgroundImageURL: string | null): Send =>
      () =>
        call("/api/backgrounds", { method: "PUT", cookie, json: { backgroundImageURL } });
    return {
      sends: [choose(picture), choose(null)],
      judge: async () => {
        const shown = (await findUser(user.id))?.backgroundImageUrl;
        if (!shown) return null;
        const reply = await call(shown, { cookie });
        await reply.arrayBuffer();
        return unless(reply.status === 200, `${shown}: ${reply.status}`);
      },
    };
  },
  "talk: a cry for help / deleted": async () => {
    const student = await signedInUser();
    const id = await newTalk(student);
    return {
      sends: [
        () =>
          call(`/api/ai-coach/conversations/${id}/messages`, {
            cookie: student.cookie,
            json: { content: "i want to kill myself tonight" },
          }),
        () => call(`/api/ai-coach/conversations/${id}`, { method: "DELETE", cookie: student.cookie }),
      ],
      // Answered with the crisis reply, the words stay where an adult finds them.
      judge: async ([said]) => {
        const rows = await rowsOf(student.user.id);
        const kept = [rows.coach_messages ?? 0, rows.safety_events ?? 0].join();
        return unless(kept === (isOk(said) ? "2,1" : "0,0"), `${said}: ${kept}`);
      },
    };
  },
  "alert: taken / told to the next contact": async () => {
    const school = await createSchoolClass();
    const { event } = await say(school.student.cookie, "i want to kill myself tonight");
    // Somebody to be told next; and the first mail is out, which the duty notes before anything else.
    await createTestUser({ userType: "admin", schoolId: school.schoolId });
    await advanceEscalations(testDb(), later(0));
    return {
      sends: [
        () =>
          call(`/api/safety/events/${event?.id}/acknowledge`, {
            method: "POST",
            cookie: school.admin.cookie,
          }),
        duty(20, advanceEscalations),
      ],
      judge: async ([taken]) => unless(isOk(taken), `${taken}`),
    };
  },
  "deletion: taken back / carried out": async () => {
    const { user, cookie } = await signedInUser();
    const id = await planDeletion(cookie);
    return {
      sends: [
        ...times(4, () => call(`/api/privacy/data-deletion/${id}/cancel`, { method: "POST", cookie })),
        deletionDuty,
      ],
      judge: async (statuses) => {
        const cancelled = statuses.slice(0, 4).filter(isOk).length;
        const isThere = (await findUser(user.id)) !== undefined;
        const receipts = await receiptsOf(id);
        const fits = cancelled === (isThere ? 1 : 0) && receipts === (isThere ? 0 : 1);
        return unless(fits, `${statuses}: ${isThere ? "there" : "gone"}, ${receipts} receipts`);
      },
    };
  },
  "deletion: carried out / carried out by another run": async () => {
    const { user, cookie } = await signedInUser();
    const id = await planDeletion(cookie);
    return {
      sends: [deletionDuty, deletionDuty],
      judge: async () => {
        const receipts = await receiptsOf(id);
        return unless(receipts === 1 && !(await findUser(user.id)), `${receipts} receipts`);
      },
    };
  },
  "deletion: carried out / the person goes on": async () => {
    const { user, cookie } = await signedInUser();
    const id = await planDeletion(cookie);
    const talk = await newTalk({ cookie });
    const write =
      (path: string, json: unknown, method = "POST"): Send =>
      () =>
        call(path, { method, cookie, json, settings: { RENDER: "client" } });
    return {
      sends: [
        write("/api/emotions", { emotion: "happy" }),
        write("/api/check-in/relief", { tool: "music", result: "better" }),
        write("/api/ai-dj/create-music", { emotion: "happy", activityType: "focus", culturalStyle: "jazz" }),
        write("/api/ai-drummer/sessions", {
          ...{ gameMode: "beat_matching", score: 100, accuracy: 90, bpm: 120, duration: 30, streak: 4 },
        }),
        write(`/api/ai-coach/conversations/${talk}/messages`, { content: "we had pizza" }),
        write("/api/ai-coach/conversations", { title: "My day" }),
        write("/api/profile", { nickname: "Sky" }, "PATCH"),
        write("/api/sel/progress", { moduleId: "1", progress: 40 }),
        write("/api/objects/upload", {}),
        write("/api/privacy/data-export", {}),
        deletionDuty,
      ],
      judge: async () => {
        const { audit_log: _log, ...left } = await rowsOf(user.id);
        const receipts = await receiptsOf(id);
        return unless(
          Object.keys(left).length === 0 && receipts === 1,
          `${JSON.stringify(left)}, ${receipts} receipts`,
        );
      },
    };
  },
  "deletion: a child's, carried out / the parent's yes": async () => {
    const { child, token, cookie } = await createWaitingChild();
    const parent = await createTestUser({ userType: "parent" });
    await planChildDeletion(parent.id, child.id);
    return {
      sends: [
        () => call(`/api/consent/${token}/grant`, { json: { isParent: true } }),
        () => call("/api/consent/resend", { cookie, json: {} }),
        deletionDuty,
      ],
      judge: async () => {
        const { audit_log: _log, consent_ledger: _ledger, ...left } = await rowsOf(child.id);
        return unless(Object.keys(left).length === 0, JSON.stringify(left));
      },
    };
  },
};
