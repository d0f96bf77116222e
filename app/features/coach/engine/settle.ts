import { among } from "~/child-language/question";
import { flowLines } from "../content/compiled/content";
import type { MoveId } from "../content/content.types";
import { isTakenAback } from "./complaint";
import { linkTo, musicWish } from "./links";
import { hurtsNow, isHard, wasAsked } from "./mood";
import { OfferingTurn } from "./offer";
import { feltSkills } from "./skill-choice";
import { settledMoves, strongMoves } from "./topics";
import type { SkillId } from "./types";

/** These end a talking skill; a plan in the middle of one is the answer to its step. */
const outOfSkill: ReadonlySet<MoveId> = new Set(["did_skill", "result", "guess_what"]);

const makesMusic = among(
  "write create compose record make escribir escribirle componer crear grabar hacer hagamos",
);

/** Answers that ask which words it would be. */
const wordQuestions =
  /^(?:asked\.(?:should_talk|first_words|how_tell_friend|how_say_sorry|practise_talk)|moment\.how_to_say)/;
const isAddress = among("hi hey hello sorry you ur we us hola oye perdon disculpa tu te ti podemos contigo");
const mostWordsOfAPerson = 8;

/** What is answered at once, whatever stage the talk is in: a tool asked for, a plan, a result, an apology. */
export abstract class SettlingTurn extends OfferingTurn {
  /** What the coach has just asked for is given: the words to say it, whom to tell of it, a track. */
  protected takeAsked(): boolean {
    const pool = this.hasDrafted()
      ? "draftHeard"
      : this.saysWhomToTell()
        ? "goodToTell"
        : this.hasMadeTrack()
          ? "trackMade"
          : null;
    return pool !== null && this.composer.add(pool, flowLines[pool], { isRequired: true });
  }

  /** "What would your first words be?" is answered with words to somebody: "hey, sorry i missed it, can we talk?" */
  private hasDrafted(): boolean {
    const { text, intent, asks, answer, wordCount } = this.reading;
    const wasAsked = wordQuestions.test(this.input.state?.used.at(-1) ?? "");
    const words = text.split(" ");
    const isToSomebody = words.some(isAddress) && wordCount > 2 && !isTakenAback(words[0] ?? "");
    // "do you think she is mad" asks the coach.
    const isToCoach = (asks !== null && asks !== "permission") || answer !== null;
    const isKind = intent === null || intent === "greeting" || intent === "thanks";
    return wasAsked && isToSomebody && !isToCoach && isKind && !this.told.hurts();
  }

  /** The music maker was opened: "did it. sounds like a washing machine lmao". */
  private hasMadeTrack(): boolean {
    const wasOpened = /^(?:musicReady|moment\.wants_music)\./.test(this.input.state?.used.at(-1) ?? "");
    return wasOpened && this.reading.says.has("made") && this.reading.asks === null;
  }

  /** "Who will you tell?", asked of good news, is answered with a person: "my grandma". */
  private saysWhomToTell(): boolean {
    const { used, last } = this.input.state ?? {};
    const wasAsked = used?.at(-1)?.startsWith("ask.result") && /\bWho\b|Quién|quién/.test(last?.text ?? "");
    const { who, wordCount, feelings } = this.reading;
    return Boolean(wasAsked) && who !== null && wordCount <= mostWordsOfAPerson && feelings.length === 0;
  }

  /** A tool that was asked for is given at once, whatever stage the talk is in. */
  protected giveTool(): boolean {
    const { intent, text } = this.reading;
    const isFirstPick = (skill: SkillId) => !this.state.offered.includes(skill);
    switch (intent) {
      case "calm_me":
        if (this.reading.feelings.some(({ id }) => id !== "calm")) this.nameFeeling();
        this.startNow(this.calmingSkill());
        return true;
      case "ground_me":
        this.startNow("grounding");
        return true;
      case "drums":
        this.takeUpAgain("drum");
        this.startNow("drum");
        return true;
      case "break":
        this.state.stage = "listening";
        this.composer.add("breakReady", flowLines.breakReady, { isRequired: true });
        return true;
      case "music": {
        const wish = musicWish(text);
        this.takeUpAgain("calm_track");
        // A calm track is for what hurts; who wants to make a beat goes there.
        const hurts = hurtsNow(this.reading) || isHard(this.state);
        const isToMake = text.split(" ").some(makesMusic);
        if (!wish && !isToMake && isFirstPick("calm_track") && hurts) {
          this.startNow("calm_track");
          return true;
        }
        if (isFirstPick("calm_track")) this.state.offered.push("calm_track");
        if (!this.state.tried.some(({ skill }) => skill === "calm_track"))
          this.state.tried.push({ skill: "calm_track", result: "unknown" });
        this.state.stage = "listening";
        this.composer.add("musicReady", flowLines.musicReady, { isRequired: true });
        this.links.push(linkTo("dj", this.state.feeling, this.state.situation, wish));
        return true;
      }
      default:
        return false;
    }
  }

