import { useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { hueClass } from "~/ui/look";
import type { ActivityViewOf } from "../lesson-view";

const hueOfPath = {
  helps: "var(--color-mint)",
  mixed: "var(--color-amber)",
  hurts: "var(--color-red)",
} as const;
const textOfPath = {
  helps: m.learning_path_helps,
  mixed: m.learning_path_mixed,
  hurts: m.learning_path_hurts,
} as const;

/** A story with ways to go; each opens to what happens then. Native disclosures, so it needs no script. */
export function Scenario({ activity, onReady }: { activity: ActivityViewOf<"scenario">; onReady(): void }) {
  const { story, choices } = activity.content;
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const look = (index: number) => {
    setOpened(new Set([...opened, index]));
    onReady();
  };
  return (
    <div className="grid gap-4">
      <p lang={contentLang()} className="lesson-text">
        {story}
      </p>
      <p className="font-display text-lg font-semibold">{m.learning_scenario_ask()}</p>
      {choices.map((choice, index) => (
        <details
          key={choice.text}
          name={`choice-${activity.id}`}
          className={`story-choice ${hueClass(hueOfPath[choice.path])}`}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; its click comes before the toggle event */}
          <summary lang={contentLang()} onClick={() => look(index)}>
            {choice.text}
          </summary>
          <div>
            <p lang={contentLang()}>{choice.result}</p>
            <p className="mt-2 text-ink-2">{textOfPath[choice.path]()}</p>
          </div>
        </details>
      ))}
      <p role="status" className="text-ink-2">
        {opened.size > 0 && opened.size < choices.length && m.learning_scenario_more()}
      </p>
    </div>
  );
}
