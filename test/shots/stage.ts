import { WebSocket } from "ws";
import { registerStudent } from "../e2e/students";
import { randomName } from "../fixtures/random-name";
import { type Album, takeSizes } from "./moments";

const CLASS_SIZE = 35;
const PADS = ["kick", "snare", "hihat", "tom1", "tom2", "crash"];

/** The projector's page before and while a whole class plays, and one student's screen meanwhile. */
export async function takeFullStage(album: Album): Promise<void> {
  if (!album.isWanted("stage")) return;
  const { browser, baseURL } = album;
  const teacher = await browser.newContext({ baseURL });
  const name = randomName("t");
  const password = `Drum-${crypto.randomUUID()}-A1`;
  await teacher.request.post("/api/auth/register", {
    data: {
      ...{ username: name, email: `${name}@test.example`, firstName: "Ray", lastName: "Test" },
      ...{ password, confirmPassword: password, userType: "teacher" },
    },
  });
  const [classroom] = await (await teacher.request.get("/api/classrooms")).json();
  const stage = await teacher.newPage();
  await stage.goto(`/stage/${classroom.id}`, { waitUntil: "networkidle" });
  await takeSizes(album, stage, "stage-empty");

  const sockets: Seat[] = [];
  while (sockets.length < CLASS_SIZE - 1) sockets.push(await enter(album, classroom.joinCode));
  const student = await browser.newContext({ baseURL });
  await registerStudent({ context: student }, { ageYears: 15 });
  await student.request.post("/api/classrooms/join", { data: { code: classroom.joinCode } });
  const seat = await student.newPage();
  await seat.goto("/#drummer", { waitUntil: "networkidle" });
  await stage
    .locator(".stage-name")
    .nth(CLASS_SIZE - 1)
    .waitFor();
  await takeSizes(album, stage, "stage-gathered");
  for (const [key, mode] of [
    ["2", "loop"],
    ["4", "one-drum"],
  ] as const) {
    await stage.keyboard.press(key);
    await stage.getByRole("button", { name: "Start", exact: true }).click();
    await stage.locator(".wheel-bar", { hasText: "bar" }).waitFor({ timeout: 20_000 });
    const playing = setInterval(() => sockets.forEach(play), 600);
    await stage.waitForTimeout(5000);
    await stage.mouse.move(400, 400);
    await takeSizes(album, stage, `stage-${mode}`);
    await takeSizes(album, seat, `stage-seat-${mode}`);
    clearInterval(playing);
    await stage.mouse.move(420, 420);
    await stage.getByRole("button", { name: "Stop" }).click();
  }
  for (const { socket } of sockets) socket.close();
  await teacher.close();
  await student.close();
}

type Seat = { socket: WebSocket; startedAtMs: number; bpm: number; pad: string };

/** A student who plays without a page. */
async function enter({ browser, baseURL }: Album, code: string): Promise<Seat> {
  const context = await browser.newContext({ baseURL });
  await registerStudent({ context }, { ageYears: 15 });
  await context.request.post("/api/classrooms/join", { data: { code } });
  const cookie = (await context.cookies()).map((each) => `${each.name}=${each.value}`).join("; ");
  await context.close();
  const socket = new WebSocket(`${baseURL.replace("http", "ws")}/ws`, {
    headers: { cookie, origin: baseURL },
  });
  const seat: Seat = { socket, startedAtMs: 0, bpm: 100, pad: PADS[Math.floor(Math.random() * 6)] ?? "kick" };
  socket.on("message", (text) => {
    const { type, data } = JSON.parse(String(text));
    const circle = type === "circle" ? data : type === "welcome" ? data.circle : null;
    if (circle?.startedAtMs) Object.assign(seat, { startedAtMs: circle.startedAtMs, bpm: circle.bpm });
  });
  await new Promise((resolve) => socket.once("open", resolve));
  return seat;
}

/** A stroke now and then, on the step that is going on. */
function play({ socket, startedAtMs, bpm, pad }: Seat): void {
  if (socket.readyState !== WebSocket.OPEN || Math.random() < 0.5) return;
  const stepMs = 60_000 / bpm / 4;
  const step = Math.max(0, Math.round((Date.now() - startedAtMs) / stepMs)) % 32;
  socket.send(JSON.stringify({ type: "drum_hit", data: { padId: pad, timestamp: Date.now(), bpm, step } }));
}
