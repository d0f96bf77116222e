/** The slide after `index`; wraps at the end (the buttons are disabled there, the arrow keys are not). */
export const nextSlide = (index: number, total: number): number => (index + 1) % total;

/** The slide before `index`; wraps at the start. */
export const previousSlide = (index: number, total: number): number => (index - 1 + total) % total;

/** The index asked for by `?slide=`, counted from 1; anything else is the first slide. */
export function parseSlide(value: string | null, total: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= total ? number - 1 : 0;
}
