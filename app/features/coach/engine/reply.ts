import { flowLines, skillLines, specialLines, topics } from "../content/compiled/content";
import type { Moment, SpecialId } from "../content/content.types";
import { AmendingTurn } from "./amends";
import { asksWhatHelps } from "./ask-back";
import { withoutGreeting } from "./greeting";
import { stageKeepingIntents } from "./intents";
import { linkTo } from "./links";
import { detectLocale } from "./locale";
import { generalMoment } from "./moments";
import { isHard } from "./mood";
import { bodySkills } from "./practice";
import { blamesItself } from "./self-blame";
import { skillsFailed, skillsRefused } from "./skill-words";
import { asTapped, repliesToTap } from "./stage-replies";
import type { ReplyInput } from "./state";
import { strongMoves } from "./topics";
import type { CoachReply } from "./types";

const mostWordsOfAFeeling = 8;
const mostWordsOfAMove = 12;
const mostWordsOfAQuestion = 10;
/** Fewer words in the middle of an exercise answer it: "how many times". */
const mostWordsOfAnAnswer = 3;
const mostWordsOfARefusal = 9;
/** Beside a "no" to talking so much is wish enough for music, drums or a game. */
const likelyWish = 0.5;
/** Moments that only say that the coach was asked what it thinks or knows. */
const plainQuestions: ReadonlySet<string> = new Set([
  "what_should_i_do",
  "what_do_you_think",
  "fact_question",
]);

/** One turn of the talk: takes the message in and answers by the stage the talk is in. */
class Turn extends AmendingTurn {
  run(): CoachReply {
    this.answer();
    const { text, used, ids } = this.composer.finish();
    const { state, links, locale } = this;
    state.used = used;
    state.last = { text, ids };
    const isOpen = state.stage === "open" || this.reading.intent === "greeting";
    const isStart = isOpen && state.feeling === null && state.situation === null && this.isFirst;
    const isFeelingAsked = isStart && this.input.ageBand === "6-8";
    return { text, state, links, quickReplies: repliesToTap(state, locale, isFeelingAsked) };
  }

  /** The first of these that has an answer gives it; their order is the rule. */
  private answer() {
    const { intent, move } = this.reading;
    if (this.choice) return this.choice === "other" ? this.askInOwnWords() : this.hear();
    if (this.tapped) return this.sayMoment(this.tapped);
    if (asksWhatHelps(this.input.message, this.input.state)) return this.offerSkill({ isAsked: true });
    if (this.wantsToDoSomething())
      return this.reading.says.has("wants_idea") ? this.startWanted() : this.offerSkill({ isAsked: true });
    if (this.takeAsked()) return;
    if (this.wantsAnotherJoke()) return this.sayMoment(generalMoment("wants_joke"));
    const refused = skillsRefused(this.reading);
    for (const skill of refused) this.leaveOut(skill);
    const complaint = this.complaint();
    if (complaint) return this.makeAmends(complaint);
    const failed = skillsFailed(this.reading);
    if (failed.length > 0) return this.leaveFailed(failed);
    if (refused.length > 0 && this.isBareRefusal()) return this.goOnWithout();
    if (this.reading.says.has("wont_talk"))
      // "i dont want to talk, play me a song" wants the song.
      return this.sayMoment(this.told.wish(likelyWish) ?? generalMoment("wont_talk"));
    if (this.reading.says.has("pointless")) return this.hearPointless();
    if (this.reading.says.has("torn") && !this.wasSaid(generalMoment("torn")))
      return this.sayMoment(generalMoment("torn"));
    if (this.reading.says.has("nothing_helps")) return this.hearNothingHelps();
    const isGoodTurn = intent === "praise" && move !== null && strongMoves.has(move);
    if (isGoodTurn && this.settle()) return;
    if (intent && intent !== "nonsense" && intent !== "other_language") this.state.unclearInARow = 0;
    if (this.answerAtAnyStage() || this.giveTool() || this.answerTold()) return;
    if (this.goOnWithSkill() || this.answerIntent()) return;
    this.answerByStage();
  }

  /** "Would it help more to talk, or to do something?" is answered. */
  private wantsToDoSomething(): boolean {
    const wasAsked = this.input.state?.last?.ids.some((id) => /^(?:unsureAsk|lost|nudge)\./.test(id));
    const { says } = this.reading;
    return Boolean(wasAsked) && (says.has("wants_to_do") || says.has("wants_idea"));
  }

  private wantsAnotherJoke(): boolean {
    const wasJoke = /^(?:moment\.wants_|asked\.)?joke/.test(this.input.state?.used.at(-1) ?? "");
    return wasJoke && this.reading.says.has("another") && this.reading.wordCount <= mostWordsOfAFeeling;
  }

