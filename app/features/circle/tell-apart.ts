import type { Member } from "~live/protocol";

/**
 * The members as they are shown: who shares a name with others gets a number behind it ("Ana", "Ana 2"), the same one
 * whatever the order in which they came. The room itself knows them by their ids.
 */
export function tellApart(members: readonly Member[]): Member[] {
  const numbers = new Map<string, number>();
  const seen = new Map<string, number>();
  for (const { memberId, name } of [...members].sort((one, other) => compare(one.memberId, other.memberId))) {
    const key = name.trim().toLowerCase();
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    numbers.set(memberId, number);
  }
  return members.map((member) => {
    const number = numbers.get(member.memberId) ?? 1;
    return number > 1 ? { ...member, name: `${member.name.trim()} ${number}` } : member;
  });
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
