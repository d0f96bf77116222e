import { type ChangeDisplay, changeDisplaySchema } from "./display.schema";

const DISPLAY_COOKIE = "beats_display";
const YEAR_SECONDS = 31_536_000;

/** What this browser was told about how pages shall look: for those who are not signed in, and until they choose. */
export function readDisplayCookie(cookies: ReadonlyMap<string, string>): ChangeDisplay {
  const stored = Object.fromEntries(new URLSearchParams(cookies.get(DISPLAY_COOKIE)));
  return changeDisplaySchema.safeParse(stored).data ?? {};
}

/** Set-Cookie value that keeps the choice for a year; it says how pages look and nothing about anybody. */
export function displayCookie(display: ChangeDisplay, isSecure: boolean): string {
  const { textSize, ...switches } = display;
  const stored = new URLSearchParams(textSize ? { textSize } : {});
  for (const [name, isOn] of Object.entries(switches)) {
    if (isOn !== undefined) stored.set(name, isOn ? "on" : "off");
  }
  const value = encodeURIComponent(String(stored));
  return `${DISPLAY_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
