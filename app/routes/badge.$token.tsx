import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findBadgeHolder } from "~/features/class-sign-in/index.server";
import { m } from "~/messages/compiled/messages.js";
import { PageHeader } from "~/ui/page-header";

/** One big button and no framework script: a first-grader's first page must be there at once. */
export const handle = { isStatic: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const holder = await findBadgeHolder(context, token);
  return { token, firstName: holder?.user.firstName ?? null };
}

export const meta: MetaFunction = () => [
  { title: m.common_meta_auth_title() },
  { name: "robots", content: "noindex" },
];

export default function Badge() {
  const { token, firstName } = useLoaderData<typeof loader>();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        id="content"
        className="mx-auto grid w-full max-w-xl flex-1 content-center justify-items-center px-4 pb-6 text-center sm:px-6"
      >
        {firstName === null ? (
          <div className="panel grid gap-5 p-8">
            <h1 className="text-3xl">{m.badge_void_heading()}</h1>
            <p className="text-lg text-ink-2">{m.badge_void()}</p>
            <a className="button button-primary justify-self-center" href="/auth">
              {m.badge_other_way()}
            </a>
          </div>
        ) : (
          <form method="post" action="/api/auth/badge" className="grid justify-items-center gap-8">
            <h1 className="text-5xl sm:text-6xl">{m.badge_hello({ name: firstName })}</h1>
            <input type="hidden" name="token" value={token} />
            <button
              type="submit"
              className="button button-primary grid aspect-square w-56 place-content-center rounded-full text-3xl"
            >
              {m.badge_start()}
            </button>
            <a className="text-ink-2 underline underline-offset-4" href="/">
              {m.badge_not_me()}
            </a>
          </form>
        )}
      </main>
    </div>
  );
}
