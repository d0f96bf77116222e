import { notTheirs } from "./topics";
import type { SituationId } from "./types";

/** Blaming oneself; somebody else's words for it ("she says its my fault") are none. */
const ownFault =
  /\b(?:my (?:own )?fault|because of me|blam(?:e|ing) myself|i (?:caused|started|made) (?:it|this|them)(?: happen| fight| leave)?|(?:es|fue|sea|sera|por) (?:todo )?(?:mi culpa|por mi)|por mi culpa|mi culpa|me culpo)\b/;
const nobodysFault =
  /\b(?:not|never|no) (?:\w+ ){0,2}(?:my fault|mi culpa|because of me)|\b(?:said|says|told me|thinks|dice|dicen|dijo)\b.*(?:fault|culpa)/;

/** A child who blames itself for what is no child's doing. */
export const blamesItself = (text: string, situation: SituationId | null): boolean =>
  situation !== null && notTheirs.has(situation) && ownFault.test(text) && !nobodysFault.test(text);