  /** The no to a tool is all that is said. */
  private isBareRefusal(): boolean {
    const { wordCount, feelings, situation, intent } = this.reading;
    const isAll = feelings.length === 0 && situation === null && intent === null;
    return isAll && wordCount <= mostWordsOfARefusal;
  }

  /** What the coach answers the same way wherever the talk stands, and the wish to end it. */
  private answerAtAnyStage(): boolean {
    const { intent, wordCount } = this.reading;
    // "how do i stop vaping" is no question about the thing.
    if (intent === "substance" && this.told.sure()?.id === "wants_to_quit_habit") {
      this.sayMoment(generalMoment("wants_to_quit_habit"));
      return true;
    }
    const isResult = intent === "praise" && this.state.stage === "checking";
    if (intent && stageKeepingIntents.has(intent) && !isResult) {
      this.special(intent as SpecialId);
      return true;
    }
    const isEnd = this.reading.says.has("end") && this.state.turn > 1 && wordCount <= 6;
    if (isEnd) this.end();
    return isEnd;
  }

  /** What the message surely tells or asks, and what it has settled. */
  private answerTold(): boolean {
    if (blamesItself(this.reading, this.state.situation)) {
      this.hearBlame();
      return true;
    }
    const moment = this.toldMoment();
    if (moment && this.reading.intent === null && !this.isPlainQuestion(moment)) this.sayTold(moment);
    else if (this.isUnknownQuestion()) this.wonder();
    else if (this.hasDecided()) this.commit();
    else return this.settle();
    return true;
  }

  /** A child takes the blame for what is no child's doing. */
  private hearBlame() {
    this.nameFeeling();
    this.composer.add("notTheirs", flowLines.notTheirs, { isRequired: true });
    this.state.stage = "listening";
    this.askNext();
  }

  /** Only that something is asked: its form tells better how to answer. */
  private isPlainQuestion({ id }: Moment): boolean {
    return this.reading.asks !== null && plainQuestions.has(id);
  }

  /** The moment to answer; none where a plain move, a denial or an answer in few words says what the message does. */
  private toldMoment(): Moment | null {
    const { move, wordCount, denied, answer } = this.reading;
    // "maybe i could sit with her": what it does is plain in few words.
    const isPlainMove = move !== null && wordCount <= mostWordsOfAMove;
    // A bare "no" answers what was asked.
    const isBareNo = answer === "no" && wordCount === 1;
    if (isPlainMove || isBareNo || denied.length > 0 || (this.isMidTalk() && answer !== null)) return null;
    if (this.mayBeMoment()) return this.moment();
    const aboutTalk = this.told.aboutTalk();
    // "super fun haha" says how an exercise was.
    if (aboutTalk?.id === "only_joking") return null;
    return aboutTalk && !this.isTakenBack(`moment.${aboutTalk.id}`) ? aboutTalk : null;
  }

  /** A skill is on offer or under way: something of the child is waited for. */
  private isMidTalk(): boolean {
    const { stage } = this.state;
    return stage === "offered" || stage === "checking" || stage === "trying" || stage === "permission";
  }

  /** The next step of a skill under way, or the answer to an offer or to how it went. */
  private goOnWithSkill(): boolean {
    const { intent, answer } = this.reading;
    const { stage } = this.state;
    if (intent === "goodbye" || intent === "just_listen") return false;
    if (stage === "trying" && intent !== "thanks") this.goOn();
    else if (!this.isMidTalk() || !answer) return false;
    else if (stage === "checking") this.checkResult();
    else this.answerOffer();
    return true;
  }

  /** What is asked of the coach; false where the message holds more than that. */
  private answerIntent(): boolean {
    const { intent } = this.reading;
    switch (intent) {
      case "goodbye":
      case "thanks":
      case "greeting":
      case "what_can_you_do":
        // "what can i do", once something was told, asks for a way forward.
        if (this.reading.says.has("for_oneself") && this.hadTopic() && this.answerWhatToDo()) return true;
        this.special(intent === "goodbye" && isHard(this.state) ? "goodbye_hard" : intent);
        this.state.stage = "open";
        return true;
      case "just_listen":
        this.onlyListen();
        return true;
      case "fine":
      case "so_so":
        if (this.state.stage === "checking") {
          this.checkResult();
          return true;
        }
        if (this.takesAnAnswerIn()) {
          this.composer.add("ackShort", flowLines.ackShort);
          this.composer.add("anythingElse", flowLines.anythingElse, { isRequired: true });
          return true;
        }
        if (this.state.turn > 1 && this.hadTopic()) return false;
        this.composer.add(intent, specialLines[intent], { isRequired: true });
        this.state.stage = "asked";
        return true;
      case "understand_emotions":
        // "why do i feel so tired": that feeling is what it is about.
        if (this.reading.feelings.length > 0 || this.reading.situation !== null) return false;
        return this.answerWish(intent);
      case "want_confidence":
        this.state.situation = "low_confidence";
        return this.answerWish(intent);
      case "what_should_i_do":
        return this.answerWhatToDo();
      default:
        return false;
    }
  }

