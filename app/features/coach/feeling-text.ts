import { emotionLabel, isEmotion } from "~/features/check-in";
import { m } from "~/messages/compiled/messages.js";

/** What waits in the box after the check-in's "Talk it through" (`?say=feeling-sad`); empty for anything else. */
export function feelingText(say: string | null): string {
  const emotion = /^feeling-(.+)$/.exec(say ?? "")?.[1] ?? "";
  return isEmotion(emotion) ? m.coach_i_feel({ feeling: emotionLabel(emotion).toLowerCase() }) : "";
}
