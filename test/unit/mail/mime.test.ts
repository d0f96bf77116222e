import { describe, expect, it } from "vitest";
import { chooseTransport, type MailSettings } from "~/platform/mail.server";
import { buildMimeMessage } from "~/platform/mime";

const URL = "https://beats.school.example/api/weekly-card/token";
const mail = {
  id: "01900000-0000-7000-8000-000000000001",
  from: { name: "Beats", address: "beats@school.example" },
  to: "rosa@home.example",
  subject: "Leo's week",
  text: "text",
  html: "<p>html</p>",
  date: new Date("2026-11-22T21:00:00Z"),
};
const headersOf = (message: string) => message.split("\r\n\r\n")[0] ?? "";

describe("a mail one can do without", () => {
  it("says where one POST ends it (RFC 8058)", () => {
    const headers = headersOf(buildMimeMessage({ ...mail, unsubscribeUrl: URL }));
    expect(headers).toContain(`\r\nList-Unsubscribe: <${URL}>\r\n`);
    expect(headers).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  });

  it("says so through the platform's own mail as well", async () => {
    const sent: unknown[] = [];
    const MAILER = { send: async (message: unknown) => sent.push(message) };
    const settings = { ENVIRONMENT: "production", MAILER, MAIL_FROM: "beats@school.example" };
    const row = { recipient: mail.to, subject: mail.subject, textBody: "t", htmlBody: "h" };
    const transport = chooseTransport(settings as unknown as MailSettings);
    await transport?.({ ...row, unsubscribeUrl: URL } as never);
    await transport?.({ ...row, unsubscribeUrl: null } as never);
    expect(sent).toMatchObject([
      { headers: { "List-Unsubscribe": `<${URL}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } },
      { headers: {} },
    ]);
  });
});

it("other mail offers no such way out", () => {
  for (const unsubscribeUrl of [undefined, null]) {
    expect(
      buildMimeMessage({ ...mail, ...(unsubscribeUrl === null ? { unsubscribeUrl } : {}) }),
    ).not.toContain("List-Unsubscribe");
  }
});
