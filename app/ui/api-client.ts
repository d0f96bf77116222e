import { personHeader } from "./page-person";

/** An error whose text is the status code, a colon and the body's text. */
export class ApiError extends Error {
  readonly status: number;
  readonly bodyText: string;

  constructor(status: number, bodyText: string) {
    super(`${status}: ${bodyText}`);
    this.status = status;
    this.bodyText = bodyText;
  }

  /** The server's own sentence for the person, when it sent one. */
  get serverMessage(): string | undefined {
    const body = this.body;
    return typeof body?.message === "string" ? body.message : undefined;
  }

  get fieldErrors(): Record<string, string> {
    const errors = this.body?.fieldErrors;
    return typeof errors === "object" && errors !== null ? (errors as Record<string, string>) : {};
  }

  get code(): string | undefined {
    const code = this.body?.code;
    return typeof code === "string" ? code : undefined;
  }

  private get body(): Record<string, unknown> | undefined {
    try {
      return JSON.parse(this.bodyText);
    } catch {
      return undefined;
    }
  }
}

/** Whether an error means that nobody is signed in any more. */
export const isUnauthorizedError = (error: unknown): boolean =>
  error instanceof Error && /^401:.*Unauthorized/s.test(error.message);

/** Whether an error means that somebody else is signed in now than when the page was made. */
export const isOtherPersonError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "other_person";

type CallOptions = {
  method?: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Made once a user action: a repeated click or retry then counts once. */
  idempotencyKey?: string;
};

/**
 * Calls the API with cookies; JSON only when there is a payload. Resolves with the answer's JSON (or
 * undefined when it has none), rejects with ApiError for any non-OK answer.
 */
export async function callApi<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { method = options.body === undefined ? "GET" : "POST", body, signal, idempotencyKey } = options;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      accept: "application/json",
      ...personHeader(),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  return readAnswer(response);
}

/** Sends a form with its files. Resolves and rejects as `callApi`. */
export async function sendForm<Answer>(path: string, fields: FormData): Promise<Answer> {
  const headers = { accept: "application/json", ...personHeader() };
  return readAnswer(await fetch(path, { method: "POST", credentials: "include", headers, body: fields }));
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** The pause before a signed-out person is led to /auth: time to read the toast. */
export const UNAUTHORIZED_REDIRECT_MS = 500;
