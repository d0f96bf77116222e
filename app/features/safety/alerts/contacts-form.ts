import { z } from "zod";
import { maxContacts } from "./alert-constants";
import { type SafetySetup, safetySetupSchema } from "./alerts.schema";
import { readHolidays } from "./holidays";

const fields = ["name", "email", "hours", "minSeverity"] as const;

/**
 * A school's setup from a plain form. Its rows are `name-1`, `email-1`, `hours-1`, `minSeverity-1`, `place-1` and
 * so on; a row without name and e-mail is no contact, `place` orders the others. Errors name the typed field.
 */
export const safetySetupFormSchema = z
  .record(z.string(), z.string())
  .transform((typed, context): SafetySetup => {
    const rows = Array.from({ length: maxContacts }, (_, index) => index + 1)
      .filter((row) => typed[`name-${row}`]?.trim() || typed[`email-${row}`]?.trim())
      .sort((a, b) => Number(typed[`place-${a}`] ?? a) - Number(typed[`place-${b}`] ?? b));
    const result = safetySetupSchema.safeParse({
      contacts: rows.map((row) =>
        Object.fromEntries(fields.map((field) => [field, typed[`${field}-${row}`]?.trim()])),
      ),
      ...{ dayStart: typed.dayStart, dayEnd: typed.dayEnd, timeZone: typed.timeZone },
      isParentNotified: typed.isParentNotified === "on",
      holidays: readHolidays(typed.holidays ?? ""),
    });
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) {
      const [first, index, field] = path;
      const name = first === "contacts" ? `${String(field)}-${rows[Number(index)]}` : String(first);
      context.addIssue({ code: "custom", path: [name], message });
    }
    return z.NEVER;
  });
