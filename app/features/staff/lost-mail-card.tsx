import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import { Card } from "~/ui/card";
import type { LostMail } from "./lost-mail.server";

/** Tells an administrator that mail did not arrive and what to do about it. */
export function LostMailCard({ lost }: { lost: LostMail | null }) {
  if (!lost) return null;
  return (
    <Card id="lost-mail" title={m.staff_lost_mail_title()}>
      <p>{m.staff_lost_mail_count({ count: lost.count, date: dayWriter("long")(lost.newestOn) })}</p>
      <p className="text-ink-2">{m.staff_lost_mail_how()}</p>
    </Card>
  );
}
