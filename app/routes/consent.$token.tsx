import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ConsentPage } from "~/features/consent";
import { loadConsentPage } from "~/features/consent/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { loader as rootLoader } from "~/root";

export const handle = { isStatic: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { status, page } = await loadConsentPage(context, params.token ?? "");
  return json(page, { status });
}

export const meta: MetaFunction = () => [
  { title: m.consent_page_title() },
  { name: "robots", content: "noindex" },
];

export default function Consent() {
  const page = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <ConsentPage page={page} flash={root?.flash ?? null} />;
}
