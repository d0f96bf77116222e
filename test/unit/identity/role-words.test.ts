import { describe, expect, it } from "vitest";
import { ROLE_WORDS } from "~/features/identity/role-words";

describe("a role in a sentence", () => {
  const words = (locale: "en" | "es") =>
    Object.values(ROLE_WORDS).map((say) =>
      (say as (inputs: object, options: object) => string)({}, { locale }),
    );

  it("has the specification's word in English, and none of them in Spanish", () => {
    expect(words("en")).toEqual(["student", "parent", "teacher", "admin"]);
    expect(words("es")).toEqual(["estudiante", "familia", "docente", "administración"]);
  });
});
