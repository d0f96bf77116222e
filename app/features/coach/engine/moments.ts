import { plainText } from "~/child-language/plain-text";
import { moments as generalMoments, topics } from "../content/compiled/content";
import type { Moment } from "../content/content.types";
import { featuresOf } from "./topic-features";
import type { Locale, SituationId } from "./types";

type Ranked = { moment: Moment; likeness: number };
/** The moments of a topic, and in which of their examples each feature stands, with its share of the example. */
type Index = {
  moments: readonly Moment[];
  /** Which moment each example is of. */
  owners: readonly number[];
  rarity: ReadonlyMap<string, number>;
  /** What a feature weighs that no example has. */
  unknown: number;
  postings: ReadonlyMap<string, [example: number, share: number][]>;
};

/** From this likeness on, and this far before the next, a message is taken to say what the moment is about. */
const sureLikeness = 0.9;
const sureLead = 0.25;
/** What pairs of words and beginnings of words count beside whole words. */
const weightOfKind: Record<string, number> = { w: 1, s: 0.7, p: 0.8 };
const mostShown = 3;

const indexes = new Map<SituationId | null, Index>();

/** The moments of a topic, or those of any talk (null), read when they are first needed. */
function indexOf(topic: SituationId | null): Index {
  const found = indexes.get(topic);
  if (found) return found;
  const moments = topic ? topics[topic].moments : generalMoments;
  const owners: number[] = [];
  const features: ReadonlySet<string>[] = [];
  for (const [at, { examples }] of moments.entries())
    for (const text of [...examples.en, ...examples.es]) {
      owners.push(at);
      features.push(featuresOf(plainText(text)));
    }
  const counts = new Map<string, number>();
  for (const names of features) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rarity = new Map([...counts].map(([name, count]) => [name, Math.log(1 + features.length / count)]));
  const unknown = Math.log(1 + features.length);
  const postings: Map<string, [number, number][]> = new Map();
  for (const [example, names] of features.entries())
    for (const [name, share] of shares(names, rarity, unknown)) {
      const list = postings.get(name);
      if (list) list.push([example, share]);
      else postings.set(name, [[example, share]]);
    }
  const index = { moments, owners, rarity, unknown, postings };
  indexes.set(topic, index);
  return index;
}

/** Features weighed by how rare they are, as a vector of length 1. */
function shares(names: ReadonlySet<string>, rarity: ReadonlyMap<string, number>, unknown: number) {
  const weights = new Map<string, number>();
  let sum = 0;
  for (const name of names) {
    const weight = (rarity.get(name) ?? unknown) * (weightOfKind[name.charAt(0)] ?? 1);
    weights.set(name, weight);
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  for (const [name, weight] of weights) weights.set(name, weight / length);
  return weights;
}

/** How like a message is to each moment: to its three likest examples, and to all of them. */
function rank(message: string, topic: SituationId | null): Ranked[] {
  const { moments, owners, rarity, unknown, postings } = indexOf(topic);
  const likes = new Float64Array(owners.length);
  for (const [name, weight] of shares(featuresOf(plainText(message)), rarity, unknown))
    for (const [example, share] of postings.get(name) ?? []) likes[example]! += weight * share;
  const ofMoment: number[][] = moments.map(() => []);
  for (const [example, owner] of owners.entries()) ofMoment[owner]?.push(likes[example] ?? 0);
  return moments
    .map((moment, at) => {
      const own = (ofMoment[at] ?? []).sort((one, other) => other - one);
      const [first = 0, second = 0, third = 0] = own;
      const mean = own.reduce((sum, like) => sum + like, 0) / Math.max(1, own.length);
      return { moment, likeness: first + second / 2 + third / 3 + mean * 2 };
    })
    .sort((one, other) => other.likeness - one.likeness);
}

/** The moment that a message surely is, of the topic or of any talk; null for most messages. */
export function readMoment(message: string, topic: SituationId | null): Moment | null {
  for (const from of topic ? [topic, null] : [null]) {
    const [first, second] = rank(message, from);
    if (!first || first.likeness < sureLikeness) continue;
    if (first.likeness - (second?.likeness ?? 0) >= sureLead) return first.moment;
  }
  return null;
}

/** The moments of a topic to be tapped, likest first, without those that were shown or said already. */
export function momentsToTap(message: string, topic: SituationId, done: ReadonlySet<string>): Moment[] {
  return rank(message, topic)
    .map(({ moment }) => moment)
    .filter(({ id, title }) => title !== undefined && !done.has(id))
    .slice(0, mostShown);
}

/** What to tap for these moments. */
export const titlesOf = (topic: SituationId, ids: readonly string[], locale: Locale): string[] =>
  topics[topic].moments.flatMap(({ id, title }) =>
    title && ids.includes(id) ? [title[locale === "es" ? 1 : 0]] : [],
  );

/** The shown moment whose title was tapped. */
export function findTapped(message: string, topic: SituationId, ids: readonly string[]): Moment | null {
  const text = message.trim().toLowerCase();
  return (
    topics[topic].moments.find(
      ({ id, title }) => ids.includes(id) && title?.some((each) => each.toLowerCase() === text),
    ) ?? null
  );
}

/** Kinds of questions to the coach that have no answer of their own in questions.yaml, and words without which it is none. */
const questionKinds: Record<string, RegExp | null> = {
  scary_what_will_happen: null,
  is_it_normal: null,
  what_do_you_think: null,
  what_should_i_do: null,
  fact_question: null,
  curious_about_feelings: null,
  faith_question:
    /\b(?:god|heaven|hell|pray\w*|church|mass|bible|sins?|dios|cielo|infierno|rezar?|iglesia|biblia|pecados?)\b/,
  app_question:
    /\b(?:app|game|drums?|music|songs?|tracks?|chat|picture|pic|photo|colou?r|sound|volume|badge|button|page|level|points|name|settings|juego|musica|cancion\w*|foto|imagen|fondo|sonido|volumen|boton|pagina|nivel|puntos|nombre)\b/,
  asks_about_coach_taste: /\b(?:you|ur|your|u|tu|te|ti|tienes|prefieres|gusta)\b/,
  wants_joke: /\b(?:jokes?|funny|laugh|knock|chistes?|reir|gracios\w+|toc)\b/,
};

/** Which kind of question a message that asks the coach something is likest; it must be one of them. */
export function readQuestion(message: string): Moment {
  const text = plainText(message);
  const likest = rank(message, null).find(({ moment: { id } }) => {
    const needed = questionKinds[id];
    return needed === null || needed?.test(text);
  });
  return likest?.moment ?? generalMoment("fact_question");
}

/** Small things told that need no more than to be taken in kindly. */
const smallKinds: ReadonlySet<string> = new Set([
  "likes_something",
  "good_news",
  "short_yes_detail",
  "when_or_where",
  "who_it_is",
  "got_better",
]);
const likeEnough = 0.45;

/** A small thing told, when a message is likest to that and to nothing heavier; null otherwise. */
export function readSmallThing(message: string): Moment | null {
  const [first] = rank(message, null);
  return first && smallKinds.has(first.moment.id) && first.likeness >= likeEnough ? first.moment : null;
}

/** A moment of any talk by its name. */
export function generalMoment(id: string): Moment {
  const found = generalMoments.find((moment) => moment.id === id);
  if (!found) throw new Error(`no moment ${id} in lines/moments.yaml`);
  return found;
}