  /** "ok" to what the coach was asked says nothing of how one is. */
  private takesAnAnswerIn(): boolean {
    const wasAnswered = this.input.state?.used.at(-1)?.startsWith("asked.") ?? false;
    return wasAnswered && this.reading.wordCount === 1;
  }

  private answerWish(intent: "understand_emotions" | "want_confidence"): true {
    this.composer.add(intent, specialLines[intent], { isRequired: true });
    this.state.stage = "asked";
    this.state.questionsAsked += 1;
    return true;
  }

  private onlyListen() {
    this.state.stage = "listening";
    this.state.isOnlyListening = true;
    if (this.reading.feelings.length > 0) this.nameFeeling();
    this.composer.add("just_listen", specialLines.just_listen, { isRequired: true });
    this.composer.add("listenMore", flowLines.listenMore);
  }

  /** False where nothing is known yet of what it is about. */
  private answerWhatToDo(): boolean {
    this.state.isOnlyListening = false;
    if (this.reading.says.has("whether_to_tell")) this.tellAnAdult();
    else if (this.wantsWords()) this.sayMoment(generalMoment("how_to_say"));
    else if (this.state.feeling || this.state.situation || this.skillForWords()) this.startWanted();
    else if (!this.isFirst) this.sayMoment(generalMoment("what_should_i_do"));
    else return false;
    return true;
  }

  /** "how do i tell nan that the jumper has three arms": words are wanted, and nothing hurts that they should tell of. */
  private wantsWords(): boolean {
    return this.reading.says.has("for_words") && !isHard(this.state) && this.skillForWords() === "i_message";
  }

  private answerByStage() {
    const { stage } = this.state;
    if (this.reading.says.has("story_start")) {
      this.composer.add("goOnTelling", flowLines.goOnTelling, { isRequired: true });
      return;
    }
    const denied = this.reading.denied[0];
    const wasMisnamed = denied !== undefined && denied.word === this.input.state?.feelingWord;
    const isBareDenial =
      denied !== undefined && this.isFirst && this.reading.wordCount <= mostWordsOfAFeeling;
    if ((wasMisnamed || isBareDenial) && this.reading.feelings.length === 0) return this.correct();
    const hasNews = this.reading.feelings.length > 0 || this.reading.situation !== null;
    if (stage === "closing") return hasNews ? this.hear() : this.close();
    if (stage === "listening") return this.listen();
    if (stage === "checking") return hasNews ? this.hear() : this.checkResult();
    if (stage === "offered") return hasNews && !this.hasBegun() ? this.hear() : this.answerOffer();
    if (stage === "permission")
      return this.reading.says.has("other") ? this.offerSkill({ isBridged: true }) : this.listen();
    if (stage === "asked") return this.deepen();
    return this.hear();
  }

  /** None of what was asked about: no more guessing, their own words. */
  private askInOwnWords() {
    this.state.stage = "asked";
    this.composer.add("askedBackOther", flowLines.askedBackOther, { isRequired: true });
  }

  /** Something is asked of the coach that no answer of its own, no tool and no new topic takes up. */
  private isUnknownQuestion(): boolean {
    const { asks, feelings, intent, answer, move, wordCount } = this.reading;
    const { stage, skill } = this.state;
    // "it was loud. how do u make the boom one" is no step of drumming.
    const isOfBody = skill !== null && bodySkills.has(skill) && wordCount > mostWordsOfAnAnswer;
    const isMidSkill = (stage === "trying" || stage === "checking") && !isOfBody;
    const isUnderstood =
      // "why do i cry when im mad" asks; more words tell something beside it.
      (feelings.length > 0 && wordCount > mostWordsOfAQuestion) ||
      (intent !== null && !this.isDecision() && !this.isOfThings()) ||
      // "nothing really. would you put it in the purse" has more in it than a no.
      (answer !== null && wordCount <= mostWordsOfAFeeling);
    // "Could I bring her a cookie?" is a plan.
    return asks !== null && !isMidSkill && !isUnderstood && move !== "plan";
  }

