import { m } from "~/messages/compiled/messages.js";
import { AppError, isAppError } from "~/platform/errors";
import { describeError, logEvent } from "~/platform/log";
import type { CoachEvent } from "./send-message.server";

/**
 * The answer as server-sent events: `user`, `delta`…, `done`, or `error` with the API's error body. What is
 * refused before the first event is an ordinary error reply. The work goes on when the reader leaves, so
 * that the answer is there on return; `waitUntil` keeps the Worker alive for it.
 */
export async function streamEvents(
  events: AsyncGenerator<CoachEvent>,
  request: { requestId: string; waitUntil: (work: Promise<unknown>) => void; path: string },
): Promise<Response> {
  const first = await events.next();
  const encoder = new TextEncoder();
  let isReading = true;
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  // Queued, never waited for: an answer is a few kilobytes, and a slow reader must not hold the engine.
  const readable = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      isReading = false;
    },
  });
  const send = (name: string, data: unknown) => {
    if (isReading) controller?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  };
  const pump = async () => {
    try {
      for (let next = first; !next.done; next = await events.next()) {
        const event = next.value;
        if (event.type === "user") send("user", event.message);
        else if (event.type === "delta") send("delta", { text: event.text });
        else send("done", event.exchange);
      }
    } catch (error) {
      if (!isAppError(error)) {
        const { requestId, path } = request;
        logEvent({ event: "unexpected_error", requestId, path, ...describeError(error) });
      }
      const shown = isAppError(error) ? error : new AppError("internal", m.coach_send_failed());
      send("error", shown.toBody());
    }
    if (isReading) controller?.close();
  };
  request.waitUntil(pump());
  return new Response(readable, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Some school proxies hold a stream back until it ends unless told not to.
      "x-accel-buffering": "no",
    },
  });
}
