import type { Locale } from "~/platform/languages";

/** First name as it may stand in a mail: one line, no control characters. */
export const plainName = (name: string): string =>
  name
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 60);

/** A mail in one language or several, one after the other; the same content becomes plain text and HTML. */
export type MailPart = {
  lang: Locale;
  heading: string;
  blocks: MailBlock[];
};

export type MailBlock = {
  /** Stable name of the block, so that a test can find it in the HTML. */
  id?: string;
  heading?: string;
  paragraphs?: string[];
  items?: string[];
  /** A link shown as a button, or as plain words where it is not what the mail is for; its address stands below. */
  action?: { label: string; url: string; isQuiet?: true };
};

/** Renders the parts as `{text, html}`: readable in the oldest mail program, nothing loaded from anywhere. */
export function renderMail(parts: MailPart[]): { text: string; html: string } {
  return { text: parts.map(partAsText).join(`\n\n${"-".repeat(60)}\n\n`), html: pageAsHtml(parts) };
}

/** Text made safe for HTML, attribute values included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function partAsText({ heading, blocks }: MailPart): string {
  return [heading, ...blocks.map(blockAsText)].join("\n\n");
}

function blockAsText({ heading, paragraphs = [], items = [], action }: MailBlock): string {
  return [
    ...(heading ? [heading.toUpperCase()] : []),
    ...paragraphs,
    ...(items.length > 0 ? [items.map((item) => `- ${item}`).join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
  ].join("\n\n");
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

function pageAsHtml(parts: MailPart[]): string {
  const first = parts[0];
  return [
    `<!doctype html><html lang="${first?.lang ?? "en"}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escapeHtml(first?.heading ?? "Beats")}</title></head>`,
    `<body style="margin:0;padding:0;background:#eef1f8;color:#1a2033;${FONT};font-size:16px;line-height:1.55">`,
    `<div style="max-width:600px;margin:0 auto;padding:24px 16px">`,
    `<p style="margin:0 0 16px;font-size:22px;font-weight:700;color:#101524">Beats</p>`,
    ...parts.map(partAsHtml),
    `</div></body></html>`,
  ].join("\n");
}

function partAsHtml({ lang, heading, blocks }: MailPart): string {
  return [
    `<div lang="${lang}" style="background:#ffffff;border:1px solid #d5dbea;border-radius:14px;padding:24px;margin:0 0 20px">`,
    `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25;color:#101524">${escapeHtml(heading)}</h1>`,
    ...blocks.map(blockAsHtml),
    `</div>`,
  ].join("\n");
}

function blockAsHtml({ id, heading, paragraphs = [], items = [], action }: MailBlock): string {
  return [
    `<div${id ? ` data-block="${id}"` : ""}>`,
    ...(heading
      ? [`<h2 style="margin:20px 0 4px;font-size:16px;color:#101524">${escapeHtml(heading)}</h2>`]
      : []),
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 10px">${escapeHtml(paragraph)}</p>`),
    ...(items.length > 0
      ? [
          `<ul style="margin:0 0 10px;padding-left:22px">`,
          ...items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`),
          `</ul>`,
        ]
      : []),
    ...(action ? [actionAsHtml(action)] : []),
    `</div>`,
  ].join("\n");
}

const BUTTON =
  "display:inline-block;background:#1558e0;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 22px;border-radius:10px";
const QUIET_LINK = "display:inline-block;color:#1558e0;padding:10px 0";

function actionAsHtml({ label, url, isQuiet }: NonNullable<MailBlock["action"]>): string {
  const address = escapeHtml(url);
  return [
    `<p style="margin:16px 0 6px"><a href="${address}" style="${isQuiet ? QUIET_LINK : BUTTON}">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 14px;font-size:13px;color:#4a5470;word-break:break-all">${address}</p>`,
  ].join("");
}
