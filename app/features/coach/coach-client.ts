import { ApiError } from "~/ui/api-client";
import { personHeader } from "~/ui/page-person";
import type { CoachMessage, Exchange } from "./coach.schema";

type StreamHandlers = {
  onUser: (message: CoachMessage) => void;
  onDelta: (text: string) => void;
};

/**
 * Sends a message and follows the streamed answer; resolves with the whole exchange. Rejects with ApiError
 * for a refusal, and with an ordinary error when the connection is lost on the way.
 */
export async function sendToCoach(
  conversationId: string,
  content: string,
  idempotencyKey: string,
  { onUser, onDelta }: StreamHandlers,
): Promise<Exchange> {
  const response = await fetch(`/api/ai-coach/conversations/${conversationId}/messages`, {
    method: "POST",
    credentials: "include",
    headers: {
      accept: "text/event-stream, application/json",
      ...personHeader(),
      "content-type": "application/json",
      "idempotency-key": idempotencyKey,
    },
    body: JSON.stringify({ content }),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  if (!response.body || !response.headers.get("content-type")?.includes("text/event-stream")) {
    return response.json();
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("the answer ended early");
    buffered += value;
    const blocks = buffered.split("\n\n");
    buffered = blocks.pop() ?? "";
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null");
      if (name === "user") onUser(data);
      else if (name === "delta") onDelta(data.text);
      else if (name === "done") return data;
      else if (name === "error") throw new ApiError(500, JSON.stringify(data));
    }
  }
}
