import { join, relative } from "node:path";

/** What is wrong in a content file: the file from the content folder on, and the line to look at. */
export type Fault = { file: string; line: number; text: string };

/** "app/features/coach/content/topics/test.yaml:12 reflect, ages 9-12: is missing" */
export const sayFaults = (faults: readonly Fault[], folder: string): string =>
  faults
    .map(({ file, line, text }) => `${join(relative(process.cwd(), folder), file)}:${line} ${text}\n`)
    .join("");
