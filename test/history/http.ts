import { type Outcome, outcomeOf } from "./history";

export type Answer = { status: number | null; outcome: Outcome; body: Record<string, unknown> & unknown };

const ANSWER_WITHIN_MS = 30_000;

export type Sending = {
  method?: string;
  body?: unknown;
  /** A file instead of JSON. */
  file?: Uint8Array;
  key?: string | null;
};

/** One browser: its cookies, and the address it seems to come from. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly baseUrl: string,
    readonly address: string,
  ) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Sends one request; a broken connection or silence is an answer, too: none. */
  async send(path: string, { method = "POST", body, file, key }: Sending = {}): Promise<Answer> {
    try {
      const reply = await fetch(new URL(path, this.baseUrl), {
        method,
        headers: {
          "cf-connecting-ip": this.address,
          cookie: this.cookieHeader,
          ...(file
            ? { "content-type": "image/png" }
            : body === undefined
              ? {}
              : { "content-type": "application/json" }),
          ...(key ? { "idempotency-key": key } : {}),
        },
        redirect: "manual",
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...(file ? { body: file as BodyInit } : body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      for (const cookie of reply.headers.getSetCookie()) {
        const [pair = ""] = cookie.split(";");
        this.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
      const read = readJson(text);
      return { status: reply.status, outcome: outcomeOf(reply.status, String(read.code ?? "")), body: read };
    } catch {
      return { status: null, outcome: "unknown", body: {} };
    }
  }

  get(path: string): Promise<Answer> {
    return this.send(path, { method: "GET" });
  }
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
