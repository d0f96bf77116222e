import { env } from "cloudflare:test";
import { memberships } from "~/db/schema";
import { createClassroom } from "~/features/classrooms/index.server";
import { connectToRoom } from "~/features/live-room/index.server";
import { createId } from "~/platform/ids";
import { PONG_TEXT, type ServerMessage } from "../../../durable-objects/protocol";
import type { RoomIdentity } from "../../../durable-objects/protocol.schema";
import { testNow } from "../clock";
import { api, ORIGIN, signedInUser, testDb } from "../helpers";

type DataOf = { [Message in ServerMessage as Message["type"]]: Message["data"] };
type Closing = { code: number; reason: string };

/** A test member's end of a socket: frames in order, and a way to wait for one without sleeping. */
export class TestSocket {
  readonly frames: ServerMessage[] = [];
  readonly closed: Promise<Closing>;
  #waiting: (() => void)[] = [];
  #read = 0;

  constructor(readonly socket: WebSocket) {
    socket.addEventListener("message", ({ data }) => {
      if (data === PONG_TEXT) return;
      this.frames.push(JSON.parse(String(data)));
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) =>
      socket.addEventListener("close", ({ code, reason }) => {
        // Answers the closing handshake, as a browser does by itself.
        socket.close();
        resolve({ code, reason });
      }),
    );
    socket.accept();
  }

  /** The next frame of a type, skipping others; `where` narrows it down. */
  async next<Type extends keyof DataOf>(
    type: Type,
    where: (data: DataOf[Type]) => boolean = () => true,
  ): Promise<DataOf[Type]> {
    for (;;) {
      while (this.#read < this.frames.length) {
        const frame = this.frames[this.#read++];
        const data = frame?.data as DataOf[Type];
        if (frame?.type === type && where(data)) return data;
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  send(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  hit(padId: string, more: object = {}): void {
    this.send({ type: "drum_hit", data: { padId, timestamp: testNow().getTime(), bpm: 100, ...more } });
  }

  conduct(command: object): void {
    this.send({ type: "circle", data: command });
  }

  /** Resolves when the room has handled everything sent before: replies keep their order. */
  async settle(): Promise<void> {
    const clientTimeMs = Math.random();
    this.send({ type: "sync", data: { clientTimeMs } });
    await this.next("sync", (data) => data.clientTimeMs === clientTimeMs);
  }
}

/** Joins a room directly, past the Worker's checks. */
export async function joinRoom(roomId: string, identity: Partial<RoomIdentity> = {}): Promise<TestSocket> {
  const memberId = identity.memberId ?? createId();
  const response = await connectToRoom(env, new Request(`${ORIGIN}/ws`), {
    memberId,
    sessionId: `session-${memberId}`,
    name: "Test",
    role: "student",
    classroomId: roomId,
    ...identity,
  });
  return new TestSocket(socketOf(response));
}

/** Opens /ws through the whole Worker. */
export async function openSocket(
  cookie: string | undefined,
  query = "",
  headers: Record<string, string> = { origin: ORIGIN },
): Promise<Response> {
  return api(`/ws${query}`, {
    headers: { upgrade: "websocket", ...headers },
    ...(cookie ? { cookie } : {}),
  });
}

export function socketOf(response: Response): WebSocket {
  if (!response.webSocket) throw new Error(`no socket, status ${response.status}`);
  return response.webSocket;
}

/** A teacher with a class and the given number of active students, all signed in. */
export async function createClass(studentCount: number) {
  const teacher = await signedInUser({ userType: "teacher", firstName: "Ray" });
  const classroom = await createClassroom({ db: testDb(), clock: testNow }, teacher.user, "Drum class");
  const students = [];
  for (let index = 0; index < studentCount; index++) {
    const student = await signedInUser({ firstName: `Student${index}`, ferpaDirectoryOptOut: false });
    await testDb().insert(memberships).values({
      id: createId(),
      classroomId: classroom.id,
      studentId: student.user.id,
      status: "active",
      createdAt: testNow(),
    });
    students.push(student);
  }
  return { teacher, classroom, students };
}
