import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { Button } from "~/ui/button";
import { hueClass } from "~/ui/look";
import { categoryHue, categoryLabel } from "./category-look";
import type { LessonView } from "./lesson-view";
import { useHydrated } from "./use-lesson-audio";

/** The card to take home: three lines for the learner, one question for the family; prints on paper. */
export function TakeHomeCard({ lesson }: { lesson: LessonView }) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-4">
      <section
        className={`take-home grid gap-4 p-6 ${hueClass(categoryHue[lesson.category])}`}
        aria-label={m.learning_card_label()}
      >
        <p className="text-ink-2">{categoryLabel(lesson.category)}</p>
        <h3 lang={contentLang()} className="text-2xl">
          {lesson.title}
        </h3>
        <ul lang={contentLang()} className="grid gap-2 text-xl">
          {lesson.takeHome.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="border-t border-line pt-3">
          <strong>{m.learning_card_family()}</strong>{" "}
          <span lang={contentLang()}>{lesson.familyQuestion}</span>
        </p>
      </section>
      {isHydrated && (
        <Button className="no-print justify-self-start" onClick={() => window.print()}>
          {m.learning_card_print()}
        </Button>
      )}
    </div>
  );
}
