/** What a page's root says of how its reader wants it to look and sound (app/root.tsx). */
const marks = ["textSize", "reducedMotion", "calm", "highContrast", "sound"] as const;
export type Look = Partial<Record<(typeof marks)[number], string>>;

/** How the page looks now, as its reader chose it. */
export const lookOfPage = (): Look =>
  Object.fromEntries(
    marks.flatMap((mark) => {
      const value = document.documentElement.dataset[mark];
      return value === undefined ? [] : [[mark, value]];
    }),
  );

/** Gives the page a look, and takes one off that was somebody else's. */
export function wear(look: Look): void {
  const { dataset } = document.documentElement;
  for (const mark of marks) {
    const value = look[mark];
    if (value === undefined) delete dataset[mark];
    else dataset[mark] = value;
  }
}
