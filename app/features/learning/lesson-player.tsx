import { Link, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import { LightBar } from "~/ui/light-bar";
import { hueClass } from "~/ui/look";
import { ReadAloud } from "~/ui/read-aloud";
import { useDraft } from "~/ui/use-draft";
import { ActivityPlayer, needsAnswer } from "./activity-player";
import { activityWords } from "./activity-words";
import { categoryHue, categoryLabel } from "./category-look";
import { LessonEnd, type LessonEndProps, type LessonEndView } from "./lesson-end";
import type { ActivityView, LessonView } from "./lesson-view";
import { SupportNote } from "./support-note";
import { useStepSending } from "./use-step-sending";

export type PlayerProps = {
  lesson: LessonView;
  completedActivityIds: string[];
  /** Index of the activity to show, or null for the card at the end. */
  stepIndex: number | null;
  /** What the lesson earned and what is next, once it is finished and at its end. */
  end: LessonEndView | null;
  /** Where a step is; the offline page shows a lesson at addresses of its own. */
  stepPath?: StepPath;
  /** A step was done, or kept until it can be sent. */
  onStepDone?: (activityId: string) => void;
};

/** Address of a step, counted from 0; null is the card at the end. */
export type StepPath = (lessonId: string, index: number | null) => string;

const learnPath: StepPath = (lessonId, index) =>
  `/learn/${lessonId}?step=${index === null ? "card" : index + 1}`;

/** A lesson, one activity at a time; the address names the step, so it works without scripts as well. */
export function LessonPlayer(props: PlayerProps) {
  const { lesson, completedActivityIds, stepIndex, end, stepPath = learnPath, onStepDone } = props;
  const activity = stepIndex === null ? undefined : lesson.activities[stepIndex];
  const firstStep = useRef(stepIndex);
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    if (stepIndex !== firstStep.current) setHasMoved(true);
  }, [stepIndex]);
  const isFirstPage = !hasMoved && stepIndex === firstStep.current;
  const doneCount = completedActivityIds.length;
  const total = lesson.activities.length;
  return (
    <article className={`grid gap-5 ${hueClass(categoryHue[lesson.category])}`}>
      <header className="no-print grid gap-3">
        <p className="text-ink-2">
          {categoryLabel(lesson.category)} · {m.learning_minutes({ minutes: lesson.minutes })}
        </p>
        <h1 lang={contentLang()} className="text-4xl">
          {lesson.title}
        </h1>
        <LightBar
          percent={(doneCount / total) * 100}
          label={m.learning_activities_completed({ done: doneCount, total })}
          hue={categoryHue[lesson.category]}
        />
        <p className="text-ink-2">{m.learning_activities_completed({ done: doneCount, total })}</p>
        <nav aria-label={m.learning_steps()}>
          <ol className="lesson-steps">
            {lesson.activities.map((step, index) => {
              const isDone = completedActivityIds.includes(step.id);
              return (
                <li key={step.id}>
                  <Link
                    to={stepPath(lesson.id, index)}
                    className="lesson-step"
                    data-done={isDone ? "" : undefined}
                    aria-current={index === stepIndex ? "step" : undefined}
                    aria-label={m.learning_step_label({
                      number: index + 1,
                      title: step.title,
                      state: isDone ? m.learning_step_done() : m.learning_step_open(),
                    })}
                  >
                    {isDone ? "✓" : index + 1}
                  </Link>
                </li>
              );
            })}
            <li>
              <Link
                to={stepPath(lesson.id, null)}
                className="lesson-step"
                aria-current={stepIndex === null ? "step" : undefined}
              >
                {m.learning_card_step()}
              </Link>
            </li>
          </ol>
        </nav>
      </header>
      {activity && stepIndex !== null ? (
        <StepPanel
          key={activity.id}
          lesson={lesson}
          activity={activity}
          stepIndex={stepIndex}
          isDone={completedActivityIds.includes(activity.id)}
          isFirstPage={isFirstPage}
          stepPath={stepPath}
          onStepDone={onStepDone}
        />
      ) : (
        <EndPanel lesson={lesson} end={end} isFirstPage={isFirstPage} />
      )}
    </article>
  );
}

