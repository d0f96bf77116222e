import type { RuntimeUsage } from "./runtime-usage";

/** Somebody who sends requests. */
export type Actor = { id: string; headers: Record<string, string>; conversation?: string };

export type Request = { method?: string; path: string; body?: unknown };

/** One action of the day: everybody does it once, as many at a time as browsers would. */
export type Load = {
  name: string;
  actors: readonly Actor[];
  /** How often a student does it on a school day, for the costs. */
  perDay: number;
  request(actor: Actor): Request;
  /** What a later action needs of the reply. */
  keep?(actor: Actor, reply: unknown): void;
  concurrency?: number;
  /** Cannot be done a second time on the same day. */
  isOnce?: boolean;
};

export type LoadResult = {
  name: string;
  perDay: number;
  requests: number;
  failed: number;
  /** Milliseconds to the whole answer. */
  p50: number;
  p95: number;
  p99: number;
  /** Means of one request. */
  rowsRead: number;
  rowsWritten: number;
  cpuMs: number;
};

const CONCURRENCY = 32;

/** Lets every actor do the action once and measures it. A reply of 400 or more, or none, counts as failed. */
export async function runLoad(
  load: Load,
  { baseUrl, usage }: { baseUrl: string; usage: RuntimeUsage },
): Promise<LoadResult> {
  const waiting = [...load.actors];
  const times: number[] = [];
  let failed = 0;
  let rowsRead = 0;
  let rowsWritten = 0;
  const work = async () => {
    for (let actor = waiting.shift(); actor; actor = waiting.shift()) {
      const startedAtMs = performance.now();
      const reply = await send(baseUrl, actor, load.request(actor));
      times.push(performance.now() - startedAtMs);
      if (!reply.isOk && failed++ < 3)
        console.error(`${load.name}: ${reply.status} ${reply.text.slice(0, 200)}`);
      rowsRead += reply.rowsRead;
      rowsWritten += reply.rowsWritten;
      if (reply.isOk) load.keep?.(actor, JSON.parse(reply.text));
    }
  };
  const cpuBeforeMs = usage.cpuMs();
  await Promise.all(Array.from({ length: load.concurrency ?? CONCURRENCY }, work));
  const cpuMs = usage.cpuMs() - cpuBeforeMs;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const mean = (sum: number) => sum / Math.max(1, times.length);
  return {
    ...{ name: load.name, perDay: load.perDay, requests: times.length, failed },
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    ...{ rowsRead: mean(rowsRead), rowsWritten: mean(rowsWritten), cpuMs: mean(cpuMs) },
  };
}

async function send(baseUrl: string, actor: Actor, { method = "GET", path, body }: Request) {
  try {
    const reply = await fetch(`${baseUrl}${path}`, {
      method,
      // A kept connection that the runtime gives up while a late client writes to it would look like a failure.
      headers: {
        ...actor.headers,
        connection: "close",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const timing = reply.headers.get("server-timing") ?? "";
    const count = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(timing)?.[1] ?? 0);
    return {
      ...{ isOk: reply.ok, status: reply.status, text },
      ...{ rowsRead: count("rows_read"), rowsWritten: count("rows_written") },
    };
  } catch (error) {
    const text = `${error} ${error instanceof Error ? error.cause : ""}`;
    return { isOk: false, status: 0, text, rowsRead: 0, rowsWritten: 0 };
  }
}
