import { z } from "zod";
import { coachLinkTools } from "../coach-constants";

// What the files beside this one may hold. Names that the engine calls by stand here as lists, so that a file that
// lacks one is told so, and the engine's types are made from the same lists.

export const ageBands = ["6-8", "9-12", "13-15", "16-18"] as const;

/**
 * What the engine knows of a topic. `harm`: somebody does harm to the child. `mourning`: somebody is gone, and no
 * exercise is offered against it. `tender`: nothing to be solved by next week. `work`: small pieces are the way forward.
 * `weak`: inside another topic it is an answer ("my teacher"), not a new one. `not_theirs`:
 * whatever a child did, it is not their doing. `hurts`: who begins with it has hardly ever good news.
 */
export const traits = ["harm", "mourning", "good", "tender", "work", "weak", "not_theirs", "hurts"] as const;

/** What the family's page may say a talk is about (decision 61). */
export const abouts = ["friends", "school", "feelings", "good"] as const;

export const skillIds = [
  "breath",
  "grounding",
  "reframe",
  "i_message",
  "problem_steps",
  "ask_help",
  "thanks",
  "move",
  "drum",
  "calm_track",
  "small_steps",
  "kind_self",
  "savor",
  "remember",
  "wind_down",
  "say_hello",
  "repair",
  "safe_steps",
] as const;

export const feelingIds = [
  "sad",
  "angry",
  "anxious",
  "frustrated",
  "overwhelmed",
  "lonely",
  "embarrassed",
  "guilty",
  "jealous",
  "hurt",
  "tired",
  "bored",
  "confused",
  "numb",
  "low",
  "happy",
  "excited",
  "proud",
  "confident",
  "calm",
] as const;

export const flowIds = [
  "name",
  "nameStrong",
  "nameMild",
  "nameTwo",
  "nameNegated",
  "corrected",
  "correctedAsk",
  "keepGoing",
  "askOpen",
  "askThing",
  "askLight",
  "askOpenFeel",
  "askOpenThink",
  "askOpenHope",
  "musicReady",
  "breakReady",
  "ack",
  "ackPlain",
  "committed",
  "tellYes",
  "ackShort",
  "ackGood",
  "askMore",
  "askGood",
  "askGently",
  "draftHeard",
  "goodToTell",
  "trackMade",
  "goOnTelling",
  "tellMore",
  "declined",
  "leftOut",
  "nothingHelps",
  "pointless",
  "bridge",
  "start",
  "stepAck",
  "howNow",
  "howWasIt",
  "better",
  "same",
  "worse",
  "tellSomeone",
  "anythingElse",
  "close",
  "listen",
  "listenMore",
  "unsure",
  "unsureAsk",
  "lost",
  "askedBack",
  "askedBackOther",
  "closest",
  "nudge",
  "toPerson",
  "wrongAgain",
  "notAnswered",
  "weigh",
  "weighAsk",
  "gotItNow",
  "notKnown",
  "notHow",
  "cannotDo",
  "mayAsk",
  "notTheirs",
  "safe",
] as const;

export const specialIds = [
  "are_you_real",
  "homework_push",
  "sarcasm",
  "tells_joke",
  "about_coach",
  "feel_for_me",
  "remember_me",
  "who_sees",
  "secret",
  "romance",
  "adult_topic",
  "medical",
  "substance",
  "homework",
  "insult",
  "praise",
  "thanks",
  "goodbye",
  "goodbye_hard",
  "joke",
  "greeting",
  "other_language",
  "nonsense",
  "one_word",
  "just_listen",
  "what_can_you_do",
  "understand_emotions",
  "swearing",
  "fine",
  "so_so",
  "want_confidence",
  "may_i_ask",
  "do_for_me",
  "off_topic",
  "repeat_complaint",
  "need_person",
] as const;

/** What a message answers, or does in the talk (answers.yaml). */
export const answerIds = [
  "better",
  "worse",
  "same",
  "done",
  "made",
  "unsure",
  "torn",
  "other",
  "another",
  "end",
  "wont_talk",
  "pointless",
  "nothing_helps",
  "for_oneself",
  "refusal",
  "story_start",
  "whether_to_tell",
  "for_words",
  "commits",
  "task",
  "yes",
  "agrees_to_do",
  "no",
  "still_alive",
  "anothers_loss",
  "of_oneself",
  "idea",
  "blames_self",
  "heavy",
  "fact",
  "gives_reason",
  "wants_to_do",
  "wants_idea",
  "told_all",
  "plan_failed",
  "plan_later",
  "plan_well",
] as const;

/** What a child says is wrong with the coach's last reply (complaints.yaml): read wrongly, or a question passed over. */
export const complaintIds = ["unanswered", "told_before", "misread"] as const;

/** What a message wants that no line of specials.yaml answers: a way forward, or something to do. */
export const wishIds = ["what_should_i_do", "music", "drums", "calm_me", "break", "ground_me"] as const;

