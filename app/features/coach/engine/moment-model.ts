import type { Guess, TrainedHead } from "~/child-language/linear-model";
import type { TopicId } from "../content/compiled/content";
import { headOf, looseSharpness } from "./heads";
import { toldColumns } from "./message-features";
import { momentHeads } from "./moment-weights";

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
    head = headOf(stored, stored.classes.split(" "), looseSharpness);
    heads.set(topic, head);
  }
  return head.guess(toldColumns(message));
}
