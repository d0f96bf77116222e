import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Deck, parseSlide, SLIDES } from "~/features/deck";
import deckStyle from "~/features/deck/deck.css?url";
import { m } from "~/messages/compiled/messages.js";
import { pageMeta } from "~/platform/meta";
import type { RouteHandle } from "~/root";

export const handle: RouteHandle = { isStatic: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: deckStyle }];

export function loader({ context }: LoaderFunctionArgs) {
  return { index: parseSlide(context.url.searchParams.get("slide"), SLIDES.length), nonce: context.nonce };
}

export const meta: MetaFunction = () =>
  pageMeta({
    title: m.common_meta_presentation_title(),
    description: m.common_meta_presentation_description(),
    keywords: m.common_meta_presentation_keywords(),
  });

export default function Presentation() {
  const { index, nonce } = useLoaderData<typeof loader>();
  return <Deck index={index} nonce={nonce} />;
}
