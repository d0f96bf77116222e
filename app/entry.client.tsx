import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { baseLocale, isLocale, overwriteGetLocale } from "~/messages/compiled/runtime.js";

overwriteGetLocale(() =>
  isLocale(document.documentElement.lang) ? document.documentElement.lang : baseLocale,
);

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
