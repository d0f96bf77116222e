import { describe, expect, it } from "vitest";
import { z } from "zod";
import { rosterReportSchema } from "~/features/roster/index.server";
import { allApiRoutes } from "~/platform/api-routes.server";
import { buildOpenApi } from "~/platform/openapi.server";
import { createSchool, csvOf, older, send } from "./roster";

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});

describe("the published description of the roster", () => {
  it("names a check, an import and a refusal, and what they answer", async () => {
    const { paths } = documentSchema.parse(buildOpenApi(allApiRoutes(), "test"));
    const statuses = Object.keys(paths["/api/admin/roster"]?.post?.responses ?? {});
    expect(statuses).toEqual(["200", "201", "422", "default"]);

    const { admin } = await createSchool();
    for (const [status, file, query] of [
      [200, csvOf(older("1")), "?dryRun=1&counts=1"],
      [201, csvOf(older("1")), "?counts=1"],
      [422, "no,columns\n1,2\n", ""],
    ] as const) {
      const reply = await send(admin, file, query);
      expect(reply.status).toBe(status);
      expect(rosterReportSchema.strict().safeParse(await reply.json()).error).toBeUndefined();
    }
  });
});
