import WebSocket from "ws";
import type { Random } from "./random";
import { join, remove, type SchoolClass } from "./school";
import type { Sightings } from "./state";
import { birthDate, type Person, register, type World } from "./world";

type Frame = { type: string; data: { memberId?: string; hits?: { memberId: string; timestamp: number }[] } };

export type Circle = {
  world: World;
  room: SchoolClass;
  /** Member ids of the product and names of the run. */
  members: Map<string, string>;
  heard: Sightings["heard"];
  played: number;
};

/** Opens a socket, or null when it was refused. Its close code comes by `closed`. */
export async function connect(circle: Circle, person: Person, listener: string) {
  const socket = new WebSocket(
    `${circle.world.server.baseUrl.replace("http", "ws")}/ws?classroom=${circle.room.id}`,
    {
      headers: { cookie: person.browser.cookieHeader, "cf-connecting-ip": person.browser.address },
    },
  );
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  const welcome = new Promise<boolean>((resolve) => {
    socket.once("error", () => resolve(false));
    socket.on("message", (text) => {
      const { type, data } = JSON.parse(String(text)) as Frame;
      if (type === "welcome") {
        circle.members.set(data.memberId ?? "", person.name);
        resolve(true);
      }
      for (const { memberId, timestamp } of (type === "drum_hits" && data.hits) || [])
        circle.heard.push({ listener, player: memberId, number: timestamp });
    });
    void closed.then(() => resolve(false));
  });
  return (await welcome) ? { socket, closed } : null;
}

/** A member who plays, one hit after the other, and comes back after every lost connection. */
export async function runPlayer(circle: Circle, person: Person, random: Random): Promise<void> {
  const { world } = circle;
  let number = 0;
  let tries = 0;
  while (!world.isOver) {
    tries += 1;
    const link = await world.gate.pass(() => connect(circle, person, `${person.name}/${tries}`));
    if (!link) {
      await person
        .look("/api/auth/user")
        .then(({ status }) => (status === 401 ? person.signIn() : undefined));
      await pause(500);
      continue;
    }
    while (!world.isOver && link.socket.readyState === WebSocket.OPEN) {
      number += 1;
      circle.played += 1;
      link.socket.send(
        JSON.stringify({ type: "drum_hit", data: { padId: "kick", timestamp: number, bpm: 90 } }),
      );
      await Promise.race([pause(60 + random.below(300)), link.closed]);
    }
    link.socket.terminate();
  }
}

/** New students who join the circle and are taken out while they listen: the socket must close with 4403. */
export async function runGuests(
  circle: Circle,
  teacher: Person,
  random: Random,
  looks: Sightings["looks"],
): Promise<void> {
  const { world } = circle;
  for (let count = 1; !world.isOver; count += 1) {
    const rest = { dateOfBirth: birthDate(world, 15) };
    const guest = await register(world, `g${count}`, "student", rest);
    const joined = await join(guest, 1, circle.room);
    const link =
      joined.outcome === "ok" ? await world.gate.pass(() => connect(circle, guest, guest.name)) : null;
    if (link) {
      await pause(500 + random.below(1500));
      const { epoch } = world.recorder;
      const removed = await remove(teacher, 3, guest, circle.room);
      await Promise.race([link.closed, pause(CLOSES_WITHIN_MS)]);
      // Not "closed": that also waits for the connection below to end.
      const seen = link.socket.readyState === WebSocket.OPEN;
      if (removed.outcome === "ok" && epoch === world.recorder.epoch)
        looks.push({ person: guest.name, what: "the circle after the removal", expected: false, seen });
      link.socket.terminate();
    }
    await pause(5000);
  }
}

/** The promise is 5 s; a stopped machine does not count against it. */
const CLOSES_WITHIN_MS = 15_000;

const pause = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(0), ms));
