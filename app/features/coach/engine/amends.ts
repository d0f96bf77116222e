import { among } from "~/child-language/question";
import { flowLines } from "../content/compiled/content";
import type { ComplaintId } from "../content/content.types";
import { isTakenAback, readComplaint } from "./complaint";
import { HearingTurn } from "./hear";
import { generalMoment } from "./moments";

/** A topic that the complaint itself tells is believed from this chance on. */
const surelyTold = 0.6;
/** What the message does in the talk, by the model alone: enough beside a "no" or a "what?" at its beginning. */
const probablyCorrects = 0.5;
const opensWhatToKnow = among("that because que porque");
/** More words than this put it right themselves: nothing needs to be asked again. */
const mostWordsOfAComplaint = 7;
/** The last reply gave what a child may be tired of. */
const gaveTool = /wants_|musicReady|skill\.(?:drum|calm_track)/;

/** The coach was wrong, and the child says so: heard before anything else, owned, and not said again in this talk. */
export abstract class AmendingTurn extends HearingTurn {
  /** What the child has against the last reply; in the middle of an exercise a "no" is about that. */
  protected complaint(): ComplaintId | null {
    const { stage } = this.state;
    if (this.isFirst || stage === "trying" || stage === "checking" || this.tellsWhatWasAsked()) return null;
    // What is said against a "sorry" is about more than its words.
    const wasSorry = (this.input.state?.amends ?? 0) > 0;
    const complaint = readComplaint(this.input.message, wasSorry ? "" : (this.input.state?.last?.text ?? ""));
    // "im not very bored. do you have a game": what is asked is answered, and that says sorry enough.
    if (complaint === "misread" && this.reading.asks && this.reading.wordCount > mostWordsOfAComplaint)
      return null;
    if (complaint) return complaint;
    const isCorrection =
      isTakenAback(this.reading.text.split(" ")[0] ?? "") &&
      this.told.chanceOf("corrects") >= probablyCorrects;
    return isCorrection ? "misread" : null;
  }

  /** "What should I know about it?" is answered ("that she moved"), whatever its words deny; "that is wrong" is no answer. */
  private tellsWhatWasAsked(): boolean {
    const wasAskedIt = this.input.state?.last?.ids.some((id) => id.startsWith("moment.corrects"));
    const [first = "", second] = this.reading.text.split(" ");
    return Boolean(wasAskedIt && second) && opensWhatToKnow(first) && second !== "is" && second !== "was";
  }

  /** "no, open the drums": what is wanted instead is answer enough. */
  private giveInstead(): boolean {
    const wish = this.told.wish(probablyCorrects);
    if (!wish || this.isTakenBack(`moment.${wish.id}`)) return false;
    if (this.input.state?.last?.ids.some((id) => gaveTool.test(id))) return false;
    this.composer.add("moment.corrects", generalMoment("corrects").say);
    this.sayMoment(wish);
    return true;
  }

  /** Says sorry for it and asks for the child's own words; the second time in a row it asks nothing more. */
  protected makeAmends(complaint: ComplaintId) {
    const { situation, situationChance, feelings, wordCount } = this.reading;
    const inARow = (this.input.state?.amends ?? 0) + 1;
    this.state.amends = inARow;
    this.state.stage = "asked";
    if (complaint === "told_before" && inARow === 1) return this.ownThatItWasTold();
    this.takeBack();
    if (feelings.length === 0) this.state.feeling = null;
    if (this.giveInstead()) return;
    if (complaint === "unanswered") {
      this.composer.add("notAnswered", flowLines.notAnswered, { isRequired: true });
      return;
    }
    if (inARow > 1) {
      this.composer.add("wrongAgain", flowLines.wrongAgain, { isRequired: true });
      return;
    }
    const { say, ask } = generalMoment("corrects");
    const isToldNow =
      situation !== null && situationChance >= surelyTold && situation !== this.input.state?.situation;
    this.composer.add("moment.corrects", say, { isRequired: !isToldNow });
    if (isToldNow && !this.isTakenBack(`situation.${situation}`)) {
      this.state.situation = situation;
      return this.hear();
    }
    if (wordCount > mostWordsOfAComplaint)
      this.composer.add("gotItNow", flowLines.gotItNow, { isRequired: true });
    else if (ask) this.composer.add("moment.corrects.ask", ask, { isRequired: true });
  }

  /** "I JUST told u": it was asked for once too often, and what the talk is about was read rightly. */
  private ownThatItWasTold() {
    const { say, ask } = generalMoment("already_said");
    this.composer.add("moment.already_said", say, { isRequired: true });
    // "ya te dije. mejor dame un truco"
    if (this.reading.says.has("wants_idea")) return this.offerSkill({ isAsked: true });
    if (this.reading.wordCount > mostWordsOfAComplaint)
      this.composer.add("gotItNow", flowLines.gotItNow, { isRequired: true });
    else if (ask) this.composer.add("moment.already_said.ask", ask, { isRequired: true });
  }

  /** What the last reply made of the story is not said again, and a topic that it had just brought up is none. */
  private takeBack() {
    const pools = (this.input.state?.last?.ids ?? []).map((id) => id.replace(/\.[^.]+$/, ""));
    const topics = pools.flatMap((pool) => /^(situation\.\w+)$/.exec(pool)?.[1] ?? []);
    const moments = pools.filter((pool) => /(?:^|\.)moment\.\w+$/.test(pool));
    this.takeBackPools([...topics, ...moments]);
    if (this.state.situation && this.isTakenBack(`situation.${this.state.situation}`))
      this.state.situation = null;
  }
}
