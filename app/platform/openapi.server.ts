import { z } from "zod";
import type { ApiRoute } from "./api-route.server";

const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});

const jsonOf = (schema: z.ZodType, io: "input" | "output") => ({
  "application/json": {
    schema: z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" }),
  },
});

/** A file by itself, or as the field `file` of a form. */
const fileOf = (types: readonly string[]) => ({
  ...Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
  "multipart/form-data": {
    schema: {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary" } },
    },
  },
});

/** OpenAPI 3.1 description of the API, generated from the schemas the handlers parse with. */
export function buildOpenApi(routes: ApiRoute[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, "{$1}");
    const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    }));
    paths[path] = {};
    for (const [method, spec] of Object.entries(route.endpoints)) {
      paths[path][method.toLowerCase()] = {
        summary: spec.summary,
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(spec.isPublic ? { security: [] } : {}),
        ...(spec.body ? { requestBody: { required: true, content: jsonOf(spec.body, "input") } } : {}),
        ...(spec.fileTypes.length > 0
          ? { requestBody: { required: true, content: fileOf(spec.fileTypes) } }
          : {}),
        responses: {
          ...Object.fromEntries(
            [spec.status, ...spec.alsoAnswersAt].map((status) => [
              status,
              {
                description: status < 400 ? "Success" : "Error",
                ...(spec.response ? { content: jsonOf(spec.response, "output") } : {}),
              },
            ]),
          ),
          default: { description: "Error", content: jsonOf(errorSchema, "output") },
        },
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Beats", version },
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-beats_session" } },
    },
    security: [{ session: [] }],
    paths,
  };
}
