import type { Guess } from "~/child-language/linear-model";
import { tellsPast } from "~/child-language/past";
import { createPhraseFinder } from "~/child-language/phrase-finder";
import { plainText } from "~/child-language/plain-text";
import { among } from "~/child-language/question";
import { moments as generalMoments, topics } from "../content/compiled/content";
import type { Moment } from "../content/content.types";
import { guessKinds } from "./kind-model";
import { guessMoments } from "./moment-model";
import { readTone } from "./tone-model";
import { hurtingSituations, tenderSituations } from "./topics";
import type { Locale, SituationId } from "./types";

/**
 * From this chance on a message is taken to tell that moment of the talk's topic. Half of those replies miss; still three
 * readers, who saw them beside a plain "thanks for telling me", liked them better for 7 of 8 messages.
 */
const sureOfMoment = 0.6;
/** The same of a moment whose lines speak of emergencies. */
const sureOfGrave = 0.85;
const graveLine = /\b(?:911|988|emergency|in danger|safe at home|emergencias?|peligro)\b/i;
/** Below this a message is no good moment, above that none that hurts, and above that it may be cheered (readTone). */
const leastOfGood = -4.9;
const mostOfBad = 0;
const leastToCheer = -2.8;
/** "i got picked last", "i got fired" have the form of good news. */
const leastOfNews = -2;
/** Below this nearly all first messages of unseen authors told something that hurts. */
const mostOfHurt = -7.3;
/** From this chance on it is taken to be of that kind: the same readers liked 20 of 24 of the least sure ones better. */
const sureOfKind = 0.75;
/**
 * What a kind of question needs where something surely is asked; below it an honest "I don't know" was liked better. Of eleven
 * marks of readers between 0.55 and 0.75 one was "fits".
 */
const likelyQuestion = 0.75;
/** From this chance on it is taken out of the middle of an exercise. */
const sureOfTalk = 0.8;
/** What a moment needs to be shown among those to be tapped. */
const leastToTap = 0.1;
const mostShown = 3;

/** Kinds that are about the talk or its coach and not told in it: they count for more than what they remind of. */
const talkKinds: ReadonlySet<string> = new Set([
  ..."corrects already_said wont_talk only_joking mocks_coach asks_what_you_mean agrees nothing_to_tell".split(
    " ",
  ),
  ..."asks_about_coach_taste asks_coach_to_do wants_joke tells_joke_or_meme pretend wants_music wants_drums".split(
    " ",
  ),
  ..."wants_game wants_calm wants_break app_question goodbye thanks greeting wants_more_help asks_for_secret".split(
    " ",
  ),
  ..."wants_person smalltalk_question fact_question".split(" "),
]);
/** What to do when an adult was told in vain is more than any topic's moment says. */
const aboveTopics: ReadonlySet<string> = new Set(["told_adult_no_help"]);
/** Small things told that need no more than to be taken in kindly. */
const smallKinds: ReadonlySet<string> = new Set(
  "likes_something good_news short_yes_detail when_or_where who_it_is got_better small_story coming_up".split(
    " ",
  ),
);
/** Kinds that open a place of the app: they wish for it and do not tell of it. */
const toolKinds: ReadonlySet<string> = new Set("wants_music wants_drums wants_game".split(" "));
const isOfJokes = among(
  "joke jokes funny laugh laughs riddle riddles pun puns hilarious chiste chistes broma bromas adivinanza reir gracioso graciosa chistoso " +
    "chistosa otro another more",
);
const isOtherGame = among(
  "kickball soccer football basketball baseball volleyball tennis hockey softball dodgeball tag outside recess minecraft roblox fortnite " +
    "fifa xbox nintendo futbol basquet baloncesto voley beisbol tenis recreo cancha afuera",
);
const isDenying = among("no not never stop nunca ningun");
const isWhether = among("if whether");
const isNotDenied = (words: readonly string[]): boolean => !words.some(isDenying);
/** What the words of a message must be for kinds that the model alone takes for too much. */
const fitsWords: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  // "i didnt make a joke", "not really fun"; "oye tu sabes de dinosaurios" speaks of none.
  wants_joke: (words) => isNotDenied(words) && words.some(isOfJokes),
  only_joking: isNotDenied,
  tells_joke_or_meme: isNotDenied,
  // "i wanna play kickball" wants no game at the drums.
  wants_game: (words) => !words.some(isOtherGame),
  // "how do u tell if someone likes u" asks for no words.
  how_to_say: (words) => !words.some((word, at) => word === "tell" && isWhether(words[at + 1] ?? "")),
};
/** Kinds that are no more than a few words: a greeting, an answer to what the coach asked. */
const briefKinds: ReadonlySet<string> = new Set(
  "greeting short_yes_detail when_or_where who_it_is nothing_to_tell".split(" "),
);
const mostWordsOfBrief = 5;
/** What a question to the coach that has no answer of its own in questions.yaml may be. */
const questionKinds: ReadonlySet<string> = new Set([
  ..."scary_what_will_happen is_it_normal what_do_you_think what_should_i_do how_to_say fact_question".split(
    " ",
  ),
  ..."curious_about_feelings faith_question app_question asks_about_coach_taste asks_coach_to_do wants_joke".split(
    " ",
  ),
  ..."asks_what_you_mean asks_for_secret smalltalk_question scared_now".split(" "),
]);

