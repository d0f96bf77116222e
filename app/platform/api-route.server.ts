import type { z } from "zod";
import { isReferenceGone } from "~/db/unique";
import { m } from "~/messages/compiled/messages.js";
import { noteRefusal } from "./audit.server";
import { readBody } from "./body.server";
import type { RequestContext } from "./context.server";
import { AppError, isAppError } from "./errors";
import { setFlash } from "./flash.server";
import { runOnce } from "./idempotency.server";
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

export type Call<Subject, Body, Query> = RequestContext & {
  subject: Subject;
  body: Body;
  query: Query;
  params: Record<string, string>;
  request: Request;
  /** The fields and the file of a route that takes one. */
  upload: Upload | null;
  /** Names a request that carries an Idempotency-Key by owner, path, key and body; null without one. */
  requestKey: string | null;
};

/** Where a plain HTML form (no JavaScript) goes next, and the toast it sees there. */
export type FormReply<Result> = {
  success: (
    result: Result,
    context: RequestContext,
    params: Record<string, string>,
  ) => { to: string; toast?: { title: string; description?: string } };
  /** Path of the page that shows the form again, with what was typed. */
  failure:
    | string
    | ((typed: Record<string, string>, context: RequestContext, params: Record<string, string>) => string);
  errorTitle?: () => string;
};

export type MethodSpec<Subject, BodySchema, QuerySchema, Result> = {
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
  run: (call: Call<Subject, Infer<BodySchema>, Infer<QuerySchema>>) => Promise<Result> | Result;
  /** `run` answers a repeated Idempotency-Key itself, from what it stored under `requestKey`. */
  resumes?: true;
  /** Whether a request must be worked on although its Idempotency-Key was another request's: help is never late. */
  isUrgent?: (call: Call<Subject, Infer<BodySchema>, Infer<QuerySchema>>) => Promise<boolean>;
  form?: FormReply<Awaited<Result>>;
};

/** One method's specification with its types folded away, so that different ones fit one route. */
export type Endpoint = {
  summary: string;
  isPublic: boolean;
  body: z.ZodType | undefined;
  /** Content types of the file the route takes, by itself or in a form. */
  fileTypes: readonly string[];
  query: z.ZodType | undefined;
  response: z.ZodType | undefined;
  status: number;
  handle(context: RequestContext, request: Request, params: Record<string, string>): Promise<Response>;
};

/** No session needed. */
export const anyone: Guard<null> = Object.assign(() => null, { isPublic: true as const });

/** Declares one method of a route: guard, parse, run, reply. */
export function endpoint<
  Subject,
  Result,
  BodySchema extends z.ZodType | undefined = undefined,
  QuerySchema extends z.ZodType | undefined = undefined,
>(spec: MethodSpec<Subject, BodySchema, QuerySchema, Result>): Endpoint {
  const status = spec.status ?? 200;
  return {
    summary: spec.summary,
    isPublic: spec.guard.isPublic === true,
    body: spec.body,
    fileTypes: spec.file?.types ?? [],
    query: spec.query,
    response: spec.response,
    status,
    async handle(context, request, params) {
      let typed: unknown;
      let isForm = false;
      try {
        const subject = await spec.guard(context);
        refuseOtherPerson(request, context);
        isForm = spec.file !== undefined && isMultipart(request) && prefersHtml(request);
        const upload = spec.file ? await readUpload(request, spec.file) : null;
        const parsed =
          request.method === "GET" || request.method === "HEAD" || spec.isRawBody || upload
            ? ({ kind: "none", value: undefined, text: upload?.mark ?? "" } as const)
            : await readBody(request);
        isForm ||= parsed.kind === "form" && prefersHtml(request);
        typed = parsed.value;
        const callWith = (requestKey: string | null) => ({
          ...context,
          subject,
          params,
          request,
          upload,
          requestKey,
          body: (spec.body
            ? parse(spec.body, parsed.value ?? {}, { isStrict: parsed.kind === "json" })
            : undefined) as Infer<BodySchema>,
          query: (spec.query
            ? parse(spec.query, Object.fromEntries(context.url.searchParams))
            : undefined) as Infer<QuerySchema>,
        });

        if (isForm && spec.form) {
          const result = await spec.run(callWith(null));
          // A page of its own, where what there is to say does not fit a toast.
          if (result instanceof Response) return result;
          const { to, toast } = spec.form.success(result, context, params);
          if (toast) setFlash(context, { toast: { ...toast, variant: "default" } });
          return redirectTo(to);
        }

        const key = request.headers.get("idempotency-key");
        if (key && request.method !== "GET") {
          const keyed = {
            key,
            method: request.method,
            path: `${context.url.pathname}${context.url.search}`,
            mode: acceptsEventStream(request) ? "stream" : "json",
            bodyText: parsed.text,
            status,
          } as const;
          return await runOnce(context, keyed, {
            run: async (requestKey) => toReply(await spec.run(callWith(requestKey)), status),
            resumes: spec.resumes === true,
            isUrgent: async () => (await spec.isUrgent?.(callWith(null))) ?? false,
          });
        }
        return toReply(await spec.run(callWith(null)), status);
      } catch (thrown) {
        // Nothing was written: what it belongs to was deleted between the guard and the write.
        const error = isReferenceGone(thrown)
          ? new AppError("conflict", m.common_deleted_meanwhile())
          : thrown;
        if (!isAppError(error)) throw error;
        if (error.code === "forbidden" && context.signedIn) {
          const { id } = context.signedIn.user;
          context.waitUntil(noteRefusal(context, id, request.method, context.url.pathname, params));
        }
        if (error.code === "unauthorized" && isNavigation(request)) {
          setFlash(context, { toast: { title: m.common_sign_in_first(), variant: "default" } });
          return redirectTo("/auth");
        }
        if (!(isForm && spec.form)) return error.toResponse();
        const values = withoutSecrets(typed);
        setFlash(context, {
          toast: error.options.form?.toast ?? {
            title: error.options.title ?? spec.form.errorTitle?.() ?? error.message,
            description: error.message,
            variant: "destructive",
          },
          values,
          ...(error.options.fieldErrors ? { fieldErrors: error.options.fieldErrors } : {}),
        });
        const { failure } = spec.form;
        return redirectTo(
          error.options.form?.path ??
            (typeof failure === "string" ? failure : failure(values, context, params)),
        );
      }
    },
  };
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

/** A path below /api with its methods; a route file exports its `loader` and `action`. */
export function apiRoute(
  path: string,
  endpoints: Partial<Record<Method, Endpoint>>,
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
    const known = Object.fromEntries(
      Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    return found.handle(context, request, known);
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

const prefersHtml = (request: Request) => (request.headers.get("accept") ?? "").includes("text/html");
/** A link opened in a browser, from a mail perhaps: a person waits for a page there, not for JSON. */
const isNavigation = (request: Request) =>
  request.method === "GET" && request.headers.get("sec-fetch-mode") === "navigate";
const acceptsEventStream = (request: Request) =>
  (request.headers.get("accept") ?? "").includes("text/event-stream");

function withoutSecrets(typed: unknown): Record<string, string> {
  if (typeof typed !== "object" || typed === null) return {};
  return Object.fromEntries(
    Object.entries(typed).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !/password|token/i.test(entry[0]),
    ),
  );
}
