import { checkName } from "~/features/safety/index.server";
import { m } from "~/messages/compiled/messages.js";
import { AppError } from "~/platform/errors";
import type { Problem } from "./validation";

type Names = Record<string, string | null | undefined>;

/**
 * The fields whose text is no name but an insult or a cry for help (K12). A cry gets the way to help at once:
 * there is no student yet of whom a school could be told, and nothing of it is kept.
 */
export function findUnfitNames(names: Names): Problem[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const reason = name ? checkName(name) : null;
    if (!reason) return [];
    const message = reason === "crisis" ? m.signup_name_crisis() : m.signup_name_unkind();
    return [{ field, title: m.signup_name_title(), message }];
  });
}

/** Throws 422 when one of the names is unfit. */
export function refuseUnfitNames(names: Names): void {
  const [first] = findUnfitNames(names);
  if (!first) return;
  throw new AppError("refused", first.message, {
    title: first.title,
    fieldErrors: { [first.field]: first.message },
  });
}
