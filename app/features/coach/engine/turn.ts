import { analyse } from "./analyse";
import { Composer } from "./compose";
import { type DetailId, harms, readDetail } from "./lexicon-details";
import { pleasantFeelings } from "./lexicon-feelings";
import { type MoveId, settledMoves } from "./lexicon-moves";
import { situationLines } from "./lines";
import { detailLines } from "./lines/details";
import { feelingLines } from "./lines/feelings";
import { flowLines } from "./lines/flow";
import { moveAsks, moveLines } from "./lines/moves";
import { feelingChips, quickReplyLines } from "./lines/quick-replies";
import { skillLines } from "./lines/skills";
import { linkTo } from "./links";
import type {
  AgeBand,
  CoachLink,
  CoachState,
  FeelingId,
  HistoryTurn,
  Locale,
  Reading,
  SituationId,
  SkillId,
} from "./types";

export type ReplyInput = {
  history: readonly HistoryTurn[];
  state: CoachState | null;
  message: string;
  ageBand: AgeBand;
  locale: Locale;
  /** A number in [0, 1), as Math.random; a parameter so that a talk can be replayed. */
  random: () => number;
  /** A notice that must stand before the reply (AI disclosure); counted in its length. */
  preface?: string | null;
};

export const newCoachState = (): CoachState => ({
  version: 1,
  stage: "open",
  turn: 0,
  feeling: null,
  feelingWord: null,
  situation: null,
  who: null,
  skill: null,
  step: 0,
  offered: [],
  tried: [],
  used: [],
  questionsAsked: 0,
  unclearInARow: 0,
  isOnlyListening: false,
  listenTurns: 0,
  locale: null,
});

const feelingSkills: Record<FeelingId, readonly SkillId[]> = {
  sad: ["kind_self", "calm_track", "ask_help", "move"],
  angry: ["drum", "breath", "i_message", "move"],
  anxious: ["breath", "grounding", "reframe", "calm_track", "small_steps"],
  frustrated: ["small_steps", "move", "drum", "problem_steps"],
  overwhelmed: ["small_steps", "breath", "ask_help", "grounding"],
  lonely: ["say_hello", "kind_self", "ask_help", "calm_track"],
  embarrassed: ["reframe", "kind_self", "breath"],
  guilty: ["repair", "kind_self", "ask_help"],
  jealous: ["thanks", "reframe", "i_message"],
  hurt: ["i_message", "kind_self", "calm_track"],
  tired: ["wind_down", "calm_track", "move"],
  bored: ["drum", "move", "say_hello"],
  confused: ["grounding", "problem_steps", "calm_track"],
  numb: ["ask_help", "grounding", "move"],
  low: ["kind_self", "calm_track", "breath", "ask_help"],
  happy: ["savor", "thanks", "drum"],
  excited: ["savor", "drum", "breath"],
  proud: ["savor", "thanks"],
  confident: ["savor", "thanks", "drum"],
  calm: ["savor", "thanks"],
};

/** Skills that change how the body or the thought is now; the others end in something to take away. */
export const feltSkills: ReadonlySet<SkillId> = new Set([
  "breath",
  "grounding",
  "reframe",
  "kind_self",
  "move",
  "drum",
  "calm_track",
]);

/** Talk of these inside another topic is an answer ("my teacher"), not a new topic. */
const weakSituations: ReadonlySet<string> = new Set([
  "teacher",
  "sibling",
  "sports",
  "celebration",
  "new_place",
  "screen_time",
  "future",
  "friend_fight",
  "mistake",
  "job",
  "chores",
  "dance",
  "embarrassing",
  "storm",
  "dark",
  "boredom",
  "silly",
  "making",
  "money",
  "homework_load",
  "new_look",
  "performance",
  "college",
  "language",
  "new_family",
  "translating",
  "friend_drift",
  "waiting",
  "tooth",
]);

/** Where cutting the work into small pieces is the way forward. */
const workSituations: ReadonlySet<string> = new Set([
  "test",
  "bad_grade",
  "homework_load",
  "not_understanding",
  "presentation",
]);

