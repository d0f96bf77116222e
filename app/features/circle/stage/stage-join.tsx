import { m } from "~/messages/compiled/messages.js";

export type JoinView = { joinCode: string; joinHost: string; qr: { size: number; path: string } };

/** How to come in, readable from the last row. */
export function StageJoin({ join, count, isLarge }: { join: JoinView; count: number; isLarge: boolean }) {
  const { joinCode, joinHost, qr } = join;
  const quiet = 4;
  return (
    <section className="stage-join" data-large={isLarge || undefined} aria-label={m.circle_stage_join()}>
      <p className="stage-join-lead">
        {m.circle_stage_join()} <span>{m.circle_here({ count })}</span>
      </p>
      <p className="stage-code">
        {joinCode.split("-").map((half) => (
          <span key={half}>{half}</span>
        ))}
      </p>
      <svg
        viewBox={`${-quiet} ${-quiet} ${qr.size + 2 * quiet} ${qr.size + 2 * quiet}`}
        className="stage-qr"
        role="img"
        aria-label={m.circle_stage_qr({ code: joinCode })}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="stage-join-host">{joinHost}</p>
    </section>
  );
}
