import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { AwsClient } from "aws4fetch";

const NAMES = ["R2_ACCOUNT_ID", "R2_ACCESS_KEY_ID", "R2_SECRET_ACCESS_KEY", "R2_BUCKET_NAME"] as const;

/**
 * The deployed bucket through R2's S3 interface, with the same four settings as direct uploads. `R2_ENDPOINT` names
 * another server that speaks S3. Throws a plain sentence when a setting is missing, and the answer when a call fails.
 */
export function openBucket(env: Record<string, string | undefined>) {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Set ${missing.join(", ")} to read the bucket's files.`);
  const client = new AwsClient({
    accessKeyId: env.R2_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.R2_SECRET_ACCESS_KEY ?? "",
    service: "s3",
    region: "auto",
  });
  const endpoint = env.R2_ENDPOINT ?? `https://${env.R2_ACCOUNT_ID}.r2.cloudflarestorage.com`;
  const bucket = `${endpoint}/${env.R2_BUCKET_NAME}`;

  async function call(url: string): Promise<Response> {
    const reply = await client.fetch(url);
    if (!reply.ok) throw new Error(`${new URL(url).pathname}: ${reply.status} ${await reply.text()}`);
    return reply;
  }

  return {
    /** Every key, a page of a thousand at a time. */
    async *list(): AsyncGenerator<string> {
      for (let token: string | null = ""; token !== null; ) {
        const query = new URLSearchParams({ "list-type": "2" });
        if (token) query.set("continuation-token", token);
        const page = await (await call(`${bucket}?${query}`)).text();
        for (const [, key = ""] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) yield unescapeXml(key);
        const next = /<NextContinuationToken>([^<]*)</.exec(page)?.[1];
        token = next ? unescapeXml(next) : null;
      }
    },
    async download(key: string, path: string): Promise<void> {
      const reply = await call(`${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`);
      mkdirSync(dirname(path), { recursive: true });
      await writeFile(path, Buffer.from(await reply.arrayBuffer()));
    },
  };
}

const unescapeXml = (text: string): string =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
