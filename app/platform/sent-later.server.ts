import { m } from "~/messages/compiled/messages.js";
import type { Clock } from "./clock";
import type { RequestContext } from "./context.server";
import { DAY_MS } from "./durations";
import { AppError } from "./errors";

/** What waited longer than this on a device is history, and no answer to "how are you today?". */
const LONGEST_WAIT_DAYS = 7;

/**
 * Refuses what was made for somebody else (`x-beats-person`; `beats-person` in the address of a form): since the page was
 * rendered, or the device kept it, another child may have signed in, and nothing goes out under their name. Throws 409
 * `other_person`; a form leads to the start page of whoever is here now, without what was typed.
 */
export function refuseOtherPerson(
  request: Request,
  { signedIn, url }: Pick<RequestContext, "signedIn" | "url">,
): void {
  const personId = request.headers.get("x-beats-person") ?? url.searchParams.get("beats-person");
  if (personId === null || !signedIn || personId === signedIn.user.id) return;
  throw new AppError("other_person", m.common_other_person(), { form: { path: "/" } });
}

/**
 * The clock at the moment something was made on a device without a network (`x-beats-seconds-ago`, a whole number).
 * The age is counted by one clock, so a device with a wrong date changes nothing. What claims to be older than
 * `findEarliest`, when there was nothing to make yet, counts as made now. Throws 422 after a week.
 */
export async function clockWhenMade(
  request: Request,
  clock: Clock,
  findEarliest: () => Promise<Date>,
): Promise<Clock> {
  const given = request.headers.get("x-beats-seconds-ago");
  if (given === null || !/^\d{1,9}$/.test(given)) return clock;
  const ageMs = Number(given) * 1000;
  if (ageMs > LONGEST_WAIT_DAYS * DAY_MS) throw new AppError("refused", m.common_too_late());
  const madeAt = new Date(clock().getTime() - ageMs);
  return madeAt < (await findEarliest()) ? clock : () => madeAt;
}
