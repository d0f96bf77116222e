import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { uploads } from "~/db/schema";
import { cleanUpUploads, MAX_UPLOAD_BYTES, presignToR2 } from "~/features/uploads/index.server";
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

describe("uploads", () => {
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

  it("takes one PUT an address", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    expect((await put(pathOf(address), PNG)).status).toBe(200);
    const second = await put(pathOf(address), PNG);
    expect(second.status).toBe(403);
    expect(await second.json()).toMatchObject({ code: "upload_refused" });
  });

  it.each([
    ["SVG called .png", new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415],
    ["HTML", new TextEncoder().encode("<!doctype html>"), 415],
    ["a script in a GIF's clothes", new TextEncoder().encode("GIF89a=/*      */alert(1)//"), 415],
    ["one byte too many", new Uint8Array(MAX_UPLOAD_BYTES + 1), 413],
  ])("refuses %s, stores nothing, and lets one try again", async (_name, body, status) => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    const reply = await put(pathOf(address), body);
    expect(reply.status).toBe(status);
    expect((await reply.json<{ message: string }>()).message).toMatch(/[a-z]/);
    expect((await api(address.objectPath, { cookie })).status).toBe(404);
    expect(
      (
        await api("/api/backgrounds", {
          cookie,
          method: "PUT",
          json: { backgroundImageURL: address.objectPath },
        })
      ).status,
    ).toBe(422);
    expect((await put(pathOf(address), PNG)).status).toBe(200);
  });

  it("refuses another length than announced", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie, { contentType: "image/png", size: PNG.length + 1 });
    expect((await put(pathOf(address), PNG)).status).toBe(422);
  });

  it("refuses an address that is expired, altered or not ours", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    const later = pathOf(address).replace(/expires=\d+/, `expires=${Date.now() + 999_999_999}`);
    expect((await put(later, PNG)).status).toBe(403);
    expect((await put(`${pathOf(address)}x`, PNG)).status).toBe(403);
    const id = address.objectPath.split("/").pop() ?? "";
    await testDb()
      .update(uploads)
      .set({ expiresAt: new Date(0) })
      .where(eq(uploads.id, id));
    expect((await put(pathOf(address), PNG)).status).toBe(403);
  });

  it.each([
    "https://elsewhere.example/x.png",
    "javascript:alert(1)",
    "/api/objects/nothing",
    "//elsewhere.example/a",
  ])("refuses %s as a background", async (backgroundImageURL) => {
    const { cookie } = await signedInUser();
    const reply = await api("/api/backgrounds", { cookie, method: "PUT", json: { backgroundImageURL } });
    expect(reply.status).toBe(422);
  });

  it("refuses a type and a size by announcement", async () => {
    const { cookie } = await signedInUser();
    expect(
      (await api("/api/objects/upload", { cookie, json: { contentType: "image/svg+xml" } })).status,
    ).toBe(400);
    expect((await api("/api/objects/upload", { cookie, json: { size: MAX_UPLOAD_BYTES + 1 } })).status).toBe(
      413,
    );
    expect((await api("/api/objects/upload", { method: "POST" })).status).toBe(401);
  });

  it("signs for R2 with type, length and five minutes when S3 credentials are set", async () => {
    const url = new URL(
      (await presignToR2(
        {
          R2_ACCOUNT_ID: "account",
          R2_ACCESS_KEY_ID: "key",
          R2_SECRET_ACCESS_KEY: "secret",
          R2_BUCKET_NAME: "files",
        },
        "incoming/1",
        { contentType: "image/png", size: 70 },
      )) ?? "",
    );
    expect(`${url.origin}${url.pathname}`).toBe("https://account.r2.cloudflarestorage.com/files/incoming/1");
    expect(url.searchParams.get("X-Amz-Expires")).toBe("300");
    expect(url.searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host");
  });

  it("cleans up addresses nobody used after a day", async () => {
    const { cookie } = await signedInUser();
    const address = await askForAddress(cookie);
    const id = address.objectPath.split("/").pop() ?? "";
    await cleanUpUploads(env, testDb(), () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
    expect(await testDb().select().from(uploads).where(eq(uploads.id, id))).toEqual([]);
  });
});