/** Nothing here is a problem to be solved by next week. */
export const tenderSituations: ReadonlySet<string> = new Set([
  "identity",
  "death",
  "pet_death",
  "pet_lost",
  "family_sick",
  "divorce",
  "breakup",
  "far_parent",
  "looks",
  "low_confidence",
  "controlling",
]);

/** Heard even when the message also hurts a little or names another topic. */
export const strongMoves: ReadonlySet<MoveId> = new Set([
  "did_skill",
  "result",
  "found",
  "made_up",
  "plan",
  "agree",
  "guess_what",
]);

/** Told to a person or about harm: heard before anything else in the message. */
export const graveDetails: ReadonlySet<DetailId> = new Set([
  "told_adult",
  "no_help",
  "unheard",
  "giving_up",
  "self_blame",
  "reaction",
  "what_if",
  "stood_up",
  "avoid",
  "crossed",
  "blamed",
  "memory",
  "identity",
]);

/** Somebody is gone: no exercise against it. */
const mourning: ReadonlySet<SituationId> = new Set([
  "death",
  "pet_death",
  "pet_lost",
  "pet_escaped",
  "far_parent",
  "friend_moved",
]);

/** Told details that are hard by themselves. */
const hardDetails: ReadonlySet<DetailId> = new Set([
  "no_help",
  "unheard",
  "giving_up",
  "self_blame",
  "reaction",
  "what_if",
  "avoid",
  "crossed",
  "blamed",
  "told",
  "unfair",
  "stuck",
  "hiding",
  "public",
  "soon",
]);

/** Skills that fit only where their reason was heard. */
const skillFits: Partial<
  Record<SkillId, (text: string, feeling: FeelingId | null, situation: SituationId | null) => boolean>
> = {
  reframe: (text, feeling, situation) =>
    situation === "low_confidence" ||
    situation === "comparing" ||
    feeling === "embarrassed" ||
    /\b(?:what if|everyone (?:will|is going to|thinks)|they (?:will|probably|all) |i (?:always|never|am (?:so )?(?:bad|dumb|stupid))|think i am|will (?:laugh|hate|fail)|y si|todos (?:van|se van|piensan)|siempre (?:me|lo)|van a (?:reir|burlar|pensar))\b/.test(
      text,
    ),
  move: (_, feeling) => feeling === "angry" || feeling === "frustrated" || feeling === "bored",
  drum: (_, feeling) =>
    feeling === "angry" ||
    feeling === "frustrated" ||
    feeling === "bored" ||
    feeling === "excited" ||
    feeling === "happy",
  wind_down: (_, feeling, situation) =>
    feeling === "tired" || situation === "sleep" || situation === "screen_time",
  repair: (text, feeling) =>
    feeling === "guilty" || /\b(?:sorry|apologi[sz]e|perdon|disculpa\w*)\b/.test(text),
  say_hello: (_, feeling, situation) =>
    feeling === "lonely" ||
    (situation !== null &&
      ["no_friends", "new_place", "left_out", "friend_drift", "dance", "moving_house"].includes(situation)),
  kind_self: (_, feeling, situation) =>
    !(situation !== null && mourning.has(situation)) &&
    ((feeling !== null &&
      ["sad", "lonely", "guilty", "embarrassed", "low", "hurt", "numb"].includes(feeling)) ||
      situation === "low_confidence" ||
      situation === "mistake" ||
      situation === "looks"),
};

/** Words that make a message heavy even when no feeling is named. */
const heavyWords =
  /\b(?:horrible|awful|sucks?|hate|mean|never|nobody|no one|alone|cried?|yell\w*|scream\w*|lost|miss|hurts?|bad|mess|forget|fail\w*|cannot|worst|unfair|laugh(?:ed|ing) at|stupid|hard|left|died|fight\w*|feo|mal|peor|nadie|nunca|llor\w+|grit\w+|injust\w+|odio|extran\w+|dificil|pele\w+|murio|rompi\w+|broke|solo|sola|callad\w)\b/;

