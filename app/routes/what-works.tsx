import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountState } from "~/features/identity/index.server";
import { WorksPage } from "~/features/what-works";
import { loadWorksPage } from "~/features/what-works/index.server";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";

/** The student's own page; nobody else has one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { signedIn } = context;
  if (!signedIn) throw redirect("/auth");
  if (signedIn.user.userType !== "student" || accountState(signedIn, context.clock()) !== "ready")
    throw redirect("/");
  return loadWorksPage(context, signedIn);
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: `${m.works_page_title()} - Beats`,
    description: m.works_page_text(),
    keywords: m.learning_meta_keywords(),
  });

export default function WhatWorks() {
  return <WorksPage {...useLoaderData<typeof loader>()} />;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
