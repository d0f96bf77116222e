import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { TextField } from "~/ui/field";

/** The address of the colleague whom a form names. */
export function ColleagueEmailField({ refused }: { refused: Flash | null }) {
  return (
    <TextField
      label={m.staff_colleague_email()}
      name="email"
      type="email"
      required
      maxLength={254}
      autoComplete="off"
      defaultValue={refused?.values?.email}
      error={refused?.fieldErrors?.email}
    />
  );
}
