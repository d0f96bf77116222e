import type { ReliefTool } from "~/features/check-in";
import { m } from "~/messages/compiled/messages.js";
import type { WhatWorks } from "./relief.server";

const NAMES: Record<ReliefTool, () => string> = {
  talk: m.checkin_works_talk,
  music: m.checkin_works_music,
  drums: m.checkin_works_drums,
};

/** The check-in's part of "What works for me" on the dashboard, and the way to the whole list. */
export function WhatWorksCard({ list }: { list: WhatWorks }) {
  return (
    <section
      aria-labelledby="works-heading"
      className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:p-5"
    >
      <h2 id="works-heading" className="text-lg">
        {m.checkin_works_title()}
      </h2>
      {list.length > 0 && (
        <div className="w-full">
          <p className="text-sm text-ink-2">{m.checkin_works_text()}</p>
          <FiguresList list={list} />
        </div>
      )}
      <p>
        <a href="/what-works" className="button button-small button-quiet">
          {m.works_open()}
        </a>
      </p>
    </section>
  );
}

/** How often each tool made it better. */
export function FiguresList({ list }: { list: WhatWorks }) {
  return (
    <dl className="mt-3 grid gap-2">
      {list.map(({ tool, better, total }) => (
        <div key={tool} className="flex flex-wrap justify-between gap-x-4">
          <dt className="font-semibold">{NAMES[tool]()}</dt>
          <dd>{m.checkin_works_line({ better, total })}</dd>
        </div>
      ))}
    </dl>
  );
}
