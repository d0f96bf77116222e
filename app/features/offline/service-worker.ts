// The service worker, built as /sw.js by scripts/build.mjs. It keeps what is the same for everybody: files whose name
// holds their hash, and three pages fetched without a session. Nothing a session had a part in enters its caches.

import {
  deviceWorld,
  drop,
  flush,
  isWaiting,
  LANGUAGE,
  LEAVING,
  leaveLater,
  lockAway,
  noteAnswer,
  readKept,
  readOwner,
  SYNC_TAG,
} from "~/features/device";
import {
  assetsIn,
  detour,
  KEPT_FILES,
  KEPT_PAGES,
  keptPage,
  OFFLINE_PAGE,
  SIGN_OUT,
  wayOf,
} from "./worker-rules";

/** Set by the build: its version, and the code that the offline page fetches only when it is wanted. */
declare const OFFLINE_BUILD: { version: string; laterFiles: string[] };
const { version, laterFiles } = OFFLINE_BUILD;

type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };
type LoadEvent = WorkEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
};
type Message = WorkEvent & { data?: { type?: string; language?: string; isWhole?: boolean } };
type Worker = {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: LoadEvent & Message & { tag?: string }) => void): void;
};
const worker = self as unknown as Worker;

const PREFIX = "beats-";
const OWN = `${PREFIX}${version}`;
const ORDER = "/cache-made-at";

const readLanguage = async () => (await readKept<string>(LANGUAGE)) ?? "en";

/** A second time where it fails: a network that changes, as from one Wi-Fi to another, drops what was under way. */
const twice = <Done>(work: () => Promise<Done>): Promise<Done> => work().catch(work);

/** Puts what is not there yet into the cache of this version, one after the other. */
async function addMissing(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    await twice(() => cache.add(new Request(path, { credentials: "omit" })));
  }
}

/** Keeps a page in one language with everything it mentions: a page and its files are of one version. */
async function keepPage(cache: Cache, pathname: string, language: string): Promise<void> {
  const path = keptPage(pathname, language);
  if (await cache.match(path, { ignoreVary: true })) return;
  const reply = await twice(() => fetch(new Request(path, { credentials: "omit", cache: "no-store" })));
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  await addMissing(cache, assetsIn(await reply.clone().text()));
  await cache.put(path, reply);
}

async function keepShell(language: string): Promise<void> {
  const cache = await caches.open(OWN);
  if (!(await cache.match(ORDER))) await cache.put(ORDER, new Response(String(Date.now())));
  for (const pathname of KEPT_PAGES) await keepPage(cache, pathname, language);
  await addMissing(cache, KEPT_FILES);
}

/** What may come later: the code of parts that open on demand. A file that is gone belongs to another version. */
async function keepRest(): Promise<void> {
  const cache = await caches.open(OWN);
  for (const path of laterFiles) await addMissing(cache, [path]).catch(() => undefined);
}

/** Drops old versions, but not the one before: a page that is still open may want its files. */
async function dropOld(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  const dated = await Promise.all(
    others.map(async (name) => ({
      name,
      madeAt: Number(await (await caches.match(ORDER, { cacheName: name }))?.text()) || 0,
    })),
  );
  const [, ...old] = dated.sort((a, b) => b.madeAt - a.madeAt);
  await Promise.all(old.map(({ name }) => caches.delete(name)));
}

worker.addEventListener("install", (event) => event.waitUntil(readLanguage().then(keepShell)));

worker.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([dropOld(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  ),
);

let filling: Promise<void> = Promise.resolve();

worker.addEventListener("message", (event) => {
  const { type, language = "en", isWhole } = event.data ?? {};
  if (type === "take-over") event.waitUntil(worker.skipWaiting());
  if (type !== "fill") return;
  // One after the other: two pages that ask together fetch nothing twice.
  filling = filling
    .then(() => keepShell(language))
    .then(() => (isWhole ? keepRest() : undefined))
    .catch(() => undefined);
  event.waitUntil(filling);
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const way = wayOf(url, request.mode === "navigate");
  if (way === "file") event.respondWith(fileOf(request));
  if (way === "page") event.respondWith(pageOf(event, url));
  // Online the browser itself signs out: the reply empties this worker's own storage.
  if (way === "sign-out" && !navigator.onLine) event.respondWith(leaveOffline(url));
});

async function fileOf(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own = await caches.match(pathname, { cacheName: OWN, ignoreVary: true });
  return own ?? (await caches.match(pathname, { ignoreVary: true })) ?? fetch(request);
}

async function pageOf(event: LoadEvent, url: URL): Promise<Response> {
  try {
    if (navigator.onLine && (await readKept(LEAVING))) return await finishLeaving();
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return pageWithoutNetwork(url);
  }
}

async function pageWithoutNetwork({ pathname, searchParams }: URL): Promise<Response> {
  if (!(KEPT_PAGES as readonly string[]).includes(pathname)) return Response.redirect(detour(pathname));
  const asked = searchParams.get("lang");
  for (const language of [...(asked ? [asked] : []), await readLanguage()]) {
    const path = keptPage(pathname, language);
    const kept =
      (await caches.match(path, { cacheName: OWN, ignoreVary: true })) ??
      (await caches.match(path, { ignoreVary: true }));
    if (kept) return kept;
  }
  // In another language than asked for is better than not at all.
  const other = await caches.match(pathname, { ignoreSearch: true, ignoreVary: true });
  if (other) return other;
  return pathname === OFFLINE_PAGE ? Response.error() : Response.redirect(OFFLINE_PAGE);
}

/** Once: a browser that does not empty its storage at a sign-out would come back here for ever. */
async function finishLeaving(): Promise<Response> {
  const address = await readKept<string | true>(LEAVING);
  await drop(LEAVING);
  return Response.redirect(typeof address === "string" ? address : SIGN_OUT);
}

/**
 * A sign-out without a network: the page has asked before. From an idle shared device it comes by itself, so what was
 * not sent is locked instead of deleted.
 */
async function leaveOffline({ searchParams }: URL): Promise<Response> {
  const isIdle = searchParams.has("idle");
  const owner = await readOwner();
  if (isIdle && owner) await lockAway(owner.id, Date.now());
  const { isKept } = await leaveLater();
  return Response.redirect(`${OFFLINE_PAGE}#${isIdle && isKept ? "kept" : "signed-out"}`);
}

worker.addEventListener("sync", (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting());
});

/** Sends what waits while no page is open; a rejection makes the browser try again. */
async function sendWaiting(): Promise<void> {
  const owner = await readOwner();
  if (!owner) return;
  const { sent } = await flush(deviceWorld, owner.id);
  // No page may have heard of it: the next one, again without a network, must not ask a second time.
  await noteAnswer(owner.id, sent);
  const left = await deviceWorld.store.list();
  if (left.some((entry) => entry.ownerId === owner.id && isWaiting(entry))) throw new Error("still waiting");
}
