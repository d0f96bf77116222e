import {
  detailLines,
  feelingLines,
  flowLines,
  memoryLines,
  moveLines,
  quickReplies,
  skillLines,
  topics,
} from "../content/compiled/content";
import type { DetailId, Moment, MoveId } from "../content/content.types";
import { analyse } from "./analyse";
import { askBackReplies, readChoice } from "./ask-back";
import { Composer } from "./compose";
import { readDetail } from "./detail-patterns";
import { pleasantFeelings } from "./feeling-patterns";
import { linkTo } from "./links";
import { findTapped, generalMoment, MomentReading, titlesOf } from "./moments";
import { chooseSkill } from "./skill-choice";
import { nameInTalk } from "./skill-name";
import { repliesOfStage } from "./stage-replies";
import { newCoachState, type ReplyInput } from "./state";
import {
  factWords,
  goodSituations,
  graveDetails,
  hardDetails,
  harms,
  heavyWords,
  lostTopics,
  mourning,
  reflectingMoves,
  settledMoves,
  strongMoves,
  tenderSituations,
  weakSituations,
} from "./topics";
import type { CoachLink, CoachState, Locale, Reading, SituationId, SkillId } from "./types";

/** The pool of lines of a moment, as lines said are remembered. */
const momentPool = ({ id }: Moment, situation: SituationId | null) =>
  situation && topics[situation].moments.some((moment) => moment.id === id)
    ? `situation.${situation}.moment.${id}`
    : `moment.${id}`;
const mostShownInARow = 2;
/** How often a talk may come to one moment. */
const mostSaid = 2;

/** The place in the app that a moment of any talk asks for. */
const toolOf: Record<string, CoachLink["tool"]> = {
  wants_music: "dj",
  wants_drums: "drummer",
  wants_game: "drummer",
  wants_calm: "breath",
  wants_break: "dj",
  wants_person: "help",
};
const endOfTalk: ReadonlySet<string> = new Set(["goodbye", "thanks"]);

const sureOverSmall = 0.6;
/** "GOT THE PART": so few words mean what they say. */
const mostWordsOfACheer = 4;
/** What the coach is glad about. */
const gladMoves: ReadonlySet<MoveId> = new Set(["result", "laughing", "made_up", "found"]);

/** A talk goes over to another topic only when a message is this surely about it. */
const surelyNew = 0.8;

