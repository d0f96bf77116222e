import { Suspense, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Details } from "~/ui/details";
import { lazyPart } from "~/ui/lazy-part";
import type { CheckInDay } from "./check-in-day.server";

const SecondStepForm = lazyPart<{ today: CheckInDay; timeZone: string }>(async () => ({
  default: (await import("./second-step-form")).SecondStepForm,
}));

/** The optional second step; its questions come when it is opened, which most days it is not. */
export function SecondStep({ today, timeZone }: { today: CheckInDay; timeZone: string }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Details className="script-only second-step" onOpen={() => setWanted(true)}>
      <summary className="text-button">{m.checkin_second_title()}</summary>
      {isWanted && (
        <Suspense fallback={<p role="status">{m.common_loading()}</p>}>
          <SecondStepForm today={today} timeZone={timeZone} />
        </Suspense>
      )}
    </Details>
  );
}
