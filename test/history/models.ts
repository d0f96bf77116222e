import type { Model } from "./explain";
import type { Operation } from "./history";

/** Whether the answer says done; one that never came is tried as if it did. */
const isDone = ({ outcome }: Operation) => outcome !== "fail";
/** A refusal that has nothing to do with the object: not signed in any more, too many, not ready. */
const isElsewhere = ({ status }: Operation) => [400, 401, 403, 429].includes(status ?? 0);

export type Day = { feeling: string | null; isSkipped: boolean };

/** One person's check-in of one day. */
export const checkInModel: Model<Day> = {
  start: { feeling: null, isSkipped: false },
  step(day, operation) {
    if (!isDone(operation) && isElsewhere(operation)) return [day];
    const isAnswered = day.feeling !== null || day.isSkipped;
    const answered = [{ ...day, feeling: operation.effect }];
    switch (operation.kind) {
      case "check-in.answer":
        if (isDone(operation)) return day.feeling === null ? answered : [];
        return day.feeling === null ? [] : [day];
      case "check-in.change":
        if (isDone(operation)) return isAnswered ? answered : [];
        // 409: after a skip another tab answered first.
        return isAnswered && operation.status !== 409 ? [] : [day];
      default:
        if (isDone(operation)) return [{ feeling: null, isSkipped: true }];
        // 409: another tab gave a feeling a moment after this one was sent, and the newer answer stays.
        return operation.status === 409 && day.feeling !== null ? [day] : [];
    }
  },
};

export type ConsentStatus = "none" | "pending" | "granted" | "declined" | "revoked";

/** A child's consent, whichever of the mailed links was used. */
export const consentModel: Model<ConsentStatus> = {
  start: "none",
  step(status, operation) {
    // Why a link is refused depends on which mail it came from; that a refusal changes nothing does not.
    if (!isDone(operation)) return [status];
    switch (operation.kind) {
      case "consent.ask":
        return status === "none" || status === "pending" || status === "revoked" ? ["pending"] : [];
      case "consent.grant":
        return status === "pending" ? ["granted"] : [];
      case "consent.decline":
        return status === "pending" ? ["declined"] : [];
      default:
        return status === "granted" ? ["revoked"] : [];
    }
  },
};

export type Membership = "none" | "active" | "removed";

/** A student's place in one class; a removal is for good. */
export const membershipModel: Model<Membership> = {
  start: "none",
  step(status, operation) {
    if (!isDone(operation) && isElsewhere(operation)) return [status];
    if (operation.kind === "class.join") {
      if (isDone(operation)) return status === "removed" ? [] : ["active"];
      return status === "removed" ? [status] : [];
    }
    if (isDone(operation)) return status === "active" ? ["removed"] : [];
    return status === "active" ? [] : [status];
  },
};

/** Id of the open request; "?" for one whose answer never came. */
export type OpenDeletion = string | null;

/** A person's request for the deletion of their account. */
export const deletionModel: Model<OpenDeletion> = {
  start: null,
  step(open, operation) {
    if (!isDone(operation) && isElsewhere(operation)) return [open];
    const id = typeof operation.output.id === "string" ? operation.output.id : "?";
    const isSame = open === id || open === "?" || (id === "?" && open !== null);
    if (operation.kind === "deletion.ask") {
      if (!isDone(operation)) return [];
      return open === null ? [id] : isSame ? [id === "?" ? open : id] : [];
    }
    const isTheOne = open === operation.effect || open === "?";
    if (isDone(operation)) return isTheOne ? [null] : [];
    return open === operation.effect ? [] : [open];
  },
};

/** The picture a person chose; null is the brick wall. */
export const backgroundModel: Model<string | null> = {
  start: null,
  step: (path, operation) =>
    isDone(operation) ? [operation.effect === "none" ? null : operation.effect] : [path],
};
