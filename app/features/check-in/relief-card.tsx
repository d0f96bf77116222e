import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { useApiAction } from "~/ui/use-api-action";
import { RELIEF_RESULTS, type ReliefResult, type ReliefTool } from "./emotions";
import { forgetDoor, takenDoor } from "./relief-note";

const LABELS: Record<ReliefResult, () => string> = {
  worse: m.checkin_relief_worse,
  same: m.checkin_relief_same,
  better: m.checkin_relief_better,
};

/** "How is it now?", once one comes back from a door; `isOpen` says whether the dashboard is in view. */
export function ReliefCard({ isOpen }: { isOpen: boolean }) {
  const [tool, setTool] = useState<ReliefTool | null>(null);
  const [said, setSaid] = useState<ReliefResult | null>(null);
  const { isPending, run } = useApiAction();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const taken = takenDoor();
    if (taken) setSaid(null);
    setTool(taken);
  }, [isOpen]);

  if (said) {
    return (
      <p role="status" className="panel p-4">
        {said === "worse" ? m.checkin_relief_worse_text() : m.checkin_relief_thanks()}
      </p>
    );
  }
  if (!tool) return null;
  const answer = async (result: ReliefResult) => {
    const done = await run(
      () => callApi("/api/check-in/relief", { body: { tool, result } }),
      m.checkin_relief_failed(),
    );
    if (!done) return;
    forgetDoor();
    setSaid(result);
    revalidate();
  };
  return (
    <section aria-labelledby="relief-heading" className="panel relief">
      <div>
        <h2 id="relief-heading" className="text-lg">
          {m.checkin_relief_title()}
        </h2>
        <p className="text-ink-2">{m.checkin_relief_private()}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {RELIEF_RESULTS.map((result) => (
          <Button key={result} disabled={isPending} onClick={() => answer(result)}>
            {LABELS[result]()}
          </Button>
        ))}
      </div>
    </section>
  );
}
