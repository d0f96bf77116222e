import type { Moment } from "../content/content.types";
import { readChoice } from "./ask-back";
import { Composer } from "./compose";
import { findTapped, MomentReading } from "./moments";
import { hurtsNow } from "./mood";
import { readMessage } from "./read-message";
import { newCoachState, type ReplyInput } from "./state";
import { takeIn } from "./take-in";
import { nameIn, thingIn } from "./thing";
import type { CoachLink, CoachState, Locale, Reading, SituationId } from "./types";

/**
 * What a turn stands on: the talk so far, the message as it is read, the reply in the making. What a turn does is
 * added a layer a file: say-back, next-question, offer, settle, practice, hear, reply.
 */
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
    this.reading = readMessage(input.message, locale);
    this.choice = readChoice(input.message, input.state);
    const { shown, situation } = this.state;
    this.tapped = shown && situation ? findTapped(input.message, situation, shown.moments) : null;
    if (this.choice || this.tapped) this.readAsChoice();
    this.state.askedBack = null;
    this.state.shown = null;
    takeIn(this.state, this.reading, () => this.told);
    this.state.amends = 0;
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

  /** The thing or the person this message speaks of ("your bass", "Maya"), unless the coach has just done so. */
  protected toldThing(): string | null {
    const thing = nameIn(this.input.message) ?? thingIn(this.reading.text, this.locale);
    const said = this.input.state?.last?.text.toLowerCase();
    return thing && !said?.includes(thing.toLowerCase()) ? thing : null;
  }

  /** A title that was tapped is the topic, whatever its words would be read as. */
  private readAsChoice() {
    const situation = this.tapped ? this.state.situation : this.choice === "other" ? null : this.choice;
    const nothing = { feelings: [], denied: [], choices: [], intent: null, answer: null, move: null };
    Object.assign(this.reading, nothing, { situation, situationChance: 1 });
  }

  /** What this message may tell next, in the talk's topic as it is now. */
  protected get told(): MomentReading {
    const { situation } = this.state;
    if (this.momentReading?.topic !== situation || !this.momentReading)
      this.momentReading = { topic: situation, reading: new MomentReading(this.input.message, situation) };
    return this.momentReading.reading;
  }

  /** What these pools of lines say is wrong in this talk: not said or offered again. */
  protected takeBackPools(pools: readonly string[]) {
    this.state.wrong = [...new Set([...(this.state.wrong ?? []), ...pools])];
  }

  /** Whether the child has said that this topic or moment is wrong, by the pool of its lines. */
  protected isTakenBack(pool: string): boolean {
    return this.state.wrong?.includes(pool) ?? false;
  }

  /** The talk was about something before this message. */
  protected hadTopic(): boolean {
    return Boolean(this.input.state?.feeling || this.input.state?.situation);
  }

  /** Surely about another topic than the talk so far. */
  protected isNewTopic(): boolean {
    const { situation } = this.reading;
    return situation !== null && situation !== this.input.state?.situation;
  }

  /** A plan, a result, a reconciliation a moment ago: the worry is not fetched back. */
  protected isOnTheWayUp(): boolean {
    const isUp = /^move\.(?:plan|result|agree|did_skill)/;
    return !hurtsNow(this.reading) && (this.input.state?.used ?? []).slice(-5).some((id) => isUp.test(id));
  }

  /** The last reply ended with an open question. */
  protected wasAskedOpenly(): boolean {
    return /^(?:ask(?!ed\.)|tellMore|listenMore|anythingElse|keepGoing)/.test(
      this.input.state?.used.at(-1) ?? "",
    );
  }
}
