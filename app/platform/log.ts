/**
 * Every event the server logs, as one union so that an event cannot be misspelt.
 * Ids and numbers only: never a child's words, name or address, since more people read a log than the record.
 */
export type LogEvent =
  | { event: "request"; requestId: string; method: string; path: string; status: number; durationMs: number }
  | { event: "unexpected_error"; requestId: string; path: string; errorName: string; where: string }
  | { event: "mail_sent"; outboxId: string; kind: string }
  | { event: "mail_failed"; outboxId: string; kind: string; attempts: number; errorName: string }
  | { event: "mail_not_configured" }
  | { event: "audit_sealed"; seal: number; hash: string }
  | { event: "audit_broken"; seal: number }
  | { event: "task_failed"; task: string; errorName: string; subjectId?: string }
  | { event: "schedule_skipped" }
  | { event: "schedule_taken_over" }
  | { event: "task_done"; task: string; count: number }
  | { event: "coach_model_failed"; requestId: string; reason: string };

/** Writes one event as a JSON line; what nobody expected as an error, which `npm start` shows. */
export function logEvent(event: LogEvent): void {
  const line = JSON.stringify({ at: new Date().toISOString(), ...event });
  // biome-ignore lint/suspicious/noConsole: the one place that writes the log
  (event.event === "unexpected_error" ? console.error : console.log)(line);
}

/** The name of whatever was thrown, and the place in our code; never its message, which may quote input. */
export function describeError(error: unknown): { errorName: string; where: string } {
  if (!(error instanceof Error)) return { errorName: typeof error, where: "" };
  const frame = error.stack?.split("\n")[1]?.trim() ?? "";
  return { errorName: error.name, where: frame.slice(0, 160) };
}
