/** Consent mails one address may get in a day, whoever asks: brothers and sisters fit, a prank does not. */
export const MAILS_PER_ADDRESS_A_DAY = 10;
