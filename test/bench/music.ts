/**
 * Acceptance metrics of the AI DJ over every feeling × activity × style, twice, each printed with its
 * threshold. `npm run bench:music` measures all (half an hour of computing); `-- notes`, `-- sound` and
 * `-- speed` one part of it.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeAll } from "./music/pieces";
import { createReport } from "./music/report";
import { measureAll, reportSignal } from "./music/signal";
import { reportSpeed } from "./music/speed";
import { reportSymbolic } from "./music/symbolic";

const parts = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);
const wasmPath = createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3");
const dir = mkdtempSync(join(tmpdir(), "beats-music-"));
const report = createReport();
const composed = composeAll();
console.log(`\n${composed.pieces.length} pieces\n`);
if (wants("notes")) reportSymbolic(report, composed);
if (wants("speed")) await reportSpeed(report, composed.pieces, wasmPath, dir);
if (wants("sound")) {
  const wasm = await WebAssembly.compile(readFileSync(wasmPath));
  reportSignal(report, composed.pieces, await measureAll(composed.pieces, wasm, dir));
}
rmSync(dir, { recursive: true, force: true });
console.log(report.failures === 0 ? "\nall thresholds met" : `\n${report.failures} thresholds missed`);
process.exit(report.failures === 0 ? 0 : 1);
