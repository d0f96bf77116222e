import type { CSSProperties } from "react";
import { m } from "~/messages/compiled/messages.js";
import type { Member } from "~live/protocol";
import type { CircleSession, CircleView } from "./circle-session";

/** More pictures than this are smaller: a whole class is in sight on a phone. */
const MANY = 24;

/** Everybody in the circle; a picture glows while its owner plays. Lights are set past React, on the element. */
export function MemberRing({
  view,
  session,
  memberId,
}: {
  view: CircleView;
  session: CircleSession | null;
  memberId: string;
}) {
  const isMuted = (id: string) => Boolean(view.circle?.muted.includes(id));
  return (
    <ul
      className="member-ring"
      aria-label={m.circle_members_label()}
      data-many={view.members.length > MANY || undefined}
      // Nobody is known before the page runs: the server sends no style attribute.
      style={view.members.length > 0 ? ({ "--count": view.members.length } as CSSProperties) : undefined}
    >
      {view.members.map((member, index) => (
        <li
          key={member.memberId}
          style={{ "--place": index } as CSSProperties}
          title={describe(member, memberId, isMuted(member.memberId))}
        >
          <span
            className="avatar"
            ref={session?.avatarRef(member.memberId)}
            data-member={member.memberId}
            data-own={member.memberId === memberId || undefined}
            data-role={member.role}
            data-muted={isMuted(member.memberId) || undefined}
            aria-hidden="true"
          >
            {initialsOf(member.name)}
          </span>
          <span className="sr-only">{describe(member, memberId, isMuted(member.memberId))}</span>
        </li>
      ))}
    </ul>
  );
}

function describe({ memberId, name, role }: Member, ownId: string, isMuted: boolean): string {
  if (memberId === ownId) return m.circle_member_you({ name });
  if (isMuted) return m.circle_member_muted({ name });
  return role === "teacher" ? m.circle_member_teacher({ name }) : name;
}

/** Two letters for a picture: of both words of a name, or the first two of a single one. */
function initialsOf(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  const letters = second ? `${[...first][0] ?? ""}${[...second][0] ?? ""}` : [...first].slice(0, 2).join("");
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
