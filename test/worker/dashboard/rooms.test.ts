import { describe, expect, it } from "vitest";
import { LATER_ROOMS } from "~/features/dashboard/rooms";
import { api, signedInUser } from "../helpers";

describe("GET /api/rooms/:room", () => {
  it("gives a student the data of each room, with the talk the address asks for", async () => {
    const { cookie } = await signedInUser();
    for (const room of LATER_ROOMS) {
      const reply = await api(`/api/rooms/${room}`, { cookie });
      expect(reply.status, room).toBe(200);
      expect(reply.headers.get("cache-control")).toBe("no-store");
    }
    const coach = await (await api("/api/rooms/ai-coach?say=happy", { cookie })).json();
    expect(coach).toMatchObject({ isOn: true, chosenChip: "happy", conversations: [{}] });
    const dj = await (await api("/api/rooms/ai-dj?emotion=sad", { cookie })).json();
    expect(dj).toMatchObject({ tracks: [], wish: { emotion: "sad" } });
  });

  it("refuses other roles, visitors, and rooms there are none of", async () => {
    const parent = await signedInUser({ userType: "parent" });
    const student = await signedInUser();
    expect((await api("/api/rooms/ai-coach", { cookie: parent.cookie })).status).toBe(403);
    expect((await api("/api/rooms/ai-coach")).status).toBe(401);
    expect((await api("/api/rooms/attic", { cookie: student.cookie })).status).toBe(404);
    expect((await api("/api/rooms/dashboard", { cookie: student.cookie })).status).toBe(404);
  });
});
