import { m } from "~/messages/compiled/messages.js";
import { COLUMN_MS, type Side, type Spread } from "./engine/spread";

const COLUMN_PX = 26;
const HEIGHT = 190;
const DOT_PX = 9;

/** One dot a hit: its place says how early or late, its colour says it again. */
export function SpreadChart({ spread, missed }: { spread: Spread; missed: number }) {
  const { columns, early, onTime, late } = spread;
  const width = columns.length * COLUMN_PX;
  const tallest = Math.max(1, ...columns.map(({ hits }) => hits.length));
  const pitch = Math.min(2 * DOT_PX + 2, (HEIGHT - 6) / tallest);
  const x = (index: number) => (index + 0.5) * COLUMN_PX;
  const onTimeColumns = columns.flatMap(({ hits }, index) => (hits.includes("on_time") ? [index] : []));
  const [first, last] = [onTimeColumns[0], onTimeColumns.at(-1)];
  const middle = (columns.length - 1) / 2;
  return (
    <figure className="spread">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + 2}`}
        role="img"
        aria-label={m.drums_spread_alt({ early, onTime, late })}
      >
        {first !== undefined && last !== undefined && (
          <rect
            x={x(first) - COLUMN_PX / 2}
            y="0"
            width={(last - first + 1) * COLUMN_PX}
            height={HEIGHT}
            rx="8"
            className="spread-band"
          />
        )}
        <line x1={x(middle)} x2={x(middle)} y1="0" y2={HEIGHT} className="spread-middle" />
        <line x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} className="chart-axis" />
        {columns.map(({ centreMs, hits }, index) =>
          hits.map((side, row) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are only counted
              key={`${centreMs} ${row}`}
              cx={x(index)}
              cy={HEIGHT - DOT_PX - 2 - row * pitch}
              r={DOT_PX}
              className={DOT[side]}
            />
          )),
        )}
      </svg>
      <figcaption className="spread-counts" aria-hidden="true">
        <span>
          <strong>{m.drums_count_early({ count: early })}</strong>
          {m.drums_spread_before({ ms: -(columns[0]?.centreMs ?? COLUMN_MS) })}
        </span>
        <span>
          <strong>{m.drums_count_on_time({ count: onTime })}</strong>
          {missed > 0 && m.drums_count_missed({ count: missed })}
        </span>
        <span>
          <strong>{m.drums_count_late({ count: late })}</strong>
          {m.drums_spread_after({ ms: columns.at(-1)?.centreMs ?? COLUMN_MS })}
        </span>
      </figcaption>
    </figure>
  );
}

const DOT: Record<Side, string> = {
  early: "spread-dot spread-early",
  on_time: "spread-dot spread-on-time",
  late: "spread-dot spread-late",
};
