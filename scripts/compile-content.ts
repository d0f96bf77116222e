// npm run content: checks what the coach says (app/features/coach/content) and what the detector looks for
// (app/features/safety/content), and makes of them the modules that the Worker reads.
import { pathToFileURL } from "node:url";
import { coachContentFolder, compileContent } from "./coach/compile-content";
import { sayFaults } from "./lib/faults";
import { compilePhrases, safetyContentFolder } from "./safety/compile-phrases";

/** Makes what has changed. Returns what is wrong, a line each with file and line; empty where nothing is. */
export const compileAllContent = (): string =>
  sayFaults(compileContent(), coachContentFolder) + sayFaults(compilePhrases(), safetyContentFolder);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = compileAllContent();
  process.stderr.write(faults);
  process.exit(faults ? 1 : 0);
}
