import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { files, type Import, readImports } from "./project-imports";

type Rule = { name: string; isBroken: (found: Import) => boolean; planted: [from: string, text: string] };

const isServerFile = (path: string) => /\.server\.tsx?$/.test(path);
const isSchemaFile = (path: string) => /\.schema\.ts$/.test(path);
const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];

const rules: Rule[] = [
  {
    name: "database and platform know no feature, page or look",
    isBroken: ({ from, to }) =>
      isIn(from, "app/db", "app/platform") && isIn(to, "app/features", "app/routes", "app/ui"),
    planted: ["app/platform/log.ts", 'import { m } from "~/features/coach";'],
  },
  {
    name: "parts of the look know no feature and no page",
    isBroken: ({ from, to }) => isIn(from, "app/ui") && isIn(to, "app/features", "app/routes"),
    planted: ["app/ui/card.tsx", 'import { x } from "~/features/drums";'],
  },
  {
    name: "the reader of a child's words knows no feature",
    isBroken: ({ from, to }) => isIn(from, "app/child-language") && !isIn(to, "app/child-language"),
    planted: [
      "app/child-language/vocabulary.ts",
      'import { normalizeText } from "~/features/safety/detector/normalize-text";',
    ],
  },
  {
    name: "features know no page, but for the shape of what the root loads",
    isBroken: ({ from, to, isLoaded }) =>
      isIn(from, "app/features") && (isIn(to, "app/routes") || (isLoaded && /^app\/(root|entry)/.test(to))),
    planted: ["app/features/drums/index.ts", 'export { loader } from "~/root";'],
  },
  {
    name: "what a browser runs needs no code of the server",
    isBroken: ({ from, to, isLoaded }) =>
      isIn(from, "app/features", "app/ui", "app/platform") &&
      !isServerFile(from) &&
      !isSchemaFile(from) &&
      isServerFile(to) &&
      isLoaded,
    planted: ["app/ui/card.tsx", 'import { logEvent } from "~/platform/audit.server";'],
  },
  {
    name: "what is shown knows the shapes of requests and answers as types; the server checks them",
    isBroken: ({ from, to, isLoaded }) => from.endsWith(".tsx") && isSchemaFile(to) && isLoaded,
    planted: ["app/features/drums/pad.tsx", 'import { drumSessionSchema } from "./drums.schema";'],
  },
  {
    name: "a feature is reached through its front files, or by code that comes later",
    isBroken: ({ from, to, isLater }) =>
      featureOf(to) !== undefined &&
      featureOf(to) !== featureOf(from) &&
      !isLater &&
      !/^app\/features\/[^/]+\/index(\.server)?\.ts$/.test(to),
    planted: ["worker/app.ts", 'import { noteLook } from "~/features/profile/noted-look.server";'],
  },
  {
    name: "the server asks a feature at its index.server, which brings nothing that is shown",
    isBroken: ({ from, to, isLoaded }) =>
      isLoaded &&
      (isServerFile(from) || isSchemaFile(from) || isIn(from, "worker", "durable-objects")) &&
      featureOf(to) !== featureOf(from) &&
      /^app\/features\/[^/]+\/index\.ts$/.test(to),
    planted: ["app/features/coach/coach.schema.ts", 'import { helpAnswers } from "~/features/safety";'],
  },
  {
    name: "the server's part of a feature asks who somebody is at identity's front file",
    isBroken: ({ from, to }) =>
      isServerFile(from) &&
      isIn(from, "app/features") &&
      featureOf(from) !== "identity" &&
      isIn(to, "app/features/identity") &&
      to !== "app/features/identity/index.server.ts",
    planted: ["app/features/sign-up/login.server.ts", 'import { isAdult } from "~/features/identity/age";'],
  },
  {
    name: "who somebody is asks no other feature",
    isBroken: ({ from, to }) =>
      isIn(from, "app/features/identity") && featureOf(to) !== undefined && featureOf(to) !== "identity",
    planted: ["app/features/identity/age.ts", 'import { register } from "~/features/sign-up/index.server";'],
  },
  {
    name: "pages know of the live room only what is said to it",
    isBroken: ({ from, to }) => isIn(from, "app") && /^durable-objects\/(?!protocol)/.test(to),
    planted: ["app/features/circle/use-circle.ts", 'import { playHit } from "~live/circle-state";'],
  },
  {
    name: "pages name the live protocol by one alias",
    isBroken: ({ from, to, named }) =>
      isIn(from, "app") && isIn(to, "durable-objects") && !named.startsWith("~live/"),
    planted: ["app/root.tsx", 'import type { LeaveReason } from "../durable-objects/protocol";'],
  },
];

describe("who may import whom", () => {
  const imports = files.flatMap((file) => readImports(file));

  it.each(rules)("$name", ({ isBroken }) => {
    expect(imports.filter(isBroken).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it.each(rules)("finds a planted fault: $name", ({ isBroken, planted }) => {
    expect(readImports(...planted).filter(isBroken)).toHaveLength(1);
  });
});

/** Every file that is loaded with this one, which stands anywhere in the project. */
function loadedWith(program: string): Set<string> {
  const found = new Set([program]);
  for (const file of found)
    for (const { to, isLoaded, isLater } of readImports(file)) if (isLoaded && !isLater) found.add(to);
  return found;
}

describe("what Node runs as it is, without a build", () => {
  const programs = ["scripts", "test/bench", "test/history"].flatMap((folder) =>
    readdirSync(folder, { encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join(folder, name)),
  );
  const needsStyle = (file: string) => /^import .*\.css(?:\?\w+)?";$/m.test(readFileSync(file, "utf8"));

  it("reaches no stylesheet", () => {
    const reached = programs.flatMap((program) =>
      [...loadedWith(program)].filter(needsStyle).map((file) => `${program} → ${file}`),
    );
    expect(reached).toEqual([]);
    expect([...loadedWith("app/features/learning/lesson-end.tsx")].some(needsStyle)).toBe(true);
  });
});
