import { and, eq, or } from "drizzle-orm";
import { consentRequests, familyLinks, schools, users } from "~/db/schema";
import { isOver13 } from "~/features/identity/index.server";
import type { AgeBand } from "~/features/safety";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { logEvent } from "~/platform/log";
import { isFitToShow } from "../fit";
import { createModelEngine, type ModelEngine } from "./model-engine";
import type { PersonalDetails } from "./redact";
import { isVendorAssured } from "./vendor-gate";

const defaultBaseUrl = "https://api.openai.com/v1";

/**
 * Opens the outside model for one student, or null: none is configured, the vendor gave no assurance, the
 * school or its state switched it off (`allowed`), or an under-13 has no separate consent (P7).
 */
export function openModel(context: RequestContext, user: UserRow) {
  return async (allowed: boolean, _ageBand: AgeBand): Promise<ModelEngine | null> => {
    const { env } = context;
    const baseUrl = env.OPENAI_BASE_URL || defaultBaseUrl;
    if (!allowed || !env.OPENAI_API_KEY || !env.OPENAI_MODEL) return null;
    if (!isVendorAssured(baseUrl, env.ENVIRONMENT === "production")) return null;
    const isAdultEnough =
      user.dateOfBirth !== null && isOver13(user.dateOfBirth, context.clock(), user.timeZone);
    if (!isAdultEnough && !user.externalModelConsent) return null;
    return createModelEngine({
      apiKey: env.OPENAI_API_KEY,
      baseUrl,
      model: env.OPENAI_MODEL,
      details: await findDetails(context, user),
      isFit: (text, turn) => isFitToShow(text, turn),
      onFailure: (reason) => logEvent({ event: "coach_model_failed", requestId: context.requestId, reason }),
    });
  };
}

/** Names, school and handles of the child and the family, which must never leave (K18). */
async function findDetails({ db }: RequestContext, user: UserRow): Promise<PersonalDetails> {
  const [family, requests, school] = await Promise.all([
    db
      .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
      .from(familyLinks)
      .innerJoin(users, or(eq(users.id, familyLinks.parentId), eq(users.id, familyLinks.childId)))
      .where(or(eq(familyLinks.childId, user.id), eq(familyLinks.parentId, user.id))),
    db
      .select({ parentName: consentRequests.parentName, emergencyContact: consentRequests.emergencyContact })
      .from(consentRequests)
      .where(and(eq(consentRequests.childId, user.id))),
    db
      .select({ name: schools.name })
      .from(schools)
      .where(eq(schools.id, user.schoolId ?? "")),
  ]);
  const emailName = (email: string) => email.split("@")[0] ?? "";
  return {
    people: [
      `${user.firstName} ${user.lastName}`,
      ...family.map((person) => `${person.firstName} ${person.lastName}`),
      ...requests.map((request) => request.parentName),
    ],
    places: [...school.map((row) => row.name), user.institutionName ?? "", user.childSchool ?? ""],
    handles: [
      user.username,
      user.nickname ?? "",
      emailName(user.email),
      ...family.map((person) => emailName(person.email)),
      ...requests.map((request) => request.emergencyContact),
    ],
  };
}
