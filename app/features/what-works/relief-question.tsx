import { useState } from "react";
import { RELIEF_RESULTS, type ReliefResult, type ReliefTool } from "~/features/check-in";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { useApiAction } from "~/ui/use-api-action";

const LABELS: Record<ReliefResult, () => string> = {
  worse: m.checkin_relief_worse,
  same: m.checkin_relief_same,
  better: m.checkin_relief_better,
};

/** "How is it now?" in words, one tap; wherever it is asked, and with one answer a tool and day. */
export function ReliefQuestion(props: {
  tool: ReliefTool;
  headingId: string;
  onAnswered: (result: ReliefResult) => void;
}) {
  const [said, setSaid] = useState<ReliefResult | null>(null);
  const { isPending, run } = useApiAction();
  if (said) {
    return (
      <p role="status">{said === "worse" ? m.checkin_relief_worse_text() : m.checkin_relief_thanks()}</p>
    );
  }
  const answer = async (result: ReliefResult) => {
    const done = await run(
      () => callApi("/api/check-in/relief", { body: { tool: props.tool, result } }),
      m.checkin_relief_failed(),
    );
    if (!done) return;
    setSaid(result);
    props.onAnswered(result);
  };
  return (
    <section aria-labelledby={props.headingId} className="relief">
      <div>
        <h2 id={props.headingId} className="text-lg">
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
