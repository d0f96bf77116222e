import { CLASSMATES } from "../../scripts/demo/classmates";
import { storyOf } from "../../scripts/demo/stories";

/** What children of the demo school wrote themselves, in their own language. */
const OWN_WORDS = ["maya", "leo", ...CLASSMATES.map(({ username }) => username)].flatMap((username) => {
  const { talk } = storyOf(username);
  return talk ? [talk.title, ...talk.lines] : [];
});

/** Whether a text is somebody's own words: it stays as it was said, in any language. */
export const isSaid = (text: string): boolean => OWN_WORDS.includes(text);

const PEOPLE = [
  ...CLASSMATES.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ...["Maya Torres", "Leo Park", "Noor Haddad", "Sofia Park", "Dana Ray", "Grace Okafor", "Ana Paz"],
  ...["Maya", "Leo", "Noor", "Ana", "Rosa Paz", "Ms. Ray's class", "Demo School"],
];
const ADDRESS = /\S+@\S+|(?:https?:\/\/)?127\.0\.0\.1:\d+\S*/g;
/** Codes of classes, families and schools. */
const CODE = /(?<![\w-])(?=[A-Z\d-]*[A-Z])[A-Z\d]{4}(?:-?[A-Z\d]{4}){0,2}(?![\w-])/g;
const TIME_ZONE = /\b(?:America|Pacific)\/[\w ]+|\bUTC\b/g;
/** The product's name, a key of the keyboard, beats per minute. */
const SAME_EVERYWHERE = /\bBeats\b|\bBPM\b|(?<!\p{L})\p{Lu}(?!\p{L})/gu;

/** A text without what is the same in every language: names, addresses, codes. */
export function withoutNames(text: string): string {
  const unnamed = PEOPLE.reduce((left, name) => left.replaceAll(name, ""), text);
  return [ADDRESS, TIME_ZONE, CODE, SAME_EVERYWHERE]
    .reduce((left, names) => left.replace(names, ""), unnamed)
    .trim();
}
