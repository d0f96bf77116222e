import { describe, expect, it } from "vitest";
import { loadAllRooms } from "~/features/dashboard/room-data.server";
import { loadStudentHome } from "~/features/dashboard/student-home.server";
import { requireUser } from "~/features/identity/index.server";
import { loadAuthPage } from "~/features/sign-up/index.server";
import { api, signedInUser } from "../helpers";
import { contextOf } from "./request-context";
import { documentedCalls, rowsOf } from "./rows";

/** What is needed to sign in and to ask for the age; nothing a child made. */
const NEEDED = ["users", "sessions", "audit_log"];

/** The calls that end the session or the account's state, or are the age step itself. */
const NOT_TRIED = ["POST /api/logout", "GET /api/logout", "POST /api/auth/complete-registration"];

describe("a student whose age is not known (P1)", () => {
  it("has no row in any content table after every call of the API", async () => {
    const { user, cookie } = await signedInUser({ dateOfBirth: null });
    const calls = await documentedCalls();
    expect(calls.length).toBeGreaterThan(90);
    const opened: string[] = [];
    for (const call of calls) {
      if (NOT_TRIED.includes(call)) continue;
      const [method = "", path = ""] = call.split(" ");
      const body = { emotion: "happy", content: "hi", code: "x", title: "My talk", bpm: 90 };
      const init = method === "GET" ? {} : { json: body };
      const reply = await api(path.replace(/{\w+}/g, user.id), { cookie, method, ...init });
      await reply.arrayBuffer();
      if (reply.status >= 500) opened.push(`${call}: ${reply.status}`);
    }
    expect(opened).toEqual([]);
    expect(Object.keys(await rowsOf(user.id)).filter((name) => !NEEDED.includes(name))).toEqual([]);
  });

  it("has none after the pages either, the one after a finished registration included", async () => {
    const { user, cookie } = await signedInUser({ dateOfBirth: null });
    for (const path of [
      "/",
      "/?registration=complete",
      "/?conversation=x&say=hi",
      "/auth",
      "/?own=privacy",
    ]) {
      const context = await contextOf(cookie, path);
      const signedIn = requireUser(context);
      await loadStudentHome(context, signedIn);
      const rooms = await loadAllRooms(context, signedIn);
      expect(rooms["ai-coach"].conversations).toEqual([]);
      await loadAuthPage(context);
    }
    expect(Object.keys(await rowsOf(user.id)).filter((name) => !NEEDED.includes(name))).toEqual([]);
  });
});
