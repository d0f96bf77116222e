import { createServer, type Server, type Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

/** A Worker that hands one mail to the SMTP transport, so that its sockets are workerd's own. */
const WORKER = `
import { chooseTransport } from "~/platform/mail.server";
export default {
  async fetch(request) {
    const { settings, mail } = await request.json();
    try {
      await chooseTransport(settings)(mail);
      return Response.json({ ok: true });
    } catch (error) {
      return Response.json({ ok: false, error: String(error) });
    }
  },
};`;

const mail = {
  id: "01900000-0000-7000-8000-000000000001",
  kind: "test",
  recipient: "rosa@test.example",
  subject: "¿Puede Ana usar Beats?",
  textBody: `Línea uno\n.\n.. punto\n${"x".repeat(1200)}\nadiós 🥁`,
  htmlBody: "<p>Señora Paz</p>",
};

let worker: Miniflare;
const cleanups: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const bundle = await build({
    stdin: { contents: WORKER, resolveDir: root, loader: "ts" },
    alias: { "~": `${root}app` },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    external: ["cloudflare:*", "node:*"],
    logLevel: "silent",
  });
  worker = new Miniflare({
    modules: true,
    script: bundle.outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
  });
  await worker.ready;
});
afterAll(() => worker.dispose());
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

type Received = { from: string; to: string[]; user: string | undefined; text: string };

/** A real SMTP server on loopback that keeps what it accepted. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user,
          text: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { port: portOf(server.server), received };
}

const portOf = (server: { address(): ReturnType<Server["address"]> }): number => {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  return address.port;
};

/** A server that speaks as it is told, to misbehave. */
async function startRaw(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return portOf(server);
}

async function send(port: number, settings: Record<string, string> = {}, changes: Partial<typeof mail> = {}) {
  const reply = await worker.dispatchFetch("http://mail.test/", {
    method: "POST",
    body: JSON.stringify({
      settings: {
        ENVIRONMENT: "production",
        MAIL_FROM: "beats@school.example",
        SMTP_HOST: "127.0.0.1",
        SMTP_PORT: String(port),
        SMTP_SECURE: "none",
        ...settings,
      },
      mail: { ...mail, ...changes },
    }),
  });
  return (await reply.json()) as { ok: boolean; error?: string };
}

/** The decoded bodies of a message whose parts are base64. */
const bodiesOf = (message: string): string[] =>
  [...message.matchAll(/Content-Transfer-Encoding: base64\r\n\r\n([\s\S]*?)\r\n--/g)].map((match) =>
    Buffer.from(match[1] ?? "", "base64")
      .toString("utf8")
      .replaceAll("\r\n", "\n"),
  );

describe("mail by SMTP", () => {
  it("arrives whole: envelope, headers, text and HTML, dots and accents", async () => {
    const { port, received } = await startSmtp();
    expect(await send(port)).toEqual({ ok: true });
    expect(received).toHaveLength(1);
    const [message] = received;
    expect(message).toMatchObject({ from: "beats@school.example", to: ["rosa@test.example"] });
    expect(message?.text).toContain(`Message-ID: <${mail.id}@school.example>`);
    expect(message?.text).toContain("Subject: =?UTF-8?");
    expect(bodiesOf(message?.text ?? "")).toEqual([mail.textBody, mail.htmlBody]);
    for (const line of message?.text.split("\r\n") ?? []) expect(line.length).toBeLessThanOrEqual(100);
  });

  it("signs in when it has a user", async () => {
    const { port, received } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        if (auth.username === "beats" && auth.password === "s3cret") done(null, { user: "beats" });
        else done(new Error("wrong"));
      },
    });
    expect(await send(port, { SMTP_USER: "beats", SMTP_PASSWORD: "s3cret" })).toEqual({ ok: true });
    expect(received[0]?.user).toBe("beats");
    expect(await send(port, { SMTP_USER: "beats", SMTP_PASSWORD: "wrong" })).toMatchObject({ ok: false });
  });

  it("never sends a password over an open line unless that was asked for", async () => {
    const { port, received } = await startSmtp({ allowInsecureAuth: true });
    const secure = { SMTP_USER: "beats", SMTP_PASSWORD: "s3cret", SMTP_SECURE: "starttls" };
    expect(await send(port, secure)).toMatchObject({ ok: false });
    expect(received).toEqual([]);
  });

  it.each(["rosa@test.example>\r\nRCPT TO:<x@y.example", "a b@c.example", "<a@b.example>"])(
    "refuses %j as a recipient",
    async (recipient) => {
      const { port, received } = await startSmtp();
      expect(await send(port, {}, { recipient })).toMatchObject({ ok: false });
      expect(received).toEqual([]);
    },
  );

  it("cannot be given another header through the subject", async () => {
    const { port, received } = await startSmtp();
    await send(port, {}, { subject: "Hi\r\nBcc: x@y.example" });
    expect(received[0]?.text).not.toMatch(/^Bcc:/m);
  });

  it("fails when the server refuses the recipient, without naming them", async () => {
    const { port } = await startSmtp({
      onRcptTo: (_address, _session, done) => done(new Error("no such user")),
    });
    const result = await send(port);
    expect(result.ok).toBe(false);
    expect(result.error).not.toContain("rosa");
  });

  it.each([
    ["hangs up at once", (socket: Socket) => socket.end()],
    ["greets and hangs up", (socket: Socket) => socket.end("220 hello\r\n")],
    [
      "hangs up in the middle",
      (socket: Socket) => {
        socket.write("220 hello\r\n");
        socket.once("data", () => socket.end("250-here\r\n"));
      },
    ],
    ["greets with a refusal", (socket: Socket) => socket.end("554 not today\r\n")],
    ["speaks another protocol", (socket: Socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ])("fails when the server %s", async (_name, onConnection) => {
    const port = await startRaw(onConnection);
    expect(await send(port)).toMatchObject({ ok: false });
  });

  it("does not trust a certificate nobody vouches for", async () => {
    const { port, received } = await startSmtp({ hideSTARTTLS: false });
    expect(await send(port, { SMTP_SECURE: "starttls" })).toMatchObject({ ok: false });
    expect(received).toEqual([]);
  });

  it("fails when nobody listens", async () => {
    const port = await startRaw(() => undefined);
    for (const cleanup of cleanups.splice(0)) await cleanup();
    expect(await send(port)).toMatchObject({ ok: false });
  });
});
