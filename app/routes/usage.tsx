import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { keepsOnlyRoster } from "~/features/classrooms/index.server";
import { accountState } from "~/features/identity/index.server";
import { UsageReport } from "~/features/staff";
import { readUsage } from "~/features/staff/index.server";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";

/** For teachers and administrators, each over the students they may see. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { signedIn, clock } = context;
  if (!signedIn) throw redirect("/auth");
  const { user } = signedIn;
  const isStaff = user.userType === "teacher" || user.userType === "admin";
  if (!isStaff || accountState(signedIn, clock()) !== "ready") throw redirect("/");
  if (await keepsOnlyRoster(context, user)) throw redirect("/");
  return { weeks: await readUsage(context, user) };
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: `${m.staff_usage_title()} - Beats`,
    description: m.staff_usage_text(),
    keywords: m.staff_usage_keywords(),
  });

export default function Usage() {
  return <UsageReport {...useLoaderData<typeof loader>()} />;
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
