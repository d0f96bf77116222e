import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { AuthFlow } from "~/features/sign-up";
import { loadAuthPage } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";
import { NoScriptToast, useToast } from "~/ui/toast";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadAuthPage(context);
  if (!page) throw redirect("/");
  return page;
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: m.common_meta_auth_title(),
    description: m.common_meta_auth_description(),
    keywords: m.common_meta_auth_keywords(),
  });

export default function Auth() {
  const { flow, error } = useLoaderData<typeof loader>();
  const toast = useToast();
  useEffect(() => {
    if (error) toast({ ...error, variant: "destructive" });
  }, [error, toast]);
  return (
    <>
      <AuthFlow {...flow} />
      {error && <NoScriptToast {...error} variant="destructive" />}
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-page";