  /** "how do i get candle wax out of a rug": a way is asked for that no exercise is. */
  private isOfThings(): boolean {
    const { asks, intent, says, feelings, situation } = this.reading;
    const isAboutTalk = says.has("for_words") || says.has("whether_to_tell");
    const isAboutSelf = feelings.length > 0 || situation !== null || this.hadTopic();
    return asks === "open" && intent === "what_should_i_do" && !isAboutTalk && !isAboutSelf;
  }

  /** "Should I tell her?" is for the child to weigh; whether to tell an adult is not. */
  private isDecision(): boolean {
    const { asks, intent } = this.reading;
    return asks === "decision" && intent === "what_should_i_do" && !this.reading.says.has("whether_to_tell");
  }

  /** A question without an answer of its own: its kind where that is sure, otherwise an honest word by its form. */
  private wonder() {
    const { asks, situation, text } = this.reading;
    // "what other way": another thing to try.
    if (this.reading.says.has("other") && this.hadTopic()) return this.offerSkill({ isAsked: true });
    // "is the tooth fairy real" tells of no tooth.
    const isTold = text.includes(",");
    if (situation && isTold && this.isNewTopic())
      this.composer.add(`situation.${situation}`, topics[situation].reflect);
    const moment = this.told.question();
    if (moment) this.sayMoment(moment);
    else if (asks === "decision") this.weigh();
    else if (asks === "opinion") this.sayMoment(generalMoment("what_do_you_think"));
    else if (asks === "way" && this.hadTopic()) this.sayMoment(generalMoment("what_should_i_do"));
    else if (asks === "permission") this.composer.add("mayAsk", flowLines.mayAsk, { isRequired: true });
    else if (this.isOfThings()) this.composer.add("notHow", flowLines.notHow, { isRequired: true });
    else if (asks === "request") this.composer.add("cannotDo", flowLines.cannotDo, { isRequired: true });
    else this.composer.add("notKnown", flowLines.notKnown, { isRequired: true });
    this.state.stage = this.state.situation ? "listening" : "open";
  }

  private weigh() {
    this.composer.add("weigh", flowLines.weigh, { isRequired: true });
    this.composer.add("weighAsk", flowLines.weighAsk, { isRequired: true });
    this.state.unclearInARow = 0;
  }

  /** What was told, or what the message does in the talk: more help wanted, the coach put right. */
  private sayTold(moment: Moment) {
    if (moment.id === "corrects" && !this.isFirst) return this.makeAmends("misread");
    if (moment.id === "wants_more_help" && this.hadTopic()) return this.offerSkill({ isAsked: true });
    this.sayMoment(moment);
  }

  /** Something told, and no step of a skill, no wish for a way forward, no new topic. */
  private mayBeMoment(): boolean {
    const { stage, isOnlyListening } = this.state;
    const isMidSkill = stage === "trying" || stage === "checking";
    const isAnOffer = stage === "offered" || stage === "permission";
    const isReply = isMidSkill || (isAnOffer && (this.reading.wordCount <= 4 || this.hasBegun()));
    // "I feel happy": the feeling is what it says.
    const isFeeling = this.reading.feelings.length > 0 && this.reading.wordCount <= mostWordsOfAFeeling;
    return !isReply && !isFeeling && !isOnlyListening && !this.isNewTopic();
  }

  /** A feeling was pinned on the child that it has not. */
  private correct() {
    this.state.feeling = null;
    this.state.feelingWord = null;
    this.state.stage = "asked";
    this.composer.add("corrected", flowLines.corrected);
    if (this.reading.situation) return this.askAbout();
    this.composer.add("correctedAsk", flowLines.correctedAsk, { isRequired: true });
  }

  /** "ok i will tell her tonight", once the talk is about something: the work is done. */
  private hasDecided(): boolean {
    const { stage, skill, step } = this.state;
    const isFreeTalk =
      stage === "asked" || stage === "listening" || stage === "closing" || stage === "permission";
    // In the middle of a skill "I will ask Mia" is the answer to a step; "ok i will try" is not.
    const isDraft = skill !== null && step === 0 && skillLines[skill].again !== undefined;
    const isWholeMessage = stage === "trying" && (isDraft || this.reading.wordCount <= 4);
    return (isFreeTalk || isWholeMessage) && this.hadTopic() && this.reading.says.has("commits");
  }

  private commit() {
    this.state.stage = "closing";
    this.composer.add("committed", flowLines.committed, { isRequired: true });
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
  const message = asTapped(input.message, input.state) ?? withoutGreeting(input.message);
  return new Turn({ ...input, message }, locale).run();
}
