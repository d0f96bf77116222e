import { describe, expect, it } from "vitest";
import type { ApiRoute } from "~/platform/api-route.server";
import type { RequestContext } from "~/platform/context.server";
import { apiFirst } from "../../worker/api-first";

const routeOf = (path: string): ApiRoute => ({
  path,
  endpoints: {},
  answer: async ({ params }) => Response.json({ path, params }),
});
const listed = ["/api/pieces/:id", "/api/pieces", "/api/pieces/new", "/api/pieces/:id/stems/:name"];
const handler = apiFirst(listed.map(routeOf), async () => Response.json("pages"));

async function ask(pathname: string): Promise<unknown> {
  const url = new URL(`https://beats.test${pathname}`);
  return (await handler(new Request(url), { url } as RequestContext)).json();
}

describe("an address of the API", () => {
  it.each([
    ["/api/pieces", "/api/pieces", {}],
    ["/api/pieces?page=2", "/api/pieces", {}],
    ["/api/pieces/new", "/api/pieces/new", {}],
    ["/api/p%69eces/n%65w", "/api/pieces/new", {}],
    ["/api/pieces/k3", "/api/pieces/:id", { id: "k3" }],
    ["/api/pieces/k%203", "/api/pieces/:id", { id: "k 3" }],
    ["/api/pieces/a%2Fb", "/api/pieces/:id", { id: "a/b" }],
    ["/api/pieces/k3/stems/drums", "/api/pieces/:id/stems/:name", { id: "k3", name: "drums" }],
  ])("%s is answered by %s", async (pathname, path, params) => {
    expect(await ask(pathname)).toEqual({ path, params });
  });

  it.each([
    "/",
    "/api",
    "/api/",
    "/api/nothing",
    "/api/pieces/",
    "/API/pieces",
    "//api/pieces",
    "/api/pieces.data",
    "/api/pieces/k3.data",
    "/api/pieces/%E0%A4%A",
    "/pieces/k3",
  ])("%s goes to the pages", async (pathname) => {
    expect(await ask(pathname)).toBe("pages");
  });
});
