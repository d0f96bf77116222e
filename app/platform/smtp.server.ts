import { toBase64 } from "./mime";

export type SmtpServer = {
  host: string;
  port: number;
  /** `tls` from the first byte, `starttls` before anything else is said, or `none` (a server on one's own machine). */
  security: "tls" | "starttls" | "none";
  credentials?: { user: string; password: string };
};

/** One try takes at most this long, whatever the server does. */
const TIMEOUT_MS = 20_000;
const MAX_REPLY_BYTES = 16 * 1024;

/** Its name says the step and the server's code; never an address, since names are logged. */
class SmtpError extends Error {
  constructor(step: string, code: string) {
    super(`the mail server answered ${code} at ${step}`);
    this.name = `smtp_${step}_${code}`;
  }
}

/**
 * Hands one message to an SMTP server (RFC 5321) over workerd's sockets. Throws unless the server accepted it.
 * Our own, because the mail library for Workers spins without end when a server hangs up
 * (worker-mailer 1.2.1: its read loop takes the end of the stream for "nothing yet").
 */
export async function sendBySmtp(
  server: SmtpServer,
  envelope: { from: string; to: string },
  message: string,
): Promise<void> {
  const { connect } = await import("cloudflare:sockets");
  const transport = { tls: "on", starttls: "starttls", none: "off" } as const;
  const socket = connect(
    { hostname: server.host, port: server.port },
    { secureTransport: transport[server.security], allowHalfOpen: false },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SmtpError("timeout", "000")), TIMEOUT_MS);
  });
  const talk = converse(socket, server, envelope, message);
  try {
    await Promise.race([talk, timeout]);
  } finally {
    clearTimeout(timer);
    // Whatever is left of the talk fails with the socket; nobody waits for it any more.
    talk.catch(() => undefined);
    await socket.close().catch(() => undefined);
  }
}

async function converse(
  socket: Socket,
  server: SmtpServer,
  envelope: { from: string; to: string },
  message: string,
): Promise<void> {
  const hello = `EHLO ${envelope.from.split("@").pop()}`;
  let line = openLine(socket);
  await line.expect("greeting", "220");
  let extensions = await line.command("ehlo", hello, "250");
  if (server.security === "starttls") {
    await line.command("starttls", "STARTTLS", "220");
    line.release();
    line = openLine(socket.startTls());
    extensions = await line.command("ehlo", hello, "250");
  }
  if (server.credentials) await signIn(line, extensions, server.credentials);
  await line.command("mail_from", `MAIL FROM:<${envelope.from}>`, "250");
  await line.command("rcpt_to", `RCPT TO:<${envelope.to}>`, "25");
  await line.command("data", "DATA", "354");
  const stuffed = message.replace(/^\./gm, "..");
  await line.command("message", `${stuffed.endsWith("\r\n") ? stuffed : `${stuffed}\r\n`}.`, "250");
  await line.write("QUIT");
}

async function signIn(
  line: Line,
  extensions: string,
  { user, password }: { user: string; password: string },
): Promise<void> {
  if (/^250[ -]AUTH\b.*\bPLAIN\b/im.test(extensions)) {
    await line.command("auth", `AUTH PLAIN ${toBase64(`\0${user}\0${password}`)}`, "235");
    return;
  }
  await line.command("auth", "AUTH LOGIN", "334");
  await line.command("auth", toBase64(user), "334");
  await line.command("auth", toBase64(password), "235");
}

type Line = ReturnType<typeof openLine>;

/** Commands out, replies in: a reply ends with a line whose code is followed by a space. */
function openLine(socket: Socket) {
  const reader: ReadableStreamDefaultReader<Uint8Array> = socket.readable.getReader();
  const writer: WritableStreamDefaultWriter<Uint8Array> = socket.writable.getWriter();
  const decoder = new TextDecoder();
  let buffer = "";

  const expect = async (step: string, code: string): Promise<string> => {
    for (;;) {
      const end = /^\d{3}(?: [^\n]*)?\r?\n/m.exec(buffer);
      if (end) {
        const reply = buffer.slice(0, end.index + end[0].length);
        buffer = buffer.slice(reply.length);
        if (!end[0].startsWith(code)) throw new SmtpError(step, end[0].slice(0, 3));
        return reply;
      }
      // A complete line that is no reply: not a mail server.
      if (/^(?!\d{3}[- ])[^\n]*\n/m.test(buffer) || buffer.length > MAX_REPLY_BYTES) {
        throw new SmtpError(step, "000");
      }
      const { done, value } = await reader.read();
      if (done) throw new SmtpError(step, "closed");
      buffer += decoder.decode(value, { stream: true });
    }
  };
  const write = (text: string) => writer.write(new TextEncoder().encode(`${text}\r\n`));
  return {
    expect,
    write,
    async command(step: string, text: string, code: string): Promise<string> {
      await write(text);
      return expect(step, code);
    },
    release() {
      reader.releaseLock();
      writer.releaseLock();
    },
  };
}
