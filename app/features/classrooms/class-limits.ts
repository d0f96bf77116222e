/** A substitute is named for today or for so many days ahead. */
export const LONGEST_AHEAD_DAYS = 14;

/** An archived class can be taken back for so long: a slip shows within days, and next year's lists are then made. */
export const TAKE_BACK_DAYS = 30;
