/** Now, as the command's clock has it: the real time, or what BEATS_NOW made of it (see start-clock.mjs). */
export const commandNow = (): Date => new Date(Date.now() + Number(process.env.CLOCK_OFFSET_MS ?? 0));
