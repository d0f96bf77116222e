import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ASKED = /^(import|export) \{([^}]*)\} from "~\/features\/([a-z-]+)";$/gm;
const GIVEN = /^export \{([^}]*)\} from "\.\/(.+)";$/gm;

/** Where a name of a front file stands, and what it is called there. */
type Place = { file: string; name: string };

/**
 * Leads what one feature asks at another's front file (features/NAME/index.ts) to the file it stands in. A bundler
 * that follows the front file puts everything behind it into the first load of whoever asks for one name.
 */
export function throughFrontFiles(root: string): Plugin {
  const known = new Map<string, Map<string, Place>>();
  const givenBy = (feature: string): Map<string, Place> => {
    const given = known.get(feature) ?? readGiven(join(root, "app/features", feature));
    known.set(feature, given);
    return given;
  };
  return {
    name: "through-front-files",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/.+\.tsx?(?:\?|$)/.test(id)) return null;
      const led = code.replace(ASKED, (_line, keyword: string, names: string, feature: string) =>
        readNames(names)
          .map(([asked, local]) => {
            const place = givenBy(feature).get(asked);
            if (!place) return this.error(`${id}: the front file of ${feature} does not give ${asked}`);
            return `${keyword} { ${place.name} as ${local} } from "${place.file}";`;
          })
          .join(" "),
      );
      return led === code ? null : { code: led, map: null };
    },
  };
}

/** What a front file gives that is there when the program runs: no types. */
function readGiven(folder: string): Map<string, Place> {
  const text = readFileSync(join(folder, "index.ts"), "utf8");
  return new Map(
    [...text.matchAll(GIVEN)].flatMap(([, names = "", file = ""]) =>
      readNames(names).map(([name, given]) => [given, { file: join(folder, file), name }] as const),
    ),
  );
}

/** `a, b as c, type D` as pairs of the name there and the name here. */
function readNames(list: string): [there: string, here: string][] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => {
      const [there = "", here = there] = name.split(" as ");
      return [there, here];
    });
}
