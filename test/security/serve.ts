// Serves the product with its demo school for a scanner, writes the two sessions it signs in with to a folder,
// runs the command, and ends with its status.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../e2e/server";

const [folder = "", ...command] = process.argv.slice(2);
const [program = "", ...args] = command;
const PASSWORD = "Beats2026!";

const server = await startServer();
try {
  const ids: Record<string, string> = {};
  for (const [who, named] of [
    ["maya", { TALK: "/api/ai-coach/conversations", TRACK: "/api/ai-dj/tracks" }],
    ["teacher", { CLASSROOM: "/api/classrooms", STUDENT: "/api/admin/students" }],
  ] as const) {
    const cookie = await signIn(who);
    writeFileSync(join(folder, who), cookie);
    // Real ids: with made-up ones a scanner only meets the same refusal again and again.
    for (const [name, path] of Object.entries(named)) {
      const reply = await fetch(server.baseUrl + path, { headers: { cookie } });
      const [first] = (await reply.json()) as { id: string }[];
      if (!first) throw new Error(`${path} is empty`);
      ids[name] = first.id;
    }
  }
  const env = { ...process.env, ...ids, BASE_URL: server.baseUrl };
  const scan = spawn(program, args, { stdio: "inherit", env });
  process.exitCode = await new Promise<number>((resolve) => scan.once("close", (code) => resolve(code ?? 1)));
} finally {
  await server.stop();
}

async function signIn(who: string): Promise<string> {
  const reply = await fetch(`${server.baseUrl}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@demo.school`, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`${who} could not sign in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
