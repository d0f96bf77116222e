import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { WeeklyStopPage } from "~/features/family";
import { loadStopPage } from "~/features/family/index.server";
import { m } from "~/messages/compiled/messages.js";

export const handle = { isStatic: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { status, page } = await loadStopPage(context, params.token ?? "");
  return json({ ...page, locale: context.locale }, { status });
}

export const meta: MetaFunction = () => [
  { title: m.family_stop_page_title() },
  { name: "robots", content: "noindex" },
];

export default function WeeklyCardStop() {
  return <WeeklyStopPage page={useLoaderData<typeof loader>()} />;
}
