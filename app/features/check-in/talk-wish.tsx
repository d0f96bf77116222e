import { useRevalidator } from "@remix-run/react";
import type { FormEvent } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { useMomentWriter } from "~/ui/time-zone";
import { useApiAction } from "~/ui/use-api-action";
import type { CheckInDay } from "./check-in-day.server";

/** One tap to ask the teacher for a talk, who sees it, and whether the teacher has looked. */
export function TalkWish({ today: { wantsToTalk, seenAt } }: { today: CheckInDay }) {
  const writeTime = useMomentWriter("time");
  const { revalidate } = useRevalidator();
  const { isPending, run } = useApiAction();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { wantsToTalk: !wantsToTalk };
    const put = () => callApi("/api/check-in/today", { method: "PUT", body });
    await run(put, m.checkin_second_failed(), revalidate);
  };
  return (
    <form method="post" action="/api/check-in/today" onSubmit={save} className="talk-wish">
      <input type="hidden" name="wantsToTalk" value={wantsToTalk ? "no" : "yes"} />
      <p role="status" className="text-ink-2">
        {wantsToTalk && <strong className="text-ink">{m.checkin_wish_standing()} </strong>}
        {seenAt ? m.checkin_seen({ time: writeTime(seenAt) }) : m.checkin_not_seen()}
      </p>
      <Button type="submit" size={wantsToTalk ? "small" : "normal"} disabled={isPending}>
        {wantsToTalk ? m.checkin_wish_take_back() : m.checkin_wish()}
      </Button>
      {!wantsToTalk && <p className="w-full text-sm text-ink-2">{m.checkin_wish_who_sees()}</p>}
    </form>
  );
}
