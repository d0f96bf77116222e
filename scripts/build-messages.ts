import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The name a compiled message's file gives it: a constant, or another name where upper and lower case matter. */
const EXPORTED = /^export (?:const (\w+) =|\{ \w+ as "(\w+)" \})/m;

/**
 * Names each message in the index of all: a bundler that meets thousands of `export *` opens every one of them for
 * every name it looks for, which took a third of the build.
 */
export const namedMessages = (): Plugin => ({
  name: "named-messages",
  transform(code, id) {
    if (!id.endsWith("/messages/compiled/messages/_index.js")) return null;
    const named = code.replace(/^export \* from '(.+)'$/gm, (_line, file: string) => {
      const [, constant, alias] = EXPORTED.exec(readFileSync(join(dirname(id), file), "utf8")) ?? [];
      const name = constant ?? alias;
      if (!name) throw new Error(`${file} names no message`);
      return `export { ${name} } from '${file}'`;
    });
    return { code: named, map: null };
  },
});

/** How a compiled message asks which plural it is. */
const ASKS_ANEW = "new Intl.PluralRules(locale, options)";

/**
 * Keeps the rules of each language's plurals: a compiled message makes them anew each time it counts something, which
 * takes far longer than asking them.
 */
export const pluralsOnce = (): Plugin => ({
  name: "plurals-once",
  transform(code, id) {
    if (!id.endsWith("/messages/compiled/registry.js")) return null;
    if (!code.includes(ASKS_ANEW)) this.error("the compiled messages find plurals in another way now");
    const once = `const kept = new Map();
function pluralRules(locale, options) {
  const key = locale + JSON.stringify(options);
  if (!kept.has(key)) kept.set(key, ${ASKS_ANEW});
  return kept.get(key);
}
`;
    return { code: once + code.replace(ASKS_ANEW, "pluralRules(locale, options)"), map: null };
  },
});
