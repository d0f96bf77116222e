import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chunkRows } from "~/db/chunk";
import { uploads } from "~/db/schema";
import { cleanUpUploads, MAX_UPLOAD_BYTES, MAX_UPLOADS_A_DAY } from "~/features/uploads/index.server";
import { signUpload } from "~/features/uploads/signature.server";
import { m } from "~/messages/compiled/messages.js";
import { DAY_MS } from "~/platform/durations";
import { createId } from "~/platform/ids";
import { testNow } from "../clock";
import { api, findUser, signedInUser, testDb } from "../helpers";

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

type Address = { uploadURL: string; objectPath: string; expiresAt: string; maxBytes: number };

async function askForAddress(cookie: string, json: unknown = {}): Promise<Address> {
  const reply = await api("/api/objects/upload", { cookie, json });
  expect(reply.status).toBe(200);
  return reply.json<Address>();
}

const pathOf = (address: Address) => address.uploadURL.replace("http://localhost", "");
const put = (path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  api(path, { method: "PUT", body, headers: { "content-type": "image/png", ...headers } });

const idOf = (address: Address) => address.objectPath.split("/").pop() ?? "";
const setAsBackground = (cookie: string, backgroundImageURL: string) =>
  api("/api/backgrounds", { cookie, method: "PUT", json: { backgroundImageURL } });

/** Everything R2 holds for an address, checked or not. */
async function storedKeys(address: Address): Promise<string[]> {
  const keys = (await env.FILES.list()).objects.map(({ key }) => key);
  return keys.filter((key) => key.endsWith(idOf(address)));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A PNG that says it is 50,000 pixels each way: 10 GB once it is unpacked. */
function pngBomb(): Uint8Array<ArrayBuffer> {
  const bytes = PNG.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, 50_000);
  view.setUint32(20, 50_000);
  return bytes;
}

const REFUSED: [string, Uint8Array<ArrayBuffer>, number, () => string][] = [
  [
    "an SVG called .png",
    bytesOf("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    415,
    m.uploads_wrong_type,
  ],
  ["HTML", bytesOf("<!doctype html><script>alert(1)</script>"), 415, m.uploads_wrong_type],
  ["a script in a GIF's clothes", bytesOf("GIF89a=/*      */alert(1)//"), 415, m.uploads_wrong_type],
  ["a PNG of 50,000 x 50,000", pngBomb(), 415, m.uploads_too_many_pixels],
  ["5,242,881 bytes", new Uint8Array(MAX_UPLOAD_BYTES + 1), 413, m.uploads_too_large],
  ["nothing at all", new Uint8Array(0), 415, m.uploads_wrong_type],
];

describe("uploads (S11)", () => {
  it("takes a picture and makes it the background of its owner alone", async () => {
    const { user, cookie } = await signedInUser();
    const address = await askForAddress(cookie, { contentType: "image/png", size: PNG.length });
    expect(address.maxBytes).toBe(5242880);
    expect((await put(pathOf(address), PNG)).status).toBe(200);

    const reply = await api("/api/backgrounds", {
      cookie,
      method: "PUT",
      json: { backgroundImageURL: address.objectPath },
    });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ id: user.id, backgroundImageUrl: address.objectPath });

    const picture = await api(address.objectPath, { cookie });
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PNG);

    const other = await signedInUser();
    expect((await api(address.objectPath, { cookie: other.cookie })).status).toBe(404);
    const stolen = await api("/api/backgrounds", {
      cookie: other.cookie,
      method: "PUT",
      json: { backgroundImageURL: address.objectPath },
    });
    expect(stolen.status).toBe(422);
  });

  it("deletes the picture before when a new one, or the brick wall, takes its place", async () => {
    const { user, cookie } = await signedInUser();
    const paths: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const address = await askForAddress(cookie);
      await put(pathOf(address), PNG);
      await api("/api/backgrounds", {
        cookie,
        method: "PUT",
        json: { backgroundImageURL: address.uploadURL },
      });
      paths.push(address.objectPath);
    }
    expect((await api(paths[0] ?? "", { cookie })).status).toBe(404);
    await api("/api/backgrounds", { cookie, method: "PUT", json: { backgroundImageURL: null } });
    expect((await findUser(user.id))?.backgroundImageUrl).toBeNull();
    expect(
      (await env.FILES.list({ prefix: "uploads/" })).objects.filter((each) =>
        paths.some((path) => path.endsWith(each.key.slice(8))),
      ),
    ).toEqual([]);
  });

  it("takes one PUT an address and keeps the first picture", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    expect((await put(pathOf(address), PNG)).status).toBe(200);
    const other = new Uint8Array([...PNG.slice(0, -1), 0]);
    const second = await put(pathOf(address), other);
    expect(second.status).toBe(403);
    expect(await second.json()).toMatchObject({ code: "upload_refused", message: m.uploads_address_used() });
    const picture = await api(address.objectPath, { cookie });
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PNG);
  });

  it.each(REFUSED)(
    "refuses %s, stores nothing, and lets one try again",
    async (_name, body, status, says) => {
      const { cookie } = await signedInUser();
      const address = await askForAddress(cookie);
      const reply = await put(pathOf(address), body);
      expect(reply.status).toBe(status);
      expect((await reply.json<{ message: string }>()).message).toBe(says());
      expect(await storedKeys(address)).toEqual([]);
      expect((await api(address.objectPath, { cookie })).status).toBe(404);
      expect((await setAsBackground(cookie, address.objectPath)).status).toBe(422);
      expect((await put(pathOf(address), PNG)).status).toBe(200);
    },
  );

  it.each(REFUSED)(
    "refuses %s that went straight to R2, and deletes it there",
    async (_name, body, status) => {
      const { user, cookie } = await signedInUser();
      const address = await askForAddress(cookie);
      await env.FILES.put(`incoming/${idOf(address)}`, body);
      expect((await setAsBackground(cookie, address.objectPath)).status).toBe(status);
      expect(await storedKeys(address)).toEqual([]);
      expect((await findUser(user.id))?.backgroundImageUrl).toBeNull();
    },
  );

  it("takes over a good picture that went straight to R2", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    await env.FILES.put(`incoming/${idOf(address)}`, PNG);
    expect((await setAsBackground(cookie, address.objectPath)).status).toBe(200);
    expect(await storedKeys(address)).toEqual([`uploads/${idOf(address)}`]);
  });

  it.each([1, -1])("refuses a length that is off by %i from the announced one", async (difference) => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie, { contentType: "image/png", size: PNG.length + difference });
    const reply = await put(pathOf(address), PNG);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ message: m.uploads_wrong_length() });
    expect(await storedKeys(address)).toEqual([]);
  });

  it("refuses an address that is expired, altered or not ours", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    const refusal = async (path: string) => {
      const reply = await put(path, PNG);
      return [reply.status, (await reply.json<{ message: string }>()).message];
    };
    const later = pathOf(address).replace(/expires=\d+/, `expires=${testNow().getTime() + 999_999_999}`);
    expect(await refusal(later)).toEqual([403, m.uploads_bad_address()]);
    expect(await refusal(`${pathOf(address)}x`)).toEqual([403, m.uploads_bad_address()]);
    const past = await signUpload({ ...env, SIGNING_SECRET: "for tests only" }, idOf(address), new Date(1));
    expect(await refusal(past)).toEqual([403, m.uploads_expired()]);
    await testDb()
      .update(uploads)
      .set({ expiresAt: new Date(0) })
      .where(eq(uploads.id, idOf(address)));
    expect(await refusal(pathOf(address))).toEqual([403, m.uploads_address_used()]);
    expect(await storedKeys(address)).toEqual([]);
  });

  it.each([
    "https://elsewhere.example/x.png",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "/api/objects/nothing",
    "//elsewhere.example/a",
  ])("refuses %s as a background", async (backgroundImageURL) => {
    const { user, cookie } = await signedInUser();
    const reply = await setAsBackground(cookie, backgroundImageURL);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ message: m.uploads_not_yours() });
    expect((await findUser(user.id))?.backgroundImageUrl).toBeNull();
  });

  it("refuses a type and a size by announcement", async () => {
    const { cookie } = await signedInUser();
    expect(
      (await api("/api/objects/upload", { cookie, json: { contentType: "image/svg+xml" } })).status,
    ).toBe(400);
    expect((await api("/api/objects/upload", { cookie, json: { size: MAX_UPLOAD_BYTES + 1 } })).status).toBe(
      413,
    );
    const empty = await api("/api/objects/upload", { cookie, json: { size: 0 } });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({ message: "Please give a number of 1 or more." });
    expect((await api("/api/objects/upload", { method: "POST" })).status).toBe(401);
  });

  it("cleans up addresses nobody used after a day", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    const id = address.objectPath.split("/").pop() ?? "";
    await cleanUpUploads(env, testDb(), () => new Date(testNow().getTime() + 2 * 24 * 60 * 60 * 1000));
    expect(await testDb().select().from(uploads).where(eq(uploads.id, id))).toEqual([]);
  });

  it("hands out twenty addresses a day, though asked for at once and replaced, and as much room as fifty megabytes", async () => {
    const { user, cookie } = await signedInUser();
    const small = { contentType: "image/png", size: PNG.length };
    for (let turn = 0; turn < 2; turn++) {
      const address = await askForAddress(cookie, small);
      await put(pathOf(address), PNG);
      expect((await setAsBackground(cookie, address.objectPath)).status).toBe(200);
    }
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => api("/api/objects/upload", { cookie, json: small })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(MAX_UPLOADS_A_DAY - 2);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await testDb().$count(uploads, eq(uploads.userId, user.id))).toBe(MAX_UPLOADS_A_DAY);

    const other = await signedInUser();
    const large = await Promise.all(
      Array.from({ length: 15 }, () => api("/api/objects/upload", { cookie: other.cookie, json: {} })),
    );
    expect(large.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it("keeps to the announced type", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie, { contentType: "image/jpeg" });
    const reply = await put(pathOf(address), PNG);
    expect(reply.status).toBe(415);
    expect(await storedKeys(address)).toEqual([]);
    const direct = await askForAddress(cookie, { contentType: "image/gif" });
    await env.FILES.put(`incoming/${idOf(direct)}`, PNG);
    expect((await setAsBackground(cookie, direct.objectPath)).status).toBe(415);
  });

  it("cleans up a picture nobody uses after a day, and never the one in use", async () => {
    const { cookie } = await signedInUser();
    const [used, unused] = [await askForAddress(cookie), await askForAddress(cookie)];
    await put(pathOf(used), PNG);
    expect((await setAsBackground(cookie, used.objectPath)).status).toBe(200);
    await put(pathOf(unused), PNG);
    const inDays = (days: number) => () => new Date(testNow().getTime() + days * 24 * 60 * 60 * 1000);
    await cleanUpUploads(env, testDb(), inDays(0.5));
    expect(await storedKeys(unused)).not.toEqual([]);
    await cleanUpUploads(env, testDb(), inDays(2));
    expect(await storedKeys(unused)).toEqual([]);
    expect((await api(unused.objectPath, { cookie })).status).toBe(404);
    expect(await storedKeys(used)).toEqual([`uploads/${idOf(used)}`]);
    expect((await api(used.objectPath, { cookie })).status).toBe(200);
  });

  it("cleans up all addresses of a busy day, not just the first ninety", async () => {
    const { user } = await signedInUser();
    const times = { createdAt: testNow(), expiresAt: testNow() };
    const rows = Array.from({ length: 200 }, () => ({
      ...{ id: createId(), userId: user.id, status: "pending" as const },
      ...times,
    }));
    for (const chunk of chunkRows(rows, 5)) await testDb().insert(uploads).values(chunk);
    const inTwoDays = () => new Date(testNow().getTime() + 2 * DAY_MS);
    expect(await cleanUpUploads(env, testDb(), inTwoDays)).toBeGreaterThanOrEqual(200);
    expect(await testDb().select().from(uploads).where(eq(uploads.userId, user.id))).toEqual([]);
  });
});
