import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire, Module } from "node:module";

type SdkRequest = {
  method: string;
  protocol: string;
  hostname: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
};
type Signer = {
  presign(
    request: SdkRequest,
    options: {
      expiresIn: number;
      signingDate: Date;
      signableHeaders: Set<string>;
      unsignableHeaders: Set<string>;
    },
  ): Promise<SdkRequest>;
};
type SignerClass = new (options: {
  service: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  sha256: unknown;
  uriEscapePath: boolean;
  applyChecksum: boolean;
}) => Signer;

/**
 * The AWS SDK's own signer (`@smithy/signature-v4`), which its S3 presigner calls. The SDK is no dependency of
 * ours, but drizzle-kit carries this class in its bundle; it is taken out of there as it is.
 */
export function loadAwsSdkSigner(): SignerClass {
  const path = createRequire(import.meta.url).resolve("drizzle-kit/api");
  const bundle = new Module(path) as Module & {
    _compile(code: string, filename: string): void;
    paths: string[];
  };
  bundle.filename = path;
  bundle.paths = createRequire(path).resolve.paths("any") ?? [];
  bundle._compile(
    `${readFileSync(path, "utf8")}\ninit_SignatureV4();module.exports = { SignatureV4 };`,
    path,
  );
  return (bundle.exports as { SignatureV4: SignerClass }).SignatureV4;
}

/** SHA-256 and HMAC in the shape the SDK asks for. */
export class SdkSha256 {
  readonly #hash;
  constructor(secret?: string | Uint8Array) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", secret);
  }
  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}
