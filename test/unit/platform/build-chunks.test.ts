import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ManualChunkMeta } from "rollup";
import { describe, expect, it } from "vitest";
import { firstPageChunks } from "../../../scripts/build-chunks";
import { packageFolder } from "../../../scripts/build-licenses";

const TEXTS = "/p/app/messages/compiled/messages";

/** Where the modules of a made-up project are placed; each with what it imports and which texts it shows. */
function place(
  modules: Record<string, { imports?: string[]; code?: string }>,
): Record<string, string | undefined> {
  const meta = {
    getModuleIds: () => Object.keys(modules).values(),
    getModuleInfo: (id: string) => ({
      importedIds: modules[id]?.imports ?? [],
      code: modules[id]?.code ?? "",
    }),
  } as unknown as ManualChunkMeta;
  const chunkOf = firstPageChunks();
  return Object.fromEntries(Object.keys(modules).map((id) => [id, chunkOf(id, meta) ?? undefined]));
}

const pages = {
  "/p/app/entry.client.tsx": { imports: ["/p/node_modules/react/index.js"] },
  "/p/app/root.tsx": { imports: ["/p/app/ui/toast.tsx"] },
  "/p/app/routes/_index.tsx": { imports: ["/p/app/ui/guard.tsx"] },
  "/p/app/routes/_index.tsx?__remix-build-client-route": { imports: ["/p/app/routes/_index.tsx"] },
  "/p/app/features/dashboard/student-home.tsx": {
    imports: ["/p/app/ui/card.tsx", "/p/app/features/check-in/picker.tsx"],
    code: "m.home_title()",
  },
  "/p/app/features/check-in/picker.tsx": {},
  "/p/app/features/offline/offline-keeper.tsx": { imports: ["/p/app/ui/toast.tsx"] },
  "/p/app/features/sign-up/idle-guard.tsx": {},
  "/p/app/ui/toast.tsx": {},
  "/p/app/ui/guard.tsx": {},
  "/p/app/ui/card.tsx": { imports: ["/p/app/ui/look.ts"], code: "m.close()" },
  "/p/app/ui/look.ts": {},
  "/p/node_modules/react/index.js": {},
  "/p/app/features/family/parent-home.tsx": { imports: ["/p/app/ui/card.tsx"], code: "m.parent_title()" },
  [`${TEXTS}.js`]: { imports: [`${TEXTS}/_index.js`] },
  [`${TEXTS}/_index.js`]: { imports: [`${TEXTS}/close.js`, `${TEXTS}/parent_title.js`] },
  [`${TEXTS}/close.js`]: {},
  [`${TEXTS}/home_title.js`]: {},
  [`${TEXTS}/parent_title.js`]: {},
};

describe("the files of the student's first page", () => {
  it("hold what it runs and nothing of other pages", () => {
    expect(place(pages)).toMatchObject({
      "/p/node_modules/react/index.js": "framework",
      "/p/app/ui/toast.tsx": "base",
      "/p/app/entry.client.tsx": undefined,
      "/p/app/ui/guard.tsx": "front",
      "/p/app/features/check-in/picker.tsx": "student-home",
      "/p/app/features/offline/offline-keeper.tsx": "keeper",
      "/p/app/features/sign-up/idle-guard.tsx": "keeper",
      "/p/app/features/family/parent-home.tsx": undefined,
      "/p/app/routes/_index.tsx?__remix-build-client-route": undefined,
    });
  });

  it("give other pages a shared file that needs nothing of the first page's own", () => {
    expect(place(pages)).toMatchObject({ "/p/app/ui/card.tsx": "shared", "/p/app/ui/look.ts": "shared" });
  });

  it("bring each text with the modules that show it", () => {
    expect(place(pages)).toMatchObject({
      [`${TEXTS}/close.js`]: "shared",
      [`${TEXTS}/home_title.js`]: "student-home",
      [`${TEXTS}/parent_title.js`]: undefined,
    });
  });

  it("are none for a project without these pages", () => {
    expect(() => place({ "/p/app/root.tsx": {} })).toThrow("not among the pages' code");
  });
});

describe("what browsers load", () => {
  it("has no schema library: no component takes values from a schema file", () => {
    const components = readdirSync("app/features", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".tsx"),
    );
    const taking = components.filter((name) =>
      /^import \{(?! type [^,}]*\})[^}]*\} from "[^"]*\.schema";/m.test(
        readFileSync(join("app/features", name), "utf8").replace(/^import type .*$/gm, ""),
      ),
    );
    expect(taking).toEqual([]);
  });
});

describe("the licences of what browsers load", () => {
  it("are found by the package's folder, scoped and nested ones as well", () => {
    expect(packageFolder("/p/node_modules/react/index.js")).toBe("/p/node_modules/react");
    expect(packageFolder("\0/p/node_modules/@remix-run/router/dist/router.js?commonjs-es-import")).toBe(
      "/p/node_modules/@remix-run/router",
    );
    expect(packageFolder("/p/node_modules/a/node_modules/b/c.js")).toBe("/p/node_modules/a/node_modules/b");
    expect(packageFolder("/p/app/root.tsx")).toBe(null);
  });
});
