import type { Db } from "~/db/index.server";
import { consentLedger } from "~/db/schema";
import { sha256Hex } from "~/platform/hash.server";
import { createId } from "~/platform/ids";
import type { ConsentMethod } from "./methods";
import { NOTICE_EDITION, noticeBlocks } from "./notice";

export type LedgerEntry = {
  childId: string;
  requestId: string | null;
  decision: "granted" | "declined" | "revoked";
  method: ConsentMethod;
  decidedBy: string;
  schoolId?: string;
  choices: Record<string, boolean>;
};

/**
 * The statement that adds a decision to the append-only ledger, under `noticeVersion()` of today.
 * Not async: awaiting a statement would run it.
 */
export function ledgerStatement(db: Db, entry: LedgerEntry, version: string, now: Date) {
  return db.insert(consentLedger).values({
    id: createId(),
    ...entry,
    schoolId: entry.schoolId ?? null,
    noticeVersion: version,
    createdAt: now,
  });
}

/** Edition of the notice and a hash of its words in both languages: a changed word is another version. */
export async function noticeVersion(): Promise<string> {
  const facts = { childFirstName: "{child}", noticeUrl: "{notice}" };
  const fromSchool = { ...facts, schoolName: "{school}" };
  const words = JSON.stringify(
    [facts, fromSchool].flatMap((each) => [noticeBlocks("en", each), noticeBlocks("es", each)]),
  );
  return `${NOTICE_EDITION}.${(await sha256Hex(words)).slice(0, 16)}`;
}
