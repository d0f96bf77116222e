/** A person the file may mean, as the database knows them. */
export type KnownPerson = {
  id: string;
  userType: string;
  schoolId: string | null;
  rosterId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  grade: number | null;
  dateOfBirth: string | null;
  timeZone: string;
  consent: "not_required" | "pending" | "granted" | "declined" | "revoked";
  /** The school behind the last decision about consent; null for a parent's and for none. */
  speaker: string | null;
  /** Has signed in, or has a password or a provider: its address does not change any more. */
  isInUse: boolean;
};

export type KnownClass = { id: string; key: string; teacherId: string };
export type KnownSeat = {
  classroomId: string;
  status: "invited" | "active" | "declined" | "removed";
  isRostered: boolean;
};

/** Somebody who imports and must gain no sight of a child by it. */
export type RosterKeeper = {
  id: string;
  /** Whose mailbox it is (`normalizeMailbox`). */
  mailbox: string;
  /** Classes they lead in any way, also on days to come. */
  ledClassIds: Set<string>;
};

/** What an import compares a file with, read at one moment. */
export type SchoolNow = {
  id: string;
  name: string;
  timeZone: string;
  rosterVersion: number;
  /**
   * The administrator who leads the new classes for which the file names no teacher: whoever imports, or for a technical
   * administrator one of the school's; null where the school has none.
   */
  adminId: string | null;
  /** A technical administrator who imports; null where the school's administrator does. */
  keeper: RosterKeeper | null;
  people: KnownPerson[];
  classes: KnownClass[];
  /** Teachers of the school whose address is confirmed. */
  teacherIds: Map<string, string>;
  /** By student. */
  seats: Map<string, KnownSeat[]>;
  /** Consent mails of the last day, by address. */
  mailsToday: Map<string, number>;
};
