// What every command needs: where the project is, whether this machine can run it, and its packages.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const bin = (name) => join(root, "node_modules", ".bin", name);

/**
 * Ends with one plain sentence: what is wrong and what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Beats needs Node 20.19 or newer, and this is Node ${process.versions.node}: install a newer one from nodejs.org.`,
    );
  }
}

/** Installs the locked packages when they are missing or older than the lock file. */
export function installPackages() {
  const marker = join(root, "node_modules", ".beats-installed");
  const lock = join(root, "package-lock.json");
  const isCurrent = existsSync(marker) && readFileSync(marker, "utf8") === String(statSync(lock).size);
  if (isCurrent) return;
  process.stdout.write("Installing packages (two minutes or so, the first time only)...\n");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (npm.status !== 0)
    stop("The packages could not be installed: check the network, then run the command again.");
  writeFileSync(marker, String(statSync(lock).size));
}

/** Runs one of the project's own commands and stops when it fails. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? "pipe" : "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...env },
    encoding: "utf8",
  });
  if (result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
    stop(`This step failed: ${[command.split("/").pop(), ...args].join(" ")}`);
  }
}

export const isPortFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