/** The moments of which plain words stand in a message. */
const toldPlainly = createPhraseFinder(
  Object.values(topics).flatMap((topic) => topic.moments.filter(({ told }) => told)),
  ({ told = [] }) => told,
);

/** The moment of the topic that a few plain words of the text tell. */
export const plainMoment = (text: string, topic: SituationId): Moment | null =>
  toldPlainly(text).find((moment) => topics[topic].moments.includes(moment)) ?? null;

/** What one message may tell: read once a turn, as the turn asks for it several times. */
export class MomentReading {
  private readonly kinds: readonly Guess[];
  private readonly moments: readonly Guess[];
  private readonly tone: number;
  /** The message in plain text. */
  private readonly text: string;

  constructor(
    message: string,
    private readonly topic: SituationId | null,
  ) {
    this.tone = readTone(message);
    const wordCount = message.trim().split(/\s+/).length;
    const isLong = wordCount > mostWordsOfBrief;
    const isPast = tellsPast(message);
    this.text = plainText(message);
    const words = this.text.split(/[ ,]+/);
    this.kinds = guessKinds(message).filter(
      ({ id }) =>
        this.fitsTone(findGeneral(id)) &&
        !(isLong && briefKinds.has(id)) &&
        !(isPast && toolKinds.has(id)) &&
        (fitsWords[id]?.(words) ?? true) &&
        // "idk" alone tells nothing.
        (wordCount > 1 || talkKinds.has(id)),
    );
    this.moments = topic ? guessMoments(message, topic) : [];
  }

  /** The moment that the message surely tells, of the topic or of any talk; null for many messages. */
  sure(): Moment | null {
    const [kind] = this.kinds;
    const general = kind ? findGeneral(kind.id) : null;
    const ofKind =
      kind && general && kind.chance >= (isGrave(general) ? sureOfGrave : sureOfKind) ? general : this.wish();
    if (ofKind && (talkKinds.has(ofKind.id) || aboveTopics.has(ofKind.id))) return ofKind;
    return this.plain() ?? this.ofTopic() ?? ofKind;
  }

  /** The place in the app that is wished for, also where it may be the music as well as the drums. */
  wish(least = sureOfKind): Moment | null {
    const tools = this.kinds.filter(({ id }) => toolKinds.has(id));
    const [likest] = tools;
    const chance = tools.reduce((sum, tool) => sum + tool.chance, 0);
    return likest && chance >= least ? findGeneral(likest.id) : null;
  }

  /** What the message does in the talk and does not tell in it, when that is sure: a wish, a question, a correction. */
  aboutTalk(): Moment | null {
    const [kind] = this.kinds;
    return kind && kind.chance >= sureOfTalk && talkKinds.has(kind.id) ? findGeneral(kind.id) : null;
  }

