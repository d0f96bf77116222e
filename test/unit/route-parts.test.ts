import { readdirSync } from "node:fs";
import type { ServerBuild } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { createRouteParts } from "../../worker/route-parts";

/** The address of a route's file, as Remix reads its name; enough of the convention for the names in use. */
function addressOf(name: string): string {
  const words = name.replace(/\.tsx?$/, "").split(/\.(?![^[]*\])/);
  return words
    .filter((word) => word !== "_index")
    .map((word) => {
      if (word === "$") return "*";
      const plain = word.replaceAll(/[[\]]/g, "").replace(/_$/, "");
      return plain.startsWith("($") ? `:${plain.slice(2, -1)}?` : plain.replace(/^\$/, ":");
    })
    .join("/");
}

const addresses = readdirSync("app/routes").map((name) => [name, addressOf(name)] as const);
const routes = Object.fromEntries([
  ["root", { id: "root", path: "" }],
  ...addresses.map(([id, path]) => [
    id,
    { id, parentId: "root", path: path || undefined, index: path ? undefined : true },
  ]),
]);
const whole = { routes, assets: { routes } } as unknown as ServerBuild;
const partFor = createRouteParts(whole);

function foundIn({ routes }: ServerBuild, pathname: string): string | undefined {
  const children = Object.values(routes).filter(({ parentId }) => parentId === "root");
  const tree = [{ id: "root", path: "", children }] as Parameters<typeof matchRoutes>[0];
  return matchRoutes(tree, pathname)?.at(-1)?.route.id;
}

const asked = addresses.map(([, path]) => `/${path.replaceAll(/:\w+\??/g, "k3-x").replace("*", "no/such")}`);

describe("the part of the route list for an address", () => {
  it.each([
    ...asked,
    ...[
      "/API/Emotions",
      "/api/%65motions",
      "/%61pi/emotions",
      "/api",
      "/api/",
      "/api/nothing",
      "/nothing/here",
    ],
    ...["/api/emotions/", "//api/emotions", "/__manifest", "/api/emotions.data", "/_root.data"],
  ])("finds for %s what the whole list finds", (pathname) => {
    expect(foundIn(partFor(pathname), pathname)).toBe(foundIn(whole, pathname));
  });

  it("is small where most requests go", () => {
    expect(Object.keys(partFor("/api/emotions").routes).length).toBeLessThan(8);
    expect(Object.keys(partFor("/").routes).length).toBeLessThan(8);
  });
});
