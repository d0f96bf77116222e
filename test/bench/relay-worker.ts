import { type Connection, Server } from "partyserver";
import { connectToRoom } from "~/features/live-room/room.server";
import { Classroom } from "../../durable-objects/classroom";

export { Classroom };

/** The customary way to build such a room: one frame a member for every hit. The yardstick, not the product. */
export class PartyRoom extends Server {
  static override options = { hibernate: true };

  override onMessage(connection: Connection, message: string | ArrayBuffer): void {
    const { data } = JSON.parse(String(message));
    const hit = { memberId: connection.id, ...data, serverTimeMs: Date.now() };
    this.broadcast(JSON.stringify({ type: "drum_hits", data: { hits: [hit] } }), [connection.id]);
  }
}

type BenchEnv = Env & { PARTY: DurableObjectNamespace<PartyRoom> };

/** `/beats/ROOM/MEMBER` reaches the product's room, `/party/ROOM/MEMBER` the yardstick. */
export default {
  async fetch(request: Request, env: BenchEnv): Promise<Response> {
    const [, kind, roomId = "", memberId = ""] = new URL(request.url).pathname.split("/");
    if (kind === "beats") {
      const role = memberId === "m0" ? "teacher" : "student";
      return connectToRoom(env, request, {
        memberId,
        sessionId: memberId,
        name: memberId,
        role,
        classroomId: roomId,
      });
    }
    const id = env.PARTY.idFromName(roomId);
    const headers = new Headers(request.headers);
    headers.set("x-partykit-room", roomId);
    return env.PARTY.get(id).fetch(new Request(`https://room/?_pk=${memberId}`, { headers }));
  },
};