/** What every step of a turn may do: name, ask, acknowledge, offer a skill, end. */
export abstract class TurnBase {
  protected readonly state: CoachState;
  protected readonly reading: Reading;
  protected readonly links: CoachLink[] = [];
  protected readonly composer: Composer;
  protected readonly isFirst: boolean;

  constructor(
    protected readonly input: ReplyInput,
    protected readonly locale: Locale,
  ) {
    this.state = { ...(input.state ?? newCoachState()), locale };
    this.state.offered = [...this.state.offered];
    this.state.tried = [...this.state.tried];
    this.state.turn += 1;
    this.isFirst = this.state.turn === 1;
    this.reading = analyse(input.message, locale);
    this.takeIn();
    const [first, second] = this.reading.feelings;
    const denied = this.reading.denied[0];
    this.composer = new Composer({
      ageBand: input.ageBand,
      locale,
      used: this.state.used,
      random: input.random,
      preface: input.preface ?? "",
      slots: {
        feeling: first?.word ?? denied?.word ?? this.state.feelingWord ?? undefined,
        feeling2: second?.word,
        strong: first?.strong,
        who: this.state.who ?? undefined,
        words: this.reading.words ?? undefined,
        said: this.reading.said ?? undefined,
        echo: this.reading.echo ?? undefined,
      },
    });
  }

  /** Remembers the newest feeling, situation and person named. */
  protected takeIn() {
    const feeling = this.reading.feelings[0];
    const { situation } = this.reading;
    if (situation === "mistake" && this.state.situation && harms.has(this.state.situation))
      this.reading.situation = null;
    else if (situation && weakSituations.has(situation) && this.state.situation !== null && !feeling)
      this.reading.situation = null;
    if (
      this.reading.situation &&
      this.reading.situation !== this.state.situation &&
      this.state.stage !== "trying"
    ) {
      this.state.situation = this.reading.situation;
      this.state.who = this.reading.who;
    } else if (this.reading.who && this.state.stage !== "trying") this.state.who = this.reading.who;
    if (feeling && this.state.stage !== "trying") {
      this.state.feeling = feeling.id;
      this.state.feelingWord = feeling.word;
    }
  }

  /** The open question that fits best and has not been asked. */
  protected askAbout() {
    const { situation, feeling } = this.state;
    const situationText = situation ? situationLines[situation] : undefined;
    if (
      situation &&
      situationText &&
      this.composer.add(`situation.${situation}.ask`, situationText.ask, { once: true, isRequired: true })
    )
      return;
    if (
      feeling &&
      this.composer.add(`feeling.${feeling}.ask`, feelingLines[feeling].ask, { once: true, isRequired: true })
    )
      return;
    this.askFurther();
  }

  /** One more open question. "What should be different?" is no question for a loss or for who somebody is. */
  protected askFurther() {
    const { situation } = this.state;
    if (situation && tenderSituations.has(situation))
      this.composer.add("askGently", flowLines.askGently, { isRequired: true });
    else if (this.isHard()) this.composer.add("askMore", flowLines.askMore, { isRequired: true });
    else this.askOpen();
  }

  /** An open question that fits a story as well as a worry; not after a question of the same kind. */
  protected askOpen() {
    const wasOpen = this.wasAskedOpenly();
    if (!wasOpen && this.composer.add("askOpen", flowLines.askOpen, { isRequired: true, once: true })) return;
    // What was said back stands by itself; a bare "got it" needs an invitation.
    if (!this.composer.isSpecific) this.composer.add("keepGoing", flowLines.keepGoing, { isRequired: true });
  }

  /** A plan, a result, a reconciliation a moment ago: the worry is not fetched back. */
  protected isOnTheWayUp(): boolean {
    const isUp = /^move\.(?:plan|result|agree|found|made_up|did_skill|apologised)/;
    const hurtsNow = this.reading.feelings.some((feeling) => !pleasantFeelings.has(feeling.id));
    return !hurtsNow && (this.input.state?.used ?? []).slice(-5).some((id) => isUp.test(id));
  }

