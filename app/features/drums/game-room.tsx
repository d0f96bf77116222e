import {
  type Dispatch,
  type MutableRefObject,
  type SetStateAction,
  Suspense,
  useEffect,
  useMemo,
  useRef,
} from "react";
import "./game.css";
import type { NewBadge } from "~/features/progress";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { hueClass } from "~/ui/look";
import { prefersReducedMotion } from "~/ui/reduced-motion";
import type { DrumSettings } from "./drum-settings";
import { describeChart, modeHint, modeName, PAD_HUE, tipText } from "./drum-texts";
import { createChart, type GameMode, LEVEL_COUNT } from "./engine/charts";
import type { TimingLevel } from "./engine/judge";
import { BPM_STEP, clampBpm } from "./engine/pads";
import { type Practice, practiseHit, startPractice } from "./engine/practice";
import { LaneView } from "./lane-view";
import { RoundEnd } from "./round-end";
import type { DrumKit } from "./use-drum-kit";
import type { EndedGame, PlayedRound } from "./use-game-room";
import { useRound } from "./use-round";

const NewBadges = lazyPart(() => import("~/features/progress/new-badges"));

/** Lets the drum section run the round: its Play/Stop button, its score and its end. */
export interface RoundControl {
  toggle(): void;
  /** Stops a running round; what was played of it is reported first. */
  stop(): void;
  /** Whether a hit heard at this audio time (seconds) belongs to a count-in. */
  isCountIn(heardSec: number): boolean;
}

export interface GameRoomProps {
  kit: DrumKit;
  mode: GameMode;
  bpm: number;
  setBpm(bpm: number): void;
  startLevel: number;
  timingLevel: TimingLevel;
  settings: DrumSettings;
  hasMetronome: boolean;
  control: MutableRefObject<RoundControl | undefined>;
  onPlayingChange(isPlaying: boolean): void;
  practice: Practice | null;
  setPractice: Dispatch<SetStateAction<Practice | null>>;
  /** Says something to a screen reader. */
  announce(text: string): void;
  /** The game that has just ended: its own screen shows instead of the round. */
  ended: EndedGame | null;
  badges: readonly NewBadge[];
  /** Begins a new game of this mode when none is running. */
  ensureGame(): void;
  /** Back to the three games. */
  leave(): void;
  onRoundFinished(round: PlayedRound): void;
  /** The same for a round that was stopped before its end. */
  onRoundBrokenOff(round: PlayedRound): void;
}

/** The running game: lanes, count-in and rounds, practice without time, and the screen it ends on. */
export default function GameRoom(props: GameRoomProps) {
  const { kit, mode, bpm, setBpm, practice, setPractice, announce, ended } = props;
  const rounds = useRound({
    ...props,
    onFinished(round) {
      // The praise is the end screen's heading, which takes the focus and is read anyway.
      announce(tipText(round.result.report));
      props.onRoundFinished(round);
    },
    onBrokenOff: props.onRoundBrokenOff,
  });
  const { level, playing, start, stop } = rounds;
  const chart = useMemo(() => createChart(mode, level, { roundIndex: 0, bpm }), [mode, level, bpm]);

  useEffect(
    () => kit.handle.onHit(({ padId }) => setPractice((current) => current && practiseHit(current, padId))),
    [kit, setPractice],
  );
  useEffect(() => () => setPractice(null), [setPractice]);

  const play = (change?: { level?: number; bpm?: number }) => {
    setPractice(null);
    props.ensureGame();
    if (change?.bpm) setBpm(change.bpm);
    if (change?.level && change.level !== level) rounds.setLevel(change.level);
    start(change);
    announce(m.drums_round_starts({ mode: modeName(mode), level: change?.level ?? level }));
  };
  const practise = () => {
    stop();
    props.ensureGame();
    setPractice(startPractice(chart));
  };
  props.control.current = {
    toggle: () => (playing ? stop() : play()),
    stop,
    isCountIn: rounds.isCountIn,
  };
  const { onPlayingChange } = props;
  useEffect(() => {
    onPlayingChange(Boolean(playing));
    return () => onPlayingChange(false);
  }, [onPlayingChange, playing]);

  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (playing) showStage(stage.current);
  }, [playing]);

  if (ended) {
    const badges = props.badges.length > 0 && (
      <Suspense fallback={null}>
        <NewBadges badges={props.badges} />
      </Suspense>
    );
    const more = (
      <>
        <Button onClick={practise}>{m.drums_practise()}</Button>
        <Button onClick={props.leave}>{m.drums_other_games()}</Button>
      </>
    );
    return (
      <RoundEnd {...{ mode, ended, badges, more }}>
        <NextSteps ended={ended} mode={mode} level={level} bpm={bpm} onPlay={play} />
      </RoundEnd>
    );
  }
  return (
    <div ref={stage} className="game-room">
      <p className="sr-only">{describeChart(chart)}</p>
      {playing && <LaneView audio={playing.audio} scene={rounds.scene} />}
      {practice && <PracticeSteps practice={practice} onPlay={() => play()} />}
      {!playing && !practice && (
        <div className="game-ready">
          <Button look="primary" onClick={() => play()}>
            {m.drums_start_round()}
          </Button>
          <Button onClick={practise}>{m.drums_practise()}</Button>
        </div>
      )}
      {!playing && (
        <LevelRow
          mode={mode}
          level={level}
          onChange={(next) => {
            setPractice(null);
            rounds.setLevel(next);
          }}
        />
      )}
      {props.settings.isSilent && <p className="text-ink-2">{m.drums_silent_note()}</p>}
    </div>
  );
}

