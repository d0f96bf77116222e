/** Every error a caller can be told about, with the HTTP status it becomes. */
export const STATUS_BY_CODE = {
  invalid: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  age_verification_required: 403,
  parental_consent_required: 403,
  module_locked: 403,
  check_in_off: 403,
  upload_refused: 403,
  not_found: 404,
  no_child_linked: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_checked_in: 409,
  email_taken: 409,
  username_taken: 409,
  birth_date_fixed: 409,
  other_person: 409,
  in_progress: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  refused: 422,
  implausible_score: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

export type ErrorBody = { message: string; code: ErrorCode; fieldErrors?: Record<string, string> };

export type ErrorOptions = {
  /** One sentence a field, fit to stand below it. */
  fieldErrors?: Record<string, string>;
  /** Sent as Retry-After with 429 and 503. */
  retryAfterSeconds?: number;
  /** Heading of the toast where the error has one of its own. */
  title?: string;
  /** For a plain HTML form: the page it goes to after this error, where that is another one, and what is said there instead. */
  form?: {
    path?: string;
    toast?: { title: string; description?: string; variant: "default" | "destructive" };
  };
};

/** An error fit to be shown: `message` is plain language, `code` is for programs. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly options: ErrorOptions;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message);
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }

  toBody(): ErrorBody {
    const { fieldErrors } = this.options;
    return { message: this.message, code: this.code, ...(fieldErrors ? { fieldErrors } : {}) };
  }

  toResponse(): Response {
    const headers = new Headers();
    if (this.options.retryAfterSeconds !== undefined) {
      headers.set("retry-after", String(Math.max(1, Math.ceil(this.options.retryAfterSeconds))));
    }
    return Response.json(this.toBody(), { status: this.status, headers });
  }
}

/** By name, not by class: the page bundle and the Worker bundle each carry their own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError";
}
