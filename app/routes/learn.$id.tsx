import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountState } from "~/features/identity/index.server";
import { LessonPage, LessonPlayer } from "~/features/learning";
import { loadPlayer } from "~/features/learning/index.server";
import stylesheet from "~/features/learning/learning.css?url";
import { useKeptLesson } from "~/features/offline";
import { m } from "~/messages/compiled/messages.js";
import { isAppError } from "~/platform/errors";
import { setFlash } from "~/platform/flash.server";
import { pageMeta } from "~/platform/meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** The signed-in player; visitors see the lesson's public preview instead. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { signedIn } = context;
  if (!signedIn) throw redirect(`/lessons/${encodeURIComponent(id)}`);
  if (accountState(signedIn, context.clock()) !== "ready") throw redirect("/");
  try {
    return await loadPlayer(context, signedIn.user, id, new URL(request.url).searchParams.get("step"));
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "not_found") throw new Response("Not Found", { status: 404 });
    setFlash(context, {
      toast: { title: m.learning_badge_locked(), description: error.message, variant: "default" },
    });
    throw redirect("/#learning");
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: `${data?.lesson.title ?? m.learning_title()} - Beats`,
    description: data?.lesson.description ?? m.learning_hint(),
    keywords: m.learning_meta_keywords(),
  });

export default function Learn() {
  const player = useLoaderData<typeof loader>();
  useKeptLesson(player);
  return (
    <LessonPage back={{ to: "/#learning", label: m.learning_back() }}>
      <LessonPlayer {...player} />
    </LessonPage>
  );
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
