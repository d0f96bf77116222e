import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { contentLang, pageLang } from "~/platform/languages";
import { hueClass } from "~/ui/look";
import { categoryHue, categoryLabel } from "./category-look";
import type { ActivityView, LessonView } from "./lesson-view";

export type PreviewProps = {
  lesson: LessonView;
  band: string;
  bands: readonly string[];
  isSignedIn: boolean;
};

/** Everything a lesson says, on one readable page: words, tasks, answers and the card to take home. */
export function LessonPreview({ lesson, band, bands, isSignedIn }: PreviewProps) {
  return (
    <article className={`grid gap-5 ${hueClass(categoryHue[lesson.category])}`}>
      <header className="grid gap-3">
        <p className="text-ink-2">
          {categoryLabel(lesson.category)} · {m.learning_minutes({ minutes: lesson.minutes })} ·{" "}
          {m.learning_preview_label()}
        </p>
        <h1 lang={contentLang()} className="text-4xl">
          {lesson.title}
        </h1>
        <p lang={contentLang()} className="lesson-text">
          {lesson.description}
        </p>
        <nav aria-label={m.learning_preview_grades()} className="lesson-steps">
          {bands.map((each) => (
            <a
              key={each}
              href={`?grades=${each}`}
              className="lesson-step"
              aria-current={each === band ? "page" : undefined}
            >
              {m.learning_preview_band({ band: each })}
            </a>
          ))}
        </nav>
        {isSignedIn && (
          <a href={`/learn/${lesson.id}`} className="button button-primary justify-self-start">
            {m.learning_button_start()}
          </a>
        )}
      </header>
      {lesson.activities.map((activity, index) => (
        <section
          key={activity.id}
          className="panel grid gap-3 p-5 sm:p-7"
          aria-labelledby={`activity-${activity.id}`}
        >
          <p className="text-ink-2">
            {m.learning_step_of({ number: index + 1, total: lesson.activities.length })} ·{" "}
            {m.learning_minutes({ minutes: activity.minutes })}
          </p>
          <h2 lang={contentLang()} id={`activity-${activity.id}`} className="text-2xl">
            {activity.title}
          </h2>
          <div lang={contentLang()} className="lesson-text grid gap-3">
            {describeActivity(activity)}
          </div>
        </section>
      ))}
      <section className="take-home grid gap-3 p-6" aria-labelledby="preview-card">
        <h2 id="preview-card" className="text-2xl">
          {m.learning_card_label()}
        </h2>
        <ul lang={contentLang()} className="grid gap-1 text-lg">
          {lesson.takeHome.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <strong>{m.learning_card_skill()}</strong> <span lang={contentLang()}>{lesson.familySkill}</span>
        </p>
        <p>
          <strong>{m.learning_card_family()}</strong>{" "}
          <span lang={contentLang()}>{lesson.familyQuestion}</span>
        </p>
      </section>
    </article>
  );
}

function describeActivity(activity: ActivityView): ReactNode {
  switch (activity.kind) {
    case "read_listen":
      return (
        <>
          {activity.sound && <p className="text-ink-2">♪ {activity.sound.describe}</p>}
          {activity.content.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      );
    case "breath_pacer": {
      const { text, inSeconds, outSeconds, rounds } = activity.content;
      return (
        <>
          <p>{text}</p>
          <p lang={pageLang()} className="text-ink-2">
            {m.learning_breath_plain({ in: inSeconds, out: outSeconds, rounds })}
          </p>
        </>
      );
    }
    case "feelings_sort":
      return (
        <>
          <p>{activity.content.ask}</p>
          <ul className="grid list-disc gap-1 pl-6">
            {activity.content.items.map((item) => (
              <li key={item.text}>
                {item.text}: <strong>{activity.content.buckets[item.bucket]}</strong>. {item.why}
              </li>
            ))}
          </ul>
        </>
      );
    case "scenario":
      return (
        <>
          <p>{activity.content.story}</p>
          <ul className="grid list-disc gap-1 pl-6">
            {activity.content.choices.map((choice) => (
              <li key={choice.text}>
                <strong>{choice.text}</strong> {choice.result}
              </li>
            ))}
          </ul>
        </>
      );
    case "quiz":
      return activity.content.questions.map((question) => (
        <div key={question.ask}>
          <p>{question.ask}</p>
          <p>
            <strong>{question.options[question.right]}</strong> {question.why}
          </p>
        </div>
      ));
    case "reflection":
      return (
        <>
          <p>{activity.content.ask}</p>
          <p className="text-ink-2">{activity.content.starters.join(" · ")}</p>
        </>
      );
    case "make_it_in_the_dj":
      return (
        <>
          <p>{activity.content.text}</p>
          <p className="text-ink-2">
            <span lang={pageLang()}>{m.learning_dj_listen_for()}</span> {activity.content.listenFor}
          </p>
        </>
      );
    case "drum_it":
      return <p>{activity.content.text}</p>;
  }
}
