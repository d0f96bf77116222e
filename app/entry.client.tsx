import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { baseLocale, isLocale, overwriteGetLocale } from "~/messages/compiled/runtime.js";
import { firstPageCode } from "~/ui/page-code";

overwriteGetLocale(() =>
  isLocale(document.documentElement.lang) ? document.documentElement.lang : baseLocale,
);

void firstPageCode().then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  }),
);
