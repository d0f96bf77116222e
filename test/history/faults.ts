import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FakeOpenAi } from "../fixtures/openai-server";
import type { MailServer } from "./mail-server";
import type { World } from "./world";

export type Fault = {
  name: string;
  /** Brings it about and takes it away again; returns how often it struck. */
  strike(): Promise<number>;
};

export type FaultParts = {
  world: World;
  mail: MailServer;
  model: FakeOpenAi;
  /** Ends the product with a signal, starts it with its clock moved, and checks what is stored. */
  restart(signal: NodeJS.Signals, clockStepMs: number): Promise<void>;
};

const HOUR_MS = 3_600_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Every named fault. A run plans each at least once. */
export function allFaults({ world, mail, model, restart }: FaultParts): Fault[] {
  const once = async (work: Promise<unknown>) => {
    await work;
    return 1;
  };
  return [
    { name: "kill -9 and restart", strike: () => once(restart("SIGKILL", 0)) },
    { name: "restart", strike: () => once(restart("SIGTERM", 0)) },
    { name: "clock jumps an hour", strike: () => once(restart("SIGTERM", HOUR_MS)) },
    { name: "clock jumps a day", strike: () => once(restart("SIGKILL", 24 * HOUR_MS)) },
    { name: "database locked by another process", strike: () => world.database.lock(2500) },
    { name: "slow database and runtime", strike: () => slowDown(world) },
    { name: "storage errors", strike: () => breakStorage(world) },
    { name: "mail server down", strike: () => mailFault(mail, "is down") },
    { name: "mail server takes and drops", strike: () => mailFault(mail, "drops it") },
    {
      name: "model endpoint down",
      // An hour on: who has sent all the messages that ten minutes allow would never ask the model.
      strike: async () => {
        await restart("SIGTERM", HOUR_MS);
        return modelFault(model);
      },
    },
  ];
}

/** The runtime with its database gets a quarter of its time. */
async function slowDown(world: World): Promise<number> {
  for (let turn = 0; turn < 25; turn += 1) {
    world.server.signal("SIGSTOP");
    await pause(90);
    world.server.signal("SIGCONT");
    await pause(30);
  }
  return 1;
}

/** The folder of the stored files is away, so that every read and write of a file fails. */
async function breakStorage(world: World): Promise<number> {
  const folder = join(world.server.stateDir, "v3", "r2", "beats-files");
  if (!existsSync(folder)) return 0;
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, "");
  await pause(4000);
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  return 1;
}

async function mailFault(mail: MailServer, how: "is down" | "drops it"): Promise<number> {
  const refused = mail.refused;
  await mail.behave(how);
  await pause(5000);
  await mail.behave("takes mail");
  return how === "is down" ? 1 : mail.refused - refused;
}

async function modelFault(model: FakeOpenAi): Promise<number> {
  const asked = model.requests.length;
  for (const behaviour of [
    { kind: "status", status: 500 },
    { kind: "cut", text: "Half an ans" },
    { kind: "garbage" },
  ] as const) {
    model.behave(behaviour);
    await pause(2500);
  }
  model.behave({ kind: "answer", text: "That sounds good. What comes next?" });
  return model.requests.length > asked ? 1 : 0;
}