export const memoryIds = [
  "offerAgain",
  "notThat",
  "askPlan",
  "askOwnPlan",
  "askAnyPlan",
  "planWell",
  "planLater",
  "planFailed",
  "planSaved",
] as const;

export const moveIds = ["guess_what", "did_skill", "result", "agree", "plan", "score", "fact"] as const;

export const afterCrisisIds = ["waiting", "notMeantSeen", "notMeantUnseen", "again"] as const;
export const quickReplyIds = [
  "permission",
  "offered",
  "checking",
  "trying",
  "closing",
  "feelings",
  "askedBack",
  "shown",
] as const;

const textSchema = z.string().regex(/\S/, "is empty");
/** Words by which something is heard, in the phrase language of child-language/phrase.ts, all in small letters. */
const phraseSchema = z.string().regex(/^[^A-Z]+$/, "has a capital letter");
/** English and Spanish, side by side. */
const lineSchema = z.strictObject({ en: textSchema, es: textSchema });
const linesSchema = z.array(lineSchema).min(1);
/** Ages 16 to 18 hear the lines of 13-15 where they have none of their own; never the other way. */
const linesByBandSchema = z.strictObject({
  "6-8": linesSchema,
  "9-12": linesSchema,
  "13-15": linesSchema,
  "16-18": linesSchema.optional(),
});

/** An object with exactly these names, each of one kind. */
const allOf = <Id extends string, Schema extends z.ZodType>(ids: readonly Id[], schema: Schema) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);

/**
 * Something a child may tell next in a talk, known by its examples, and what is said to it; `ask` where a question of
 * its own fits better than one of the topic.
 */
const momentSchema = z.strictObject({
  id: z.string().regex(/^[a-z_]+$/, "may hold small letters and _ only"),
  /** What the child taps to say it, in the child's own words; without one it is not shown to be tapped. */
  title: lineSchema.optional(),
  /** What is told is good, or hurts; left out for questions, wishes, plans and what may be either. */
  tone: z.enum(["good", "bad"]).optional(),
  examples: z.strictObject({ en: z.array(textSchema).min(6), es: z.array(textSchema).min(6) }),
  /** Words that tell it by themselves, however the rest reads, as `asked` of intents.yaml; only in a topic. */
  told: z.array(phraseSchema).optional(),
  say: linesByBandSchema,
  ask: linesByBandSchema.optional(),
});
/** moments.yaml: what may be told in any talk. */
export const momentsSchema = z.array(momentSchema);

/** One file of topics/. */
export const topicSchema = z.strictObject({
  title: lineSchema,
  traits: z.array(z.enum(traits)),
  /** Words of which one must stand in a first message for it to be about this: who misses a father may be at home. */
  needs: z.array(phraseSchema).optional(),
  about: z.enum(abouts).default("feelings"),
  /** What may be offered, best first; then what fits the feeling. */
  skills: z.array(z.enum(skillIds)).default([]),
  /** Sentences of children on this topic, to learn from; the engine does not carry them. */
  examples: z.strictObject({ en: z.array(textSchema), es: z.array(textSchema) }).optional(),
  reflect: linesByBandSchema,
  ask: linesByBandSchema,
  close: linesByBandSchema.optional(),
  /** What is told next in talks on this topic. */
  moments: z.array(momentSchema).default([]),
});

const phrasesSchema = z.array(phraseSchema).default([]);

/**
 * One file of skills/: how a skill is offered, its steps (one message each), what to keep from it. `again` asks once
 * more for the draft of the first step, when something else came; `tool` is the place in the app that does it.
 */
export const skillSchema = z.strictObject({
  tool: z.enum(coachLinkTools).optional(),
  /** Moments for which a no to the skill would be taken: "no drums" is no wish for drums. */
  wishes: z.array(z.string()).default([]),
  /** What children call it; `tried`: only who has tried it calls it so. They stand for SKILL of skill-talk.yaml. */
  named: phrasesSchema,
  tried: phrasesSchema,
  /** A no to it that skill-talk.yaml has no words for. */
  refused: phrasesSchema,
  /** Where its names mean something else: who cannot breathe speaks of no exercise. */
  elsewhere: phrasesSchema,
  /** The words of its first step, with which a child begins instead of saying yes to it. */
  begun: phrasesSchema,
  /** What is told where it fits, whatever the feeling and the topic. */
  fits: phrasesSchema,
  offer: linesByBandSchema,
  steps: z.array(linesByBandSchema).min(1),
  again: linesByBandSchema.optional(),
  keep: linesByBandSchema,
});

