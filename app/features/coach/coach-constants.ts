/** The specification's title of a new talk; shown in the reader's language, stored as it is. */
export const newConversationTitle = "New Conversation";
/** Where a talk is read on the page. */
export const talkPlace = (id: string): string => `/?conversation=${id}#ai-coach`;
export const messageLength = 1000;
/** Bounds of the minutes a day that a parent or a school may set (K22). */
export const fewestMinutes = 5;
export const mostMinutes = 240;
export const mostChoices = 5;
/** What a button under a reply may open. */
export const coachLinkTools = [
  "dj",
  "drummer",
  "breath",
  "lesson",
  "check_in",
  "help",
  "learning",
  "profile",
  "settings",
  "coach",
  "what_works",
] as const;
export type CoachLinkTool = (typeof coachLinkTools)[number];
