import type { Socket } from "node:net";
import type { WebSocket } from "ws";

export type RelayLoad = {
  url: string;
  rooms: number;
  members: number;
  hitsPerSecond: number;
  /** Members who stop reading after they have joined. */
  silentMembers?: number;
  seconds?: number;
};
export type RelayResult = {
  deliveredPercent: number;
  p50: number;
  p95: number;
  p99: number;
  frames: number;
  /** Bytes a second that one member's network carries in, handshake left out. */
  bytesPerSecond: number;
  /** Whether the server agreed to compress. The load offers it, as browsers do. */
  isCompressed: boolean;
};

type Player = { socket: WebSocket; isSilent: boolean; lastSeq: number; wire: Socket | null };

/**
 * Plays rooms of scripted members over real sockets and measures what arrives. Every player hits at its own
 * even rate with a random start; the first second warms up and is not counted.
 */
export async function playRooms(load: RelayLoad, connect: (url: string) => WebSocket): Promise<RelayResult> {
  const { rooms, members, hitsPerSecond, silentMembers = 0, seconds = 8 } = load;
  const runId = Math.random().toString(36).slice(2);
  const latencies: number[] = [];
  let frames = 0;
  let sentHits = 0;
  let isCounting = false;

  const players: Player[] = [];
  for (let roomIndex = 0; roomIndex < rooms; roomIndex++) {
    const joined = Array.from({ length: members }, async (_, index) => {
      const socket = connect(`${load.url}/${runId}-${roomIndex}/m${index}`);
      const player: Player = { socket, isSilent: index < silentMembers, lastSeq: 0, wire: null };
      socket.once("upgrade", (response) => {
        player.wire = response.socket;
      });
      socket.on("message", (message) => receive(player, String(message)));
      await new Promise<void>((resolve, reject) =>
        socket.once("open", () => resolve()).once("error", reject),
      );
      players.push(player);
    });
    await Promise.all(joined);
  }

  function receive(player: Player, text: string): void {
    // What a silent member's socket had buffered says nothing about the others.
    if (player.isSilent) return;
    const frame = JSON.parse(text);
    if (frame.type !== "drum_hits") return;
    const nowMs = performance.now();
    if (isCounting) frames += 1;
    for (const hit of frame.data.hits) {
      player.lastSeq = hit.seq ?? 0;
      // Hits of the warm-up carry 0.
      if (hit.timestamp > 0) latencies.push(nowMs - hit.timestamp);
    }
  }

  const pads = ["kick", "snare", "hihat", "tom1", "tom2", "crash"];
  let beat = 0;
  function hit(player: Player): void {
    beat += 1;
    const padId = pads[beat % pads.length];
    const timestamp = isCounting ? performance.now() : 0;
    const data = { padId, timestamp, bpm: 120, ...(player.lastSeq > 0 ? { ack: player.lastSeq } : {}) };
    if (isCounting) sentHits += 1;
    player.socket.send(JSON.stringify({ type: "drum_hit", data }));
  }

  // The news of everybody's arrival must be through before the first beat.
  await wait(SETTLE_MS);
  const timers: NodeJS.Timeout[] = [];
  const reading = players.filter((player) => !player.isSilent);
  for (const player of players) {
    if (player.isSilent) {
      player.socket.pause();
      continue;
    }
    timers.push(
      setTimeout(
        () => timers.push(setInterval(() => hit(player), 1000 / hitsPerSecond)),
        (Math.random() * 1000) / hitsPerSecond,
      ),
    );
  }
  await wait(1000);
  isCounting = true;
  const bytesBefore = bytesRead(reading);
  await wait(seconds * 1000);
  const bytes = bytesRead(reading) - bytesBefore;
  for (const timer of timers) clearInterval(timer);
  isCounting = false;
  await drained(() => latencies.length);
  for (const { socket } of players) socket.terminate();
  await wait(200);

  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const expected = sentHits * (reading.length / rooms - 1);
  return {
    deliveredPercent: (latencies.length / expected) * 100,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    frames,
    bytesPerSecond: bytes / reading.length / seconds,
    isCompressed: players.some(({ socket }) => socket.extensions.includes("deflate")),
  };
}

const bytesRead = (players: readonly Player[]) =>
  players.reduce((sum, { wire }) => sum + (wire?.bytesRead ?? 0), 0);

const SETTLE_MS = 1500;
const DRAIN_STEP_MS = 250;
const MAX_DRAIN_STEPS = 40;

/** Waits until nothing arrives any more, at most ten seconds. */
async function drained(count: () => number): Promise<void> {
  for (let step = 0, before = -1; step < MAX_DRAIN_STEPS && count() !== before; step++) {
    before = count();
    await wait(DRAIN_STEP_MS);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
