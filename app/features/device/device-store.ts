import type { OutboxEntry, OutboxStore } from "./outbox";

/**
 * What this device keeps for one person while there is no network: what waits to be sent, and a few values. Plain
 * IndexedDB, shared by pages and the service worker; it holds ids and never a name.
 */
const NAME = "beats-device";
const OUTBOX = "outbox";
const KEPT = "kept";
type Part = typeof OUTBOX | typeof KEPT;

let opened: Promise<IDBDatabase> | null = null;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(OUTBOX, { keyPath: "seq", autoIncrement: true });
      request.result.createObjectStore(KEPT);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const forget = () => {
        opened = null;
      };
      request.result.onclose = forget;
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      resolve(request.result);
    };
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Runs one transaction and resolves when it is on the disk. Rejects where the browser keeps nothing. */
async function run<Value>(
  part: Part,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const begin = async () => (await open()).transaction(part, mode, { durability: "strict" });
  // A sign-out elsewhere closes the database under an open page: then it is opened anew.
  const transaction = await begin().catch(() => {
    opened = null;
    return begin();
  });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [value] = await Promise.all([settled(work(transaction.objectStore(part))), done]);
  return value;
}

/** What waits to be sent, oldest first. */
export const outboxStore: OutboxStore = {
  list: () => run<OutboxEntry[]>(OUTBOX, "readonly", (store) => store.getAll()),
  add: async (entry) => Number(await run(OUTBOX, "readwrite", (store) => store.add(entry))),
  put: async (entry) => void (await run(OUTBOX, "readwrite", (store) => store.put(entry))),
  remove: (seq) => run(OUTBOX, "readwrite", (store) => store.delete(seq)),
};

/** A kept value, or undefined; also where the browser keeps nothing. */
export const readKept = <Value>(key: string): Promise<Value | undefined> =>
  run<Value | undefined>(KEPT, "readonly", (store) => store.get(key)).catch(() => undefined);

/** Every kept value whose key begins with `prefix`. */
export const listKept = <Value>(prefix: string): Promise<Value[]> =>
  run<Value[]>(KEPT, "readonly", (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))).catch(
    () => [],
  );

/** Keeps a value; where the browser keeps nothing it is simply not there later. */
export const keep = (key: string, value: unknown): Promise<void> =>
  run(KEPT, "readwrite", (store) => store.put(value, key)).then(
    () => undefined,
    () => undefined,
  );

/** What begins like this in the kept values is locked, and stays when a person goes. */
export const LOCKED = "locked:";

/** Takes one kept value away. */
export const drop = (key: string): Promise<void> =>
  run(KEPT, "readwrite", (store) => store.delete(key)).catch(() => undefined);

/** The language that pages were last seen in: the device's, whoever it is used by. */
export const LANGUAGE = "language";

/**
 * Empties what was kept for a person: whose device it is, and lessons. The language and what is locked are left alone,
 * not put back: another part of the page may be noting the language just now.
 */
export async function forgetKept(): Promise<void> {
  const others = [
    IDBKeyRange.upperBound(LANGUAGE, true),
    IDBKeyRange.bound(LANGUAGE, LOCKED, true, true),
    IDBKeyRange.lowerBound(`${LOCKED}\uffff`),
  ];
  for (const range of others)
    await run(KEPT, "readwrite", (store) => store.delete(range)).catch(() => undefined);
}

/** Empties everything a person left, also what waits to be sent, but for what is locked. */
export async function forgetPerson(): Promise<void> {
  await run(OUTBOX, "readwrite", (store) => store.clear()).catch(() => undefined);
  await forgetKept();
}