  /** Who asks for it by name after a no has changed their mind. */
  private takeUpAgain(skill: SkillId) {
    this.state.wrong = this.state.wrong?.filter((pool) => pool !== `skill.${skill}`);
  }

  /** Breathing, unless the child said that it does not help. */
  private calmingSkill(): SkillId {
    const failed = [...(this.input.known?.failed ?? []), ...this.unhelpful()];
    const proven = this.input.known?.helped.find((skill) => feltSkills.has(skill) && !failed.includes(skill));
    const usual: readonly SkillId[] = ["breath", "grounding", "calm_track", "move"];
    const isOpen = (skill: SkillId) => !failed.includes(skill) && !this.isTakenBack(`skill.${skill}`);
    return proven ?? usual.find(isOpen) ?? "kind_self";
  }

  /** A plan, a result, an apology: it stands, and nothing is put on top of it. */
  protected settle(): boolean {
    const { move, feelings } = this.reading;
    if (!move || !this.mayStand(move)) return false;
    this.leaveSkill(move);
    if (feelings.length > 0) this.nameFeeling();
    if (!this.addMove(move)) this.composer.add("ackPlain", flowLines.ackPlain, { isRequired: true });
    if (move === "guess_what" || move === "fact") return true;
    this.state.stage = move === "plan" || move === "agree" ? "closing" : "listening";
    const isDueAsk = !this.wasAskedOpenly() && !wasAsked(this.input.state);
    if ((move === "result" || move === "did_skill") && isDueAsk) this.askNext();
    return true;
  }

  /** Whether the good turn is what the message is about, and not an answer to what was asked. */
  private mayStand(move: MoveId): boolean {
    const { stage, turn, isOnlyListening } = this.state;
    if (!settledMoves.has(move) || isOnlyListening || this.isAnswerOrRequest(move)) return false;
    if (stage === "offered" && this.state.skill === "savor") return false;
    const { situation } = this.reading;
    const hurts = hurtsNow(this.reading);
    if (turn === 1 && (hurts || situation !== null)) return false;
    // "i scrubbed it off, i was crying": no result to be glad of.
    if (strongMoves.has(move)) return !(hurts && move === "result");
    const isNewTopic = situation !== null && situation !== this.input.state?.situation;
    return !hurts && !isNewTopic;
  }

  private isAnswerOrRequest(move: MoveId): boolean {
    const { answer, intent, wordCount } = this.reading;
    const { stage, skill } = this.state;
    const isMidway = stage === "checking" || stage === "trying" || stage === "offered";
    if (answer !== null && wordCount <= (isMidway ? 6 : 2)) return true;
    if (intent === "what_should_i_do") return true;
    const isParting = intent === "thanks" || intent === "goodbye";
    const isMore = move === "result" || move === "did_skill" || (move === "plan" && wordCount > 5);
    if (isParting && !isMore) return true;
    return stage === "trying" && skill !== null && !outOfSkill.has(move) && !feltSkills.has(skill);
  }

  /** Ends a skill under way with what was heard of it; a good turn also ends what hurt. */
  private leaveSkill(move: MoveId) {
    const { stage, skill } = this.state;
    if (skill && (stage === "trying" || stage === "checking" || move === "did_skill"))
      this.state.tried.push({
        skill,
        result: move === "did_skill" || move === "result" ? "better" : "unknown",
      });
    if (move === "result") {
      this.state.feeling = null;
      this.state.feelingWord = null;
    }
  }
}
