import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AuthFrame, authPath, ResetPasswordForm, StepCard } from "~/features/sign-up";
import { isResetTokenValid } from "~/features/sign-up/index.server";
import { m } from "~/messages/compiled/messages.js";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  return { token, isValid: await isResetTokenValid(context, token) };
}

export const meta: MetaFunction = () => [
  { title: m.common_meta_auth_title() },
  // The address holds a secret.
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export default function ResetPassword() {
  const { token, isValid } = useLoaderData<typeof loader>();
  return (
    <AuthFrame returnTo={`/reset-password/${token}`}>
      {isValid ? (
        <ResetPasswordForm token={token} />
      ) : (
        <StepCard heading={m.signup_reset_heading()} text={m.signup_link_invalid()}>
          <Link className="button button-primary" to={authPath("forgot-password")}>
            {m.signup_send_link()}
          </Link>
        </StepCard>
      )}
    </AuthFrame>
  );
}
