import { CodeMissing } from "./load-code";

const loading = new Map<string, Promise<void>>();

/**
 * Puts a stylesheet into the page, once, and resolves when it applies: what is styled by it can then be shown
 * without a flash. Throws `CodeMissing` when it cannot be loaded; the next call tries again. Nothing on the server.
 */
export function loadStyle(href: string): Promise<void> {
  if (typeof document === "undefined") return Promise.resolve();
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      reject(new CodeMissing("a stylesheet could not be loaded"));
    };
  });
  loading.set(href, loaded);
  document.head.appendChild(link);
  return loaded;
}

/** A part's code and the stylesheets it needs, together. */
export function withStyles<Code>(hrefs: readonly string[], load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const [code] = await Promise.all([load(), ...hrefs.map(loadStyle)]);
    return code;
  };
}
