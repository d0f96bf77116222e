export type MimeMail = {
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  unsubscribeUrl?: string | null;
};

/** Headers by which a mail program offers to end mail of this kind with one POST (RFC 2369, 8058). */
export const unsubscribeHeaders = (url: string | null | undefined): Record<string, string> =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

/** One plain address: no name, no list, nothing that could end a header or an SMTP command. */
export const isPlainAddress = (address: string): boolean =>
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(address) && address.length <= 254;

/**
 * The message as it goes over the wire (RFC 5322, 2045-2047): text and HTML as alternatives, both in base64,
 * so that no line is too long and none begins with a dot. Lines end in CRLF.
 */
export function buildMimeMessage(mail: MimeMail): string {
  const boundary = `beats-${mail.id}`;
  const domain = mail.from.address.split("@").pop() ?? "localhost";
  return [
    `Date: ${mail.date.toUTCString().replace("GMT", "+0000")}`,
    `From: ${encodeHeader(mail.from.name)} <${mail.from.address}>`,
    `To: ${mail.to}`,
    `Subject: ${encodeHeader(mail.subject)}`,
    // The same at every try, so that a mail program shows a mail sent twice once.
    `Message-ID: <${mail.id}@${domain}>`,
    "MIME-Version: 1.0",
    "Auto-Submitted: auto-generated",
    ...Object.entries(unsubscribeHeaders(mail.unsubscribeUrl)).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    ...part(boundary, "text/plain", mail.text),
    ...part(boundary, "text/html", mail.html),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

function part(boundary: string, type: string, body: string): string[] {
  const lines = toBase64(body.replace(/\r?\n/g, "\r\n")).match(/.{1,76}/g) ?? [];
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    ...lines,
  ];
}

/** A header's text: one line; encoded words of at most 75 signs when it is not plain ASCII. */
export function encodeHeader(value: string): string {
  const line = value.replace(/\p{Cc}+/gu, " ").trim();
  if (/^[\x20-\x7e]*$/.test(line) && line.length <= 60) return line;
  const words: string[] = [];
  let chunk = "";
  for (const sign of line) {
    // 45 bytes are 60 base64 signs; with the frame that stays below 75.
    if (new TextEncoder().encode(chunk + sign).length > 45) {
      words.push(chunk);
      chunk = "";
    }
    chunk += sign;
  }
  words.push(chunk);
  return words.map((word) => `=?UTF-8?B?${toBase64(word)}?=`).join("\r\n ");
}

export function toBase64(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
