import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { baseLocale, isLocale, overwriteGetLocale } from "~/messages/compiled/runtime.js";
import { firstPageCode } from "~/ui/page-code";
import { namePersonInForms } from "~/ui/page-person";

overwriteGetLocale(() =>
  isLocale(document.documentElement.lang) ? document.documentElement.lang : baseLocale,
);

/**
 * Resolves when the page's data is decoded. RemixBrowser throws a promise at the root until it is, before it calls
 * any hook; met by React, a tap in that moment ends in "Root did not complete" (React 18).
 */
async function firstPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

namePersonInForms();

void Promise.all([firstPageCode(), firstPageData()]).then(() =>
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  }),
);
