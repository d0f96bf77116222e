import { m } from "~/messages/compiled/messages.js";

/** The parts of a record a family knows, by the names it knows them by. */
export const topicTexts = {
  account: m.privacy_amend_topic_account,
  lessons: m.privacy_amend_topic_lessons,
  feelings: m.privacy_amend_topic_feelings,
  music_drums: m.privacy_amend_topic_music,
  other: m.privacy_amend_topic_other,
} as const;
