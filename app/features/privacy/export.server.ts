import { eq, sql } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { decideIf } from "~/db/decide.server";
import type { Db } from "~/db/index.server";
import { readOwnedRows } from "~/db/owned-rows";
import { dataRequests, tracks } from "~/db/schema";
import { audioKeyOf } from "~/features/music/index.server";
import { isAboutTheHome, kindsHiddenFromParents } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { RequestContext, UserRow } from "~/platform/context.server";
import { momentWriter } from "~/platform/date-text";
import type { Locale } from "~/platform/languages";
import { queueMail } from "~/platform/outbox.server";
import { exportMail } from "./export-mail";

export const exportKey = (requestId: string) => `exports/${requestId}.zip`;

/** Rendered tracks put into one archive at most, so that it fits a Worker's memory. */
const MAX_AUDIO_BYTES = 40 * 1024 * 1024;

/**
 * Makes the archive: every row as JSON, the same as a page one can read, and the rendered tracks. Then marks
 * the request ready and mails its asker where it is, in one batch. Running it again makes the same archive again.
 */
export async function buildExport(
  { db, env, clock, origin }: Pick<RequestContext, "db" | "env" | "clock" | "origin">,
  { owner, asker }: { owner: UserRow; asker: UserRow },
  requestId: string,
  expiresAt: Date,
): Promise<void> {
  const everything = await readOwnedRows(db, owner.id);
  const readable = asker.id === owner.id ? everything : withoutDisclosures(everything);
  const rowsByTable = withoutAlerts(readable, owner);
  const { locale } = asker;
  const files: Record<string, Uint8Array> = {
    "data.json": strToU8(JSON.stringify(rowsByTable, null, 2)),
    "data.html": strToU8(toPage(rowsByTable, owner.timeZone, locale)),
  };
  let audioBytes = 0;
  for (const key of await trackKeysOf(db, owner.id)) {
    const object = await env.FILES.get(key);
    if (!object || audioBytes + object.size > MAX_AUDIO_BYTES) continue;
    audioBytes += object.size;
    files[`tracks/${key.replace(/^tracks\//, "").replace(/\//g, "-")}`] = new Uint8Array(
      await object.arrayBuffer(),
    );
  }
  // Level 0: audio does not shrink, and the rest is small.
  await env.FILES.put(exportKey(requestId), zipSync(files, { level: 0 }));

  const letter = exportMail({ url: `${origin}/api/privacy/data-export/${requestId}`, locale });
  // Made twice (the page's own work and the clock's), it is announced once.
  const isOpen = sql`exists (select 1 from ${dataRequests} where ${dataRequests.id} = ${requestId}
    and ${dataRequests.userId} = ${owner.id} and ${dataRequests.status} = 'open')`;
  await decideIf(db, isOpen, [
    db.update(dataRequests).set({ status: "ready", expiresAt }).where(eq(dataRequests.id, requestId)),
    queueMail(
      db,
      {
        kind: "data_export",
        to: asker.email,
        userId: asker.id,
        ...letter,
      },
      clock,
    ),
  ]);
}

type RowsByTable = Record<string, Record<string, unknown>[]>;

/**
 * Alerts stay with the school's counselors: a copy that a family may read must not show that there was one,
 * neither as an event nor as a mail or a line of the log (K14). Of mail only the person's own is
 * theirs; a letter to a parent holds the link that decides.
 */
function withoutAlerts(rowsByTable: RowsByTable, user: UserRow): RowsByTable {
  const {
    safety_events: _events,
    safety_updates: _updates,
    audit_log: log = [],
    outbox: mails = [],
    ...rest
  } = rowsByTable;
  const isAlert = (name: unknown) => String(name).startsWith("safety_");
  return {
    ...rest,
    audit_log: log.filter((line) => !isAlert(line.action)),
    outbox: mails.filter((mail) => mail.recipient === user.email && !isAlert(mail.kind)),
  };
}

type FlaggedRow = {
  id?: unknown;
  conversationId?: unknown;
  safety?: { category?: string } | null;
  riskState?: { open?: { category?: string } | null } | null;
};

/**
 * A parent's copy leaves out what the child said about abuse or danger at home, with the whole talk around it, and
 * then every other talk that was flagged: that goes to the school and never to the parent (K14).
 */
function withoutDisclosures(rowsByTable: RowsByTable): RowsByTable {
  const isKept = (rowsByTable.safety_events ?? []).some(isAboutTheHome);
  const isDisclosure = (category: string | undefined) =>
    category !== undefined && (isKept || kindsHiddenFromParents.some((each) => each === category));
  const rowsOf = (table: string) => (rowsByTable[table] ?? []) as FlaggedRow[];
  const hidden = new Set<unknown>([
    ...(rowsByTable.safety_events ?? [])
      .filter((event) => isDisclosure(String(event.category)))
      .map((event) => event.sourceId),
    ...rowsOf("conversations")
      .filter((talk) => isDisclosure(talk.riskState?.open?.category))
      .map((talk) => talk.id),
    ...rowsOf("coach_messages")
      .filter((message) => isDisclosure(message.safety?.category))
      .map((message) => message.conversationId),
  ]);
  const isReadable = (row: FlaggedRow) => !hidden.has(row.id) && !hidden.has(row.conversationId);
  return Object.fromEntries(
    Object.entries(rowsByTable).map(([table, rows]) => [table, rows.filter(isReadable)]),
  );
}

/** Keys of the user's rendered tracks; one that was never played may not be there. */
export async function trackKeysOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: tracks.id, engineVersion: tracks.engineVersion })
    .from(tracks)
    .where(eq(tracks.userId, userId));
  return rows.map((row) => audioKeyOf(row.id, row.engineVersion));
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Every table as a heading with its rows, readable without any program but a browser. Times are those on the clock
 * of whose data it is; `data.json` has them in UTC.
 */
function toPage(rowsByTable: RowsByTable, timeZone: string, locale: Locale): string {
  const title = m.privacy_archive_title({}, { locale });
  const writeMoment = momentWriter("moment", timeZone, locale);
  const toText = (value: unknown): string => {
    if (value === null || value === undefined) return "";
    if (value instanceof Date) return writeMoment(value);
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  };
  const sections = Object.entries(rowsByTable)
    .filter(([, rows]) => rows.length > 0)
    .map(([table, rows]) => {
      const names = Object.keys(rows[0] ?? {});
      const head = names.map((name) => `<th>${escapeHtml(name)}</th>`).join("");
      const body = rows
        .map((row) => `<tr>${names.map((name) => `<td>${escapeHtml(toText(row[name]))}</td>`).join("")}</tr>`)
        .join("\n");
      return `<h2>${escapeHtml(table)}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
    });
  const style =
    "body{font:16px system-ui;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem;text-align:left;vertical-align:top}";
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1><p>${escapeHtml(m.privacy_archive_times({ zone: timeZone }, { locale }))}</p>${sections.join("\n")}</html>`;
}
