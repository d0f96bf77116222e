import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { decide } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { uploads, users } from "~/db/schema";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { DAY_MS } from "~/platform/durations";
import { AppError } from "~/platform/errors";
import { createId } from "~/platform/ids";
import { cleanImage, ImageError } from "./image";
import { presignToR2 } from "./presign.server";
import { signUpload, verifyUpload } from "./signature.server";

/** 5 MB, in bytes. */
export const MAX_UPLOAD_BYTES = 5_242_880;
export const UPLOAD_TYPES = ["image/png", "image/jpeg", "image/gif"] as const;
/** What one person may send: more than anybody needs for one background. */
export const MAX_UPLOADS_A_DAY = 20;
const MAX_STORED_BYTES = 50 * 1024 * 1024;
const QUOTA_RETRY_SECONDS = 3600;
const ADDRESS_LIVES_MS = 5 * 60 * 1000;

export const requestUploadSchema = z.object({
  contentType: z
    .enum(["image/png", "image/jpeg", "image/jpg", "image/gif"], { error: () => m.uploads_wrong_type() })
    .optional(),
  size: z.coerce.number().int().min(1).optional(),
});

export const uploadAddressSchema = z.object({
  uploadURL: z.string(),
  objectPath: z.string(),
  expiresAt: z.string(),
  maxBytes: z.number().int(),
});

export const setBackgroundSchema = z.object({
  /** An empty field is how a plain form says null. */
  backgroundImageURL: z
    .string()
    .max(2048)
    .nullable()
    .transform((address) => address || null),
});

const objectKey = (id: string) => `uploads/${id}`;
/** Where R2's presigned PUT writes: never served, since that address could be used again within its five minutes. */
const incomingKey = (id: string) => `incoming/${id}`;
const objectPath = (id: string) => `/api/objects/${id}`;

/**
 * Hands out a one-time address for one picture, five minutes long: R2's own when S3 credentials are set, else a
 * signed address of this Worker. Throws 413 or 415 for what the browser announces already.
 */
export async function requestUpload(
  { db, env, clock, origin }: Pick<RequestContext, "db" | "env" | "clock" | "origin">,
  userId: string,
  announced: z.infer<typeof requestUploadSchema>,
): Promise<z.infer<typeof uploadAddressSchema>> {
  if ((announced.size ?? 0) > MAX_UPLOAD_BYTES) throw new AppError("too_large", m.uploads_too_large());
  const id = createId();
  const now = clock();
  const expiresAt = new Date(now.getTime() + ADDRESS_LIVES_MS);
  const isTaken = await insertWithinQuota(db, { id, userId, announced, now, expiresAt });
  if (!isTaken) {
    throw new AppError("rate_limited", m.uploads_too_many(), { retryAfterSeconds: QUOTA_RETRY_SECONDS });
  }
  const uploadURL =
    (await presignToR2(env, incomingKey(id), announced, {
      expiresInSeconds: ADDRESS_LIVES_MS / 1000,
      now,
    })) ?? `${origin}${await signUpload(env, id, expiresAt)}`;
  return {
    uploadURL,
    objectPath: objectPath(id),
    expiresAt: expiresAt.toISOString(),
    maxBytes: MAX_UPLOAD_BYTES,
  };
}

type NewUpload = {
  id: string;
  userId: string;
  announced: z.infer<typeof requestUploadSchema>;
  now: Date;
  expiresAt: Date;
};

/**
 * Stores the address unless the person has asked for too many today, or their pictures and open addresses would
 * take too much room. One statement, so that addresses asked for at once are counted, too.
 */
