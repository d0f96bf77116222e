/*
 * Values of the look as classes (styles/app.css): the content security policy lets no style attribute of the server
 * through, since whoever can put one into a page can paint over it.
 */

/** Class that sets `--hue` to a colour of the look, given as `var(--color-…)`. */
export const hueClass = (colour: string): string => `hue-${/--color-([\w-]+)/.exec(colour)?.[1] ?? "line-2"}`;

/** Classes that set `--percent`, from 0 to 100 and in whole numbers: a rule for each ten and each unit. */
export function percentClass(percent: number): string {
  const whole = Math.min(100, Math.max(0, Math.round(percent)));
  return `percent tens-${Math.floor(whole / 10)} units-${whole % 10}`;
}

/** Each feeling's one hue, in every room: edge, glow and picture, never body text. */
export const FEELING_HUE = {
  happy: "var(--color-amber)",
  calm: "var(--color-mint)",
  anxious: "var(--color-violet)",
  sad: "var(--color-blue)",
  angry: "var(--color-red)",
  excited: "var(--color-orange)",
  confident: "var(--color-periwinkle)",
  frustrated: "var(--color-pink)",
};
