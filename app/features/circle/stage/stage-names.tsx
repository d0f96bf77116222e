import type { CSSProperties } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { Member } from "~live/protocol";
import type { CircleSession, CircleView } from "../circle-session";

/** Half the height the names may take, and how far from the middle they stand, in hundredths of the height. */
const REACH = 45;
const RADIUS = 43;
const NEAREST = 14;
const LEAST_ROWS = 6;

/** Everybody's name around the wheel, lit while its owner plays; on narrow screens a plain list below it. */
export function StageNames({
  view,
  session,
  nearest = NEAREST,
}: {
  view: CircleView;
  session: CircleSession;
  /** How close to the middle a name may stand. */
  nearest?: number;
}) {
  const students = view.members.filter(({ role }) => role === "student");
  const rows = Math.max(LEAST_ROWS, Math.ceil(students.length / 2));
  return (
    <ul className="stage-names" aria-label={m.circle_members_label()}>
      {students.map((member, index) => (
        <StageName
          key={member.memberId}
          member={member}
          style={placeOf(index, rows, nearest)}
          side={index % 2 === 0 ? "left" : "right"}
          isMuted={Boolean(view.circle?.muted.includes(member.memberId))}
          session={session}
        />
      ))}
    </ul>
  );
}

function StageName({
  member,
  style,
  side,
  isMuted,
  session,
}: {
  member: Member;
  style: CSSProperties;
  side: "left" | "right";
  isMuted: boolean;
  session: CircleSession;
}) {
  return (
    <li
      ref={session.avatarRef(member.memberId)}
      className="stage-name"
      style={style}
      data-side={side}
      data-member={member.memberId}
      data-muted={isMuted || undefined}
    >
      <span className="stage-dot" aria-hidden="true" />
      {isMuted ? m.circle_member_muted({ name: member.name }) : member.name}
    </li>
  );
}

/** Rows of one pitch, alternating left and right, each as far out as the wheel's edge wants it. */
function placeOf(index: number, rows: number, nearest: number): CSSProperties {
  const row = Math.floor(index / 2);
  const y = rows === 1 ? 0 : -REACH + (2 * REACH * row) / (rows - 1);
  const x = Math.max(nearest, Math.sqrt(Math.max(0, RADIUS ** 2 - y ** 2)));
  return { "--x": x.toFixed(2), "--y": y.toFixed(2) } as CSSProperties;
}
