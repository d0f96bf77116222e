import { z } from "zod";

/** The largest file, and the most rows in it: a school of 5,000 students has 0.6 MB. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_ROWS = 5000;

export const badRowSchema = z.object({
  /** Line of the file, 1 is the header; of a OneRoster zip the line in the file that `field` names. */
  line: z.number().int(),
  /** The column as the file calls it; `users.email` in a OneRoster zip, "" for the whole line. */
  field: z.string(),
  /** What is wrong and what to do, for people, in the request's language. */
  message: z.string(),
});
export type BadRow = z.infer<typeof badRowSchema>;

export const rosterReportSchema = z.object({
  /** Lines below the header; students in a OneRoster zip. */
  rows: z.number().int(),
  bad: z.array(badRowSchema),
  /** Only with `?counts=1`: students who are new, who change, and who stay as they are. */
  created: z.number().int().optional(),
  changed: z.number().int().optional(),
  unchanged: z.number().int().optional(),
  badgeClasses: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** Only of a refused import (422). */
  message: z.string().optional(),
  code: z.string().optional(),
});

const yes = z
  .enum(["0", "1", "true", "false", "on", ""])
  .optional()
  .transform((value) => value === "1" || value === "true" || value === "on");

/** Query of an import; a multipart form sends the same names as fields. */
export const rosterQuerySchema = z.object({
  /** Only checks the file. */
  dryRun: yes,
  /** Adds the counts to the answer. */
  counts: yes,
  /** The administrator's statement: the school consents for its students under 13 (P14). */
  statement: yes,
  schoolConsent: yes,
  /** The version of the notice the administrator was shown (GET /api/admin/consents); needed with the statement. */
  noticeVersion: z.string().max(64).optional(),
});
export type RosterQuery = z.infer<typeof rosterQuerySchema>;

/** Which file an export makes; both are read by an import again. */
export const exportQuerySchema = z.object({ format: z.enum(["csv", "oneroster"]).default("csv") });
export type ExportQuery = z.infer<typeof exportQuerySchema>;
