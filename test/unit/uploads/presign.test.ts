import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { presignToR2, presignUrl } from "~/features/uploads/presign.server";
import { loadAwsSdkSigner, SdkSha256 } from "./aws-sdk-signer";

const settings = {
  R2_ACCOUNT_ID: "0123456789abcdef",
  R2_ACCESS_KEY_ID: "AKIAIOSFODNN7EXAMPLE",
  R2_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  R2_BUCKET_NAME: "beats-files",
};
const SignatureV4 = loadAwsSdkSigner();
const credentials = {
  accessKeyId: settings.R2_ACCESS_KEY_ID,
  secretAccessKey: settings.R2_SECRET_ACCESS_KEY,
};

/** What browsers announce, the moments around a day's end, and keys as we make them. */
const cases = [
  { contentType: "image/png", size: 70, key: "incoming/01a1ff56-06bd-75fa-a2bb-7771c0899d34" },
  { contentType: "image/jpeg", size: 5_242_880, key: "incoming/1" },
  { contentType: "image/gif", size: 1, key: "incoming/a-b_c.d~e" },
  { contentType: "image/png", size: undefined, key: "incoming/2" },
  { contentType: undefined, size: undefined, key: "incoming/3" },
].flatMap((announced) =>
  ["2026-09-01T12:00:00.000Z", "2026-12-31T23:59:59.999Z", "2028-02-29T00:00:00.000Z"].map((at) => ({
    ...announced,
    at,
  })),
);
type Case = { key: string; contentType: string | undefined; size: number | undefined; at: string };

const ours = async ({ key, contentType, size, at }: Case): Promise<URL> => {
  const when = { expiresInSeconds: 300, now: new Date(at) };
  const address = await presignToR2(settings, key, { contentType, size }, when);
  if (!address) throw new Error("not presigned");
  return new URL(address);
};

/** Everything an address says, whatever the order of its query. */
const partsOf = (url: URL) => ({
  host: url.host,
  path: url.pathname,
  query: Object.fromEntries(url.searchParams),
});

/** The address as the AWS SDK's S3 presigner asks its signer for it, content type signed. */
async function bySdk({ key, contentType, size, at }: Case): Promise<ReturnType<typeof partsOf>> {
  const signer = new SignatureV4({
    service: "s3",
    region: "auto",
    credentials,
    sha256: SdkSha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const hostname = `${settings.R2_ACCOUNT_ID}.r2.cloudflarestorage.com`;
  const signed = await signer.presign(
    {
      method: "PUT",
      protocol: "https:",
      hostname,
      path: `/${settings.R2_BUCKET_NAME}/${key}`,
      query: {},
      headers: {
        host: hostname,
        "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD",
        ...(contentType ? { "content-type": contentType } : {}),
        ...(size ? { "content-length": String(size) } : {}),
      },
    },
    {
      expiresIn: 300,
      signingDate: new Date(at),
      signableHeaders: new Set(["host", "content-type", "content-length"]),
      unsignableHeaders: new Set(["content-type"]),
    },
  );
  return { host: signed.hostname, path: signed.path, query: signed.query };
}

/** Signature Version 4 written down once more from its text, with nothing but node:crypto. */
function signatureOf(url: URL, method: string, headers: Record<string, string>, region: string): string {
  const date = url.searchParams.get("X-Amz-Date") ?? "";
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const signed = Object.entries({ ...headers, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = [
    method,
    url.pathname.split("/").map(encode).join("/"),
    query,
    ...signed.map(([name, value]) => `${name}:${value}`),
    "",
    signed.map(([name]) => name).join(";"),
    "UNSIGNED-PAYLOAD",
  ].join("\n");
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = [region, "s3", "aws4_request"].reduce(
    hmac,
    hmac(`AWS4${credentials.secretAccessKey}`, date.slice(0, 8)),
  );
  return hmac(key, ["AWS4-HMAC-SHA256", date, scope, digest].join("\n")).toString("hex");
}

describe("the presigned address", () => {
  it("is the one in AWS's documentation for its example", async () => {
    const address = new URL(
      await presignUrl("https://examplebucket.s3.amazonaws.com/test.txt", {
        method: "GET",
        headers: {},
        expiresInSeconds: 86_400,
        credentials,
        region: "us-east-1",
        now: new Date("2013-05-24T00:00:00.000Z"),
      }),
    );
    const signature = "aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404";
    expect(address.searchParams.get("X-Amz-Signature")).toBe(signature);
    expect(signatureOf(address, "GET", {}, "us-east-1")).toBe(signature);
    expect(address.searchParams.get("X-Amz-Credential")).toBe(
      "AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request",
    );
  });

  it.each(cases)("is the AWS SDK's for $contentType, $size bytes, $key at $at", async (each) => {
    const address = await ours(each);
    expect(partsOf(address)).toEqual(await bySdk(each));
    const headers = {
      ...(each.contentType ? { "content-type": each.contentType } : {}),
      ...(each.size ? { "content-length": String(each.size) } : {}),
    };
    expect(address.searchParams.get("X-Amz-Signature")).toBe(signatureOf(address, "PUT", headers, "auto"));
  });

  it("binds type, length, five minutes and the one key (S11)", async () => {
    const [first]: Case[] = cases;
    if (!first) throw new Error("no case");
    const address = await ours(first);
    expect(address.searchParams.get("X-Amz-Expires")).toBe("300");
    expect(address.searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host");
    const signatures = await Promise.all(
      [
        first,
        { ...first, size: 71 },
        { ...first, contentType: "image/gif" },
        { ...first, key: "incoming/x" },
      ].map(async (each) => (await ours(each)).searchParams.get("X-Amz-Signature")),
    );
    expect(new Set(signatures).size).toBe(4);
  });

  it("is not made without every S3 setting", async () => {
    const when = { expiresInSeconds: 300, now: new Date() };
    for (const name of Object.keys(settings)) {
      expect(await presignToR2({ ...settings, [name]: undefined }, "incoming/1", {}, when)).toBeNull();
    }
  });
});
