/** The styles a student can play along with; `ambient` has too little beat for that. */
export const GROOVE_STYLES = ["african_american", "gospel", "jazz", "contemporary_urban"] as const;
export type GrooveStyle = (typeof GROOVE_STYLES)[number];