  protected wasAskedOpenly(): boolean {
    return /^(?:ask|tellMore|listenMore|anythingElse|keepGoing)/.test(this.input.state?.used.at(-1) ?? "");
  }

  /** A feeling that hurts was named in this talk, or somebody does harm. */
  protected isHard(): boolean {
    const { feeling, situation } = this.state;
    const isHarm = situation !== null && harms.has(situation);
    return isHarm || (feeling !== null && !pleasantFeelings.has(feeling));
  }

  /**
   * Whether a skill may be offered unasked: something hurts, this message is no good turn of the story,
   * and an offer that was passed over is not pressed.
   */
  protected mayOffer(): boolean {
    return (this.isPleasant() ? this.isFreshlyGood() : this.isHeavyNow()) && this.isOfferDue();
  }

  /** What this very message holds is hard: a fact on the way is no reason to put an exercise on it. */
  private isHeavyNow(): boolean {
    const { move, answer, feelings, text } = this.reading;
    const detail = this.detail();
    const isHurt = feelings.some((feeling) => !pleasantFeelings.has(feeling.id));
    const isHardDetail = detail !== null && hardDetails.has(detail);
    const isMourning = this.state.situation !== null && mourning.has(this.state.situation);
    const isAnswer =
      !isMourning && this.isHard() && (answer !== null || move === null) && this.reading.wordCount <= 4;
    return isHurt || isHardDetail || isAnswer || move === "body" || move === "score" || heavyWords.test(text);
  }

  private isFreshlyGood(): boolean {
    const { situation } = this.state;
    const isGoodTalk = situation !== null && situationLines[situation]?.good === true;
    return this.state.turn <= 3 && (isGoodTalk || this.detail() === "effort");
  }

  private isOfferDue(): boolean {
    const { move } = this.reading;
    if (this.isOnTheWayUp()) return false;
    if ((move && settledMoves.has(move)) || this.nextSkill(false) === null) return false;
    const ignored = this.state.offered.length - this.state.tried.length;
    if (ignored > 0) {
      const sinceOffer =
        this.state.used.length -
        this.state.used.findLastIndex((id) => id.endsWith(".offer") || /\.offer\./.test(id));
      const hurtsNow = this.reading.feelings.some((feeling) => !pleasantFeelings.has(feeling.id));
      return ignored === 1 && hurtsNow && sinceOffer >= 6;
    }
    const isMixed = this.reading.feelings.some((feeling) => !pleasantFeelings.has(feeling.id));
    return this.isHard() || (this.isPleasant() && !isMixed);
  }

  /** What kind of thing the child tells, beyond a feeling or a situation. */
  protected detail(): DetailId | null {
    return readDetail(this.reading, this.state.situation);
  }

  protected nameFeeling() {
    const [first, second] = this.reading.feelings;
    if (!first) return;
    // Already named a moment ago: saying it again sounds like a parrot.
    const wasNamed = this.state.turn > 1 && this.input.state?.feelingWord === first.word;
    if (first.id === "low") {
      if (this.reading.feelings[0]?.word !== (this.locale === "es" ? "malestar" : "not okay")) {
        this.composer.add("nameNegated", {
          a: [["You do not feel {feeling}.", "No sientes {feeling}."]],
          b: [["It sounds like you do not feel {feeling}.", "Parece que no sientes {feeling}."]],
          t: [["Not feeling {feeling}, then.", "Entonces no sientes {feeling}."]],
        });
      }
      return;
    }
    if (second && second.id !== first.id) this.composer.add("nameTwo", flowLines.nameTwo);
    else if (wasNamed) return;
    else if (first.intensity === 3) this.composer.add("nameStrong", flowLines.nameStrong);
    else if (first.intensity === 1) this.composer.add("nameMild", flowLines.nameMild);
    else this.composer.add("name", flowLines.name);
  }

