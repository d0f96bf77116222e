import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

/** Joins a class by its code: a plain form, so it works without JavaScript too. */
export function JoinClassForm({
  hint,
  code = "",
  error,
}: {
  hint: string;
  code?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <form method="post" action="/api/classrooms/join" className="join-class">
      <TextField
        label={m.circle_join_code_label()}
        hint={hint}
        error={error}
        name="code"
        defaultValue={code}
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{m.circle_join_button()}</Button>
    </form>
  );
}
