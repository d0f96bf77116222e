import { type Guess, TrainedHead } from "~/child-language/linear-model";
import type { TopicId } from "../content/compiled/content";
import { momentHeads } from "./moment-weights";
import { topicColumns } from "./topic-features";

/** Chances are made sharper by this: the model is careful, since it learnt with much of each text hidden. */
const sharpness = 2.5;

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
    head = new TrainedHead(stored, stored.classes.split(" "), sharpness);
    heads.set(topic, head);
  }
  return head.guess(topicColumns(message));
}
