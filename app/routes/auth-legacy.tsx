import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { LegacySignIn } from "~/features/sign-up";
import { m } from "~/messages/compiled/messages.js";

/** Plain HTML, no script: for the old browser in the library. */
export const handle = { isStatic: true };

export function loader({ context }: LoaderFunctionArgs) {
  if (context.signedIn) throw redirect("/");
  return null;
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: "/legacy.css" }];

export const meta: MetaFunction = () => [{ title: m.common_meta_auth_title() }];

export default function AuthLegacy() {
  return <LegacySignIn />;
}
