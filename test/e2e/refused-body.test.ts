// What a connection carries when a body is refused unread, on the real runtime: Worker tests have no connections.
import { once } from "node:events";
import { connect } from "node:net";
import { expect, inject, test } from "vitest";

const { hostname, port } = new URL(inject("baseUrl"));

test.each([
  ["nobody's address", "/api/nowhere", 16, 404],
  ["a body that is too large", "/api/auth/login", 200_000, 413],
])("%s is answered after its body, and the connection goes on", async (_, path, size, status) => {
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let heard = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    heard += chunk;
  });
  const until = async (pattern: RegExp) => {
    while (!pattern.test(heard)) await once(socket, "data");
  };

  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
  );
  // Two others come and go meanwhile: whatever was to be answered at once has been.
  for (let i = 0; i < 2; i++) await (await fetch(`${inject("baseUrl")}/api/nowhere`)).text();
  expect(heard).toBe("");

  socket.write("x".repeat(size));
  await until(new RegExp(`^HTTP/1.1 ${status} `));
  heard = "";
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  await until(/HTTP\/1.1 200 /);
  socket.destroy();
});
