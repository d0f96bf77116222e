import { randomName } from "../fixtures/random-name";
import type { Visitor } from "./browser";

/** Registers a fresh student of 13 or over through the API and leaves the visitor signed in. */
export async function registerStudent(
  visitor: Pick<Visitor, "context">,
  { ageYears, firstName = "Robin" }: { ageYears: number; firstName?: string },
): Promise<{ email: string; password: string }> {
  const username = randomName("robin-");
  const email = `${username}@journey.example`;
  const password = "Journey2026Beat";
  const post = async (path: string, data: unknown) => {
    const reply = await visitor.context.request.post(path, { data });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  };
  await post("/api/auth/register", {
    username,
    email,
    password,
    confirmPassword: password,
    firstName,
    lastName: "Vale",
    userType: "student",
  });
  await post("/api/auth/complete-registration", {
    userType: "student",
    dateOfBirth: `${new Date().getFullYear() - ageYears}-01-15`,
    isOver13: true,
    coppaConsentRequired: false,
  });
  return { email, password };
}
