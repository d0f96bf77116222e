import type { Emotion } from "~/features/check-in";
import type { ActivityType, Emotion as MusicEmotion } from "./engine/types";

/** What the DJ is asked for from a feeling; the music knows seven feelings, the check-in eight. */
const WISHES: Record<Emotion, { emotion: MusicEmotion; activityType: ActivityType }> = {
  happy: { emotion: "happy", activityType: "social_skills" },
  calm: { emotion: "calm", activityType: "focus" },
  anxious: { emotion: "anxious", activityType: "breathing_exercise" },
  sad: { emotion: "sad", activityType: "breathing_exercise" },
  angry: { emotion: "angry", activityType: "anger_management" },
  excited: { emotion: "excited", activityType: "focus" },
  confident: { emotion: "confident", activityType: "confidence_building" },
  frustrated: { emotion: "angry", activityType: "anger_management" },
};

/** The choices for a piece that begins where the child is. */
export const musicFor = (emotion: Emotion) => ({
  ...WISHES[emotion],
  culturalStyle: "african_american",
  path: "match",
});
