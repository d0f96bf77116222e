import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isLocale, overwriteGetLocale } from "~/messages/compiled/runtime.js";

overwriteGetLocale(() => (isLocale(document.documentElement.lang) ? document.documentElement.lang : "en"));

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
