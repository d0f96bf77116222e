import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrivacyNotice } from "~/features/privacy";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";
import type { RouteHandle } from "~/root";

export const handle: RouteHandle = { isStatic: true };

export const loader = ({ context }: LoaderFunctionArgs) => ({ locale: context.locale });

export const meta: MetaFunction = () =>
  pageMeta({
    title: m.privacy_notice_meta_title(),
    description: m.privacy_notice_lead(),
    keywords: m.common_meta_home_keywords(),
  });

export default function Privacy() {
  return <PrivacyNotice locale={useLoaderData<typeof loader>().locale} />;
}
