import { readCsv } from "./read-csv";
import { readOneRoster } from "./read-one-roster";
import type { Reading } from "./reading";

const ZIP_MARK = [0x50, 0x4b];

/** Reads a roster file, judged by its bytes: browsers call a CSV by many types. */
export const readRosterFile = (bytes: Uint8Array): Reading =>
  ZIP_MARK.every((byte, index) => bytes[index] === byte) ? readOneRoster(bytes) : readCsv(bytes);
