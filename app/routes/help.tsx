import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HelpPage } from "~/features/safety";
import { readYearlyCounts } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { contentLanguageOf } from "~/platform/languages";
import type { RouteHandle } from "~/root";

export const handle: RouteHandle = { isStatic: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return { locale: context.locale, counts: await readYearlyCounts(context) };
}

export const meta: MetaFunction = () => [
  { title: `${m.safety_help_title()} - Beats` },
  { name: "description", content: m.safety_page_description() },
];

export default function Help() {
  const { locale, counts } = useLoaderData<typeof loader>();
  return <HelpPage locale={contentLanguageOf(locale)} counts={counts} />;
}