/** What to play next, the one that fits how it went first: the next level, the same slower, or again. */
function NextSteps({
  ended,
  mode,
  level,
  bpm,
  onPlay,
}: {
  ended: EndedGame;
  mode: GameMode;
  level: number;
  bpm: number;
  onPlay(change?: { level?: number; bpm?: number }): void;
}) {
  const slowerBpm = clampBpm(bpm - 2 * BPM_STEP);
  const isSlower = ended.step === "slower" && slowerBpm < bpm;
  const nextLevel = ended.level + 1;
  const hasNext = nextLevel <= LEVEL_COUNT[mode];
  const isNextFirst = ended.step === "next_level";
  return (
    <>
      {isSlower && (
        <Button look="primary" onClick={() => onPlay({ bpm: slowerBpm, level })}>
          {m.drums_try_slower({ bpm: slowerBpm })}
        </Button>
      )}
      {isNextFirst && (
        <Button look="primary" onClick={() => onPlay({ level: nextLevel })}>
          {m.drums_next_level({ level: nextLevel })} <span aria-hidden="true">→</span>
        </Button>
      )}
      <Button
        look={isSlower || isNextFirst ? "quiet" : "primary"}
        onClick={() => onPlay({ level: ended.level })}
      >
        {m.drums_again()}
      </Button>
      {hasNext && !isNextFirst && (
        <Button onClick={() => onPlay({ level: nextLevel })}>{m.drums_next({ level: nextLevel })}</Button>
      )}
    </>
  );
}

/** The lanes and the pads must be in view together before the count-in is over. */
function showStage(room: HTMLElement | null) {
  const stage = room?.closest(".drum-stage");
  const { top = 0, bottom = 0 } = stage?.getBoundingClientRect() ?? {};
  if (!stage || (top >= 48 && bottom <= window.innerHeight)) return;
  stage.scrollIntoView({ block: "start", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

function LevelRow({
  mode,
  level,
  onChange,
}: {
  mode: GameMode;
  level: number;
  onChange(level: number): void;
}) {
  return (
    <div className="level-row">
      <p className="text-ink-2">{modeHint(mode)}</p>
      <label className="flex items-center gap-2">
        <span>{m.drums_level()}</span>
        <select
          className="field-input w-auto"
          value={level}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: LEVEL_COUNT[mode] }, (_, index) => index + 1).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Practice without time: the row of steps, the one to play now marked; pads light up too. */
function PracticeSteps({ practice, onPlay }: { practice: Practice; onPlay(): void }) {
  return (
    <div className="practice">
      <p className="text-ink-2">{m.drums_practice_hint()}</p>
      <ol className="practice-steps" aria-hidden="true">
        {practice.steps.map((step, index) => (
          <li key={step[0]?.id} data-now={index === practice.stepIndex || undefined}>
            {step.map((note) => (
              <span
                key={note.id}
                className={`practice-dot bg-(color:--hue) ${hueClass(PAD_HUE[note.padId])}`}
              />
            ))}
          </li>
        ))}
      </ol>
      <Button look="primary" onClick={onPlay}>
        {m.drums_start_round()}
      </Button>
    </div>
  );
}
