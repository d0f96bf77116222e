import {
  feelingLines,
  flowLines,
  memoryLines,
  skillLines,
  specialLines,
  topics,
} from "../content/compiled/content";
import type { Moment, SpecialId } from "../content/content.types";
import { detectLocale } from "./analyse";
import { readFailedSkill } from "./failed-skill";
import {
  asksForWords,
  asksWhetherToTell,
  commitPattern,
  endPattern,
  otherPattern,
  refusalPattern,
  stageKeepingIntents,
  storyStart,
} from "./intent-patterns";
import { linkTo } from "./links";
import { generalMoment } from "./moments";
import { PracticeTurn } from "./practice";
import { feltSkills } from "./skill-choice";
import { nameInTalk } from "./skill-name";
import type { ReplyInput } from "./state";
import { plainDetails, strongMoves, tenderSituations } from "./topics";
import type { CoachReply, SkillId } from "./types";

/** The coach was wrong: "no thats not it", "i didnt say that", "no, my COUSIN". */
const correctionPattern =
  /^(?:no|nah|nope|um|uh|wait|what|que|pero|oye)?[ ,]*(?:(?:that|it|this) (?:is|was) not (?:what|it|about|that|true|even)\b|i (?:did|do) not (?:say|mean) (?:that|it|this)\b|i never said|not (?:that|the|about)\b|you (?:got|have) (?:it|that|me) wrong|wrong\b|eso no\b|no (?:dije eso|es eso|era eso|hablo de|me refiero|te dije)|yo no dije|no es (?:eso|lo que))/;
/** Shorter messages tell too little to guess from. */
const fewestToAskBack = 4;
const mostInARow = 2;
const mostWordsOfAFeeling = 8;
/** What a topic that has just come up needs to be answered by one of its moments instead of in general. */
const sureAtFirst = 0.75;
/** "im mad at my brother" names a topic and tells nothing of it yet. */
const mostWordsOfATopic = 6;
const mostWordsOfAMove = 12;

/** One turn of the talk: takes the message in and answers by the stage the talk is in. */
class Turn extends PracticeTurn {
  run(): CoachReply {
    this.answer();
    const { text, used } = this.composer.finish();
    this.state.used = used;
    return { text, state: this.state, links: this.links, quickReplies: this.quickReplies() };
  }