  /** How likely a message is of that kind, 0-1. */
  chanceOf(kind: string): number {
    return this.kinds.find(({ id }) => id === kind)?.chance ?? 0;
  }

  /** The small thing that the message surely is, about which no topic needs to be guessed; null for others. */
  small(): Moment | null {
    const [kind] = this.kinds;
    const isSmall = kind && kind.chance >= sureOfKind && (smallKinds.has(kind.id) || talkKinds.has(kind.id));
    return isSmall ? findGeneral(kind.id) : null;
  }

  /** The moment of the topic that the message tells, at least this surely. */
  ofTopic(least = sureOfMoment): Moment | null {
    const [guess] = this.moments;
    if (!this.topic || !guess || guess.chance < least) return null;
    const moment = topics[this.topic].moments.find(({ id }) => id === guess.id) ?? null;
    if (!moment || !this.fitsTone(moment) || (isGrave(moment) && guess.chance < sureOfGrave)) return null;
    return moment;
  }

  /** The moment of the topic that a few plain words tell ("GOT INTO UT!!!"). */
  plain(): Moment | null {
    return this.topic && plainMoment(this.text, this.topic);
  }

  /** Good enough to be glad about, whatever words it has. */
  isCheerful(): boolean {
    return this.tone > leastToCheer;
  }

  /** Likelier good than anything else. */
  isGlad(): boolean {
    return this.tone > mostOfBad;
  }

  /** Surely nothing to be glad about; `more`: by so much more of the tone than that. */
  hurts(more = 0): boolean {
    return this.tone < mostOfHurt - more;
  }

  /** Nothing to be glad about. */
  isSad(): boolean {
    return this.tone < leastOfGood;
  }

  /** Nobody is congratulated on a hurt, or comforted for good news. */
  private fitsTone(moment: Moment | null): boolean {
    // In a talk about what hurts, more must speak for a turn to the better.
    const isOf = (some: ReadonlySet<SituationId>) => this.topic !== null && some.has(this.topic);
    const isOfHurt = isOf(hurtingSituations);
    // "i love him so much", of a pet that is sick, is no hobby.
    if (moment?.id === "likes_something" && isOfHurt && isOf(tenderSituations)) return false;
    if (moment?.id === "good_news") return this.tone > leastOfNews;
    if (moment?.tone === "good") return this.tone > (isOfHurt ? leastToCheer : leastOfGood);
    return moment?.tone !== "bad" || this.tone < mostOfBad;
  }

  /** The moments of the topic to be tapped, likest first, without those that were shown or said already. */
  toTap(done: ReadonlySet<string>): Moment[] {
    const { topic } = this;
    const [likest] = this.moments;
    if (!topic || !likest || likest.id === "none") return [];
    return this.moments
      .flatMap(({ id, chance }) =>
        chance < leastToTap ? [] : topics[topic].moments.filter((moment) => moment.id === id),
      )
      .filter(({ id, title }) => title !== undefined && !done.has(id))
      .slice(0, mostShown);
  }

  /** What kind of question a message is that asks the coach something; null where its form must tell. */
  question(): Moment | null {
    // "how much should i save" is about no page, and nothing to do.
    const isDoubtful = (id: string) => id === "app_question" || id === "what_should_i_do";
    const least = (id: string) => (isDoubtful(id) ? sureOfTalk : likelyQuestion);
    const likest = this.kinds.find(({ id, chance }) => questionKinds.has(id) && chance >= least(id));
    return likest && likest.id !== "fact_question" ? findGeneral(likest.id) : null;
  }
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

const isGrave = ({ say }: Moment): boolean =>
  Object.values(say).some((lines) =>
    lines.some((line: readonly string[]) => line.some((text) => graveLine.test(text))),
  );

const findGeneral = (id: string): Moment | null => generalMoments.find((moment) => moment.id === id) ?? null;

/** A moment of any talk by its name. */
export function generalMoment(id: string): Moment {
  const found = findGeneral(id);
  if (!found) throw new Error(`no moment ${id} in lines/moments.yaml`);
  return found;
}
