import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { safetyEvents } from "~/db/schema";
import { readSettings } from "~/features/profile/index.server";
import { api, findUser, signedInUser, testDb } from "../helpers";

const change = (cookie: string, json: unknown) => api("/api/profile", { method: "PATCH", cookie, json });

describe("/api/profile", () => {
  it("changes what is sent and leaves the rest", async () => {
    const { user, cookie } = await signedInUser({ nickname: "Old Beat" });
    const reply = await change(cookie, { avatar: "owl", textSize: "large", sound: "off" });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ profileImageUrl: "/avatars/owl.svg", nickname: "Old Beat" });
    await change(cookie, { reducedMotion: true, timeZone: "America/Denver" });
    const stored = await findUser(user.id);
    expect(readSettings(stored?.settings)).toEqual({
      ...{ textSize: "large", reducedMotion: true, sound: false },
      ...{ calm: false, highContrast: false },
    });
    expect(stored).toMatchObject({ timeZone: "America/Denver", nickname: "Old Beat" });
  });

  it("speaks the new language at once and remembers it for the sign-in page", async () => {
    const { cookie } = await signedInUser();
    const reply = await change(cookie, { locale: "es" });
    expect(await reply.json()).toMatchObject({ locale: "es" });
    expect(reply.headers.get("set-cookie")).toContain("beats_locale=es");
  });

  it("gives back the plain picture and an empty nickname", async () => {
    const { user, cookie } = await signedInUser({ nickname: "Beat", profileImageUrl: "/avatars/cat.svg" });
    await change(cookie, { avatar: "none", nickname: "  " });
    expect(await findUser(user.id)).toMatchObject({ nickname: null, profileImageUrl: null });
  });

  it.each([
    ["a phone number", { nickname: "555-123-4567" }, 422],
    ["a cry for help", { nickname: "i want to die" }, 422],
    ["25 letters", { nickname: "x".repeat(25) }, 400],
    ["a zone that does not exist", { timeZone: "America/Gotham" }, 400],
    ["a picture of one's own choosing", { avatar: "https://elsewhere.example/me.png" }, 400],
    ["another language", { locale: "fr" }, 400],
  ])("refuses %s and changes nothing", async (_name, json, status) => {
    const { user, cookie } = await signedInUser();
    expect((await change(cookie, json)).status).toBe(status);
    expect(await findUser(user.id)).toMatchObject({
      nickname: null,
      locale: "en",
      timeZone: user.timeZone,
      profileImageUrl: null,
    });
  });

  it("says where to get help when a nickname sounds like somebody needs it", async () => {
    const { user, cookie } = await signedInUser();
    const reply = await change(cookie, { nickname: "i want to die" });
    expect((await reply.json<{ message: string }>()).message).toContain("988");
    const events = await testDb().select().from(safetyEvents).where(eq(safetyEvents.studentId, user.id));
    expect(events).toMatchObject([{ sourceKind: "nickname", state: "raised" }]);
  });

  it("takes a plain form back to the profile with a toast", async () => {
    const { user, cookie } = await signedInUser();
    const reply = await api("/api/profile", {
      cookie,
      body: new URLSearchParams({ nickname: "Night Drum", reducedMotion: "on", sound: "on" }),
      headers: { accept: "text/html" },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe("/?own=settings#profile");
    expect((await findUser(user.id))?.nickname).toBe("Night Drum");
  });

  it("takes a parent back to the child whose page was open", async () => {
    const { cookie } = await signedInUser({ userType: "parent" });
    for (const nickname of ["Rosa", "call me at 555-123-4567"]) {
      const reply = await api("/api/profile?childId=ben-1", {
        cookie,
        body: new URLSearchParams({ nickname }),
        headers: { accept: "text/html" },
      });
      expect(reply.headers.get("location")).toContain("/?childId=ben-1&own=settings#profile");
    }
    const forms: [path: string, fields: Record<string, string>, place: string][] = [
      ["/api/privacy/update", { isForm: "yes" }, "&own=privacy#profile"],
      ["/api/privacy/data-export", {}, "&own=privacy#profile"],
      ["/api/privacy/data-deletion", {}, "&own=privacy#profile"],
      ["/api/privacy/data-deletion/nothing/cancel", {}, "&own=privacy#profile"],
      ["/api/backgrounds", { backgroundImageURL: "" }, "#profile"],
    ];
    for (const [path, fields, place] of forms) {
      const reply = await api(`${path}?childId=ben-1`, {
        cookie,
        body: new URLSearchParams(fields),
        headers: { accept: "text/html" },
      });
      expect([path, reply.headers.get("location")]).toEqual([path, `/?childId=ben-1${place}`]);
    }
  });

  it("is closed to visitors and to a child whose parent has not agreed", async () => {
    expect((await api("/api/profile", { method: "PATCH", json: {} })).status).toBe(401);
    const { cookie } = await signedInUser({ dateOfBirth: "2019-01-01", coppaConsentStatus: "pending" });
    expect((await change(cookie, { nickname: "Kid" })).status).toBe(403);
  });

  it("reads settings that were stored by an older version, or never", () => {
    const defaults = {
      ...{ textSize: "normal", reducedMotion: false, sound: true },
      ...{ calm: false, highContrast: false },
    };
    expect(readSettings(null)).toEqual(defaults);
    expect(readSettings("nonsense")).toEqual(defaults);
    expect(readSettings({ textSize: "huge", sound: false })).toEqual({ ...defaults, sound: false });
  });

  it("shows pages as the browser was told until the person has chosen", () => {
    const told = { textSize: "larger", highContrast: true } as const;
    expect(readSettings(null, told)).toMatchObject({ ...told, calm: false });
    expect(readSettings({ highContrast: false }, told)).toMatchObject({ ...told, highContrast: false });
  });
});
