import { z } from "zod";
import { isReferenceGone } from "~/db/unique";
import { m } from "~/messages/compiled/messages.js";
import { prefersHtml } from "./accept";
import { noteRefusal } from "./audit.server";
import { type ParsedBody, readBody } from "./body.server";
import type { RequestContext } from "./context.server";
import { AppError, isAppError } from "./errors";
import { setFlash } from "./flash.server";
import { type KeyedWork, runOnce } from "./idempotency.server";
import { parse } from "./parse-input.server";
import { refuseOtherPerson } from "./sent-later.server";
import { type FileLimits, isMultipart, readUpload, type Upload } from "./upload-body.server";

/** Lets a request pass and returns whom it is for; throws an AppError otherwise. */
export type Guard<Subject> = ((context: RequestContext) => Subject | Promise<Subject>) & {
  /** Lets visitors pass too, so that the API's description asks for no session. */
  isPublic?: true;
};

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

type Infer<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

type Params = Record<string, string>;

/** The parameters of a path: `/api/x/:id/y/:other` has `id` and `other`. */
type ParamsOf<Path extends string> = { [Name in ParamName<Path>]: string };
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamName<More>
    : Rest
  : never;

export type Call<Subject, Body, Query, PathParams> = RequestContext & {
  subject: Subject;
  body: Body;
  query: Query;
  params: PathParams;
  request: Request;
  /** The fields and the file of a route that takes one. */
  upload: Upload | null;
  /** Names a request that carries an Idempotency-Key by owner, path, key and body; null without one. */
  requestKey: string | null;
};

/** Where a plain HTML form (no JavaScript) goes next, and the toast it sees there. */
export type FormReply<Result, PathParams = Params> = {
  success: (
    result: Result,
    context: RequestContext,
    params: PathParams,
  ) => { to: string; toast?: { title: string; description?: string } };
  /** Path of the page that shows the form again, with what was typed. */
  failure: string | ((typed: Record<string, string>, context: RequestContext, params: PathParams) => string);
  errorTitle?: () => string;
};

export type MethodSpec<Subject, BodySchema, QuerySchema, Result, PathParams> = {
  summary: string;
  guard: Guard<Subject>;
  body?: BodySchema;
  /** The body is a file that `run` reads from `request` itself. */
  isRawBody?: boolean;
  /** The body is a file of at most so many bytes, by itself or in a multipart form; `run` finds it in `upload`. */
  file?: FileLimits;
  query?: QuerySchema;
  /** Schema of the JSON answer, for the OpenAPI document and for tests. */
  response?: z.ZodType;
  status?: number;
  /** Other statuses under which the same schema answers, for the OpenAPI document. */
  alsoAnswersAt?: readonly number[];
  run: (call: Call<Subject, Infer<BodySchema>, Infer<QuerySchema>, PathParams>) => Promise<Result> | Result;
  /** `run` answers a repeated Idempotency-Key itself, from what it stored under `requestKey`. */
  resumes?: true;
  /** What a repeated Idempotency-Key needs beside the first answer: a session, of which no token is kept. */
  again?: (call: Call<Subject, Infer<BodySchema>, Infer<QuerySchema>, PathParams>) => Promise<unknown>;
  /** Whether a request must be worked on although its Idempotency-Key was another request's: help is never late. */
  isUrgent?: (call: Call<Subject, Infer<BodySchema>, Infer<QuerySchema>, PathParams>) => Promise<boolean>;
  form?: FormReply<Awaited<Result>, PathParams>;
};

/** One method's specification with its types folded away, so that different ones fit one route. */
export type Endpoint<PathParams = Params> = {
  summary: string;
  isPublic: boolean;
  body: z.ZodType | undefined;
  /** Content types of the file the route takes, by itself or in a form. */
  fileTypes: readonly string[];
  query: z.ZodType | undefined;
  response: z.ZodType | undefined;
  status: number;
  alsoAnswersAt: readonly number[];
  handle(context: RequestContext, request: Request, params: PathParams): Promise<Response>;
};

