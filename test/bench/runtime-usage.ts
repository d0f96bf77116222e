import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export type RuntimeUsage = {
  /** CPU the runtime has used so far. */
  cpuMs(): number;
  memory(): { firstMb: number; peakMb: number; lastMb: number };
};

const TICK_MS = 10;

/** The CPU that the workerd processes below such a command have used so far, as long as they run. */
export function readRuntimeCpu(mark: string): () => number {
  const pids = findRuntime(mark);
  return () => sum(pids, usedMs);
}

/** Watches the workerd processes below the command whose arguments hold `mark`: CPU, and memory each second. */
export function watchRuntime(mark: string): RuntimeUsage {
  const pids = findRuntime(mark);
  const readMb = () => Math.round(sum(pids, residentBytes) / 1e6);
  const firstMb = readMb();
  let peakMb = firstMb;
  setInterval(() => {
    peakMb = Math.max(peakMb, readMb());
  }, 1000).unref();
  return {
    cpuMs: () => sum(pids, usedMs),
    memory: () => ({ firstMb, peakMb, lastMb: readMb() }),
  };
}

function findRuntime(mark: string): number[] {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found ? [{ pid: Number(found[1]), parent: Number(found[2]), args: found[3] ?? "" }] : [],
    );
  const below = new Set(processes.filter(({ args }) => args.includes(mark)).map(({ pid }) => pid));
  for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  return processes
    .filter(({ pid, args }) => below.has(pid) && args.includes("workerd"))
    .map(({ pid }) => pid);
}

const sum = (pids: readonly number[], read: (pid: number) => number) =>
  pids.reduce((total, pid) => total + read(pid), 0);

/** User and system time in the kernel's ticks: fields 14 and 15, after the name in brackets. */
function usedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const residentBytes = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096;
