/** Stands for `cloudflare:*` while pages run in Node (`npm run dev`): says plainly what cannot run there. */
const unavailable = (name: string) => () => {
  throw new Error(`${name} only runs in the Worker: use npm start.`);
};

export const connect = unavailable("connect");
export const waitUntil = unavailable("waitUntil");
export const env = {};
export class DurableObject {}
export class WorkerEntrypoint {}
