import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";

/** What the AI Drummer card promises before one plays (specification, section 2.3). */
const DEFAULT_BPM = 120;

/** The three tools, each in its own light. */
export function ToolCards() {
  return (
    <section aria-label={m.dashboard_tools()} className="grid gap-5 md:grid-cols-3">
      <ToolCard
        href="#ai-coach"
        hue="var(--color-blue)"
        title={m.common_nav_coach()}
        text={m.dashboard_coach_text()}
        action={m.dashboard_coach_action()}
        picture={
          <>
            <path d="M14 50c-9-25 14-42 40-40s40 20 32 42-34 28-52 20L12 82z" />
            <path d="M36 42h.1M52 42h.1M68 42h.1" strokeWidth="9" />
          </>
        }
      />
      <ToolCard
        href="#ai-dj"
        hue="var(--color-violet)"
        title={m.common_nav_dj()}
        text={m.dashboard_dj_text()}
        action={m.dashboard_dj_action()}
        picture={
          <>
            <circle cx="50" cy="46" r="40" />
            <circle cx="50" cy="46" r="27" opacity=".55" />
            <circle cx="50" cy="46" r="14" opacity=".8" />
            <circle cx="50" cy="46" r="3" fill="currentColor" />
          </>
        }
      />
      <ToolCard
        href="#drummer"
        hue="var(--color-red)"
        title={m.common_nav_drummer()}
        text={m.dashboard_drummer_text()}
        detail={`BPM ${DEFAULT_BPM}`}
        action={m.dashboard_drummer_action()}
        picture={
          <>
            <ellipse cx="50" cy="28" rx="42" ry="17" />
            <path d="M8 28v34c0 10 19 18 42 18s42-8 42-18V28M24 42l14 36M50 46v33M76 42 62 78" />
            <path d="M66 22 92 2" />
          </>
        }
      />
    </section>
  );
}

function ToolCard(props: {
  href: string;
  hue: string;
  title: string;
  text: string;
  detail?: string;
  action: string;
  picture: ReactNode;
}) {
  return (
    <a href={props.href} className={`tool-card panel ${hueClass(props.hue)}`}>
      <h2 className="text-[1.375rem]">{props.title}</h2>
      <p className="text-ink-2">{props.text}</p>
      {props.detail && <p className="font-display font-semibold">{props.detail}</p>}
      <div className="mt-auto flex items-end justify-between gap-3 pt-4">
        <span className="tool-card-action">
          {props.action} <span aria-hidden="true">→</span>
        </span>
        <svg
          viewBox="0 0 100 92"
          width="88"
          height="80"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="tool-card-picture"
        >
          {props.picture}
        </svg>
      </div>
    </a>
  );
}
