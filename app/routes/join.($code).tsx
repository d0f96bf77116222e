import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { JoinClassForm } from "~/features/circle";
import { findClassroomByCode, formatJoinCode, normalizeJoinCode } from "~/features/classrooms/index.server";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";
import type { loader as rootLoader } from "~/root";
import { Card } from "~/ui/card";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = normalizeJoinCode(params.code ?? "");
  const user = context.signedIn?.user;
  return {
    isSignedIn: Boolean(user),
    isStudent: user?.userType === "student",
    code: code ? formatJoinCode(code) : "",
    // Only somebody signed in learns which class a code opens.
    classroom: code && user ? await findClassroomByCode(context.db, code) : null,
  };
}

export const meta: MetaFunction = () =>
  pageMeta({ title: m.circle_join_page_title(), description: m.circle_join_code_hint_short(), keywords: "" });

/** Where a class's printed code leads: joins with one press, works without JavaScript. */
export default function JoinClass() {
  const { isSignedIn, isStudent, code, classroom } = useLoaderData<typeof loader>();
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 p-4">
      <Card id="join" title={m.circle_join_page_title()}>
        <div className="grid gap-4">
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
                error={flash?.fieldErrors?.code ?? (code && !classroom ? m.circle_code_unknown() : undefined)}
              />
            </>
          )}
          {isSignedIn && <a href="/">{m.circle_join_page_back()}</a>}
        </div>
      </Card>
    </main>
  );
}