async function insertWithinQuota(
  db: Db,
  { id, userId, announced, now, expiresAt }: NewUpload,
): Promise<boolean> {
  const own = alias(uploads, "own");
  const today = db
    .select({ count: sql`count(*)` })
    .from(own)
    .where(and(eq(own.userId, userId), gt(own.createdAt, new Date(now.getTime() - DAY_MS))));
  const room = db
    .select({
      bytes: sql`coalesce(sum(coalesce(${own.bytes}, ${own.announcedBytes}, ${MAX_UPLOAD_BYTES})), 0)`,
    })
    .from(own)
    .where(
      and(
        eq(own.userId, userId),
        or(eq(own.status, "stored"), and(ne(own.status, "removed"), gt(own.expiresAt, now))),
      ),
    );
  const wanted = announced.size ?? MAX_UPLOAD_BYTES;
  const inserted = await db
    .insert(uploads)
    .select(
      db
        .select({
          id: sql`${id}`.as("id"),
          userId: users.id,
          status: sql`'pending'`.as("status"),
          announcedType: sql`${announced.contentType ?? null}`.as("announced_type"),
          announcedBytes: sql`${announced.size ?? null}`.as("announced_bytes"),
          contentType: sql`null`.as("content_type"),
          bytes: sql`null`.as("bytes"),
          createdAt: sql`${now.getTime()}`.as("created_at"),
          expiresAt: sql`${expiresAt.getTime()}`.as("expires_at"),
        })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            sql`(${today}) < ${MAX_UPLOADS_A_DAY}`,
            sql`(${room}) + ${wanted} <= ${MAX_STORED_BYTES}`,
          ),
        ),
    )
    .returning({ id: uploads.id });
  return inserted.length > 0;
}

/**
 * Takes the picture sent to a signed address: once, in time, at most 5 MB, really PNG, JPEG or GIF by its
 * bytes, and without what it says about place and camera. Throws 403, 413, 415 or 422 and then stores nothing;
 * after the last three the same address may be used again.
 */
export async function receiveUpload(
  { db, env, clock, url }: Pick<RequestContext, "db" | "env" | "clock" | "url">,
  id: string,
  request: Request,
): Promise<{ objectPath: string; contentType: string; bytes: number }> {
  await verifyUpload(env, id, url.searchParams, clock());
  const [claimed] = await db
    .update(uploads)
    .set({ status: "storing" })
    .where(and(eq(uploads.id, id), eq(uploads.status, "pending"), gt(uploads.expiresAt, clock())))
    .returning();
  if (!claimed) throw new AppError("upload_refused", m.uploads_address_used());
  try {
    const sent = await readAtMost(request, MAX_UPLOAD_BYTES);
    if (claimed.announcedBytes !== null && claimed.announcedBytes !== sent.length) {
      throw new AppError("refused", m.uploads_wrong_length());
    }
    const picture = cleanOrRefuse(sent, claimed.announcedType);
    await storePicture(env, db, id, picture);
    return { objectPath: objectPath(id), contentType: picture.type, bytes: picture.bytes.length };
  } catch (error) {
    await db
      .update(uploads)
      .set({ status: "pending" })
      .where(and(eq(uploads.id, id), eq(uploads.status, "storing")));
    throw error;
  }
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError("too_large", m.uploads_too_large());
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    parts.push(chunk.value);
  }
  const whole = new Uint8Array(size);
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/** Throws 415 for what is no picture, and for another kind of picture than was announced. */
function cleanOrRefuse(bytes: Uint8Array, announcedType: string | null) {
  try {
    const picture = cleanImage(bytes);
    const announced = announcedType === "image/jpg" ? "image/jpeg" : announcedType;
    if (announced !== null && announced !== picture.type) throw new ImageError("not_an_image");
    return picture;
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw error.reason === "too_many_pixels"
      ? new AppError("unsupported_type", m.uploads_too_many_pixels())
      : new AppError("unsupported_type", m.uploads_wrong_type());
  }
}

async function storePicture(
  env: Env,
  db: Db,
  id: string,
  picture: ReturnType<typeof cleanImage>,
): Promise<void> {
  await env.FILES.put(objectKey(id), picture.bytes, { httpMetadata: { contentType: picture.type } });
  await db
    .update(uploads)
    .set({ status: "stored", contentType: picture.type, bytes: picture.bytes.length })
    .where(eq(uploads.id, id));
}

