import { WebSocketServer } from "ws";

/** A bare Node broadcast server: the least that this work can cost on this machine. Run as a child process. */
const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
const rooms = new Map<string, Set<import("ws").WebSocket>>();

server.on("connection", (socket, request) => {
  const [, , roomId = "", memberId = ""] = (request.url ?? "").split("/");
  const room = rooms.get(roomId) ?? new Set();
  rooms.set(roomId, room.add(socket));
  socket.on("close", () => room.delete(socket));
  socket.on("message", (message) => {
    const { data } = JSON.parse(String(message));
    const hit = { memberId, ...data, serverTimeMs: Date.now() };
    const frame = JSON.stringify({ type: "drum_hits", data: { hits: [hit] } });
    for (const other of room) if (other !== socket) other.send(frame);
  });
});

server.on("listening", () => {
  const address = server.address();
  process.send?.(typeof address === "object" ? address?.port : null);
});
process.on("disconnect", () => process.exit(0));
