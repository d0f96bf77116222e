// Code for browsers carries no licence comments (2 kB of the first load): the full texts are one file beside it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Puts `third-party-licenses.txt` beside the pages: the licence of each package whose code is in them. */
export function licensesFile(): Plugin {
  return {
    name: "licenses-file",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== null));
      const source = [...folders]
        .sort()
        .map(licenseOf)
        .join(`\n\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "third-party-licenses.txt", source });
    },
  };
}

/** The folder of the package that a module belongs to; null for our own. */
export function packageFolder(id: string): string | null {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null;
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = existsSync(folder) && readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return `${name} ${version} (${license})\n\n${text}`.trim();
}
