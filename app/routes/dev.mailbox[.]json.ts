import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listMailbox, refuseInProduction } from "~/platform/mailbox.server";

export async function loader({ context }: LoaderFunctionArgs) {
  refuseInProduction(context);
  return Response.json(await listMailbox(context));
}
