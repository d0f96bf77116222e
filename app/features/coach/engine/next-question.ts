import { among } from "~/child-language/question";
import { feelingLines, flowLines, moveLines, topics } from "../content/compiled/content";
import { hurtsNow, isHard } from "./mood";
import { SayingTurn } from "./say-back";
import { goodSituations, tenderSituations } from "./topics";
import type { SituationId } from "./types";

/**
 * Later in a talk what is told has left the topic's own questions behind: from the sixth message on none of 38 marks of
 * readers was "fits", and in 48 plain talks all of those asked from the fourth on missed.
 */
const mostTurnsOfTopic = 3;
const mostWordsOfABareFeeling = 6;

/** The one question at the end of a reply. */
export abstract class AskingTurn extends SayingTurn {
  /** The open question that fits best and has not been asked. */
  protected askAbout() {
    if (!this.askOfTopic() && !this.askOfFeeling()) this.askFurther();
  }

  /**
   * What came before the feeling, of a feeling and hardly more: asked after more was told, or in a talk that is about something,
   * it was off in all of ten places.
   */
  private askOfFeeling(): boolean {
    const { feeling } = this.state;
    const { wordCount, says } = this.reading;
    if (!feeling || this.hadTopic() || wordCount > mostWordsOfABareFeeling || says.has("gives_reason"))
      return false;
    const options = { once: true, isRequired: true };
    return this.composer.add(`feeling.${feeling}.ask`, feelingLines[feeling].ask, options);
  }

  /** The question that fits what was just told; otherwise one of the talk's topic, otherwise an open one. */
  protected askNext() {
    const { move } = this.reading;
    const asks = move ? moveLines[move].ask : undefined;
    const once = { once: true, isRequired: true };
    if (move && asks && this.composer.add(`ask.${move}`, asks, once)) return;
    if (this.isOnTheWayUp()) return this.askOpen();
    // After two replies that took in nothing a third question from the topic's list would be a questionnaire.
    // Nor is "that sounds hard" a place for one: of eight marks of readers none was "fits".
    const mayAskOfTopic =
      this.state.turn <= mostTurnsOfTopic && !this.wasPlainTwice() && !this.composer.has("ack");
    if ((mayAskOfTopic && this.askOfTopic()) || this.askOfFeeling()) return;
    this.askOpen();
  }

  /**
   * One of the topic's own questions, which take for granted what it is about: none where the child has put that right
   * since, none about what is so good of what hurts, and none for younger children, which sound so.
   */
  private askOfTopic(): boolean {
    const { situation } = this.state;
    if (!situation || this.isPutRight(situation)) return false;
    if (goodSituations.has(situation) && (this.told.isSad() || hurtsNow(this.reading))) return false;
    const { ask } = topics[situation];
    return this.composer.add(`situation.${situation}.ask`, ask, {
      once: true,
      isRequired: true,
      isOwnAge: true,
    });
  }

  /** The child has said "no, not that" since the coach spoke of this topic. */
  private isPutRight(situation: SituationId): boolean {
    const before = this.input.state?.used ?? [];
    const spokenOf = before.findLastIndex(
      (id) => id.startsWith(`situation.${situation}.`) && !id.startsWith(`situation.${situation}.ask`),
    );
    return spokenOf >= 0 && before.findLastIndex((id) => id.startsWith("moment.corrects.")) > spokenOf;
  }

  /** One more open question. "What should be different?" is no question for a loss or for who somebody is. */
  protected askFurther() {
    const { situation } = this.state;
    if (situation && tenderSituations.has(situation))
      this.composer.add("askGently", flowLines.askGently, { isRequired: true });
    else if (isHard(this.state)) this.composer.add("askMore", flowLines.askMore, { isRequired: true });
    else this.askOpen();
  }

  /** An open question that fits a story as well as a worry; not after a question of the same kind, unless it is about a thing told. */
  protected askOpen() {
    if (this.askThing() || (!this.wasAskedOpenly() && this.addOpen())) return;
    // What was said back stands by itself; a bare "got it" needs an invitation.
    if (this.composer.isSpecific) return;
    const mayGoOn = !this.hasKeptGoing() && !this.reading.says.has("told_all");
    if (mayGoOn) this.composer.add("keepGoing", flowLines.keepGoing, { isRequired: true });
    else if (!this.state.isOnlyListening) {
      this.state.stage = "permission";
      this.composer.add("lost", flowLines.lost, { isRequired: true });
    }
  }

  /**
   * Asks about the thing or the person that was told of. Readers liked it better than "how do you feel about that" (65 to 30),
   * but not after "that sounds hard".
   */
  private askThing(): boolean {
    const isHeavy = hurtsNow(this.reading) || this.reading.says.has("heavy");
    if (isHeavy || this.composer.has("ack") || this.reading.says.has("told_all")) return false;
    const thing = this.toldThing();
    // After another open question only for what is the child's own or has a name: "the gym" is a place on the way.
    if (!thing || (this.wasAskedOpenly() && !isOwnOrNamed(thing))) return false;
    const options = { isRequired: true, once: true, slots: { thing } };
    return this.composer.add("askThing", flowLines.askThing, options);
  }

  /**
   * Adds one that asks neither for what was just told nor for what there is not; false when all were asked. How it feels
   * comes first, then what is hoped for (readers liked that better than what the child thinks of it, 37 to 16), and which part
   * is on the child's mind last: what was told most often says the part.
   */
  private addOpen(): boolean {
    const { feelings, move, says } = this.reading;
    const isFelt = feelings.length > 0 || this.state.feeling !== null;
    const isHeavy = hurtsNow(this.reading) || says.has("heavy");
    const isSettled = move === "plan" || move === "result";
    const fitting: (keyof typeof flowLines)[] = [];
    if (!isFelt && !isHeavy && !this.told.hurts()) fitting.push("askLight");
    if (!isFelt) fitting.push("askOpenFeel");
    if (!isSettled) fitting.push("askOpenHope");
    if (!isHeavy) fitting.push("askOpenThink");
    return [...fitting, "askOpen" as const].some((pool) =>
      this.composer.add(pool, flowLines[pool], { isRequired: true, once: true }),
    );
  }

  /** The last two replies took in what was told with no more than "got it", "that is hard" or "that is good". */
  private wasPlainTwice(): boolean {
    const lastTwo = (this.input.state?.used ?? []).slice(-4);
    return lastTwo.filter((id) => /^ack(?:Plain|Good)?\./.test(id)).length > 1;
  }

  /** "Go on" was all that the last two replies asked: a third would show that nothing of it was understood. */
  private hasKeptGoing(): boolean {
    const lastTwo = (this.input.state?.used ?? []).slice(-4);
    return lastTwo.filter((id) => id.startsWith("keepGoing")).length > 1;
  }
}

const isOwn = among("your tu tus");
const isOwnOrNamed = (thing: string): boolean => {
  const [first = ""] = thing.split(" ");
  return isOwn(first) || first !== first.toLowerCase();
};