/** No session needed. */
export const anyone: Guard<null> = Object.assign(() => null, { isPublic: true as const });

/** Declares one method of a route: guard, parse, run, reply. */
export function endpoint<
  Subject,
  Result,
  BodySchema extends z.ZodType | undefined = undefined,
  QuerySchema extends z.ZodType | undefined = undefined,
  PathParams extends Params = Params,
>(spec: MethodSpec<Subject, BodySchema, QuerySchema, Result, PathParams>): Endpoint<PathParams> {
  const status = spec.status ?? 200;
  return {
    summary: spec.summary,
    isPublic: spec.guard.isPublic === true,
    body: spec.body,
    fileTypes: spec.file?.types ?? [],
    query: spec.query,
    response: spec.response,
    status,
    alsoAnswersAt: spec.alsoAnswersAt ?? [],
    async handle(context, request, params) {
      const exchange = { context, request, params };
      let typed: unknown;
      let isForm = false;
      try {
        const subject = await spec.guard(context);
        isForm = spec.file !== undefined && isMultipart(request) && prefersHtml(request);
        const sent = await readSent(request, spec);
        isForm ||= sent.kind === "form" && prefersHtml(request);
        refuseOtherPerson(request, context);
        typed = sent.value;
        const callWith = (requestKey: string | null) => ({
          ...context,
          ...{ subject, params, request, requestKey, upload: sent.upload },
          body: parseBody(spec.body, sent) as Infer<BodySchema>,
          query: (spec.query
            ? parse(spec.query, Object.fromEntries(context.url.searchParams))
            : undefined) as Infer<QuerySchema>,
        });
        if (isForm && spec.form) return replyToForm(spec.form, await spec.run(callWith(null)), exchange);
        return await replyAsJson(exchange, sent.text, status, {
          run: async (requestKey) => toReply(await spec.run(callWith(requestKey)), status),
          resumes: spec.resumes === true,
          again: spec.again ? async () => spec.again?.(callWith(null)) : null,
          isUrgent: async () => (await spec.isUrgent?.(callWith(null))) ?? false,
        });
      } catch (thrown) {
        const error = expectedError(thrown);
        noteForbidden(error, exchange);
        if (error.code === "unauthorized" && isNavigation(request)) {
          setFlash(context, { toast: { title: m.common_sign_in_first(), variant: "default" } });
          return redirectTo("/auth");
        }
        if (isForm && spec.form) return refuseForm(error, spec.form, withoutSecrets(typed), exchange);
        return error.toResponse();
      }
    },
  };
}

/** A request with what belongs to it while it is answered. */
type Exchange<PathParams = Params> = { context: RequestContext; request: Request; params: PathParams };
type Sent = ParsedBody & { upload: Upload | null };

/** What came with a request: a file, a body, or nothing that is ours to read. */
async function readSent(
  request: Request,
  { file, isRawBody }: { file?: FileLimits; isRawBody?: boolean },
): Promise<Sent> {
  const upload = file ? await readUpload(request, file) : null;
  const isWithoutBody = request.method === "GET" || request.method === "HEAD" || isRawBody || upload;
  if (isWithoutBody) return { kind: "none", value: undefined, text: upload?.mark ?? "", upload };
  return { ...(await readBody(request)), upload };
}

/** What a route without a body takes; a plain form's helpers pass, as they do everywhere. */
const noBodySchema = z.object({});

function parseBody(schema: z.ZodType | undefined, { value, kind }: Sent): unknown {
  const body = parse(schema ?? noBodySchema, value ?? {}, { isStrict: kind === "json" });
  return schema ? body : undefined;
}

function replyToForm<Result, PathParams>(
  form: FormReply<Result, PathParams>,
  result: Result,
  { context, params }: Exchange<PathParams>,
): Response {
  // A page of its own, where what there is to say does not fit a toast.
  if (result instanceof Response) return result;
  const { to, toast } = form.success(result, context, params);
  if (toast) setFlash(context, { toast: { ...toast, variant: "default" } });
  return redirectTo(to);
}