/** The owner's picture; 404 for anybody else's, the same as for none. */
export async function readUpload(
  { db, env }: Pick<RequestContext, "db" | "env">,
  userId: string,
  id: string,
): Promise<Response> {
  const [row] = await db
    .select({ contentType: uploads.contentType })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId), eq(uploads.status, "stored")));
  const object = row ? await env.FILES.get(objectKey(id)) : null;
  if (!row?.contentType || !object) throw new AppError("not_found", m.uploads_not_found());
  return new Response(object.body, {
    headers: {
      "content-type": row.contentType,
      "content-length": String(object.size),
      etag: object.httpEtag,
      "cache-control": `private, max-age=${DAY_MS / 1000}`,
      // A picture stays a picture, whatever its bytes say.
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}

/**
 * Makes one of the user's own pictures the background, or the brick wall again (null). Accepts the path or the
 * address we handed out; anything else is 422. The picture before it is deleted.
 */
export async function setBackground(
  context: Pick<RequestContext, "db" | "env" | "clock" | "origin">,
  user: UserRow,
  address: string | null,
): Promise<UserRow> {
  const { db, env, clock } = context;
  const id = address === null ? null : await requireOwnPicture(context, user.id, address);
  const isStored = and(eq(uploads.userId, user.id), eq(uploads.status, "stored"));
  const isThere =
    id === null ? sql`1` : sql`exists (select 1 from ${uploads} where ${uploads.id} = ${id} and ${isStored})`;
  // Of two pictures chosen at once the second finds itself replaced: what is shown is always there.
  const [[updated], replaced] = await decide(
    db,
    [{ holds: isThere, otherwise: () => new AppError("refused", m.uploads_not_sent()) }],
    [
      db
        .update(users)
        .set({ backgroundImageUrl: id === null ? null : objectPath(id), updatedAt: clock() })
        .where(eq(users.id, user.id))
        .returning(),
      // Their rows stay for the rest of the day: replaced pictures count for the quota, too.
      db
        .update(uploads)
        .set({ status: "removed", bytes: 0 })
        .where(and(isStored, id === null ? undefined : ne(uploads.id, id)))
        .returning({ id: uploads.id }),
    ],
  );
  if (!updated) throw new AppError("not_found", m.uploads_not_found());
  // What is left in the store when this fails goes with its row, after a day.
  for (let start = 0; start < replaced.length; start += CLEAN_UP_BATCH) {
    await deleteObjects(
      env,
      replaced.slice(start, start + CLEAN_UP_BATCH).map((row) => row.id),
    );
  }
  return updated;
}

async function requireOwnPicture(
  { db, env, origin }: Pick<RequestContext, "db" | "env" | "origin">,
  userId: string,
  address: string,
): Promise<string> {
  const refuse = () => new AppError("refused", m.uploads_not_yours());
  const id = pictureIdOf(address, origin, env);
  if (!id) throw refuse();
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  if (!row) throw refuse();
  if (row.status === "stored") return id;
  // Sent straight to R2: nobody has looked at it yet, so it is read, cleaned and written again first.
  const object = await env.FILES.get(incomingKey(id));
  if (!object) throw new AppError("refused", m.uploads_not_sent());
  try {
    if (object.size > MAX_UPLOAD_BYTES) throw new AppError("too_large", m.uploads_too_large());
    await storePicture(
      env,
      db,
      id,
      cleanOrRefuse(new Uint8Array(await object.arrayBuffer()), row.announcedType),
    );
  } finally {
    // Taken over or refused: what came is not kept as it came.
    await env.FILES.delete(incomingKey(id));
  }
  return id;
}

/** The upload's id in `/api/objects/{id}`, our signed address or R2's; null for any other address. */
function pictureIdOf(address: string, origin: string, env: Env): string | null {
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return null;
  }
  const r2Host = env.R2_ACCOUNT_ID ? `${env.R2_ACCOUNT_ID}.r2.cloudflarestorage.com` : null;
  if (url.origin === origin)
    return /^\/api\/objects\/(?:uploads\/)?([0-9a-f-]{36})$/.exec(url.pathname)?.[1] ?? null;
  if (r2Host && url.host === r2Host) return /\/incoming\/([0-9a-f-]{36})$/.exec(url.pathname)?.[1] ?? null;
  return null;
}

export const deleteObjects = (env: Env, ids: string[]) =>
  env.FILES.delete(ids.flatMap((id) => [objectKey(id), incomingKey(id)]));

/** Below D1's 100 bound parameters. */
export const CLEAN_UP_BATCH = 90;

/** Keys of all of a user's pictures, for a complete deletion. */
export async function pictureKeysOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId));
  return rows.flatMap((row) => [objectKey(row.id), incomingKey(row.id)]);
}
