const EVERY_MS = 5 * 60_000;

/** Does what the platform's clock does for the deployed Worker: runs the five-minute work now and every five minutes. */
export function keepScheduledWorkGoing(address) {
  const run = () =>
    fetch(`${address}/dev/scheduled`, { method: "POST" }).then(
      (reply) => {
        if (!reply.ok) process.stderr.write(`The five-minute work answered ${reply.status}.\n`);
      },
      // The server is on its way up or down; the next turn does the work.
      () => {},
    );
  run();
  return setInterval(run, EVERY_MS);
}
