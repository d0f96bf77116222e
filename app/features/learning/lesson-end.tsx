import { Link } from "@remix-run/react";
import { type RefObject, useMemo } from "react";
import { type NewBadge, NewBadges, useNewBadges } from "~/features/progress";
import { m } from "~/messages/compiled/messages.js";
import type { LessonView } from "./lesson-view";
import type { NextLesson } from "./next-lesson.server";
import { TakeHomeCard } from "./take-home-card";

/** What stands at a lesson's end beside its card. */
export type LessonEndView = { points: number; badges: NewBadge[]; next: NextLesson | null };

export type LessonEndProps = {
  lesson: LessonView;
  /** Null while activities are still open. */
  end: LessonEndView | null;
  heading: RefObject<HTMLHeadingElement>;
};

/** A lesson's end: what it earned, the card to take home, the next lesson. Before the end, the card alone. */
export function LessonEnd({ lesson, end, heading }: LessonEndProps) {
  const news = useNewBadges(end !== null);
  const badges = useMemo(() => {
    const known = end?.badges ?? [];
    return [...known, ...news.filter(({ id }) => !known.some((badge) => badge.id === id))];
  }, [end, news]);
  return (
    <section className="panel lesson-end" aria-labelledby="lesson-end">
      <header className="no-print grid gap-2">
        <h2 id="lesson-end" ref={heading} tabIndex={-1} className="text-3xl">
          {end ? m.learning_end_title() : m.learning_card_title()}
        </h2>
        <p className="text-ink-2">{end ? m.learning_end_text() : m.learning_card_text()}</p>
      </header>
      {end && (
        <section className="lesson-earned no-print" aria-label={m.learning_earned()}>
          <p className="lesson-points">
            <strong>+{end.points}</strong> {m.learning_points()}
          </p>
          {badges.length > 0 && <NewBadges badges={badges} newIds={news.map(({ id }) => id)} />}
        </section>
      )}
      <p className="sr-only" role="status">
        {news.map(({ title }) => m.progress_new_badge_said({ title })).join(" ")}
      </p>
      <TakeHomeCard lesson={lesson} />
      <div className="no-print flex flex-wrap gap-3">
        {end?.next && (
          <a href={`/learn/${end.next.id}`} className="button button-primary">
            {m.learning_next_lesson({ title: end.next.title })} <span aria-hidden="true">→</span>
          </a>
        )}
        <Link to="/#learning" className={`button ${end?.next ? "button-quiet" : "button-primary"}`}>
          {m.learning_back()}
        </Link>
      </div>
    </section>
  );
}
