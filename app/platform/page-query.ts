import { z } from "zod";
import { LAST_PAGE } from "./paging";

/** `?page=` of a list in the API; a shorter page than the others is the last. */
export const pageNumber = z.coerce.number().int().min(1).max(LAST_PAGE).default(1);
export const pageQuerySchema = z.object({ page: pageNumber });
