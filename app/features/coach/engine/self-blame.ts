import { notTheirs } from "./topics";
import type { Reading, SituationId } from "./types";

/** A child who blames itself for what is no child's doing. */
export const blamesItself = ({ says }: Pick<Reading, "says">, situation: SituationId | null): boolean =>
  situation !== null && notTheirs.has(situation) && says.has("blames_self");
