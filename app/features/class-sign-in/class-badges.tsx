import { useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { Details } from "~/ui/details";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";

type Holder = { studentId: string; firstName: string; lastName: string; hasBadge: boolean };

/** Sign-in badges of one class: print them all, void a lost one. The list is read when it is opened. */
export function ClassBadges({ classroomId, className }: { classroomId: string; className: string }) {
  const path = `/api/classrooms/${classroomId}/badges`;
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const [holders, setHolders] = useState<Holder[] | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (handleUnauthorized(error)) return;
      toast({
        title: m.common_error(),
        description: m.common_something_went_wrong(),
        variant: "destructive",
      });
    }
  };
  const load = () => attempt(async () => setHolders(await callApi<Holder[]>(path)));
  const cancel = ({ studentId, firstName }: Holder) =>
    attempt(async () => {
      await callApi(`${path}/${studentId}`, { method: "DELETE" });
      toast({ title: m.badge_voided({ name: firstName }) });
      await load();
    });

  const withBadge = holders?.filter(({ hasBadge }) => hasBadge) ?? [];
  return (
    <Details className="mt-3" onOpen={load}>
      <summary className="font-semibold" aria-label={`${m.badges_title()}, ${className}`}>
        {m.badges_title()}
      </summary>
      <p className="mt-2 text-sm text-ink-2">{m.badges_hint()}</p>
      <form method="post" action={path} target="_blank" className="mt-3" rel="noopener">
        <Button type="submit" size="small">
          {m.badges_print()}
        </Button>
      </form>
      {withBadge.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {withBadge.map((holder) => (
            <li key={holder.studentId} className="flex flex-wrap items-center justify-between gap-2">
              {holder.firstName} {holder.lastName}
              <Button
                size="small"
                onClick={() => cancel(holder)}
                aria-label={`${m.badge_cancel()}: ${holder.firstName} ${holder.lastName}`}
              >
                {m.badge_cancel()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Details>
  );
}
