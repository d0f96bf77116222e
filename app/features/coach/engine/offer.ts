import { flowLines, memoryLines, skillLines } from "../content/compiled/content";
import { linkTo } from "./links";
import { hurtsNow, isHard, isPleasant } from "./mood";
import { AskingTurn } from "./next-question";
import { chooseSkill, feltSkills } from "./skill-choice";
import { nameInTalk } from "./skill-name";
import { isGoodTopic, mourning, settledMoves } from "./topics";
import type { CoachLink, SituationId, SkillId } from "./types";

const firstWordsTopics: ReadonlySet<SituationId> = new Set(["crush", "new_friend"]);

/** A skill: whether one may be offered, which, and how it begins and is taken away. */
export abstract class OfferingTurn extends AskingTurn {
  /**
   * Whether a skill may be offered unasked: something hurts, this message is no good turn of the story,
   * and an offer that was passed over is not pressed.
   */
  protected mayOffer(): boolean {
    return (
      (isPleasant(this.reading, this.state) ? this.isFreshlyGood() : this.isHeavyNow()) && this.isOfferDue()
    );
  }

  /** What this very message holds is hard: a fact on the way is no reason to put an exercise on it. */
  private isHeavyNow(): boolean {
    const { move, answer, says } = this.reading;
    const isMourning = this.state.situation !== null && mourning.has(this.state.situation);
    const isAnswer =
      !isMourning &&
      isHard(this.state) &&
      (answer !== null || move === null) &&
      !says.has("fact") &&
      this.state.turn <= 3 &&
      this.reading.wordCount <= 4;
    return hurtsNow(this.reading) || isAnswer || move === "score" || says.has("heavy");
  }

  private isFreshlyGood(): boolean {
    const { situation } = this.state;
    return this.state.turn <= 3 && isGoodTopic(situation);
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
      return ignored === 1 && hurtsNow(this.reading) && sinceOffer >= 6;
    }
    return isHard(this.state) || (isPleasant(this.reading, this.state) && !hurtsNow(this.reading));
  }

  protected nextSkill(isAsked: boolean): SkillId | null {
    const { known } = this.input;
    return chooseSkill(this.state, this.reading, {
      isAsked,
      isGood: isPleasant(this.reading, this.state),
      known,
    });
  }

  protected offerSkill(options: { isAsked?: boolean; isBridged?: boolean }) {
    const skill = this.nextSkill(options.isAsked ?? false);
    if (!skill || (this.state.offered.length >= 5 && !options.isAsked)) {
      this.leadToPerson();
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

  /** "What should I do?" is a yes to help: the way forward starts at once instead of being offered. */
  protected startWanted() {
    const { skill: current, stage } = this.state;
    const onOffer = stage === "offered" && current && !feltSkills.has(current) ? current : null;
    const skill = this.skillForWords() ?? onOffer ?? this.nextSkill(true);
    if (!skill || this.isProven(skill)) return this.offerSkill({ isAsked: true });
    this.composer.add("start", flowLines.start);
    this.startNow(skill);
  }

  /** "How do I tell her?" asks for words: sorry after a mistake, one's own side otherwise. */
  protected skillForWords(): SkillId | null {
    if (!this.reading.says.has("for_words")) return null;
    const { situation } = this.state;
    // First words to somebody one likes are no complaint.
    if (situation && firstWordsTopics.has(situation))
      return this.state.tried.some(({ skill }) => skill === "say_hello") ? null : "say_hello";
    const isSorry = this.state.feeling === "guilty" || situation === "mistake";
    const skill = isSorry ? "repair" : "i_message";
    return this.state.tried.some((tried) => tried.skill === skill) ? null : skill;
  }

  protected tellAnAdult() {
    this.composer.add("tellYes", flowLines.tellYes);
    this.startNow("ask_help");
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

  /** Whoever can do more than a program, with the way there. */
  protected leadToPerson() {
    this.composer.add("toPerson", flowLines.toPerson, { isRequired: true });
    this.links.push(linkTo("help", null, null));
    this.state.stage = "listening";
  }

  /** Not offered again in this talk. */
  protected noteOffered(skill: SkillId) {
    if (!this.state.offered.includes(skill)) this.state.offered.push(skill);
  }

  protected startNow(skill: SkillId) {
    this.state.skill = skill;
    this.state.step = 0;
    this.noteOffered(skill);
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
    if (step === 0 && script.tool && script.tool !== "lesson" && !this.isLeftOut(script.tool))
      this.links.push(linkTo(script.tool, this.state.feeling, this.state.situation));
  }

  /** The child has said no to the skill that opens there. */
  private isLeftOut(tool: CoachLink["tool"] | "lesson"): boolean {
    return Object.entries(skillLines).some(
      ([skill, script]) => script.tool === tool && this.isTakenBack(`skill.${skill}`),
    );
  }

  protected takeAway(skill: SkillId, opening: "better" | null) {
    this.state.stage = "closing";
    if (opening) this.composer.add("better", flowLines.better);
    this.composer.add(`skill.${skill}.keep`, skillLines[skill].keep, { isRequired: true });
    if (!isPleasant(this.reading, this.state)) this.composer.add("tellSomeone", flowLines.tellSomeone);
  }
}
