/** A domain that never exists (RFC 2606): an account needs an address, and a badge-only student has none. */
const NO_ADDRESS_DOMAIN = "no-address.invalid";

/** Stands in an account's address column for a student who has none. */
export const noAddressFor = (userId: string): string => `${userId}@${NO_ADDRESS_DOMAIN}`;

/** Whether mail can reach this address, and people may be shown it. */
export const isAddress = (email: string): boolean => !email.endsWith(`@${NO_ADDRESS_DOMAIN}`);

/** The address as people are shown it: "" for a student who has none. */
export const shownAddress = (email: string): string => (isAddress(email) ? email : "");

/** What such an address looks like, for SQL's LIKE. */
export const NO_ADDRESS = `%@${NO_ADDRESS_DOMAIN}`;