/** Does the work, once for an Idempotency-Key where the request carries one. */
async function replyAsJson(
  { context, request }: Exchange,
  bodyText: string,
  status: number,
  work: Omit<KeyedWork, "run"> & { run: (requestKey: string | null) => Promise<Response> },
): Promise<Response> {
  const key = request.headers.get("idempotency-key");
  if (!key || request.method === "GET") return work.run(null);
  const { method } = request;
  const path = `${context.url.pathname}${context.url.search}`;
  return runOnce(context, { key, method, path, bodyText, status }, work);
}

/** The refusal in what was thrown; anything else goes on up. */
function expectedError(thrown: unknown): AppError {
  // Nothing was written: what it belongs to was deleted between the guard and the write.
  if (isReferenceGone(thrown)) return new AppError("conflict", m.common_deleted_meanwhile());
  if (isAppError(thrown)) return thrown;
  throw thrown;
}

function noteForbidden(error: AppError, { context, request, params }: Exchange): void {
  if (error.code !== "forbidden" || !context.signedIn) return;
  const { id } = context.signedIn.user;
  context.waitUntil(noteRefusal(context, id, request.method, context.url.pathname, params));
}

/** Back to the page of the form, which says why and holds what was typed. */
function refuseForm<Result, PathParams>(
  error: AppError,
  { failure, errorTitle }: FormReply<Result, PathParams>,
  values: Record<string, string>,
  { context, params }: Exchange<PathParams>,
): Response {
  setFlash(context, {
    toast: error.options.form?.toast ?? {
      title: error.options.title ?? errorTitle?.() ?? error.message,
      description: error.message,
      variant: "destructive",
    },
    values,
    ...(error.options.fieldErrors ? { fieldErrors: error.options.fieldErrors } : {}),
  });
  const page = typeof failure === "string" ? failure : failure(values, context, params);
  return redirectTo(error.options.form?.path ?? page);
}

export type ApiRoute = {
  /** Path with Remix-style parameters, e.g. /api/ai-dj/tracks/:id. */
  path: string;
  endpoints: Partial<Record<Method, Endpoint>>;
  answer(args: RouteArgs): Promise<Response>;
};

/** Carries its route, because Remix strips every other export that depends on server code. */
export type ApiLoader = ((args: RouteArgs) => Promise<Response>) & { route: ApiRoute };

type RouteArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: RequestContext;
};

/**
 * A path below /api with its methods; a route file exports its `loader` and `action`. The methods' `params` have the
 * names that are in the path.
 */
export function apiRoute<Path extends string>(
  path: Path,
  endpoints: Partial<Record<Method, Endpoint<ParamsOf<Path>>>>,
): { loader: ApiLoader; action: ApiRoute["answer"] } {
  const answer = async ({ request, params, context }: RouteArgs): Promise<Response> => {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const spec = METHODS.find((each) => each === method);
    const found = spec ? endpoints[spec] : undefined;
    if (!found) {
      const refusal = new AppError(
        "method_not_allowed",
        m.common_method_not_possible({ method: request.method }),
      ).toResponse();
      refusal.headers.set("allow", Object.keys(endpoints).join(", "));
      return refusal;
    }
    // The router has matched the path, so every name in it has a value.
    return found.handle(context, request, params as ParamsOf<Path>);
  };
  const loader = Object.assign((args: RouteArgs) => answer(args), { route: { path, endpoints, answer } });
  return { loader, action: answer };
}

function toReply(result: unknown, status: number): Response {
  if (result instanceof Response) return result;
  if (status === 204) return new Response(null, { status });
  return Response.json(result, { status });
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

/** A link opened in a browser, from a mail perhaps: a person waits for a page there, not for JSON. */
const isNavigation = (request: Request) =>
  request.method === "GET" && request.headers.get("sec-fetch-mode") === "navigate";

function withoutSecrets(typed: unknown): Record<string, string> {
  if (typeof typed !== "object" || typed === null) return {};
  return Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !/password|token/i.test(entry[0]),
    ),
  );
}
