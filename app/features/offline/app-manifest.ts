import { m } from "~/messages/compiled/messages.js";
import type { Locale } from "~/platform/languages";

const icon = (name: string, size: number, purpose?: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...(purpose ? { purpose } : {}),
});

const picture = (shape: "wide" | "narrow", sizes: string, label: string) => ({
  src: `/icons/screenshot-${shape}.jpg`,
  sizes,
  type: "image/jpeg",
  form_factor: shape,
  label,
});

const shortcut = (name: string, room: string) => ({ name, url: `/#${room}`, icons: [icon("icon", 192)] });

/** The web app manifest in one language. */
export function appManifest(locale: Locale) {
  const inLocale = [{}, { locale }] as const;
  return {
    id: "/",
    name: m.offline_app_name(...inLocale),
    short_name: m.common_app_name(...inLocale),
    description: m.offline_app_description(...inLocale),
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#07090f",
    theme_color: "#07090f",
    categories: ["education", "music", "kids"],
    icons: [
      icon("icon", 192),
      icon("icon", 512),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    screenshots: [
      picture("wide", "1280x800", m.offline_app_picture_wide(...inLocale)),
      picture("narrow", "360x740", m.offline_app_picture_narrow(...inLocale)),
    ],
    shortcuts: [
      shortcut(m.common_nav_coach(...inLocale), "ai-coach"),
      shortcut(m.common_nav_dj(...inLocale), "ai-dj"),
      shortcut(m.common_nav_drummer(...inLocale), "drummer"),
      shortcut(m.common_nav_learning(...inLocale), "learning"),
    ],
  };
}
