import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hueClass, percentClass } from "~/ui/look";

/** Where a style attribute may stand: the policy of a page lets none of the server's through. */
const MAY_CARRY_STYLE: Record<string, string> = {
  "app/platform/mail-template.ts": "mail readers know nothing else",
  "app/ui/tabs.tsx": "takes away what Radix brings along",
  "app/features/circle/member-ring.tsx": "who is in the circle is known once the page runs",
  "app/features/circle/stage/stage-names.tsx": "who is in the circle is known once the page runs",
  "app/features/coach/breath-pacer.tsx": "opened by a tap: only the browser makes it, by CSSOM",
  "app/features/learning/players/breath-pacer.tsx": "set once it runs, by CSSOM",
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "compiled" ? [] : filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
const sources = ["app", "worker", "durable-objects"].flatMap(filesIn);
const sourceOf = (path: string) => readFileSync(path, "utf8");

describe("style attributes", () => {
  it("stand in no markup the server sends", () => {
    const carrying = sources.filter((path) => /\sstyle=["{]/.test(sourceOf(path)));
    expect(carrying.sort()).toEqual(Object.keys(MAY_CARRY_STYLE).sort());
  });

  it("are not needed: every colour that is named has its class", () => {
    const listed =
      /@source inline\("hue-\{([^}]+)\}"\)/.exec(sourceOf("app/styles/app.css"))?.[1]?.split(",") ?? [];
    const named = sources
      .filter((path) => /[hH]ue/.test(sourceOf(path)))
      .flatMap((path) =>
        [...sourceOf(path).matchAll(/"var\(--color-([\w-]+)\)"/g)].map(([, name]) => name ?? ""),
      );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it("become classes", () => {
    expect(hueClass("var(--color-line-2)")).toBe("hue-line-2");
    expect(hueClass("#5a6789")).toBe("hue-line-2");
    expect([-3, 0, 37.4, 37.5, 100, 250].map(percentClass)).toEqual([
      ...["percent tens-0 units-0", "percent tens-0 units-0", "percent tens-3 units-7"],
      ...["percent tens-3 units-8", "percent tens-10 units-0", "percent tens-10 units-0"],
    ]);
  });
});
