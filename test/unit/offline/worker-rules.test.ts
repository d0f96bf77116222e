import { describe, expect, it } from "vitest";
import { type DeviceOwner, hasAnswered, isPresent } from "~/features/device/device-owner";
import { assetsIn, detour, wayOf } from "~/features/offline/worker-rules";

const way = (path: string, isNavigation: boolean) => wayOf(new URL(path, "https://beats.test"), isNavigation);

describe("what the service worker touches", () => {
  it("leaves everything private to the browser", () => {
    for (const path of ["/api/emotions", "/api/rooms/drummer", "/learn/1.data", "/_root.data", "/ws", "/"]) {
      expect([path, way(path, false)]).toEqual([path, null]);
    }
    for (const path of ["/api/privacy/data-export/1", "/dev/mailbox", "/ws", "/healthz"]) {
      expect([path, way(path, true)]).toEqual([path, null]);
    }
  });

  it("answers files, pages and the sign-out", () => {
    for (const path of ["/assets/app-BvgRy65A.css", "/fonts/outfit-latin.woff2", "/bricks.svg"]) {
      expect([path, way(path, false)]).toEqual([path, "file"]);
    }
    for (const path of ["/", "/learn/1?step=2", "/help", "/offline"]) {
      expect([path, way(path, true)]).toEqual([path, "page"]);
    }
    expect(way("/api/logout?idle=1", true)).toBe("sign-out");
    expect(way("/sw.js", false)).toBeNull();
  });

  it("leads a lesson to the kept one and anything else to the offline page", () => {
    expect(detour("/learn/03")).toBe("/offline#lesson-03");
    for (const path of ["/", "/auth", "/learn/1/x", "/learn/<b>", "/stage/7"]) {
      expect(detour(path)).toBe("/offline");
    }
  });

  it("finds each file that a page mentions, once", () => {
    const page = `<link href="/assets/root-C4lYRGQF.js"/><link href="/assets/app-BvgRy65A.css"/>
      <script>import "/assets/join.(_code)-CSwzftZL.js";import "/assets/root-C4lYRGQF.js"</script>`;
    expect(assetsIn(page)).toEqual([
      "/assets/root-C4lYRGQF.js",
      "/assets/app-BvgRy65A.css",
      "/assets/join.(_code)-CSwzftZL.js",
    ]);
  });
});

describe("whose device it is", () => {
  const noon = Date.parse("2026-11-23T12:00:00Z");
  const owner: DeviceOwner = {
    ...{ id: "1", idleMinutes: 30, usedAtMs: noon, isStudent: true, grade: 4 },
    ...{ timeZone: "America/New_York", asksFeeling: true, answeredOn: "2026-11-22" },
  };

  it("is nobody's on a shared one, half an hour after the last touch", () => {
    expect(isPresent(owner, noon + 29 * 60_000)).toBe(true);
    expect(isPresent(owner, noon + 30 * 60_000)).toBe(false);
    expect(isPresent({ ...owner, idleMinutes: null }, noon + 1e10)).toBe(true);
  });

  it("counts an answer by the child's own calendar", () => {
    expect(hasAnswered(owner, Date.parse("2026-11-23T04:59:00Z"))).toBe(true);
    expect(hasAnswered(owner, Date.parse("2026-11-23T05:00:00Z"))).toBe(false);
  });
});
