import { feelingLines, flowLines, specialLines, topics } from "../content/compiled/content";
import { linkTo } from "./links";
import { isPleasant, wasAsked } from "./mood";
import { PracticeTurn } from "./practice";
import { hurtingSituations, notTheirs, tenderSituations } from "./topics";

/** Shorter messages tell too little to guess from. */
const fewestToAskBack = 4;
const mostInARow = 2;
/** What a topic that has just come up needs to be answered by one of its moments instead of in general. */
const sureAtFirst = 0.82;
/** "im mad at my brother" names a topic and tells nothing of it yet. */
const mostWordsOfATopic = 6;

/** Hearing what is told, by how far the talk is: the first telling, the answer to a question, more, the end. */
export abstract class HearingTurn extends PracticeTurn {
  /** First telling: name the feeling, say back the situation, ask one open question. */
  protected hear() {
    const { feelings, situation, wordCount, answer } = this.reading;
    const situationText = situation ? topics[situation] : undefined;
    this.state.questionsAsked = 1;
    this.state.stage = "asked";
    this.state.skill = null;
    if (feelings.length === 0 && !situationText) {
      this.state.unclearInARow += 1;
      this.state.questionsAsked = 0;
      if (answer === "unsure") {
        this.composer.add("unsure", flowLines.unsure);
        this.composer.add("unsureAsk", flowLines.unsureAsk, { isRequired: true });
      } else if (wordCount <= 2 && !this.reading.move && !this.hasAskedForMore())
        this.composer.add("one_word", specialLines.one_word, { isRequired: true });
      else if (!this.askBack() && !this.askWhichMoment()) {
        this.acknowledge();
        this.askNext();
      }
      return;
    }
    this.state.unclearInARow = 0;
    this.nameFeeling();
    const moment =
      this.told.plain() ??
      (situation && wordCount > mostWordsOfATopic ? this.told.ofTopic(sureAtFirst) : null);
    // "hoy no me dejaron jugar": what hurts has not got better before it was told.
    const isTooEarly = moment?.tone === "good" && situation !== null && hurtingSituations.has(situation);
    if (moment && !isTooEarly && !this.wasSaid(moment)) {
      this.sayMoment(moment);
      this.state.stage = "asked";
      return;
    }
    const feeling = feelings[0];
    const isNew = situation !== this.input.state?.situation;
    if (situation && situationText && isNew)
      this.composer.add(`situation.${situation}`, situationText.reflect);
    else if (feeling) this.composer.add(`feeling.${feeling.id}`, feelingLines[feeling.id].reflect);
    this.askAbout();
  }

  /** "whats the point of any of this": heard before any topic that it may be about, with the way to a person. */
  protected hearPointless() {
    this.nameFeeling();
    this.composer.add("pointless", flowLines.pointless, { isRequired: true });
    this.links.push(linkTo("help", null, null));
    this.state.situation = null;
    this.state.stage = "asked";
  }

  /** "One word is fine" was the last reply: said again it would sound like a machine. */
  private hasAskedForMore(): boolean {
    return this.input.state?.used.at(-1)?.startsWith("one_word") ?? false;
  }

  /**
   * Not sure what it is about, and honest about that: the likeliest topics to tap. At most twice in a row; a third
   * time would be a quiz.
   */
  private askBack(): boolean {
    const { choices, wordCount, move } = this.reading;
    const inARow = (this.input.state?.askedBack?.inARow ?? 0) + 1;
    if (choices.length === 0 || wordCount < fewestToAskBack || move || inARow > mostInARow) return false;
    if (this.state.turn > 1 && !choices.some((id) => notTheirs.has(id))) return false;
    if (!this.composer.hasUnsaid("askedBack", flowLines.askedBack)) return false;
    this.state.askedBack = { choices, inARow };
    this.composer.add("askedBack", flowLines.askedBack, { isRequired: true });
    return true;
  }

