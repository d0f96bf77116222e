import { describe, expect, it } from "vitest";
import { roomLink, roomOfHash, roomScript, STUDENT_ROOMS } from "~/features/dashboard/rooms";

const ids = STUDENT_ROOMS.map((room) => room.id);
const here = { origin: "https://beats.test", pathname: "/" };

describe("rooms", () => {
  it("reads a room from a hash, and none from another anchor", () => {
    expect(roomOfHash("#ai-dj", ids)).toBe("ai-dj");
    for (const hash of ["", "#", "#content", "#AI-DJ", "ai-dj"])
      expect(roomOfHash(hash, ids)).toBeUndefined();
  });

  it("takes links to rooms of this page only", () => {
    expect(roomLink("https://beats.test/#drummer", here, ids)).toEqual({ room: "drummer", search: "" });
    expect(roomLink("https://beats.test/?emotion=sad#ai-dj", here, ids)).toEqual({
      room: "ai-dj",
      search: "?emotion=sad",
    });
    for (const href of [
      "https://beats.test/",
      "https://beats.test/help#drummer",
      "https://elsewhere.test/#drummer",
      "https://beats.test/#content",
      "tel:988",
      "",
    ])
      expect(roomLink(href, here, ids)).toBeNull();
  });

  /** Runs the page's script in a stand-in for the browser. */
  function runScript(hash: string) {
    const dataset: Record<string, string> = {};
    const listeners: ((event: unknown) => void)[] = [];
    const pushed: string[] = [];
    const document = {
      ...{ documentElement: { dataset }, cookie: "" },
      addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.push(listener),
    };
    const history = { pushState: (_state: unknown, _title: string, url: string) => pushed.push(url) };
    const run = new Function("location", "document", "window", "history", roomScript(ids));
    run({ hash }, document, {}, history);
    const click = (linkHash: string | null) => {
      let isPrevented = false;
      listeners[0]?.({
        target: { closest: () => (linkHash === null ? null : { hash: linkHash }) },
        preventDefault: () => {
          isPrevented = true;
        },
      });
      return isPrevented;
    };
    return { dataset, pushed, click };
  }

  it("chooses the room before the first paint", () => {
    expect(runScript("#learning").dataset.room).toBe("learning");
    expect(runScript("").dataset.room).toBe("dashboard");
    expect(runScript("#content").dataset.room).toBe("dashboard");
  });

  it("follows links to rooms until the page runs, and leaves every other click alone", () => {
    const { dataset, pushed, click } = runScript("");
    expect(click("#ai-dj")).toBe(true);
    expect(dataset.room).toBe("ai-dj");
    expect(click("#content")).toBe(false);
    expect(click(null)).toBe(false);
    expect(pushed).toEqual(["#ai-dj"]);
    expect(dataset.room).toBe("ai-dj");
  });
});
