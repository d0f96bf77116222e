import type { ActivityView } from "./lesson-view";

/** What an activity says before anything is done in it, in the order it stands there: for reading it aloud. */
export function activityWords(activity: ActivityView): string {
  return [activity.title, ...wordsOf(activity)].map(withStop).join(" ");
}

/** A voice pauses at a full stop only. */
const withStop = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

function wordsOf({ kind, content }: ActivityView): string[] {
  switch (kind) {
    case "read_listen":
      return content.text;
    case "breath_pacer":
    case "drum_it":
      return [content.text];
    case "feelings_sort":
      return [content.ask, ...content.buckets, ...content.items.map(({ text }) => text)];
    case "scenario":
      return [content.story, ...content.choices.map(({ text }) => text)];
    case "quiz":
      return content.questions.flatMap(({ ask, options }) => [ask, ...options]);
    case "reflection":
      return [content.ask, ...content.starters];
    case "make_it_in_the_dj":
      return [content.text, content.listenFor];
  }
}
