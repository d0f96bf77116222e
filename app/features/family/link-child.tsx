import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";

/** What a parent without a linked child sees, with the two ways to be linked. */
export function NoChildCard({ isEmailVerified }: { isEmailVerified: boolean }) {
  return (
    <Card id="no-child" title={m.family_no_child_title()}>
      <div className="grid max-w-xl gap-4">
        <p>{m.family_no_child_text()}</p>
        {!isEmailVerified && (
          <form method="post" action="/api/auth/verify-email" className="tile grid gap-3 p-4">
            <p>{m.family_verify_first()}</p>
            <Button type="submit" size="small" className="justify-self-start">
              {m.family_verify_again()}
            </Button>
          </form>
        )}
        <p className="text-ink-2">{m.family_no_child_how()}</p>
        <FamilyCodeForm />
      </div>
    </Card>
  );
}

/** Takes the one-time code from the school's sheet. */
export function FamilyCodeForm() {
  return (
    <form method="post" action="/api/parent/link" className="grid max-w-xl gap-3">
      <TextField
        label={m.family_code_label()}
        hint={m.family_code_hint()}
        name="code"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" className="justify-self-start">
        {m.family_code_button()}
      </Button>
    </form>
  );
}
