import { SMTPServer } from "smtp-server";

export type MailServer = {
  port: number;
  /** Message-IDs it took, each with how often; the product names a mail by its row. */
  received: Map<string, number>;
  /** Connections and letters it let down on purpose. */
  refused: number;
  behave(how: "takes mail" | "is down" | "drops it"): Promise<void>;
};

/** A real SMTP server on loopback that can be down, or take a letter and hang up without a word. */
export async function startMailServer(): Promise<MailServer> {
  let isDropping = false;
  let server: SMTPServer | null = null;
  const state: MailServer = {
    port: 0,
    received: new Map(),
    refused: 0,
    async behave(how) {
      isDropping = how === "drops it";
      if (how === "is down") await close();
      else if (!server) await listen();
    },
  };
  const close = () =>
    new Promise<void>((resolve) => {
      const closing = server;
      server = null;
      if (closing) closing.close(() => resolve());
      else resolve();
    });
  const listen = () =>
    new Promise<void>((resolve) => {
      const next = new SMTPServer({
        authOptional: true,
        hideSTARTTLS: true,
        logger: false,
        closeTimeout: 500,
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on("data", (chunk) => chunks.push(chunk));
          stream.on("end", () => {
            if (isDropping) {
              state.refused += 1;
              // The whole letter was taken; its sender never hears so.
              for (const connection of next.connections) connection.close();
              return;
            }
            const id =
              /^Message-ID: <([^@>]+)@/im.exec(Buffer.concat(chunks).toString("utf8"))?.[1] ?? session.id;
            state.received.set(id, (state.received.get(id) ?? 0) + 1);
            done();
          });
        },
      });
      next.on("error", () => {});
      next.listen(state.port, "127.0.0.1", () => {
        const address = next.server.address();
        if (typeof address === "object" && address) state.port = address.port;
        server = next;
        resolve();
      });
    });
  await listen();
  return state;
}
