import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("no file stands under an address at which the Worker is asked first", () => {
  const list = /^run_worker_first = (\[.*\])$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1];
  const addresses: string[] = JSON.parse(list ?? "[]");
  expect(addresses).toContain("/api/*");
  const files = addresses.map((address) => join("public", address.replace(/\/\*$/, "")));
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});
