import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LessonPage, LessonPreview } from "~/features/learning";
import { previewLesson } from "~/features/learning/index.server";
import stylesheet from "~/features/learning/learning.css?url";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";

export const handle = { isStatic: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** A lesson for boards and families to read, without an account and without scripts. */
export function loader({ context, params, request }: LoaderFunctionArgs) {
  const preview = previewLesson(
    params.id ?? "",
    new URL(request.url).searchParams.get("grades"),
    context.locale,
  );
  if (!preview) throw new Response("Not Found", { status: 404 });
  return { ...preview, isSignedIn: context.signedIn !== null };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    title: `${data?.lesson.title ?? m.learning_title()} - Beats`,
    description: data?.lesson.description ?? m.learning_hint(),
    keywords: m.learning_meta_keywords(),
  });

export default function Lesson() {
  const data = useLoaderData<typeof loader>();
  return (
    <LessonPage back={{ to: "/", label: m.common_go_home() }}>
      <LessonPreview {...data} />
    </LessonPage>
  );
}
