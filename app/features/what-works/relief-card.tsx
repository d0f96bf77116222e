import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ReliefTool } from "~/features/check-in";
import { loadCodeInTime } from "~/ui/load-code";
import { forgetDoor, takenDoor } from "./relief-note";

const ReliefQuestion = lazy(async () => ({
  default: (await loadCodeInTime(() => import("./relief-question"))).ReliefQuestion,
}));

/** "How is it now?", once one comes back from a door; `isOpen` says whether the dashboard is in view. */
export function ReliefCard({ isOpen }: { isOpen: boolean }) {
  const [asked, setAsked] = useState<{ tool: ReliefTool; time: number } | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const tool = takenDoor();
    setAsked((before) => (tool ? { tool, time: (before?.time ?? 0) + 1 } : null));
  }, [isOpen]);

  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <div className="panel relief-card">
        <ReliefQuestion
          key={asked.time}
          tool={asked.tool}
          headingId="relief-heading"
          onAnswered={() => {
            forgetDoor();
            revalidate();
          }}
        />
      </div>
    </Suspense>
  );
}
