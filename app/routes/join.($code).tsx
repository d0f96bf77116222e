import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { JoinClassForm } from "~/features/circle";
import stylesheet from "~/features/circle/circle.css?url";
import { formatJoinCode, lookUpCode, normalizeJoinCode } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext } from "~/platform/context.server";
import { isAppError } from "~/platform/errors";
import { pageMeta } from "~/platform/meta";
import type { loader as rootLoader } from "~/root";
import { LanguageSwitch } from "~/ui/language-switch";
import { PageHeader } from "~/ui/page-header";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = normalizeJoinCode(params.code ?? "");
  const user = context.signedIn?.user;
  const found = await findByCode(context, code);
  return {
    isSignedIn: Boolean(user),
    isStudent: user?.userType === "student",
    code: code ? formatJoinCode(code) : "",
    // Only somebody signed in learns which class a code opens.
    ...found,
  };
}

/** The class of the code in the address, or why it cannot be shown. */
async function findByCode(context: RequestContext, code: string) {
  if (!code || !context.signedIn) return { classroom: null, problem: undefined };
  try {
    const classroom = await lookUpCode(context, context.signedIn.user, code);
    return { classroom, problem: classroom ? undefined : m.circle_code_unknown() };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { classroom: null, problem: error.message };
  }
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: m.circle_join_page_title(),
    description: m.circle_join_page_description(),
    keywords: m.circle_join_page_keywords(),
  });

/** Where a class's printed code leads: joins with one press, works without JavaScript. */
export default function JoinClass() {
  const { isSignedIn, isStudent, code, classroom, problem } = useLoaderData<typeof loader>();
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader>
        <LanguageSwitch returnTo={code ? `/join/${code}` : "/join"} />
      </PageHeader>
      <main id="content" className="mx-auto grid w-full max-w-lg flex-1 content-center px-4 pb-6">
        <section className="panel grid gap-4 p-5 sm:p-7">
          <h1 className="text-3xl">{m.circle_join_page_heading()}</h1>
          {!isSignedIn && (
            <>
              <p>{m.circle_join_page_sign_in()}</p>
              <a href="/auth" className="button button-primary">
                {m.circle_join_page_sign_in_button()}
              </a>
            </>
          )}
          {isSignedIn && !isStudent && <p>{m.circle_join_page_students_only()}</p>}
          {isStudent && (
            <>
              {classroom && (
                <p className="text-lg">
                  {m.circle_join_page_found({ name: classroom.name, teacher: classroom.teacherName })}
                </p>
              )}
              <JoinClassForm
                hint={m.circle_join_code_hint_short()}
                code={flash?.values?.code ?? code}
                error={flash?.fieldErrors?.code ?? problem}
              />
            </>
          )}
          {isSignedIn && <a href="/">{m.circle_join_page_back()}</a>}
        </section>
      </main>
    </div>
  );
}
