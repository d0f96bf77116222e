import { eq } from "drizzle-orm";
import { safetyContacts, schools } from "~/db/schema";
import { testDb } from "../helpers";
import { type Case, call, form } from "./sweep";
import { inSchool, type SchoolClass } from "./sweep-people";

/** A setting of the school, by JSON and by a plain form. */
const setting = (
  path: string,
  method: "PUT" | "POST",
  { json, fields }: { json: unknown; fields: Record<string, string> },
  rest: (school: SchoolClass) => Pick<Case, "once" | "each" | "state" | "wanted">,
) =>
  inSchool((school) => ({
    promise: "one setting, as sent",
    send: (_, headers = {}) =>
      call(path, {
        method,
        cookie: school.admin.cookie,
        headers,
        ...(method === "PUT" ? { json } : form(fields)),
      }),
    answers: { 200: 20 },
    ...rest(school),
  }));

const COACH = { json: { isOff: true }, fields: { isOff: "on", minutesPerDay: "" } };

const CHECK_IN = { json: { isOn: false }, fields: {} };

const FLAGS = { json: { isOn: true }, fields: { isOn: "on" } };

const CONTACTS = {
  json: {
    contacts: [
      { name: "Kim", email: "kim@school.example" },
      { name: "Lee", email: "lee@school.example" },
    ],
  },
  fields: {
    "name-1": "Kim",
    "email-1": "kim@school.example",
    "hours-1": "always",
    "minSeverity-1": "concern",
    "name-2": "Lee",
    "email-2": "lee@school.example",
    "hours-2": "always",
    "minSeverity-2": "concern",
    dayStart: "08:00",
    dayEnd: "15:30",
  },
};

const contactsOf = async ({ schoolId }: SchoolClass) =>
  (
    await testDb()
      .select({ name: safetyContacts.name })
      .from(safetyContacts)
      .where(eq(safetyContacts.schoolId, schoolId))
      .orderBy(safetyContacts.position)
  ).map(({ name }) => name);

const checkInOf = async ({ schoolId }: SchoolClass) =>
  (await testDb().select().from(schools).where(eq(schools.id, schoolId)))[0]?.hasCheckIn;

export const SETTING_CASES: Record<string, () => Promise<Case>> = {
  "PUT /api/ai-coach/settings": setting("/api/ai-coach/settings", "PUT", COACH, () => ({
    once: { coach_settings: 1 },
  })),
  "POST /api/ai-coach/settings": setting("/api/ai-coach/settings", "POST", COACH, () => ({
    once: { coach_settings: 1 },
  })),
  "PUT /api/check-in/setting": setting("/api/check-in/setting", "PUT", CHECK_IN, (school) => ({
    each: { audit_log: 1 },
    state: () => checkInOf(school),
    wanted: false,
  })),
  "POST /api/check-in/setting": setting("/api/check-in/setting", "POST", CHECK_IN, (school) => ({
    each: { audit_log: 1 },
    state: () => checkInOf(school),
    wanted: false,
  })),
  "PUT /api/safety/contacts": setting("/api/safety/contacts", "PUT", CONTACTS, (school) => ({
    once: { safety_contacts: 2, safety_settings: 1 },
    each: { audit_log: 1 },
    state: () => contactsOf(school),
    wanted: ["Kim", "Lee"],
  })),
  "POST /api/safety/contacts": setting("/api/safety/contacts", "POST", CONTACTS, (school) => ({
    once: { safety_contacts: 2, safety_settings: 1 },
    each: { audit_log: 1 },
    state: () => contactsOf(school),
    wanted: ["Kim", "Lee"],
  })),
  "PUT /api/safety/teacher-flags/setting": setting("/api/safety/teacher-flags/setting", "PUT", FLAGS, () => ({
    once: { safety_settings: 1 },
    each: { audit_log: 1 },
  })),
  "POST /api/safety/teacher-flags/setting": setting(
    "/api/safety/teacher-flags/setting",
    "POST",
    FLAGS,
    () => ({
      once: { safety_settings: 1 },
      each: { audit_log: 1 },
    }),
  ),
};