  /** The child answered the question: take it in, then one more question or one skill. */
  protected deepen() {
    const { feelings, situation, answer, wordCount } = this.reading;
    const isNewSituation = situation !== null && situation !== this.input.state?.situation;
    const isNewFeeling = feelings.length > 0 && feelings[0]?.id !== this.input.state?.feeling;
    const hasTopic = this.state.feeling !== null || this.state.situation !== null;
    if (answer === "unsure") {
      this.state.unclearInARow += 1;
      this.composer.add("unsure", flowLines.unsure);
      if (this.state.unclearInARow >= 2 && hasTopic) return this.offerSkill({});
      this.composer.add("unsureAsk", flowLines.unsureAsk, { isRequired: true });
      return;
    }
    if (!hasTopic || !this.hadTopic()) return this.hear();
    if (this.reading.says.has("refusal") && wordCount <= 8 && feelings.length === 0) {
      this.state.stage = "permission";
      this.composer.add("declined", flowLines.declined);
      this.composer.add("nudge", flowLines.nudge, { isRequired: true });
      return;
    }
    if (wordCount <= 2 && answer && answer !== "better") {
      this.composer.add("ackShort", flowLines.ackShort);
      return this.offerSkill({});
    }
    this.state.unclearInARow = 0;
    const situationText = situation ? topics[situation] : undefined;
    const isClear = isNewSituation || this.reading.move !== null;
    if (isNewFeeling) this.nameFeeling();
    if (isNewSituation && situationText) this.composer.add(`situation.${situation}`, situationText.reflect);
    else if (!isNewFeeling) this.acknowledge();
    const isTender = this.state.situation !== null && tenderSituations.has(this.state.situation);
    const questionsWanted =
      isTender || this.input.ageBand === "13-15" || this.input.ageBand === "16-18" ? 2 : 1;
    const isVague = !isClear && !isNewFeeling && !isPleasant(this.reading, this.state);
    if (this.state.questionsAsked < questionsWanted) {
      this.state.questionsAsked += 1;
      if (isVague && this.askWhichMoment()) return;
      if (isNewSituation) this.askAbout();
      else if (isPleasant(this.reading, this.state))
        this.composer.add("askGood", flowLines.askGood, { isRequired: true });
      else if (this.reading.move) this.askNext();
      else this.askFurther();
      return;
    }
    if (this.mayOffer()) return this.offerSkill({});
    this.state.stage = "listening";
    if (isVague && this.askWhichMoment()) return;
    this.askNext();
  }

  protected listen() {
    this.state.stage = "listening";
    this.state.listenTurns += 1;
    const { situation, answer, wordCount, feelings } = this.reading;
    const isDue = this.state.listenTurns > 2 && wordCount > 2 && this.mayOffer();
    if (!this.state.isOnlyListening && (answer === "yes" || isDue) && this.nextSkill(false)) {
      this.state.listenTurns = 0;
      this.acknowledge();
      return this.offerSkill({});
    }
    if (answer === "no" && wordCount <= 3 && this.reading.move === null) return this.end();
    if (answer === "better" && wordCount <= 4) {
      this.state.stage = "closing";
      this.composer.add("better", flowLines.better);
      this.composer.add("anythingElse", flowLines.anythingElse, { isRequired: true });
      return;
    }
    if (answer === "unsure") this.composer.add("unsure", flowLines.unsure);
    else if (wordCount <= 2 && feelings.length === 0 && !this.tellsSomething() && !this.reading.move) {
      // A short answer to a question is one.
      if (answer === null && (wasAsked(this.input.state) || this.input.state?.stage === "offered")) {
        this.composer.add("ackShort", flowLines.ackShort);
        this.composer.add("keepGoing", flowLines.keepGoing, { isRequired: true });
        return;
      }
      this.state.stage = "permission";
      this.composer.add("nudge", flowLines.nudge, { isRequired: true });
      return;
    }
    if (feelings.length > 0) this.nameFeeling();
    const isClear = (situation !== null && situation !== this.input.state?.situation) || this.reading.move;
    if (!isClear && this.askWhichMoment()) return;
    const situationText =
      situation && situation !== this.input.state?.situation ? topics[situation] : undefined;
    if (situation && situationText) this.composer.add(`situation.${situation}`, situationText.reflect);
    else if (answer !== "unsure") this.acknowledge();
    this.askNext();
  }

  /** A short message with something in it: a person, or words after the coach had already asked what to do. */
  private tellsSomething(): boolean {
    const wasNudged = this.input.state?.used.at(-1)?.startsWith("nudge") ?? false;
    return this.reading.who !== null || (wasNudged && this.reading.answer === null);
  }

  protected close() {
    const { answer, wordCount } = this.reading;
    const wantsMore = answer === "yes" || this.reading.says.has("other");
    // "there is something else. i feel bad because": told already.
    if (wantsMore && wordCount > mostWordsOfATopic) return this.hear();
    if (!wantsMore && (answer !== null || wordCount <= 2)) {
      return this.end();
    }
    if (wantsMore) {
      this.state.stage = "open";
      this.state.questionsAsked = 0;
      this.composer.add("tellMore", flowLines.tellMore, { isRequired: true });
      return;
    }
    this.acknowledge();
    if (!this.state.used.slice(-8).some((id) => id.startsWith("anythingElse")) && !this.reading.move)
      this.composer.add("anythingElse", flowLines.anythingElse, { isRequired: true });
    else this.state.stage = "listening";
  }
}
