import { m } from "~/messages/compiled/messages.js";
import type { ReliefTool } from "./emotions";
import type { WhatWorks } from "./relief.server";

const NAMES: Record<ReliefTool, () => string> = {
  talk: m.checkin_works_talk,
  music: m.checkin_works_music,
  drums: m.checkin_works_drums,
};

/** The child's own list of what made it better; empty, it is not there. */
export function WhatWorksCard({ list }: { list: WhatWorks }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="works-heading" className="panel p-4 sm:p-5">
      <h2 id="works-heading" className="text-lg">
        {m.checkin_works_title()}
      </h2>
      <p className="text-sm text-ink-2">{m.checkin_works_text()}</p>
      <dl className="mt-3 grid gap-2">
        {list.map(({ tool, better, total }) => (
          <div key={tool} className="flex flex-wrap justify-between gap-x-4">
            <dt className="font-semibold">{NAMES[tool]()}</dt>
            <dd>{m.checkin_works_line({ better, total })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