  private answer() {
    const { intent, answer } = this.reading;
    const { stage } = this.state;
    if (this.choice) return this.choice === "other" ? this.askInOwnWords() : this.hear();
    if (this.tapped) return this.sayMoment(this.tapped);
    if (this.correctsTheCoach()) return this.startOver();
    const failed = readFailedSkill(this.input.message);
    if (failed) return this.leaveFailed(failed);
    const isGoodTurn =
      intent === "praise" && this.reading.move !== null && strongMoves.has(this.reading.move);
    if (isGoodTurn && this.settle()) return;
    const isMidTalk =
      stage === "offered" || stage === "checking" || stage === "trying" || stage === "permission";
    if (intent && intent !== "nonsense" && intent !== "other_language") this.state.unclearInARow = 0;
    // "how do i stop vaping" is no question about the thing.
    if (intent === "substance" && this.told.sure()?.id === "wants_to_quit_habit")
      return this.sayMoment(generalMoment("wants_to_quit_habit"));
    if (intent && stageKeepingIntents.has(intent) && !(intent === "praise" && stage === "checking"))
      return this.special(intent as SpecialId);
    if (endPattern.test(this.reading.text) && this.state.turn > 1 && this.reading.wordCount <= 6)
      return this.end();
    if (this.giveTool()) return;
    // "maybe i could sit with her": what it does is plain in few words.
    const detail = this.detail();
    const isPlain = this.reading.move !== null || (detail !== null && plainDetails.has(detail));
    const isPlainMove = isPlain && this.reading.wordCount <= mostWordsOfAMove;
    const isAnswered = isPlainMove || this.reading.denied.length > 0 || (isMidTalk && answer !== null);
    const moment = isAnswered ? null : this.mayBeMoment() ? this.moment() : this.told.aboutTalk();
    if (moment && intent === null) return this.sayTold(moment);
    if (this.isUnknownQuestion()) return this.wonder();
    if (this.hasDecided()) return this.commit();
    if (this.settle()) return;
    if (stage === "trying" && intent !== "goodbye" && intent !== "just_listen" && intent !== "thanks")
      return this.goOn();
    if (isMidTalk && answer && intent !== "just_listen" && intent !== "goodbye")
      return stage === "checking" ? this.checkResult() : this.answerOffer();
    switch (intent) {
      case "goodbye":
        this.state.stage = "open";
        this.composer.add("goodbye", specialLines.goodbye, { isRequired: true });
        return;
      case "thanks":
        this.state.stage = "open";
        this.composer.add("thanks", specialLines.thanks, { isRequired: true });
        return;
      case "just_listen":
        this.state.stage = "listening";
        this.state.isOnlyListening = true;
        if (this.reading.feelings.length > 0) this.nameFeeling();
        this.composer.add("just_listen", specialLines.just_listen, { isRequired: true });
        this.composer.add("listenMore", flowLines.listenMore);
        return;
      case "greeting":
      case "what_can_you_do":
        this.composer.add(intent, specialLines[intent], { isRequired: true });
        this.state.stage = "open";
        return;
      case "fine":
        if (stage === "checking") return this.checkResult();
        if (this.state.turn > 1 && this.hadTopic()) break;
        this.composer.add("fine", specialLines.fine, { isRequired: true });
        this.state.stage = "asked";
        return;
      case "understand_emotions":
      case "want_confidence":
        this.composer.add(intent, specialLines[intent], { isRequired: true });
        if (intent === "want_confidence") this.state.situation = "low_confidence";
        this.state.stage = "asked";
        this.state.questionsAsked += 1;
        return;
      case "what_should_i_do":
        this.state.isOnlyListening = false;
        if (asksWhetherToTell.test(this.reading.text)) return this.tellAnAdult();
        if (this.state.feeling || this.state.situation || this.skillForWords()) return this.startWanted();
        break;
      default:
    }
    if (storyStart.test(this.reading.text)) {
      this.composer.add("goOnTelling", flowLines.goOnTelling, { isRequired: true });
      return;
    }
    const denied = this.reading.denied[0];
    const wasMisnamed = denied !== undefined && denied.word === this.input.state?.feelingWord;
    const isBareDenial = denied !== undefined && this.isFirst;
    if ((wasMisnamed || isBareDenial) && this.reading.feelings.length === 0) return this.correct();
    const hasNews = this.reading.feelings.length > 0 || this.reading.situation !== null;
    if (stage === "closing") return hasNews ? this.hear() : this.close();
    if (stage === "listening") return this.listen();
    if (stage === "checking") return hasNews ? this.hear() : this.checkResult();
    if (stage === "offered") return hasNews && !this.hasBegun() ? this.hear() : this.answerOffer();
    if (stage === "permission") return this.listen();
    if (stage === "asked") return this.deepen();
    return this.hear();
  }

  /** None of what was asked about: no more guessing, their own words. */
  private askInOwnWords() {
    this.state.stage = "asked";
    this.composer.add("askedBackOther", flowLines.askedBackOther, { isRequired: true });
  }

  /**
   * Not sure what it is about, and honest about that: the likeliest topics to tap. At most twice in a row; a third
   * time would be a quiz.
   */
  private askBack(): boolean {
    const { choices, wordCount, move } = this.reading;
    const inARow = (this.input.state?.askedBack?.inARow ?? 0) + 1;
    if (choices.length === 0 || wordCount < fewestToAskBack || move || inARow > mostInARow) return false;
    this.state.askedBack = { choices, inARow };
    this.composer.add("askedBack", flowLines.askedBack, { isRequired: true });
    return true;
  }

  /** A question to the coach of which it understood nothing: "go on" would show that nobody listens. */
  private isUnknownQuestion(): boolean {
    const { isAsking, feelings, situation, intent, answer, move, text } = this.reading;
    const isMidSkill = this.state.stage === "trying" || this.state.stage === "checking";
    const isUnderstood =
      feelings.length > 0 ||
      situation !== null ||
      intent !== null ||
      answer !== null ||
      this.detail() !== null;
    // "Could I bring her a cookie?" is an idea.
    const isIdea = move === "plan" && /\b(?:her|him|them|le|les)\b/.test(text);
    return isAsking && !isMidSkill && !isUnderstood && !isIdea && !otherPattern.test(text);
  }

