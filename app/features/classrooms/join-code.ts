/** Over 30^8 codes: too many to guess one, short enough to type once. */
export const JOIN_CODE_LENGTH = 8;

/** What somebody typed, as it is stored: capitals, without the spaces and dashes people put in. */
export const normalizeJoinCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, "");

/** How a code is shown: in two groups of four. */
export const formatJoinCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
