import type { z } from "zod";
import type {
  abouts,
  afterCrisisIds,
  ageBands,
  answerIds,
  answersSchema,
  complaintIds,
  complaintsSchema,
  feelingIds,
  feelingWordsSchema,
  flowIds,
  intentsSchema,
  memoryIds,
  momentsSchema,
  moveIds,
  nounsSchema,
  peopleSchema,
  questionsSchema,
  quickReplyIds,
  skillIds,
  skillSchema,
  specialIds,
  thingsSchema,
  topicSchema,
  traits,
} from "./content.schema";

// What the compiled content (compiled/content.ts) is made of.

type NameOf<Names extends readonly string[]> = Names[number];
export type AgeBand = NameOf<typeof ageBands>;
export type Trait = NameOf<typeof traits>;
export type About = NameOf<typeof abouts>;
export type SkillId = NameOf<typeof skillIds>;
export type FeelingId = NameOf<typeof feelingIds>;
export type FlowId = NameOf<typeof flowIds>;
export type SpecialId = NameOf<typeof specialIds>;
export type MemoryId = NameOf<typeof memoryIds>;
export type AnswerId = NameOf<typeof answerIds>;
export type ComplaintId = NameOf<typeof complaintIds>;
export type MoveId = NameOf<typeof moveIds>;
export type AfterCrisisId = NameOf<typeof afterCrisisIds>;
export type QuickReplyId = NameOf<typeof quickReplyIds>;

/** One line, English and Spanish side by side. May hold {feeling}, {who} and the other slots of engine/choose.ts. */
export type Line = readonly [en: string, es: string];
/** Lines by the ages they are for; 16-18 only where they differ from 13-15. */
export type LinesByBand = { readonly [Band in Exclude<AgeBand, "16-18">]: readonly Line[] } & {
  readonly "16-18"?: readonly Line[];
};

/** A file's content as the module holds it: every English and Spanish pair a line. */
type Compiled<Value> = Value extends { en: string; es: string }
  ? Line
  : Value extends (infer Item)[]
    ? readonly Compiled<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Compiled<Value[Key]> }
      : Value;

export type Moment = Compiled<Omit<z.infer<typeof momentsSchema>[number], "examples">>;
export type Topic = Compiled<Omit<z.infer<typeof topicSchema>, "examples" | "moments">> & {
  readonly moments: readonly Moment[];
};
/** With its names in what is said of any skill (skill-talk.yaml). */
export type Skill = Compiled<Omit<z.infer<typeof skillSchema>, "tried">> & {
  readonly failed: readonly string[];
};
/** How a move is heard, what is said to it, and an open question that fits it. */
export type Move = {
  readonly told: readonly string[];
  readonly say: LinesByBand;
  readonly ask?: LinesByBand;
};
export type Question = Compiled<z.infer<typeof questionsSchema>[number]>;
export type AnswerEntry = Compiled<z.infer<typeof answersSchema>[number]>;
export type ComplaintEntry = Compiled<z.infer<typeof complaintsSchema>[number]>;
export type IntentEntry = Compiled<z.infer<typeof intentsSchema>[number]>;
export type Nouns = z.infer<typeof nounsSchema>;
export type FeelingWords = Compiled<z.infer<typeof feelingWordsSchema>>;
export type Person = Compiled<z.infer<typeof peopleSchema>[number]>;
export type Thing = Compiled<z.infer<typeof thingsSchema>[number]>;
