export type PlainPage = { path: string; status: number; html: string };

/** A browser without scripts, for reading pages as they are served: keeps cookies and follows redirects. */
export class PlainBrowser {
  readonly #cookies = new Map<string, string>();

  constructor(readonly baseUrl: string) {}

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.baseUrl);
    const reply = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: {
        accept: "text/html",
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...init.headers,
      },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const target = reply.headers.get("location");
    if (reply.status < 300 || reply.status >= 400 || !target) return reply;
    await reply.arrayBuffer();
    return this.request(new URL(target, url).pathname + new URL(target, url).search);
  }

  /** Opens an address, or sends an empty plain form to one (`POST /...`). */
  async open(path: string): Promise<PlainPage> {
    const [method, address] = path.startsWith("POST ") ? ["POST", path.slice(5)] : ["GET", path];
    const reply = await this.request(address, {
      method,
      ...(method === "POST" ? { body: new URLSearchParams() } : {}),
    });
    return { path, status: reply.status, html: await reply.text() };
  }

  async json(path: string, body?: unknown): Promise<unknown> {
    const headers = { accept: "application/json", "content-type": "application/json" };
    const reply = await this.request(
      path,
      body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
    );
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.status === 204 ? null : reply.json();
  }

  signIn(email: string): Promise<unknown> {
    return this.json("/api/auth/login", { email, password: "Beats2026!" });
  }
}
