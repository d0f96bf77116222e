import { AwsClient } from "aws4fetch";

export type Presigning = {
  method: "GET" | "PUT";
  headers: Record<string, string>;
  expiresInSeconds: number;
  credentials: { accessKeyId: string; secretAccessKey: string };
  region: string;
  now: Date;
};

/** An address of an S3 store with the permission in its query (AWS Signature Version 4); every header is signed. */
export async function presignUrl(address: string, presigning: Presigning): Promise<string> {
  const { method, headers, expiresInSeconds, credentials, region, now } = presigning;
  const client = new AwsClient({ ...credentials, service: "s3", region });
  const url = new URL(address);
  url.searchParams.set("X-Amz-Expires", String(expiresInSeconds));
  const datetime = now.toISOString().replace(/[:-]|\.\d{3}/g, "");
  const signed = await client.sign(url, {
    method,
    headers,
    aws: { signQuery: true, allHeaders: true, datetime },
  });
  return signed.url;
}

type R2Settings = Pick<Env, "R2_ACCOUNT_ID" | "R2_ACCESS_KEY_ID" | "R2_SECRET_ACCESS_KEY" | "R2_BUCKET_NAME">;

/**
 * R2's presigned PUT, or null without S3 credentials. Type and length are signed too, so that the address takes
 * exactly what was announced. The same address as the AWS SDK's presigner makes.
 */
export async function presignToR2(
  env: R2Settings,
  key: string,
  announced: { contentType?: string | undefined; size?: number | undefined },
  { expiresInSeconds, now }: { expiresInSeconds: number; now: Date },
): Promise<string | null> {
  const { R2_ACCOUNT_ID, R2_ACCESS_KEY_ID, R2_SECRET_ACCESS_KEY, R2_BUCKET_NAME } = env;
  if (!R2_ACCOUNT_ID || !R2_ACCESS_KEY_ID || !R2_SECRET_ACCESS_KEY || !R2_BUCKET_NAME) return null;
  const address = `https://${R2_ACCOUNT_ID}.r2.cloudflarestorage.com/${R2_BUCKET_NAME}/${key}`;
  return presignUrl(`${address}?X-Amz-Content-Sha256=UNSIGNED-PAYLOAD`, {
    method: "PUT",
    headers: {
      ...(announced.contentType ? { "content-type": announced.contentType } : {}),
      ...(announced.size ? { "content-length": String(announced.size) } : {}),
    },
    expiresInSeconds,
    credentials: { accessKeyId: R2_ACCESS_KEY_ID, secretAccessKey: R2_SECRET_ACCESS_KEY },
    region: "auto",
    now,
  });
}
