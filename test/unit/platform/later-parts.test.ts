import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Where React's own `lazy` stands, and why no boundary of `lazyPart` is needed around it. */
const MAY_BE_LAZY: Record<string, string> = {
  "ui/lazy-part.tsx": "is the boundary",
  "ui/page-code.tsx": "a whole page: the route's own error page",
  "ui/read-aloud.tsx": "nobody waits for it: asked for again when the browser is online",
  "root.tsx": "nobody waits for it: asked for again when the browser is online",
  "routes/_index.tsx": "asked for again when online, or the page is loaded anew",
  "features/dashboard/student-rooms.tsx": "a whole room: it says so itself and has Try again",
  "features/what-works/relief-card.tsx": "nobody waits for it: asked for again when the browser is online",
  "features/offline/offline-keeper.tsx": "nobody waits for it: asked for again when the browser is online",
};

describe("a part of a page whose code comes later", () => {
  it("has a boundary of its own, so that nothing else is lost when it cannot be loaded", () => {
    const lazies = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && /\blazy\(/.test(readFileSync(`app/${path}`, "utf8")))
      .sort();
    expect(lazies).toEqual(Object.keys(MAY_BE_LAZY).sort());
  });
});
