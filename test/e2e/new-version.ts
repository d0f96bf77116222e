import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { join } from "node:path";
import { freePort } from "./server";

export type Front = { baseUrl: string; deploy(): void; failKeptFilesOnce(): void; stop(): Promise<void> };

const RENAMED = "_2";

/**
 * Stands before a server and plays a deployment: from `deploy()` on every file with a hash has another name, in every
 * page and script that mentions it, the old names are gone (404), and the service worker is another one. From
 * `failKeptFilesOnce()` on each file that the service worker keeps fails at its first request.
 */
export async function startFront(serverUrl: string): Promise<Front> {
  const names = readdirSync(join(process.cwd(), "build/client/assets"));
  const escaped = names.map((name) => name.replace(/[.()]/g, "\\$&")).sort((a, b) => b.length - a.length);
  const mentions = new RegExp(escaped.join("|"), "g");
  const rename = (name: string) => name.replace(/\.(\w+)$/, `${RENAMED}.$1`);
  let isDeployed = false;
  /** Files that the service worker asked for in vain; undefined where none is to fail. */
  let failed: Set<string> | undefined;

  async function answer(request: IncomingMessage): Promise<Response> {
    const path = request.url ?? "/";
    const isAsset = path.startsWith("/assets/");
    if (isDeployed && isAsset && !path.includes(`${RENAMED}.`)) return new Response("gone", { status: 404 });
    // A page's own script or style sheet is asked for as such.
    if (failed && isAsset && request.headers["sec-fetch-dest"] === "empty" && !failed.has(path)) {
      failed.add(path);
      return new Response("", { status: 503 });
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (
        typeof value === "string" &&
        !["host", "connection", "accept-encoding", "if-none-match"].includes(name)
      ) {
        headers.set(
          name,
          name === "origin" || name === "referer" ? value.replace(baseUrl, serverUrl) : value,
        );
      }
    }
    const reply = await fetch(`${serverUrl}${isDeployed ? path.replace(`${RENAMED}.`, ".") : path}`, {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const type = reply.headers.get("content-type") ?? "";
    if (!isDeployed || !/html|javascript|css/.test(type)) return reply;
    const text = (await reply.text()).replace(mentions, rename);
    const body = path === "/sw.js" ? `${text}\n// the next version` : text;
    return new Response(body.replace(/(version:\s*[`"'])/, "$1next-"), reply);
  }

  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const front: Server = createServer(async (request, response) => {
    try {
      const reply = await answer(request);
      const cookies = reply.headers.getSetCookie();
      const headers = [...reply.headers].filter(
        ([name]) => !["content-encoding", "content-length", "transfer-encoding", "set-cookie"].includes(name),
      );
      response.writeHead(reply.status, [
        ...headers.flat(),
        ...cookies.flatMap((cookie) => ["set-cookie", cookie]),
      ]);
      response.end(Buffer.from(await reply.arrayBuffer()));
    } catch {
      response.writeHead(502).end();
    }
  });
  await new Promise<void>((resolve) => front.listen(port, "127.0.0.1", resolve));
  return {
    baseUrl,
    deploy() {
      isDeployed = true;
    },
    failKeptFilesOnce() {
      failed = new Set();
    },
    stop: () =>
      new Promise((resolve) => {
        front.closeAllConnections();
        front.close(() => resolve());
      }),
  };
}
