import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DisplayPage, readDisplayCookie } from "~/features/display";
import { displaySchema } from "~/features/display/index.server";
import { accountState } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";
import type { RouteHandle } from "~/root";

export const handle: RouteHandle = { isStatic: true };

/** Who is signed in has the same form on the profile, kept with the account. */
export function loader({ context }: LoaderFunctionArgs) {
  const { signedIn, url } = context;
  if (signedIn && accountState(signedIn, context.clock()) === "ready")
    throw redirect("/?own=settings#profile");
  const display = displaySchema.parse(readDisplayCookie(context.cookies));
  return { display, isSaved: url.searchParams.has("saved") };
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: `${m.display_title()} - Beats`,
    description: m.display_text(),
    keywords: m.common_meta_home_keywords(),
  });

export default function DisplayRoute() {
  return <DisplayPage {...useLoaderData<typeof loader>()} />;
}
