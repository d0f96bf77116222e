import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";
import { TextField } from "~/ui/field";
import type { Draft } from "~/ui/use-draft";
import type { ActivityViewOf } from "../lesson-view";
import { reflectionMaxLength } from "../module-categories";

/** One line, or a thought nobody needs to see. The field belongs to the form that finishes the activity. */
export function Reflection({
  activity,
  formId,
  draft: [text, setText],
  error,
}: {
  activity: ActivityViewOf<"reflection">;
  formId: string;
  draft: Draft;
  error?: string | undefined;
}) {
  return (
    <div className="grid gap-4">
      <TextField
        label={<span lang={contentLang()}>{activity.content.ask}</span>}
        name="reflection"
        form={formId}
        maxLength={reflectionMaxLength}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={m.learning_reflection_hint()}
        error={error}
      />
      <div>
        <p className="mb-2 text-ink-2">{m.learning_reflection_starters()}</p>
        <ul className="flex flex-wrap gap-2">
          {activity.content.starters.map((starter) => (
            <li key={starter}>
              <button
                type="button"
                lang={contentLang()}
                className="button button-quiet button-small"
                onClick={() => setText(starter)}
              >
                {starter}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
