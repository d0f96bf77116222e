import { uuidv7 } from "uuidv7";

/** A new time-ordered id (UUIDv7): made in code, so that several writes fit one D1 batch. */
export const createId = (): string => uuidv7();
