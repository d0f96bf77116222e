import { stripFillers } from "../../../child-language/phrase";

/** A normalised sentence without the words that weigh nothing, and without the marks: how whole sentences are compared. */
export const bareSentence = (normalized: string): string =>
  stripFillers(normalized.replaceAll("|", " ").replaceAll("any more", "anymore")).trim();