  protected correct() {
    this.state.feeling = null;
    this.state.feelingWord = null;
    this.state.stage = "asked";
    this.composer.add("corrected", flowLines.corrected);
    if (this.reading.situation) return this.askAbout();
    this.composer.add("correctedAsk", flowLines.correctedAsk, { isRequired: true });
  }

  /** Whether it is about something good. What this message says counts for more than what was said before. */
  protected isPleasant(): boolean {
    const isGood = (situation: SituationId | null) =>
      situation !== null && situationLines[situation]?.good === true;
    const [named] = this.reading.feelings;
    if (named) return pleasantFeelings.has(named.id);
    if (this.reading.situation) return isGood(this.reading.situation);
    const { feeling, situation } = this.state;
    return feeling === null ? isGood(situation) : pleasantFeelings.has(feeling);
  }

  /** Says back what this message does or tells, the most telling thing first. */
  protected acknowledge() {
    const { move } = this.reading;
    if (move && strongMoves.has(move) && this.addMove(move)) return;
    const detail = this.detail();
    const isGrave = detail !== null && graveDetails.has(detail);
    if (isGrave && this.composer.add(`detail.${detail}`, detailLines[detail])) return;
    if (move && this.addMove(move)) return;
    if (detail && !this.isPleasant() && this.composer.add(`detail.${detail}`, detailLines[detail])) return;
    if (this.reading.said && this.composer.add("restate", flowLines.restate, { once: false })) return;
    if (
      this.reading.echo &&
      this.reading.feelings.length === 0 &&
      this.composer.add("echo", flowLines.echo, { once: false })
    )
      return;
    if (this.isPleasant()) {
      this.composer.add("ackGood", flowLines.ackGood);
      return;
    }
    const isHeavy =
      this.reading.feelings.length > 0 ||
      this.reading.situation !== null ||
      heavyWords.test(this.reading.text);
    const canQuote =
      isHeavy && this.reading.words !== null && this.reading.wordCount <= 14 && this.input.ageBand !== "6-8";
    if (
      canQuote &&
      !this.wasQuoted() &&
      this.input.random() < 0.4 &&
      this.composer.add("ownWords", flowLines.ownWords)
    )
      return;
    if (isHeavy && this.reading.wordCount > 1) this.composer.add("ack", flowLines.ack);
    else if (this.reading.answer && this.reading.wordCount <= 2)
      this.composer.add("ackShort", flowLines.ackShort);
    else this.composer.add("ackPlain", flowLines.ackPlain);
  }

  protected addMove(move: MoveId): boolean {
    return this.composer.add(`move.${move}`, moveLines[move]);
  }

  /** The question that fits what was just told; otherwise one of the talk's topic, otherwise an open one. */
  protected askNext() {
    const { move } = this.reading;
    const asks = move ? moveAsks[move] : undefined;
    const once = { once: true, isRequired: true };
    if (move && asks && this.composer.add(`ask.${move}`, asks, once)) return;
    if (this.isOnTheWayUp()) return this.askOpen();
    const { situation, feeling } = this.state;
    const about = situation ? situationLines[situation] : undefined;
    if (situation && about && this.composer.add(`situation.${situation}.ask`, about.ask, once)) return;
    const isNamed = this.reading.feelings.some(({ id }) => id === feeling);
    if (feeling && isNamed && this.composer.add(`feeling.${feeling}.ask`, feelingLines[feeling].ask, once))
      return;
    this.askOpen();
  }

  /** Said back a moment ago: twice in a row is an echo. */
  protected wasQuoted(): boolean {
    return this.state.used.slice(-5).some((id) => id.startsWith("ownWords"));
  }

