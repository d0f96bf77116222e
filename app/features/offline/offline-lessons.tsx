import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { LessonPlayer, type StepPath } from "~/features/learning";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Card } from "~/ui/card";
import { type KeptLesson, listLessons, noteStep } from "./kept-lessons";

/** The lessons that were opened on this device, to go on with while there is no network. */
export default function OfflineLessons({ hasOwner, place }: { hasOwner: boolean; place: string }) {
  const [lessons, setLessons] = useState<KeptLesson[] | null>(hasOwner ? null : []);
  useEffect(() => {
    if (hasOwner) void listLessons().then(setLessons);
  }, [hasOwner]);
  const [, id, step] = /^lesson-(\w+?)(?:-(\d+|card))?$/.exec(place) ?? [];
  const open = lessons?.find(({ lesson }) => lesson.id === id);
  const isRead = lessons !== null;
  const start = useRef<HTMLDivElement>(null);
  // The address brought the reader here before there was anything to go to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lesson begins at its top
  useEffect(() => {
    if (isRead) start.current?.scrollIntoView();
  }, [isRead, id]);
  if (!lessons) return <p>{m.common_loading()}</p>;
  return (
    <div ref={start} className="grid scroll-mt-4 gap-5">
      {open ? (
        <OpenLesson kept={open} step={step} onChange={() => listLessons().then(setLessons)} />
      ) : (
        <LessonList lessons={lessons} />
      )}
    </div>
  );
}

function LessonList({ lessons }: { lessons: KeptLesson[] }) {
  return (
    <Card id="lessons" title={m.offline_place_lessons()} hint={m.offline_lessons_hint()}>
      {lessons.length === 0 ? (
        <p>{m.offline_lessons_none()}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {lessons.map(({ lesson, completedActivityIds }) => (
            <li key={lesson.id} className="tile grid gap-1 p-4">
              <a lang={contentLang()} href={`#lesson-${lesson.id}`} className="text-lg font-semibold">
                {lesson.title}
              </a>
              <p className="text-ink-2">
                {m.learning_activities_completed({
                  done: completedActivityIds.length,
                  total: lesson.activities.length,
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OpenLesson(props: { kept: KeptLesson; step: string | undefined; onChange: () => void }) {
  const { lesson, completedActivityIds } = props.kept;
  const { pathname, search } = useLocation();
  // A change of the hash alone asks the network nothing.
  const stepPath: StepPath = (id, index) =>
    `${pathname}${search}#lesson-${id}-${index === null ? "card" : index + 1}`;
  const firstOpen = lesson.activities.findIndex(({ id }) => !completedActivityIds.includes(id));
  const asked = Number(props.step) - 1;
  const whereLeft = firstOpen === -1 ? null : firstOpen;
  const stepIndex = props.step === "card" ? null : lesson.activities[asked] ? asked : whereLeft;
  return (
    <>
      <p>
        <a href="#lessons">← {m.offline_lessons_back()}</a>
      </p>
      <LessonPlayer
        lesson={lesson}
        completedActivityIds={completedActivityIds}
        stepIndex={stepIndex}
        end={null}
        stepPath={stepPath}
        onStepDone={(activityId) => void noteStep(lesson.id, activityId).then(props.onChange)}
      />
    </>
  );
}
