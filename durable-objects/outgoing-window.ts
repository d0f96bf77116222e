/**
 * Keeps a member who does not read from filling the room's memory. The runtime shows no send buffer, so pages
 * acknowledge the last hit they got (`ack`), and frames without acknowledgement count as queued: past 64 the
 * hits are dropped and only the circle's state is sent; past that, or after ten seconds without progress, the
 * connection closes. Clients that never acknowledge are bounded by the bytes sent since they were last heard.
 */
export const MAX_QUEUED_FRAMES = 64;
export const MAX_STALLED_MS = 10_000;
export const MAX_UNHEARD_BYTES = 4 * 1024 * 1024;

export type OutgoingWindow = {
  hasAcknowledged: boolean;
  /** Last sequence number in each hit frame that is not acknowledged yet, oldest first. */
  queued: number[];
  queuedStateFrames: number;
  stalledSinceMs: number | null;
  unheardBytes: number;
};

export type Admission = "send" | "drop" | "close";

export function createWindow(): OutgoingWindow {
  return { hasAcknowledged: false, queued: [], queuedStateFrames: 0, stalledSinceMs: null, unheardBytes: 0 };
}

/** Decides on a frame of hits and counts it; changes the window in place. */
export function admitHits(window: OutgoingWindow, lastSeq: number, bytes: number, nowMs: number): Admission {
  window.unheardBytes += bytes;
  if (window.unheardBytes > MAX_UNHEARD_BYTES) return "close";
  if (!window.hasAcknowledged) return "send";
  if (window.queued.length < MAX_QUEUED_FRAMES) {
    window.queued.push(lastSeq);
    return "send";
  }
  window.stalledSinceMs ??= nowMs;
  return nowMs - window.stalledSinceMs > MAX_STALLED_MS ? "close" : "drop";
}

/** Decides on a frame that carries state: never dropped, but a member who is stalled may only queue so many. */
export function admitState(window: OutgoingWindow, bytes: number): Admission {
  window.unheardBytes += bytes;
  if (window.unheardBytes > MAX_UNHEARD_BYTES) return "close";
  if (window.stalledSinceMs === null) return "send";
  window.queuedStateFrames += 1;
  return window.queuedStateFrames > MAX_QUEUED_FRAMES ? "close" : "send";
}

/** Notes that the member was heard, and what it has read if it said so. */
export function hear(window: OutgoingWindow, ackSeq: number | undefined): void {
  window.unheardBytes = 0;
  if (ackSeq === undefined) return;
  window.hasAcknowledged = true;
  const unread = window.queued.findIndex((seq) => seq > ackSeq);
  const readCount = unread === -1 ? window.queued.length : unread;
  if (readCount === 0) return;
  window.queued.splice(0, readCount);
  window.stalledSinceMs = null;
  window.queuedStateFrames = 0;
}
