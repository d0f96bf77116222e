import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { useMomentWriter } from "~/ui/time-zone";
import { modeName } from "./drum-texts";
import type { DrumSession } from "./drums.schema";

const SHOWN = 20;
const WIDTH = 640;
const HEIGHT = 150;

/** The last sessions as a small chart of scores, and the same as a table. */
export default function DrumHistory({ savedCount }: { savedCount: number }) {
  const [sessions, setSessions] = useState<DrumSession[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const writeDay = useMomentWriter("short");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly saved session is the reason to read again
  useEffect(() => {
    const leaving = new AbortController();
    callApi<DrumSession[]>("/api/ai-drummer/sessions", { signal: leaving.signal })
      .then((list) => {
        setSessions(list.slice(0, SHOWN));
        setHasFailed(false);
      })
      .catch(() => {
        if (!leaving.signal.aborted) setHasFailed(true);
      });
    return () => leaving.abort();
  }, [savedCount]);

  if (hasFailed) return <p className="text-ink-2">{m.drums_history_failed()}</p>;
  if (!sessions) return <p className="text-ink-2">{m.common_loading()}</p>;
  if (sessions.length === 0) return <p className="text-ink-2">{m.drums_history_empty()}</p>;
  return (
    <div className="grid gap-4">
      {sessions.length > 1 && <ScoreChart sessions={[...sessions].reverse()} />}
      <div className="overflow-x-auto">
        <table className="history-table">
          <thead>
            <tr>
              <th scope="col">{m.drums_history_day()}</th>
              <th scope="col">{m.drums_history_game()}</th>
              <th scope="col">{m.drums_score()}</th>
              <th scope="col">{m.drums_stat_on_time()}</th>
              <th scope="col">BPM</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <td>{writeDay(session.createdAt)}</td>
                <td>{modeName(session.gameMode)}</td>
                <td>{session.score}</td>
                <td>{session.timing ? `${session.timing.onTimePercent}%` : "–"}</td>
                <td>{session.timing?.topBpm ?? session.bpm}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function ScoreChart({ sessions }: { sessions: DrumSession[] }) {
  const top = Math.max(1, ...sessions.map((session) => session.score));
  const gap = WIDTH / sessions.length;
  const barWidth = Math.min(44, gap * 0.62);
  const first = sessions[0]!;
  const last = sessions.at(-1)!;
  const label = m.drums_history_alt({ count: sessions.length, first: first.score, last: last.score });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="history-chart">
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="chart-axis" />
      {sessions.map((session, index) => {
        const height = Math.max(3, (session.score / top) * (HEIGHT - 34));
        const x = (index + 0.5) * gap;
        return (
          <g key={session.id}>
            <rect
              x={x - barWidth / 2}
              y={HEIGHT - height}
              width={barWidth}
              height={height}
              rx="5"
              className={session === last ? "history-bar history-bar-last" : "history-bar"}
            />
            {(session === last || session.score === top) && (
              <text x={x} y={HEIGHT - height - 8} textAnchor="middle">
                {session.score}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
