import { type ChangeDisplay, changeDisplaySchema, readDisplayCookie } from "~/features/display/index.server";
import { isLocale } from "~/messages/compiled/runtime.js";
import type { RequestContext } from "~/platform/context.server";
import { askedLocale } from "~/platform/locale.server";
import { readSettings } from "./profile.schema";

const LOOK_COOKIE = "beats_look";

/**
 * Notes language and look of the signed-in person's pages in this browser until it is closed, for the moment at which
 * the account cannot be read. It names nobody, and goes with the first page of somebody who is signed out.
 */
export function noteLook({ signedIn, cookies, isSecure, responseHeaders }: RequestContext): void {
  const wanted = signedIn ? String(lookOf(signedIn.user)) : "";
  if ((cookies.get(LOOK_COOKIE) ?? "") === wanted) return;
  const end = `${isSecure ? "; Secure" : ""}${wanted ? "" : "; Max-Age=0"}`;
  responseHeaders.append(
    "set-cookie",
    `${LOOK_COOKIE}=${encodeURIComponent(wanted)}; Path=/; HttpOnly; SameSite=Lax${end}`,
  );
}

function lookOf({ locale, settings }: NonNullable<RequestContext["signedIn"]>["user"]): URLSearchParams {
  const { textSize, calm, highContrast } = readSettings(settings);
  const switches = { calm, highContrast };
  const chosen = Object.entries(switches).filter(([, isOn]) => isOn);
  return new URLSearchParams({
    locale,
    textSize,
    ...Object.fromEntries(chosen.map(([name]) => [name, "on"])),
  });
}

/** The language that was noted where the account cannot be read; a link that asks for one goes before it. */
export function notedLocale({ url, cookies, locale }: RequestContext): RequestContext["locale"] {
  const noted = new URLSearchParams(cookies.get(LOOK_COOKIE)).get("locale");
  return askedLocale(url) ?? (isLocale(noted) ? noted : locale);
}

/** The root element's attributes for how this person, or this browser, wants pages to look. */
export function lookAttributes({ signedIn, cookies }: Pick<RequestContext, "signedIn" | "cookies">): string {
  const told = signedIn ? readDisplayCookie(cookies) : (notedDisplay(cookies) ?? readDisplayCookie(cookies));
  const { textSize, calm, highContrast } = readSettings(signedIn?.user.settings, told);
  return [
    textSize === "normal" ? "" : ` data-text-size="${textSize}"`,
    calm ? " data-calm" : "",
    highContrast ? " data-high-contrast" : "",
  ].join("");
}

function notedDisplay(cookies: RequestContext["cookies"]): ChangeDisplay | undefined {
  const { locale, ...noted } = Object.fromEntries(new URLSearchParams(cookies.get(LOOK_COOKIE)));
  return locale ? changeDisplaySchema.safeParse(noted).data : undefined;
}
