import { useState } from "react";
import { FeelingPicker, KeptCheckIn, LAST_GRADE_WITH_FOUR, useKeptCheckIn } from "~/features/check-in";
import { type DeviceOwner, hasAnswered, useOutbox } from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";

/** The day's check-in without a network: kept, and sent for this very person. */
export function OfflineCheckIn({ owner }: { owner: DeviceOwner }) {
  const kept = useKeptCheckIn(owner.timeZone);
  const [isSent, setIsSent] = useState(false);
  useOutbox((sent) => {
    if (sent.some(({ entry }) => entry.kind === "check-in")) setIsSent(true);
  });
  if (kept) {
    return (
      <Card id="check-in" title={m.offline_check_in_title()}>
        <KeptCheckIn kept={kept} />
      </Card>
    );
  }
  if (isSent || hasAnswered(owner, Date.now())) return null;
  return (
    <Card id="check-in" title={m.offline_check_in_title()} className="card-lit">
      <FeelingPicker
        isChange={false}
        hasFewFirst={owner.grade !== null && owner.grade <= LAST_GRADE_WITH_FOUR}
        onAnswered={() => setIsSent(true)}
      />
    </Card>
  );
}
