/** Whether a page is asked for: by a plain form, or at an address opened in a browser. */
export const prefersHtml = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/html");

/** Whether the answer is to come a piece at a time. */
export const acceptsEventStream = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/event-stream");
