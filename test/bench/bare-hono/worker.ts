import { Hono } from "hono";

// What the front door costs is measured against this.
export default new Hono().get("/", (c) => c.json({ ok: true }));
