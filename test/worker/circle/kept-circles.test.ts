import { describe, expect, it } from "vitest";
import { api, signedInUser } from "../helpers";
import { createClass, openSocket, socketOf, TestSocket } from "./socket";

describe("kept circles", () => {
  it("keeps what was played without names, plays it for the class, and shows it to its members only", async () => {
    const { classroom, students, teacher } = await createClass(1);
    const path = `/api/classrooms/${classroom.id}/circles`;
    const empty = await api(path, { cookie: teacher.cookie, json: { title: "Nothing" } });
    expect(empty.status).toBe(422);

    const lead = new TestSocket(socketOf(await openSocket(teacher.cookie)));
    lead.conduct({ action: "start", mode: "loop", bpm: 100 });
    lead.hit("kick", { step: 0 });
    lead.hit("snare", { step: 4 });
    await lead.settle();
    const saved = await api(path, { cookie: teacher.cookie, json: { title: "Monday" } });
    expect(saved.status).toBe(201);
    const circle = await saved.json<{ id: string }>();
    expect(circle).toMatchObject({ title: "Monday", bpm: 100, bars: 2 });
    expect(JSON.stringify(circle)).not.toContain(teacher.user.id);

    const cookie = students[0]?.cookie ?? "";
    expect(await (await api(path, { cookie })).json()).toEqual([circle]);
    const stranger = await signedInUser();
    expect((await api(path, { cookie: stranger.cookie })).status).toBe(404);
    expect((await api(path, { cookie, json: {} })).status).toBe(403);

    lead.conduct({ action: "stop" });
    await lead.settle();
    const played = await api(`${path}/${circle.id}/play`, { method: "POST", cookie: teacher.cookie });
    expect(played.status).toBe(200);
    await played.json();
    expect((await lead.next("loop")).hits).toHaveLength(2);
    expect(await lead.next("circle", (data) => data.running)).toMatchObject({ mode: "loop", isFrozen: true });
    const other = await createClass(0);
    const foreign = await api(`${path}/${circle.id}/play`, { method: "POST", cookie: other.teacher.cookie });
    expect(foreign.status).toBe(404);
  });
});
