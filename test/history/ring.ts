const MOST_RINGS = 60;
const PAUSE_MS = 500;

/**
 * Rings the five-minute work until a whole run of it came to its end and nothing is due. `ring` says whether it ran:
 * the product rings for itself when it starts, and while that run is under way ours does nothing. What is still due
 * after sixty rings is for the check to find.
 */
export async function ringUntilDone(
  ring: () => Promise<boolean>,
  countDue: () => Promise<number>,
  pauseMs = PAUSE_MS,
): Promise<void> {
  for (let rings = 0; rings < MOST_RINGS; rings += 1) {
    const hasRun = await ring();
    if (hasRun && (await countDue()) === 0) return;
    if (!hasRun) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