  protected nextSkill(isAsked: boolean): SkillId | null {
    const { feeling, situation, offered } = this.state;
    const isGood = this.isPleasant();
    const about = situation ? situationLines[situation] : undefined;
    const fromSituation = about && (isGood || !about.good) ? about.skills : [];
    const fromFeeling = feeling ? feelingSkills[feeling] : [];
    // When the feeling is hot, settle the body first; talking skills come after.
    const settling: readonly SkillId[] =
      feeling === "angry" && this.reading.feelings[0]?.intensity === 3 ? ["drum", "breath"] : [];
    // "What should I do?" asks for a way forward, not for something to feel calmer.
    const isWork = situation !== null && workSituations.has(situation);
    const forward: readonly SkillId[] = isAsked
      ? fromSituation
          .filter((skill) => !feltSkills.has(skill) && (isWork || skill !== "small_steps"))
          .concat("problem_steps", "ask_help")
      : [];
    const general: readonly SkillId[] = ["breath", "calm_track", "move", "kind_self"];
    const pool = isGood
      ? (["savor", "thanks", "drum"] as const)
      : [...forward, ...settling, ...fromSituation, ...fromFeeling, ...general];
    const { text } = this.reading;
    const fits = (skill: SkillId) =>
      isAsked || isGood || (skillFits[skill]?.(text, feeling, situation) ?? true);
    return pool.find((skill) => !offered.includes(skill) && fits(skill)) ?? null;
  }

  protected offerSkill(options: { isAsked?: boolean; isBridged?: boolean }) {
    const skill = this.nextSkill(options.isAsked ?? false);
    if (!skill || (this.state.offered.length >= 5 && !options.isAsked)) {
      this.composer.add("toPerson", flowLines.toPerson, { isRequired: true });
      this.links.push(linkTo("help", null, null));
      this.state.stage = "listening";
      return;
    }
    this.state.skill = skill;
    this.state.step = 0;
    this.state.offered.push(skill);
    this.state.stage = "offered";
    if (options.isBridged) this.composer.add("bridge", flowLines.bridge);
    this.composer.add(`skill.${skill}.offer`, skillLines[skill].offer, { isRequired: true });
  }

  protected offerNow(skill: SkillId) {
    if (this.reading.feelings.length > 0) this.nameFeeling();
    if (this.state.offered.includes(skill)) return this.offerSkill({ isAsked: true, isBridged: true });
    this.startNow(skill);
  }

  protected startNow(skill: SkillId) {
    this.state.skill = skill;
    this.state.step = 0;
    if (!this.state.offered.includes(skill)) this.state.offered.push(skill);
    this.giveStep();
  }

  protected giveStep() {
    const { skill, step } = this.state;
    if (!skill) return;
    const script = skillLines[skill];
    const lines = script.steps[step];
    if (!lines) return;
    this.composer.add(`skill.${skill}.step${step}`, lines, { isRequired: true });
    this.state.stage = "trying";
    if (step === 0 && script.tool && script.tool !== "lesson")
      this.links.push(linkTo(script.tool, this.state.feeling, this.state.situation));
  }

  protected takeAway(skill: SkillId, opening: "better" | null) {
    this.state.stage = "closing";
    if (opening) this.composer.add("better", flowLines.better);
    this.composer.add(`skill.${skill}.keep`, skillLines[skill].keep, { isRequired: true });
    if (!this.isPleasant()) this.composer.add("tellSomeone", flowLines.tellSomeone);
  }

  protected hadTopic(): boolean {
    return Boolean(this.input.state?.feeling || this.input.state?.situation);
  }

  protected end() {
    this.state.stage = "open";
    this.state.feeling = null;
    this.state.feelingWord = null;
    this.state.situation = null;
    this.state.who = null;
    this.composer.add("close", flowLines.close, { isRequired: true });
  }

  protected quickReplies(): string[] {
    const index = this.locale === "es" ? 1 : 0;
    const isMultiStep =
      this.state.stage === "trying" &&
      this.state.skill !== null &&
      skillLines[this.state.skill].steps.length > 1;
    if (isMultiStep) return [];
    const lines = quickReplyLines[this.state.stage];
    if (lines) return lines.map((line) => line[index]);
    const isStart = (this.isFirst || this.state.stage === "open") && this.state.feeling === null;
    return isStart && this.input.ageBand === "6-8" ? feelingChips.map((line) => line[index]) : [];
  }
}