  /** A question without an answer of its own: what kind it is, and who would know. */
  private wonder() {
    this.sayMoment(this.told.question());
    this.state.stage = this.hadTopic() ? "listening" : "open";
  }

  /** What was told, or what the message does in the talk: more help wanted, the coach put right. */
  private sayTold(moment: Moment) {
    if (moment.id === "corrects" && !this.isFirst) return this.startOver();
    if (moment.id === "wants_more_help" && this.hadTopic()) return this.offerSkill({ isAsked: true });
    this.sayMoment(moment);
  }

  /** Something told, and no step of a skill, no wish for a way forward, no new topic. */
  private mayBeMoment(): boolean {
    const { stage, isOnlyListening } = this.state;
    const isMidSkill = stage === "trying" || stage === "checking";
    const isAnOffer = stage === "offered" || stage === "permission";
    const isReply = isMidSkill || (isAnOffer && this.reading.wordCount <= 4);
    // "I feel happy": the feeling is what it says.
    const isFeeling = this.reading.feelings.length > 0 && this.reading.wordCount <= mostWordsOfAFeeling;
    return !isReply && !isFeeling && !isOnlyListening && !this.isNewTopic();
  }

  /** "no thats not what i said": the coach was wrong, says so, and begins again with what this message tells. */
  private correctsTheCoach(): boolean {
    const { stage } = this.state;
    const isMidSkill = stage === "trying" || stage === "checking";
    return !this.isFirst && !isMidSkill && correctionPattern.test(this.reading.text);
  }

  private startOver() {
    const { situation, feelings } = this.reading;
    const before = this.input.state?.situation ?? null;
    this.state.situation = situation !== before ? situation : null;
    if (feelings.length === 0) this.state.feeling = null;
    this.composer.add("corrected", flowLines.corrected);
    if (this.state.situation) return this.hear();
    const { say, ask } = generalMoment("corrects");
    this.state.stage = "asked";
    this.composer.add("moment.corrects", say, { isRequired: true });
    if (ask) this.composer.add("moment.corrects.ask", ask, { isRequired: true });
  }

  /** "breathing doesnt help me": heard, not offered again, and something else in its place. */
  private leaveFailed(skill: SkillId) {
    if (!this.state.offered.includes(skill)) this.state.offered.push(skill);
    this.state.tried.push({ skill, result: "same" });
    this.composer.add("notThat", memoryLines.notThat, {
      isRequired: true,
      slots: { skill: nameInTalk(skill, this.locale) },
    });
    this.offerSkill({});
  }

  /** "ok i will tell her tonight", once the talk is about something: the work is done. */
  private hasDecided(): boolean {
    const { stage, skill, step } = this.state;
    const isFreeTalk =
      stage === "asked" || stage === "listening" || stage === "closing" || stage === "permission";
    // In the middle of a skill "I will ask Mia" is the answer to a step; "ok i will try" is not.
    const isDraft = skill !== null && step === 0 && skillLines[skill].again !== undefined;
    const isWholeMessage = stage === "trying" && (isDraft || this.reading.wordCount <= 4);
    return (isFreeTalk || isWholeMessage) && this.hadTopic() && commitPattern.test(this.reading.text);
  }

