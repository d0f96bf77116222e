import { among } from "~/child-language/question";
import { flowLines, moveLines, topics } from "../content/compiled/content";
import type { Moment, MoveId } from "../content/content.types";
import { linkTo } from "./links";
import { hurtsNow, isHard, isPleasant } from "./mood";
import { isGoodTopic } from "./topics";
import { TurnBase } from "./turn";
import type { CoachLink, SituationId } from "./types";

/** The pool of lines of a moment, as lines said are remembered. */
const momentPool = ({ id }: Moment, situation: SituationId | null) =>
  situation && topics[situation].moments.some((moment) => moment.id === id)
    ? `situation.${situation}.moment.${id}`
    : `moment.${id}`;
const mostShownInARow = 2;
const mostTurnsBeforeTold = 2;
/** So few words often only answer what was asked, whatever tone they seem to have. */
const mostWordsOfAnAnswer = 7;
/** Of what reads like a hurt in everyday talk half is none: there it must read so by this much more. */
const moreInEverydayTalk = 3;
/** The only moment that a message may tell is taken to be told from this chance on. */
const sureOfOnly = 0.35;
/** How often a talk may come to one moment. */
const mostSaid = 2;

/** What keeps a good message from being all good. */
const isHedge = among("no not never nunca but pero nadie nobody");

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

/** What is said back to a message: the feeling it names, what it does, the moment it tells; and the last word. */
export abstract class SayingTurn extends TurnBase {
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

  /** Says back what this message does or tells, the most telling thing first. */
  protected acknowledge() {
    const { move } = this.reading;
    if (move && this.addMove(move)) return;
    if (
      isPleasant(this.reading, this.state) &&
      this.told.isCheerful() &&
      !this.reading.text.split(" ").some(isHedge)
    ) {
      this.composer.add("ackGood", flowLines.ackGood);
      return;
    }
    const { feelings, situation, asks, says, wordCount } = this.reading;
    // Where it reads like what hurts, readers liked "that sounds hard" better than a bare "thanks for telling me" (34 to 15).
    const isKnownHard = this.state.turn === 1 || isHard(this.state);
    // "my uncle always wins", told of a party, bothers nobody.
    const isGoodTalk = isGoodTopic(this.state.situation);
    const isHurt =
      asks === null &&
      !isGoodTalk &&
      wordCount > mostWordsOfAnAnswer &&
      this.told.hurts(isKnownHard ? 0 : moreInEverydayTalk);
    const isNamed = feelings.length > 0 || situation !== null || says.has("heavy");
    const isSad = isNamed && (!isGoodTalk || hurtsNow(this.reading)) && this.told.isSad();
    if (isHurt || (isSad && wordCount > 1)) this.composer.add("ack", flowLines.ack);
    else if (this.reading.answer && this.reading.wordCount <= 2)
      this.composer.add("ackShort", flowLines.ackShort);
    else this.composer.add("ackPlain", flowLines.ackPlain);
  }

  protected addMove(move: MoveId): boolean {
    return this.composer.add(`move.${move}`, moveLines[move].say);
  }

  /** The moment that this message surely tells, unless it was answered before. */
  protected moment(): Moment | null {
    const moment = this.told.sure();
    return moment && !this.wasSaid(moment) ? moment : null;
  }

  /** Said already: often enough, or in all the words there are for it. */
  protected wasSaid(moment: Moment): boolean {
    const pool = momentPool(moment, this.state.situation);
    if (this.isTakenBack(pool) || !this.composer.hasUnsaid(pool, moment.say)) return true;
    return (
      this.state.used.filter((id) => id.startsWith(`${pool}.`) && !id.startsWith(`${pool}.ask`)).length >=
      mostSaid
    );
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
    // Who taps a title late in a talk has often told already what it would ask for.
    const isToldAlready = this.tapped !== null && this.state.turn > mostTurnsBeforeTold;
    if (
      moment.ask &&
      !isToldAlready &&
      this.composer.add(`${pool}.ask`, moment.ask, { once: true, isRequired: true })
    )
      return;
    this.show(this.momentsToTap(), 0);
  }

  /**
   * Not sure what was told in a talk whose topic is known: what children tell most on it, to be tapped, likest first.
   * At most twice in a row.
   */
  protected askWhichMoment(): boolean {
    const inARow = (this.input.state?.shown?.inARow ?? 0) + 1;
    // Who tells in more words was clear: "which of these comes closest?" was off in all six places.
    if (this.reading.wordCount > mostWordsOfAnAnswer) return false;
    if (this.reading.asks || this.state.isOnlyListening || inARow > mostShownInARow) return false;
    const moments = this.momentsToTap();
    const [only] = moments;
    if (!only) return false;
    // "Which one fits?" with one to tap is no question: it is said, or left.
    if (moments.length === 1) {
      // Who is not sure of good news is not congratulated.
      if (only.tone === "good" || this.told.ofTopic(sureOfOnly) !== only) return false;
      this.sayMoment(only);
      return true;
    }
    this.show(moments, inARow);
    this.composer.add("closest", flowLines.closest, { isRequired: true });
    return true;
  }

  private momentsToTap(): Moment[] {
    const { situation, used } = this.state;
    if (!situation) return [];
    const said = topics[situation].moments.filter((moment) => {
      const pool = momentPool(moment, situation);
      return (
        this.isTakenBack(pool) || this.composer.has(pool) || used.some((id) => id.startsWith(`${pool}.`))
      );
    });
    const done = new Set([...said.map(({ id }) => id), ...(this.input.state?.shown?.moments ?? [])]);
    return this.told.toTap(done);
  }

  private show(moments: readonly Moment[], inARow: number) {
    if (moments.length > 0) this.state.shown = { moments: moments.map(({ id }) => id), inARow };
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
}
