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

/** What an import compares a file with, read at one moment. */
export type SchoolNow = {
  id: string;
  name: string;
  timeZone: string;
  rosterVersion: number;
  /** The administrator who imports leads the new classes for which the file names no teacher. */
  adminId: string;
  people: KnownPerson[];
  classes: KnownClass[];
  /** Teachers of the school whose address is confirmed. */
  teacherIds: Map<string, string>;
  /** By student. */
  seats: Map<string, KnownSeat[]>;
  /** Consent mails of the last day, by address. */
  mailsToday: Map<string, number>;
};