/** Takes the keyboard and the screen reader along when the step changes, but not on the first page. */
function useFocusOnChange(isFirstPage: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus();
  }, [isFirstPage]);
  return heading;
}

function StepPanel({
  lesson,
  activity,
  stepIndex,
  isDone,
  isFirstPage,
  stepPath,
  onStepDone,
}: {
  lesson: LessonView;
  activity: ActivityView;
  stepIndex: number;
  isDone: boolean;
  isFirstPage: boolean;
  stepPath: StepPath;
  onStepDone: PlayerProps["onStepDone"];
}) {
  const navigate = useNavigate();
  const heading = useFocusOnChange(isFirstPage);
  const [isAnswered, setIsAnswered] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const [mustCheck, setMustCheck] = useState(false);
  const [note, setNote] = useState<string>();
  const draft = useDraft(`reflection:${activity.id}`);
  const formId = `finish-${activity.id}`;
  const action = `/api/sel/modules/${lesson.id}/activities/${activity.id}`;
  const nextIndex = stepIndex + 1 < lesson.activities.length ? stepIndex + 1 : null;
  const goOn = () => navigate(stepPath(lesson.id, nextIndex));
  const onSent = () => {
    const [, setDraft] = draft;
    setDraft("");
    onStepDone?.(activity.id);
  };
  const { send, isSaving, error, support } = useStepSending({ path: action, onSent, goOn });

  const ask = () => setNote(m.learning_answer_first());
  /** Everything is chosen: the answers are looked at here, and the next press goes on. */
  const check = () => {
    setMustCheck(true);
    setIsAnswered(true);
    setNote(m.learning_answers_checked());
  };
  const finish = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (needsAnswer(activity) && !isAnswered && !isDone) return hasChosen ? check() : ask();
    const reflection = new FormData(event.currentTarget).get("reflection");
    await send(typeof reflection === "string" && reflection ? { reflection } : {});
  };

  return (
    <section className="panel grid gap-6 p-5 sm:p-7" aria-labelledby={`${formId}-title`}>
      <header>
        <p className="text-ink-2">
          {m.learning_step_of({ number: stepIndex + 1, total: lesson.activities.length })} ·{" "}
          {m.learning_minutes({ minutes: activity.minutes })}
        </p>
        <h2 lang={contentLang()} id={`${formId}-title`} ref={heading} tabIndex={-1} className="text-3xl">
          {activity.title}
        </h2>
      </header>
      <ReadAloud text={activityWords(activity)} />
      <ActivityPlayer
        activity={activity}
        formId={formId}
        reflection={draft}
        reflectionError={activity.kind === "reflection" ? error : undefined}
        mustCheck={mustCheck}
        onAllChosen={() => {
          setHasChosen(true);
          setNote(undefined);
        }}
        onReady={() => {
          setIsAnswered(true);
          setNote(undefined);
        }}
      />
      {support && <SupportNote support={support} />}
      <form
        id={formId}
        method="post"
        action={action}
        onSubmit={finish}
        className="flex flex-wrap items-center gap-4 border-t border-line pt-5"
      >
        {support ? (
          <Button look="primary" onClick={goOn}>
            {m.learning_go_on()}
          </Button>
        ) : (
          <Button look="primary" type="submit" disabled={isSaving}>
            {isSaving
              ? m.learning_saving()
              : nextIndex === null
                ? m.learning_finish()
                : m.learning_done_next()}
          </Button>
        )}
        <p role="status">{note}</p>
        {error && activity.kind !== "reflection" && (
          <p role="alert" className="field-error">
            {error}
          </p>
        )}
      </form>
    </section>
  );
}

function EndPanel({ isFirstPage, ...end }: Omit<LessonEndProps, "heading"> & { isFirstPage: boolean }) {
  return <LessonEnd {...end} heading={useFocusOnChange(isFirstPage)} />;
}
