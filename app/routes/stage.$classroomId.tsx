import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { StageView } from "~/features/circle";
import circleStyle from "~/features/circle/circle.css?url";
import { loadStage } from "~/features/circle/index.server";
import stylesheet from "~/features/circle/stage/stage.css?url";
import { m } from "~/messages/compiled/messages.js";
import { isAppError } from "~/platform/errors";
import { setFlash } from "~/platform/flash.server";

export const links: LinksFunction = () =>
  [circleStyle, stylesheet].map((href) => ({ rel: "stylesheet", href }));

/** A class's circle on the projector, for those who lead it now. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!context.signedIn) throw redirect("/auth");
  try {
    return await loadStage(context, params.classroomId ?? "");
  } catch (error) {
    // Somebody who led the class: they hear why not now.
    if (isAppError(error) && error.code === "forbidden" && context.signedIn.user.userType === "teacher") {
      setFlash(context, { toast: { title: error.message, variant: "default" } });
      throw redirect("/#live-circle");
    }
    if (isAppError(error)) throw new Response("Not Found", { status: 404 });
    throw error;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: m.circle_stage_title({ name: data?.classroom.name ?? "" }) },
  { name: "robots", content: "noindex" },
];

export default function Stage() {
  return <StageView {...useLoaderData<typeof loader>()} />;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
