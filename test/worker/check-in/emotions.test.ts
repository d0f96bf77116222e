import { describe, expect, it } from "vitest";
import { api, signedInUser } from "../helpers";

describe("/api/emotions", () => {
  it("stores the first check-in of a day and refuses the second", async () => {
    const { cookie } = await signedInUser();
    const first = await api("/api/emotions", {
      cookie,
      json: { emotion: "calm", intensity: 5, context: "daily_checkin" },
    });
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({ emotion: "calm", intensity: 5, context: "daily_checkin" });

    const second = await api("/api/emotions", { cookie, json: { emotion: "sad" } });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: "already_checked_in" });

    const list = await api("/api/emotions", { cookie });
    expect(await list.json()).toMatchObject([{ emotion: "calm" }]);
  });

  it("lets one of two check-ins at the same moment win (R4)", async () => {
    const { cookie } = await signedInUser();
    const replies = await Promise.all(
      ["happy", "sad", "angry"].map((emotion) => api("/api/emotions", { cookie, json: { emotion } })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ["malformed JSON", { body: "{", headers: { "content-type": "application/json" } }, 400],
    ["an unknown feeling", { json: { emotion: "hungry" } }, 400],
    ["an intensity of 11", { json: { emotion: "sad", intensity: 11 } }, 400],
    ["a body that is not JSON", { body: "emotion", headers: { "content-type": "text/plain" } }, 415],
    ["70 KiB", { json: { emotion: "sad", context: "x".repeat(70 * 1024) } }, 413],
    ["another site", { json: { emotion: "sad" }, headers: { origin: "https://elsewhere.example" } }, 403],
  ])("refuses %s and stores nothing", async (_name, init, status) => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/emotions", { cookie, method: "POST", ...init });
    expect(reply.status).toBe(status);
    const body = await reply.json<{ message: string; code: string }>();
    expect(body.message).toBeTypeOf("string");
    expect(JSON.stringify(body)).not.toMatch(/ at .*\.ts|SQLITE/);
    expect(await (await api("/api/emotions", { cookie })).json()).toEqual([]);
  });

  it("answers a repeated Idempotency-Key with the first answer, and another body with 422", async () => {
    const { cookie } = await signedInUser();
    const headers = { "idempotency-key": "tap-1" };
    const first = await api("/api/emotions", { cookie, headers, json: { emotion: "happy" } });
    const again = await api("/api/emotions", { cookie, headers, json: { emotion: "happy" } });
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await first.json());
    const other = await api("/api/emotions", { cookie, headers, json: { emotion: "sad" } });
    expect(other.status).toBe(422);
  });

  it("leads a plain form back to the page with a toast", async () => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/emotions", {
      cookie,
      body: new URLSearchParams({ emotion: "calm" }),
      headers: { accept: "text/html" },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get("location")).toBe("/#dashboard");
    expect(decodeURIComponent(reply.headers.get("set-cookie") ?? "")).toContain("Emotion Logged");
  });

  it.each([
    ["nobody", null, 401, "unauthorized"],
    ["a student without a birth date", { dateOfBirth: null }, 403, "age_verification_required"],
    [
      "a child without consent",
      { dateOfBirth: "2019-01-01", coppaConsentStatus: "pending" },
      403,
      "parental_consent_required",
    ],
  ] as const)("is closed for %s", async (_name, values, status, code) => {
    const cookie = values ? (await signedInUser(values)).cookie : undefined;
    const reply = await api("/api/emotions", cookie ? { cookie } : {});
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ code });
  });
});