/** What every step of a turn may do: name, ask, acknowledge, offer a skill, end. */
export abstract class TurnBase {
  protected readonly state: CoachState;
  protected readonly reading: Reading;
  protected readonly links: CoachLink[] = [];
  protected readonly composer: Composer;
  protected readonly isFirst: boolean;
  /** What was tapped under "is it one of these?". */
  protected readonly choice: SituationId | "other" | null;
  /** The moment of the topic that was tapped. */
  protected readonly tapped: Moment | null;
  private momentReading: { topic: SituationId | null; reading: MomentReading } | undefined;

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
    this.choice = readChoice(input.message, input.state);
    const { shown, situation } = this.state;
    this.tapped = shown && situation ? findTapped(input.message, situation, shown.moments) : null;
    if (this.choice || this.tapped) this.readAsChoice();
    this.state.askedBack = null;
    this.state.shown = null;
    this.takeIn();
    const [first, second] = this.reading.feelings;
    const denied = this.reading.denied[0];
    this.composer = new Composer({
      ageBand: input.ageBand,
      locale,
      used: this.state.used,
      random: input.random,
      slots: {
        feeling: first?.word ?? denied?.word ?? this.state.feelingWord ?? undefined,
        feeling2: second?.word,
        strong: first?.strong,
        who: this.state.who ?? undefined,
      },
    });
  }

  /** "It was in the cafeteria" is a find only where something was lost. */
  private isNoFind(): boolean {
    const { situation } = this.state;
    const isLostTalk = situation !== null && lostTopics.has(situation);
    return (
      this.reading.move === "found" && !isLostTalk && !/\bfound\b|encontr|aparec/.test(this.reading.text)
    );
  }

  /** "We had cake and then she left" has words of a good end and is none. */
  private isNoCheer(): boolean {
    const { move, wordCount } = this.reading;
    if (move === null || !gladMoves.has(move) || wordCount <= mostWordsOfACheer) return false;
    return !this.told.isCheerful();
  }

  /** A title that was tapped is the topic, whatever its words would be read as. */
  private readAsChoice() {
    const situation = this.tapped ? this.state.situation : this.choice === "other" ? null : this.choice;
    const nothing = { feelings: [], denied: [], choices: [], intent: null, answer: null, move: null };
    Object.assign(this.reading, nothing, { situation, situationChance: 1 });
  }

  /** "lol" after something hard, or with hard words, is no sign that it is funny. */
  private isLight(): boolean {
    const { situation, feeling } = this.state;
    const isLightTalk = situation === null || situation === "silly" || goodSituations.has(situation);
    const hurts = (feeling !== null && !pleasantFeelings.has(feeling)) || this.hurtsNow();
    return isLightTalk && !hurts && !heavyWords.test(this.reading.text);
  }

  /** Remembers the newest feeling, situation and person named. */
  protected takeIn() {
    if (this.isNoFind() || this.isNoCheer() || (this.reading.move === "laughing" && !this.isLight()))
      this.reading.move = null;
    const feeling = this.reading.feelings[0];
    // In a talk about something, a message that only seems to be about something else is more of the same.
    const { situation: known } = this.state;
    const isMoreOfIt = known !== null && (this.reading.situationChance < surelyNew || this.told.ofTopic());
    if (isMoreOfIt && this.reading.situation !== known) this.reading.situation = null;
    // "he likes me best" of a dog is no crush: a guessed topic gives way to a small thing surely told.
    if (this.reading.situationChance < sureOverSmall && this.told.isSmall()) this.reading.situation = null;
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
    const situationText = situation ? topics[situation] : undefined;
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
    if (this.composer.isSpecific) return;
    if (!this.hasKeptGoing()) this.composer.add("keepGoing", flowLines.keepGoing, { isRequired: true });
    else if (!this.state.isOnlyListening) {
      this.state.stage = "permission";
      this.composer.add("lost", flowLines.lost, { isRequired: true });
    }
  }

  /** "Go on" was all that the last two replies asked: a third would show that nothing of it was understood. */
  private hasKeptGoing(): boolean {
    const lastTwo = (this.input.state?.used ?? []).slice(-4);
    return lastTwo.filter((id) => id.startsWith("keepGoing")).length > 1;
  }

  /** A plan, a result, a reconciliation a moment ago: the worry is not fetched back. */
  protected isOnTheWayUp(): boolean {
    const isUp = /^move\.(?:plan|result|agree|found|made_up|did_skill|apologised)/;
    return !this.hurtsNow() && (this.input.state?.used ?? []).slice(-5).some((id) => isUp.test(id));
  }

  /** This message names a feeling that hurts. */
  protected hurtsNow(): boolean {
    return this.reading.feelings.some((feeling) => !pleasantFeelings.has(feeling.id));
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
    const { move, answer, text } = this.reading;
    const detail = this.detail();
    const isHardDetail = detail !== null && hardDetails.has(detail);
    const isMourning = this.state.situation !== null && mourning.has(this.state.situation);
    const isAnswer =
      !isMourning &&
      this.isHard() &&
      (answer !== null || move === null) &&
      !factWords.test(text) &&
      this.state.turn <= 3 &&
      this.reading.wordCount <= 4;
    const isBodySign = move === "body" || move === "score";
    return this.hurtsNow() || isHardDetail || isAnswer || isBodySign || heavyWords.test(text);
  }

  private isFreshlyGood(): boolean {
    const { situation } = this.state;
    const isGoodTalk = situation !== null && goodSituations.has(situation);
    return this.state.turn <= 3 && (isGoodTalk || this.detail() === "effort");
  }

  private isOfferDue(): boolean {
    const { move } = this.reading;
    if (this.isOnTheWayUp() || (move && reflectingMoves.has(move))) return false;
    if ((move && settledMoves.has(move)) || this.nextSkill(false) === null) return false;
    const ignored = this.state.offered.length - this.state.tried.length;
    if (ignored > 0) {
      const sinceOffer =
        this.state.used.length -
        this.state.used.findLastIndex((id) => id.endsWith(".offer") || /\.offer\./.test(id));
      return ignored === 1 && this.hurtsNow() && sinceOffer >= 6;
    }
    return this.isHard() || (this.isPleasant() && !this.hurtsNow());
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
        this.composer.add("nameNegated", flowLines.nameNegated);
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
    const isGood = (situation: SituationId | null) => situation !== null && goodSituations.has(situation);
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
    if (
      this.isPleasant() &&
      this.told.isCheerful() &&
      !/\b(?:no|not|never|nunca|but|pero|nadie|nobody)\b/.test(this.reading.text)
    ) {
      this.composer.add("ackGood", flowLines.ackGood);
      return;
    }
    const isHeavy =
      this.reading.feelings.length > 0 ||
      this.reading.situation !== null ||
      heavyWords.test(this.reading.text);
    if (isHeavy && this.reading.wordCount > 1) this.composer.add("ack", flowLines.ack);
    else if (this.reading.answer && this.reading.wordCount <= 2)
      this.composer.add("ackShort", flowLines.ackShort);
    else if (this.wasPlainTwice())
      this.composer.add("moment.short_yes_detail", generalMoment("short_yes_detail").say);
    else this.composer.add("ackPlain", flowLines.ackPlain);
  }

  /** The last two replies took in what was told with a bare "got it". */
  private wasPlainTwice(): boolean {
    const lastTwo = (this.input.state?.used ?? []).slice(-4);
    return lastTwo.filter((id) => id.startsWith("ackPlain")).length > 1;
  }

  /** What was told is a moment that is known: what is said to it, and its question. */
  protected sayMoment(moment: Moment) {
    const pool = momentPool(moment, this.state.situation);
    this.composer.add(pool, moment.say, { isRequired: true });
    this.state.stage = endOfTalk.has(moment.id) ? "open" : "listening";
    this.state.unclearInARow = 0;
    const tool = toolOf[moment.id];
    if (tool) this.links.push(linkTo(tool, this.state.feeling, this.state.situation));
    if (tool || endOfTalk.has(moment.id)) return;
    if (moment.ask && this.composer.add(`${pool}.ask`, moment.ask, { once: true, isRequired: true })) return;
    this.showMoments();
  }

  /** What this message may tell next, in the talk's topic as it is now. */
  protected get told(): MomentReading {
    const { situation } = this.state;
    if (this.momentReading?.topic !== situation || !this.momentReading)
      this.momentReading = { topic: situation, reading: new MomentReading(this.input.message, situation) };
    return this.momentReading.reading;
  }

  /** The moment that this message surely tells, unless it was answered before. */
  protected moment(): Moment | null {
    const moment = this.told.sure();
    return moment && !this.wasSaid(moment) ? moment : null;
  }

  /** Said already: all the lines that fit it but one, at most. */
  protected wasSaid(moment: Moment): boolean {
    const pool = momentPool(moment, this.state.situation);
    return (
      this.state.used.filter((id) => id.startsWith(`${pool}.`) && !id.startsWith(`${pool}.ask`)).length >=
      mostSaid
    );
  }

  /** Surely about another topic than the talk so far. */
  protected isNewTopic(): boolean {
    const { situation } = this.reading;
    return situation !== null && situation !== this.input.state?.situation;
  }

  /**
   * Not sure what was told in a talk whose topic is known: what children tell most on it, to be tapped, likest first.
   * At most twice in a row.
   */
  protected askWhichMoment(): boolean {
    const inARow = (this.input.state?.shown?.inARow ?? 0) + 1;
    if (this.state.isOnlyListening || inARow > mostShownInARow || !this.showMoments(inARow)) return false;
    this.composer.add("closest", flowLines.closest, { isRequired: true });
    return true;
  }

  private showMoments(inARow = 0): boolean {
    const { situation, used } = this.state;
    if (!situation) return false;
    const said = topics[situation].moments.filter((moment) =>
      used.some((id) => id.startsWith(`${momentPool(moment, situation)}.`)),
    );
    const done = new Set([...said.map(({ id }) => id), ...(this.input.state?.shown?.moments ?? [])]);
    if (this.tapped) done.add(this.tapped.id);
    const moments = this.told.toTap(done).map(({ id }) => id);
    if (moments.length === 0) return false;
    this.state.shown = { moments, inARow };
    return true;
  }

  protected addMove(move: MoveId): boolean {
    return this.composer.add(`move.${move}`, moveLines[move].say);
  }

  /** The question that fits what was just told; otherwise one of the talk's topic, otherwise an open one. */
  protected askNext() {
    const { move } = this.reading;
    const asks = move ? moveLines[move].ask : undefined;
    const once = { once: true, isRequired: true };
    if (move && asks && this.composer.add(`ask.${move}`, asks, once)) return;
    if (this.isOnTheWayUp()) return this.askOpen();
    const { situation, feeling } = this.state;
    const about = situation ? topics[situation] : undefined;
    if (situation && about && this.composer.add(`situation.${situation}.ask`, about.ask, once)) return;
    const isNamed = this.reading.feelings.some(({ id }) => id === feeling);
    if (feeling && isNamed && this.composer.add(`feeling.${feeling}.ask`, feelingLines[feeling].ask, once))
      return;
    this.askOpen();
  }

  protected nextSkill(isAsked: boolean): SkillId | null {
    const { known } = this.input;
    return chooseSkill(this.state, this.reading, { isAsked, isGood: this.isPleasant(), known });
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
    if (this.isProven(skill))
      return void this.composer.add("offerAgain", memoryLines.offerAgain, {
        isRequired: true,
        slots: { skill: nameInTalk(skill, this.locale) },
      });
    this.composer.add(`skill.${skill}.offer`, skillLines[skill].offer, { isRequired: true });
  }

  /** What did not help in this talk. */
  protected unhelpful(): SkillId[] {
    return this.state.tried.flatMap(({ skill, result }) =>
      result === "same" || result === "worse" ? [skill] : [],
    );
  }

  /** The child said of it in an earlier talk that it helped. */
  protected isProven(skill: SkillId): boolean {
    return this.input.known?.helped.includes(skill) ?? false;
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

  /** The talk ends with a next step of its topic, or else with a friendly word. */
  protected end() {
    const { situation } = this.state;
    const lines = situation ? topics[situation].close : undefined;
    this.state.stage = "open";
    this.state.feeling = null;
    this.state.feelingWord = null;
    this.state.situation = null;
    this.state.who = null;
    if (lines && this.composer.add(`situation.${situation}.close`, lines, { isRequired: true, once: true }))
      return;
    this.composer.add("close", flowLines.close, { isRequired: true });
  }

  protected quickReplies(): string[] {
    const { askedBack, shown, situation } = this.state;
    if (askedBack) return askBackReplies(askedBack.choices, this.locale);
    if (shown && situation)
      return [
        ...titlesOf(situation, shown.moments, this.locale),
        ...quickReplies.shown.map((line) => line[this.locale === "es" ? 1 : 0]),
      ];
    const isOpen = this.state.stage === "open" || this.reading.intent === "greeting";
    const isStart = isOpen && this.state.feeling === null && situation === null && this.isFirst;
    return isStart && this.input.ageBand === "6-8"
      ? quickReplies.feelings.map((line) => line[this.locale === "es" ? 1 : 0])
      : repliesOfStage(this.state, this.locale);
  }
}
