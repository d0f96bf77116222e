import { m } from "~/messages/compiled/messages.js";
import { AppError } from "~/platform/errors";

/** Any other path below /api: a 404 as JSON, whatever the method. */
const refuse = () => new AppError("not_found", m.common_nothing_here()).toResponse();

export const loader = refuse;
export const action = refuse;
