import { flowLines, memoryLines, skillLines } from "../content/compiled/content";
import { linkTo } from "./links";
import { hurtsNow, isPleasant } from "./mood";
import { SettlingTurn } from "./settle";
import { feltSkills } from "./skill-choice";
import { nameInTalk } from "./skill-name";
import { hasBegun } from "./skill-words";
import { goodSituations } from "./topics";
import type { Intent, SkillId } from "./types";

/** Exercises that are answered with "done" or with how it is now. */
export const bodySkills: ReadonlySet<SkillId> = new Set(["breath", "move", "drum", "calm_track"]);

/** Exercises that hold on to something good. */
const gladSkills: ReadonlySet<SkillId> = new Set(["savor", "thanks"]);

/** The exercise that a wish for this means. */
const skillOfWish: Partial<Record<Intent, SkillId>> = { music: "calm_track", drums: "drum" };

/** A skill under way: the answer to its offer, its steps, a draft asked for, how it went. */
export abstract class PracticeTurn extends SettlingTurn {
  protected abstract hear(): void;
  protected abstract listen(): void;

  /** Whether the child began with the skill instead of saying yes to it. */
  protected hasBegun(): boolean {
    const { skill } = this.state;
    return skill !== null && hasBegun(skill, this.reading);
  }

  protected answerOffer() {
    const { answer } = this.reading;
    if (this.reading.says.has("other") && answer !== "yes") return this.offerSkill({ isBridged: true });
    if (this.state.stage === "permission") return answer === "no" ? this.end() : this.offerSkill({});
    if (answer === "unsure") {
      this.state.stage = "listening";
      this.composer.add("unsure", flowLines.unsure);
      this.composer.add("listenMore", flowLines.listenMore, { isRequired: true });
      return;
    }
    const isRefusal = this.reading.says.has("refusal") && this.reading.wordCount <= 8;
    const isUnhelped = answer === "same" || answer === "worse";
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

  /** In the middle of a skill: next step, or ask how it went, or what to keep. */
  protected goOn() {
    const { skill, step } = this.state;
    if (!skill) return this.hear();
    const script = skillLines[skill];
    if (this.isElsewhere(skill)) {
      this.state.tried.push({ skill, result: "unknown" });
      this.state.stage = "listening";
      // The reply speaks of it, so the talk is about it.
      this.state.situation = this.reading.situation ?? this.state.situation;
      return this.listen();
    }
    const isRefusal =
      this.reading.answer === "no" ||
      this.reading.answer === "same" ||
      this.reading.answer === "worse" ||
      this.reading.says.has("refusal");
    if (isRefusal && this.reading.wordCount <= 8) {
      this.state.tried.push({ skill, result: "same" });
      this.composer.add("same", flowLines.same);
      return this.offerSkill({ isBridged: true });
    }
    if (step === 0 && this.askForDraft(skill)) return;
    if (step + 1 < script.steps.length) {
      this.state.step = step + 1;
      this.composer.add("stepAck", flowLines.stepAck);
      this.giveStep();
      return;
    }
    const isFelt = feltSkills.has(skill) && !isPleasant(this.reading, this.state);
    if (isFelt && (this.reading.answer === "better" || this.reading.answer === "worse"))
      return this.checkResult();
    // Who only wanted to play has nothing to feel better of.
    if (isFelt && !this.hadTopic() && this.state.feeling === null) {
      this.state.tried.push({ skill, result: "unknown" });
      this.state.stage = "listening";
      this.composer.add("howWasIt", flowLines.howWasIt, { isRequired: true });
      return;
    }
    if (isFelt) {
      this.state.stage = "checking";
      this.composer.add("stepAck", flowLines.stepAck);
      this.composer.add("howNow", flowLines.howNow, { isRequired: true });
      return;
    }
    this.state.tried.push({ skill, result: "unknown" });
    this.takeAway(skill, null);
  }

  /** An exercise of the body is under way, or one for good times, and the child tells something else. */
  private isElsewhere(skill: SkillId): boolean {
    if (gladSkills.has(skill) && this.hasTurned()) return true;
    const { answer, wordCount } = this.reading;
    return bodySkills.has(skill) && answer === null && wordCount > 3 && !this.reading.says.has("refusal");
  }

  /** What is told or asked now is no more of what was good. */
  private hasTurned(): boolean {
    const { situation, asks, intent } = this.reading;
    const isOther = situation !== null && !goodSituations.has(situation);
    return isOther || hurtsNow(this.reading) || asks !== null || intent === "what_should_i_do";
  }

  /** A draft was asked for and something else came: take that in and ask once more, but not a third time. */
  private askForDraft(skill: SkillId): boolean {
    const { again } = skillLines[skill];
    const pool = `skill.${skill}.again`;
    if (!again || this.hasBegun() || this.reading.answer === "done") return false;
    if (this.state.used.some((id) => id.startsWith(pool))) return false;
    if (this.reading.feelings.length > 0) this.nameFeeling();
    else this.acknowledge();
    this.composer.add(pool, again, { isRequired: true });
    return true;
  }

  protected checkResult() {
    const skill = this.state.skill ?? "breath";
    switch (this.reading.answer) {
      case "better":
      case "yes":
      case "done":
        this.state.tried.push({ skill, result: "better" });
        return this.takeAway(skill, "better");
      case "worse":
        this.state.tried.push({ skill, result: "worse" });
        this.state.stage = "listening";
        this.composer.add("worse", flowLines.worse, { isRequired: true });
        this.links.push(linkTo("help", null, null));
        return;
      case "same":
      case "no":
        this.state.tried.push({ skill, result: "same" });
        this.composer.add("same", flowLines.same);
        return this.offerSkill({ isBridged: true });
      default:
        if (
          this.reading.intent === "praise" ||
          this.reading.intent === "thanks" ||
          this.reading.intent === "fine"
        ) {
          this.state.tried.push({ skill, result: "better" });
          return this.takeAway(skill, "better");
        }
        this.state.tried.push({ skill, result: "unknown" });
        if (this.reading.wordCount > 3) return this.listen();
        this.state.stage = "closing";
        this.composer.add(`skill.${skill}.keep`, skillLines[skill].keep);
        this.composer.add("anythingElse", flowLines.anythingElse, { isRequired: true });
    }
  }

  /** "breathing doesnt help me": heard, not offered again, and something else in its place. */
  protected leaveFailed(failed: readonly SkillId[]) {
    for (const skill of failed) {
      this.noteOffered(skill);
      this.state.tried.push({ skill, result: "same" });
    }
    const names = failed.map((skill) => nameInTalk(skill, this.locale)).join(", ");
    this.composer.add("notThat", memoryLines.notThat, { isRequired: true, slots: { skill: names } });
    this.offerSkill({});
  }

  /** "NO DRUMS": not offered again in this talk, and its words are no wish for it. */
  protected leaveOut(skill: SkillId) {
    const { wishes } = skillLines[skill];
    this.takeBackPools([...wishes.map((id) => `moment.${id}`), `skill.${skill}`]);
    // "no breathing, just music" still wishes for music.
    const wished = this.reading.intent && skillOfWish[this.reading.intent];
    if (!wished || wished === skill) this.reading.intent = null;
    this.noteOffered(skill);
    if (this.state.skill !== skill) return;
    this.state.tried.push({ skill, result: "unknown" });
    this.state.skill = null;
    this.state.stage = "listening";
  }

  /** After a no to a tool: another way where one is asked for, else the choice to talk or to try. */
  protected goOnWithout() {
    this.composer.add("leftOut", flowLines.leftOut, { isRequired: true });
    if (this.reading.says.has("other")) return this.offerSkill({});
    this.state.stage = "permission";
    this.composer.add("nudge", flowLines.nudge, { isRequired: true });
  }

  /** "nothing helps": one more exercise would not hear it; a person may. */
  protected hearNothingHelps() {
    this.composer.add("nothingHelps", flowLines.nothingHelps, { isRequired: true });
    this.leadToPerson();
  }
}
