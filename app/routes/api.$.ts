import { AppError } from "~/platform/errors";

/** Any other path below /api: a 404 as JSON, whatever the method. */
const refuse = () => new AppError("not_found", "There is nothing at this address.").toResponse();

export const loader = refuse;
export const action = refuse;
