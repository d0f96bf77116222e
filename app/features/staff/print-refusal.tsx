import { m } from "~/messages/compiled/messages.js";
import type { Printing } from "./printing.server";

/** Why there are no badges and family codes here, and what to do about it. */
export function PrintRefusal({ refusal }: { refusal: NonNullable<Printing["refusal"]> }) {
  return (
    <p className="tile p-4 text-ink-2">
      {refusal === "no_school" ? m.staff_verified_school_only() : m.staff_school_not_verified()}
    </p>
  );
}
