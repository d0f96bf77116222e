import type { Guess, TrainedHead } from "~/child-language/linear-model";
import type { TopicId } from "../content/compiled/content";
import { headOf } from "./heads";
import { momentHeads } from "./moment-weights";
import { topicColumns } from "./topic-features";

const heads = new Map<TopicId, TrainedHead>();

/**
 * Which moment of a topic a message may tell, or "none" of them, likeliest first; nothing for a topic whose file came
 * after the last training.
 */
export function guessMoments(message: string, topic: TopicId): Guess[] {
  let head = heads.get(topic);
  if (!head) {
    const stored = momentHeads[topic];
    if (!stored) return [];
    head = headOf(stored, stored.classes.split(" "));
    heads.set(topic, head);
  }
  return head.guess(topicColumns(message));
}
