/** Code that is fetched when it is wanted could not be: offline, or a new version has other files. */
export class CodeMissing extends Error {
  override readonly name = "CodeMissing";
}

const PAUSE_MS = 500;

/** Fetches code, a second time after a breath: a network that blinked is no reason to show an error. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load().catch((cause) => {
      throw new CodeMissing("code could not be loaded", { cause });
    });
  }
}

/** The same for code nobody waits for: once more each time the browser is online again. */
export async function loadCodeInTime<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await loadCode(load);
    } catch {
      await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    }
  }
}

/** Fetches ahead on a fast line while nothing else happens; returns what stops it. */
export function whenIdleOnFastLine(fetchCode: () => void): (() => void) | undefined {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  if (line?.saveData || (line?.effectiveType !== undefined && line.effectiveType !== "4g")) return;
  if (typeof requestIdleCallback !== "function") return;
  const handle = requestIdleCallback(fetchCode);
  return () => cancelIdleCallback(handle);
}

const RELOADED_FROM = "beats-reloaded-from";

/**
 * Reloads the page when the files of its version are gone from the server, once for a version: then a deployment
 * took them away, and trying again would never help. What is being written is kept as a draft.
 */
export async function reloadForNewVersion(): Promise<void> {
  const manifest = (window as { __remixManifest?: { url: string } }).__remixManifest?.url;
  if (!manifest || !navigator.onLine) return;
  try {
    if (sessionStorage.getItem(RELOADED_FROM) === manifest) return;
    const { status } = await fetch(manifest, { method: "HEAD", cache: "no-store" });
    if (status !== 404) return;
    sessionStorage.setItem(RELOADED_FROM, manifest);
  } catch {
    // No network after all, or no storage to remember the reload in: the button is still there.
    return;
  }
  window.location.reload();
}
