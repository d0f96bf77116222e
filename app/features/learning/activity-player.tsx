import type { Draft } from "~/ui/use-draft";
import type { ActivityView } from "./lesson-view";
import { BreathPacer } from "./players/breath-pacer";
import type { Checking } from "./players/choice-questions";
import { DrumIt } from "./players/drum-it";
import { FeelingsSort } from "./players/feelings-sort";
import { MakeItInTheDj } from "./players/make-it-in-the-dj";
import { Quiz } from "./players/quiz";
import { ReadListen } from "./players/read-listen";
import { Reflection } from "./players/reflection";
import { Scenario } from "./players/scenario";

/** Kinds that ask something: they count as done once the learner has answered. */
const asking: ReadonlySet<ActivityView["kind"]> = new Set(["feelings_sort", "quiz", "scenario"]);
export const needsAnswer = (activity: ActivityView): boolean => asking.has(activity.kind);

/** Plays one activity. `onReady` is called when an asking kind has been answered and checked. */
export function ActivityPlayer({
  activity,
  formId,
  reflection,
  reflectionError,
  ...checking
}: Checking & {
  activity: ActivityView;
  formId: string;
  /** What is being written where the activity asks for a line. */
  reflection: Draft;
  reflectionError: string | undefined;
}) {
  switch (activity.kind) {
    case "read_listen":
      return <ReadListen activity={activity} />;
    case "breath_pacer":
      return <BreathPacer activity={activity} />;
    case "feelings_sort":
      return <FeelingsSort activity={activity} {...checking} />;
    case "scenario":
      return <Scenario activity={activity} onReady={checking.onReady} />;
    case "quiz":
      return <Quiz activity={activity} {...checking} />;
    case "reflection":
      return <Reflection activity={activity} formId={formId} draft={reflection} error={reflectionError} />;
    case "make_it_in_the_dj":
      return <MakeItInTheDj activity={activity} />;
    case "drum_it":
      return <DrumIt activity={activity} />;
  }
}