  private commit() {
    this.state.stage = "closing";
    this.composer.add("committed", flowLines.committed, { isRequired: true });
  }

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
      if (this.state.unclearInARow >= 3) this.state.stage = "asked";
      return;
    }
    this.state.unclearInARow = 0;
    this.nameFeeling();
    const moment = situation && wordCount > mostWordsOfATopic ? this.told.ofTopic(sureAtFirst) : null;
    if (moment && !this.wasSaid(moment)) {
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

  /** "One word is fine" was the last reply: said again it would sound like a machine. */
  private hasAskedForMore(): boolean {
    return this.input.state?.used.at(-1)?.startsWith("one_word") ?? false;
  }

  /** The child answered the question: take it in, then one more question or one skill. */
  private deepen() {
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
    if (refusalPattern.test(this.reading.text) && wordCount <= 8 && feelings.length === 0) {
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
    const isClear = isNewSituation || this.reading.move !== null || this.detail() !== null;
    if (isNewFeeling) this.nameFeeling();
    if (isNewSituation && situationText) this.composer.add(`situation.${situation}`, situationText.reflect);
    else if (!isNewFeeling) this.acknowledge();
    const isTender = this.state.situation !== null && tenderSituations.has(this.state.situation);
    const questionsWanted =
      isTender || this.input.ageBand === "13-15" || this.input.ageBand === "16-18" ? 2 : 1;
    const isVague = !isClear && !isNewFeeling && !this.isPleasant();
    if (this.state.questionsAsked < questionsWanted) {
      this.state.questionsAsked += 1;
      if (isVague && this.askWhichMoment()) return;
      if (isNewSituation) this.askAbout();
      else if (this.isPleasant()) this.composer.add("askGood", flowLines.askGood, { isRequired: true });
      else if (this.reading.move) this.askNext();
      else this.askFurther();
      return;
    }
    if (this.mayOffer()) return this.offerSkill({});
    this.state.stage = "listening";
    if (isVague && this.askWhichMoment()) return;
    this.askNext();
  }

  private answerOffer() {
    const { answer, text } = this.reading;
    if (otherPattern.test(text) && answer !== "yes") return this.offerSkill({ isBridged: true });
    if (this.state.stage === "permission") return answer === "no" ? this.end() : this.offerSkill({});
    if (answer === "unsure") {
      this.state.stage = "listening";
      this.composer.add("unsure", flowLines.unsure);
      this.composer.add("listenMore", flowLines.listenMore, { isRequired: true });
      return;
    }
    const isRefusal = refusalPattern.test(text) && this.reading.wordCount <= 8;
    const isUnhelped = (answer === "same" || answer === "worse") && this.detail() === null;
    if (answer === "no" || isUnhelped || isRefusal) {
      this.state.stage = "listening";
      this.composer.add("declined", flowLines.declined);
      this.composer.add("listenMore", flowLines.listenMore, { isRequired: true });
      return;
    }
    if (answer === "yes" || answer === "better") {
      this.composer.add("start", flowLines.start);
      this.giveStep();
      return;
    }
    if (this.hasBegun()) {
      this.state.stage = "trying";
      return this.goOn();
    }
    // Neither yes nor no: the child went on talking, so listen instead of pushing.
    this.state.stage = "listening";
    this.listen();
  }

  private tellAnAdult() {
    this.composer.add("tellYes", flowLines.tellYes);
    this.startNow("ask_help");
  }

  /** "What should I do?" is a yes to help: the way forward starts at once instead of being offered. */
  private startWanted() {
    const { skill: current, stage } = this.state;
    const onOffer = stage === "offered" && current && !feltSkills.has(current) ? current : null;
    const skill = this.skillForWords() ?? onOffer ?? this.nextSkill(true);
    if (!skill || this.isProven(skill)) return this.offerSkill({ isAsked: true });
    this.composer.add("start", flowLines.start);
    this.startNow(skill);
  }

  /** "How do I tell her?" asks for words: sorry after a mistake, one's own side otherwise. */
  private skillForWords(): SkillId | null {
    if (!asksForWords.test(this.reading.text)) return null;
    const isSorry = this.state.feeling === "guilty" || this.state.situation === "mistake";
    const skill = isSorry ? "repair" : "i_message";
    return this.state.tried.some((tried) => tried.skill === skill) ? null : skill;
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
      this.state.stage = "permission";
      this.composer.add("nudge", flowLines.nudge, { isRequired: true });
      return;
    }
    if (feelings.length > 0) this.nameFeeling();
    const isClear = (situation !== null && situation !== this.input.state?.situation) || this.reading.move;
    if (!isClear && this.detail() === null && this.askWhichMoment()) return;
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

  private close() {
    const { answer, wordCount } = this.reading;
    const wantsMore = answer === "yes" || otherPattern.test(this.reading.text);
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

  private special(intent: SpecialId) {
    this.composer.add(intent, specialLines[intent], { isRequired: true });
    if (intent === "nonsense") this.state.unclearInARow += 1;
    if (intent === "need_person") this.links.push(linkTo("help", null, null));
    if (intent === "insult" || intent === "swearing" || intent === "homework") this.state.stage = "asked";
    if (intent === "repeat_complaint") this.state.stage = "open";
  }
}

/** The built-in coach: one reply, made of reviewed lines, with the state to keep for the next turn. */
export function reply(input: ReplyInput): CoachReply {
  const locale = detectLocale(input.message, input.state?.locale ?? input.locale);
  return new Turn(input, locale).run();
}
