import { unzipSync } from "fflate";

/** Unpacked size of all files that are read: OneRoster files of 5,000 students have about 4 MB. */
export const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

export type Unzipped =
  | { files: Map<string, Uint8Array>; problem?: undefined }
  | { files?: undefined; problem: "broken" | "too_large" | "excel" };

/**
 * The wanted files of a zip, by name, wherever they lie in it. Sizes are judged by the zip's own list before
 * anything is unpacked, and a file that is larger than its zip says is cut off and refused: a bomb stays small.
 */
export function unzipFiles(zip: Uint8Array, wanted: readonly string[]): Unzipped {
  const sizes = new Map<string, number>();
  let total = 0;
  let isExcel = false;
  let isTooLarge = false;
  try {
    const unpacked = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (name === "[Content_Types].xml") isExcel = true;
        const base = baseOf(name);
        if (!wanted.includes(base) || sizes.has(base)) return false;
        total += originalSize;
        if (total > MAX_UNPACKED_BYTES) isTooLarge = true;
        sizes.set(base, originalSize);
        return !isTooLarge;
      },
    });
    if (isExcel) return { problem: "excel" };
    if (isTooLarge) return { problem: "too_large" };
    const files = new Map(Object.entries(unpacked).map(([name, bytes]) => [baseOf(name), bytes] as const));
    const isWhole = [...files].every(([name, bytes]) => bytes.length === sizes.get(name));
    return isWhole ? { files } : { problem: "broken" };
  } catch {
    return { problem: "broken" };
  }
}

const baseOf = (name: string): string => name.split("/").at(-1)?.toLowerCase() ?? "";
