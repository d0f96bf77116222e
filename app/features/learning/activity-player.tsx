import type { ActivityView } from "./lesson-view";
import { BreathPacer } from "./players/breath-pacer";
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

/** Plays one activity. `onReady` is called when an asking kind has been answered. */
export function ActivityPlayer({
  activity,
  formId,
  reflectionError,
  onReady,
}: {
  activity: ActivityView;
  formId: string;
  reflectionError: string | undefined;
  onReady(): void;
}) {
  switch (activity.kind) {
    case "read_listen":
      return <ReadListen activity={activity} />;
    case "breath_pacer":
      return <BreathPacer activity={activity} />;
    case "feelings_sort":
      return <FeelingsSort activity={activity} onReady={onReady} />;
    case "scenario":
      return <Scenario activity={activity} onReady={onReady} />;
    case "quiz":
      return <Quiz activity={activity} onReady={onReady} />;
    case "reflection":
      return <Reflection activity={activity} formId={formId} error={reflectionError} />;
    case "make_it_in_the_dj":
      return <MakeItInTheDj activity={activity} />;
    case "drum_it":
      return <DrumIt activity={activity} />;
  }
}
