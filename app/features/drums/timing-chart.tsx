import { m } from "~/messages/compiled/messages.js";
import { PAD_HUE, padName } from "./drum-texts";
import type { Judgement } from "./engine/judge";
import { PAD_IDS, type PadId } from "./engine/pads";
import type { Round, RoundResult } from "./engine/round";

const WIDTH = 640;
const HEIGHT = 200;
const MIDDLE = HEIGHT / 2;
const LEFT = 46;
const MIN_RANGE_MS = 100;

/** Each hit of a round as a dot: left to right through the bars, above the line early, below late. */
export function TimingChart({ round, result }: { round: Pick<Round, "tempo">; result: RoundResult }) {
  const hits = result.judgements.filter((judgement) => judgement.kind === "note");
  const barOf = (timeSec: number) => round.tempo.beatAtTime(timeSec) / 4;
  const bars = Math.max(1, Math.ceil(Math.max(0, ...hits.map((hit) => barOf(hit.noteTimeSec))) + 0.01));
  const rangeMs = Math.max(MIN_RANGE_MS, ...hits.map((hit) => Math.abs(hit.errorMs)));
  const x = (hit: NoteHit) => LEFT + (barOf(hit.noteTimeSec) / bars) * (WIDTH - LEFT - 10);
  const y = (errorMs: number) => MIDDLE + (errorMs / rangeMs) * (MIDDLE - 16);
  const { medianErrorMs, steadinessMs } = result.report.stats;
  return (
    <figure className="timing-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={m.drums_chart_alt({ hits: hits.length, median: medianErrorMs, spread: steadinessMs })}
      >
        <rect
          x={LEFT}
          y={y(-45)}
          width={WIDTH - LEFT}
          height={y(45) - y(-45)}
          rx="6"
          className="chart-band"
        />
        <line x1={LEFT} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} className="chart-axis" />
        {Array.from({ length: bars }, (_, bar) => LEFT + (bar / bars) * (WIDTH - LEFT - 10)).map((barX) => (
          <line key={barX} x1={barX} x2={barX} y1="8" y2={HEIGHT - 8} className="chart-bar" />
        ))}
        <text x="0" y="24">
          {m.drums_chart_early()}
        </text>
        <text x="0" y={MIDDLE + 5}>
          {m.drums_chart_on_beat()}
        </text>
        <text x="0" y={HEIGHT - 14}>
          {m.drums_chart_late()}
        </text>
        {hits.map((hit) => (
          <circle
            key={hit.noteId}
            cx={x(hit)}
            cy={y(hit.errorMs)}
            r="6"
            style={{ fill: PAD_HUE[hit.padId] }}
            className="chart-dot"
          />
        ))}
      </svg>
      <figcaption className="chart-legend">
        {PAD_IDS.filter((padId) => hits.some((hit) => hit.padId === padId)).map((padId) => (
          <LegendEntry key={padId} padId={padId} />
        ))}
      </figcaption>
    </figure>
  );
}

type NoteHit = Extract<Judgement, { kind: "note" }>;

function LegendEntry({ padId }: { padId: PadId }) {
  return (
    <span>
      <span className="legend-dot" style={{ background: PAD_HUE[padId] }} aria-hidden="true" />
      {padName(padId)}
    </span>
  );
}