export const feelingsSchema = allOf(
  feelingIds,
  z.strictObject({ reflect: linesByBandSchema, ask: linesByBandSchema }),
);
export const flowSchema = allOf(flowIds, linesByBandSchema);
export const specialsSchema = allOf(specialIds, linesByBandSchema);
export const memorySchema = allOf(memoryIds, linesByBandSchema);
export const movesSchema = allOf(
  moveIds,
  z.strictObject({
    told: z.array(phraseSchema).default([]),
    say: linesByBandSchema,
    ask: linesByBandSchema.optional(),
  }),
);
export const afterCrisisSchema = allOf(afterCrisisIds, linesByBandSchema);
export const quickRepliesSchema = allOf(quickReplyIds, linesSchema);

/** Ways to ask. */
const askedSchema = z.array(phraseSchema).min(3);
const entryIdSchema = z.string().regex(/^[a-z_]+$/, "may hold small letters and _ only");
const framesSchema = z.array(
  z.string().regex(/^[^A-Z]*\bSKILL\b[^A-Z]*$/, "needs SKILL, and no other capital letter"),
);
/** skill-talk.yaml: what is said of any skill, with SKILL where its names stand. */
export const skillTalkSchema = z.strictObject({
  refused: framesSchema,
  failed: framesSchema,
  elsewhere: framesSchema,
});
/** One answer a band, with the same way back to 13-15. */
const answerSchema = z.strictObject({
  "6-8": lineSchema,
  "9-12": lineSchema,
  "13-15": lineSchema,
  "16-18": lineSchema.optional(),
});

/** questions.yaml: questions about the coach that are answered first and directly. */
export const questionsSchema = z.array(
  z.strictObject({
    id: entryIdSchema,
    /** Where the answer leads, too. */
    link: z.enum(["help", "what_works"]).optional(),
    /** The child wants to stop: a skill under way ends. */
    ends: z.boolean().optional(),
    /** Most words of a sentence that asks this; longer ones tell something else. */
    maxWords: z.number().int().optional(),
    /** In talks on these topics another entry answers: the first words to a crush are no complaint. */
    instead: z.array(z.strictObject({ id: entryIdSchema, inTopics: z.array(z.string()) })).optional(),
    asked: askedSchema,
    answer: answerSchema,
  }),
);

/** intents.yaml: what a message wants of the coach or of the app, by its words. */
export const intentsSchema = z.array(
  z.strictObject({
    id: z.enum([...specialIds, ...wishIds]),
    /** Most words of a message that wants this; longer ones tell something else. */
    maxWords: z.number().int().optional(),
    /** Only in a message that names no feeling and no topic. */
    alone: z.boolean().optional(),
    /** Only the last sentence counts, and its words alone. */
    atEnd: z.boolean().optional(),
    asked: z.array(phraseSchema).min(1),
  }),
);

const wordsSchema = z.string().regex(/^[\p{Ll} ]+$/u, "may hold words in small letters only");
/** nouns.yaml: things a child may be asked about, and English words that may stand before them. */
export const nounsSchema = z.strictObject({
  english: wordsSchema,
  adjectives: wordsSchema,
  spanish: wordsSchema,
});

/** answers.yaml: what a message answers, or does in the talk, by its words. */
export const answersSchema = z.array(
  z.strictObject({
    id: z.enum(answerIds),
    maxWords: z.number().int().optional(),
    told: z.array(phraseSchema).min(1),
  }),
);

/** complaints.yaml: what is wrong with the last reply, by the words of a complaint. */
export const complaintsSchema = z.array(
  z.strictObject({
    id: z.enum(complaintIds),
    maxWords: z.number().int(),
    told: z.array(phraseSchema).min(1),
  }),
);
/** Phrases whose place in the message counts: it cannot be told with words that must stand nowhere. */
const placedSchema = z.array(phraseSchema.refine((line) => !line.includes(" ! "), "has a ! in it"));

/** feeling-words.yaml: how a feeling is heard, and by the words around it whose it is, how strong, or that it is denied. */
export const feelingWordsSchema = z.strictObject({
  words: z.array(
    z.strictObject({
      feeling: z.enum(feelingIds),
      name: lineSchema,
      strong: lineSchema,
      told: placedSchema.min(1),
    }),
  ),
  no_feeling: placedSchema,
  around: z.array(
    z.strictObject({
      means: z.enum(["others", "own", "not_told", "denied", "still_told", "strong", "mild"]),
      before: placedSchema,
      after: placedSchema.default([]),
    }),
  ),
});
/** people.yaml: whom a child may mention, and how the coach calls them. */
export const peopleSchema = z.array(
  z.strictObject({ called: lineSchema, told: z.array(phraseSchema).min(1) }),
);

/** things.yaml: what a child wants to do here, the first step, and a button that opens the right place. */
export const thingsSchema = z.array(
  z.strictObject({
    id: entryIdSchema,
    tool: z.enum(coachLinkTools),
    href: z.string().startsWith("/"),
    button: lineSchema,
    /** It may also be told ("my left hand is so slow") and need not be asked for. */
    told: z.boolean().optional(),
    maxWords: z.number().int().optional(),
    asked: askedSchema,
    answer: answerSchema,
  }),
);
