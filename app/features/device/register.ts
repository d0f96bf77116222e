import { keep, LANGUAGE } from "./device-store";

/**
 * Registers the service worker when the page is loaded and idle, and lets it fetch what works offline. It notes the
 * device's language; a worker of a newer version that waits takes over now, since this page was just fetched.
 */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = () => void register().catch(() => undefined);
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(begin) : setTimeout(begin, 1000);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

async function register(): Promise<void> {
  const language = document.documentElement.lang;
  await keep(LANGUAGE, language);
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  registration.waiting?.postMessage({ type: "take-over" });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const fill = (worker: ServiceWorker | null) =>
    worker?.postMessage({ type: "fill", language, isWhole: !connection?.saveData });
  // A newer worker that takes over begins with its own files.
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => fill(serviceWorker.controller));
  fill((await serviceWorker.ready).active);
}
