import { CLASSMATES } from "../../scripts/demo/classmates";
import { storyOf } from "../../scripts/demo/stories";

/** What children of the demo school wrote themselves, in their own language. */
const OWN_WORDS = ["maya", "leo", ...CLASSMATES.map(({ username }) => username)].flatMap((username) => {
  const { talk } = storyOf(username);
  return talk ? [talk.title, ...talk.lines] : [];
});

/** Whether a text is somebody's own words: it stays as it was said, in any language. */
export const isSaid = (text: string): boolean => OWN_WORDS.includes(text);

/** Whether a text cannot be from the catalogue: names, addresses, what is written side by side in the code. */
export const isNotFromCatalogue = (_text: string): boolean => false;
