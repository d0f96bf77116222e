/** Characters of one line of the list. */
export const textLength = 120;
