import { type Dispatch, type MutableRefObject, type SetStateAction, useEffect, useMemo, useRef } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import type { DrumSettings } from "./drum-settings";
import { describeChart, modeHint, modeName, PAD_HUE, praiseText, tipText } from "./drum-texts";
import { createChart, type GameMode, LEVEL_COUNT } from "./engine/charts";
import type { TimingLevel } from "./engine/judge";
import { BPM_STEP, clampBpm } from "./engine/pads";
import { type Practice, practiseHit, startPractice } from "./engine/practice";
import type { RoundResult } from "./engine/round";
import { LaneView, prefersReducedMotion } from "./lane-view";
import { RoundSummary } from "./round-summary";
import type { DrumKit } from "./use-drum-kit";
import { useRound } from "./use-round";

/** Lets the Play/Stop button of the drum bar run the round. */
export interface RoundControl {
  toggle(): void;
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
  onRoundFinished(result: RoundResult, level: number): void;
}

/** The running game: lanes, count-in and rounds, practice without time, and the coach after each round. */
export default function GameRoom(props: GameRoomProps) {
  const { kit, mode, bpm, setBpm, settings, practice, setPractice, announce } = props;
  const rounds = useRound({
    ...props,
    onFinished(result, level) {
      announce(`${praiseText(result.report)} ${tipText(result.report)}`);
      props.onRoundFinished(result, level);
    },
  });
  const { level, playing, finished, start, stop } = rounds;
  const chart = useMemo(() => createChart(mode, level, { roundIndex: 0, bpm }), [mode, level, bpm]);
  const isSpeed = mode === "speed_challenge";

  useEffect(
    () => kit.handle.onHit(({ padId }) => setPractice((current) => current && practiseHit(current, padId))),
    [kit, setPractice],
  );
  useEffect(() => () => setPractice(null), [setPractice]);

  const play = (change?: { level?: number; bpm?: number }) => {
    setPractice(null);
    start(change);
    announce(m.drums_round_starts({ mode: modeName(mode), level: change?.level ?? level }));
  };
  // Choosing the mode was the press that starts its first round.
  const firstStart = useRef(() => play());
  useEffect(() => firstStart.current(), []);
  props.control.current = { toggle: () => (playing ? stop() : play()) };
  const { onPlayingChange } = props;
  useEffect(() => {
    onPlayingChange(Boolean(playing));
    return () => onPlayingChange(false);
  }, [onPlayingChange, playing]);
  const practise = () => {
    stop();
    setPractice(startPractice(chart));
  };
  const slowerBpm = clampBpm(bpm - 2 * BPM_STEP);

  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (playing) showWithPads(stage.current);
  }, [playing]);

  return (
    <div ref={stage} className="game-room">
      <p className="sr-only">{describeChart(chart)}</p>
      {playing && <LaneView audio={playing.audio} scene={rounds.scene} />}
      {practice && (
        <>
          <PracticeSteps practice={practice} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" onClick={() => play()}>
              {m.drums_start_round()}
            </Button>
          </div>
        </>
      )}
      {finished && !practice && (
        <RoundSummary round={finished.round} result={finished.result} isSpeedChallenge={isSpeed}>
          {finished.step === "next_level" && (
            <Button look="primary" onClick={() => play({ level })}>
              {m.drums_next_level({ level })}
            </Button>
          )}
          {finished.step === "slower" && slowerBpm < bpm && (
            <Button
              look="primary"
              onClick={() => {
                setBpm(slowerBpm);
                play({ bpm: slowerBpm });
              }}
            >
              {m.drums_try_slower({ bpm: slowerBpm })}
            </Button>
          )}
          <Button look={finished.step === "again" ? "primary" : "quiet"} onClick={() => play()}>
            {m.drums_next_round()}
          </Button>
          <Button onClick={practise}>{m.drums_practise()}</Button>
        </RoundSummary>
      )}
      {!playing && !finished && !practice && (
        <div className="game-ready">
          <Button look="primary" onClick={() => play()}>
            {m.drums_start_round()}
          </Button>
          <Button onClick={practise}>{m.drums_practise()}</Button>
        </div>
      )}
      {!playing && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">{modeHint(mode)}</p>
          <label className="flex items-center gap-2">
            <span>{m.drums_level()}</span>
            <select
              className="field-input w-auto"
              value={level}
              onChange={(event) => {
                setPractice(null);
                rounds.setLevel(Number(event.target.value));
              }}
            >
              {Array.from({ length: LEVEL_COUNT[mode] }, (_, index) => index + 1).map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {settings.isSilent && <p className="text-ink-2">{m.drums_silent_note()}</p>}
    </div>
  );
}

/** On a small screen the lanes and the pads must be in view together before the count-in is over. */
function showWithPads(stage: HTMLElement | null) {
  const pads = stage?.closest(".drum-area")?.querySelector(".pad-grid");
  if (!stage || !pads) return;
  const isInView =
    stage.getBoundingClientRect().top >= 60 && pads.getBoundingClientRect().bottom <= window.innerHeight;
  if (!isInView)
    stage.scrollIntoView({ block: "start", behavior: prefersReducedMotion() ? "auto" : "smooth" });
}

/** Practice without time: the row of steps, the one to play now marked; pads light up too. */
function PracticeSteps({ practice }: { practice: Practice }) {
  return (
    <div className="practice">
      <p className="text-ink-2">{m.drums_practice_hint()}</p>
      <ol className="practice-steps" aria-hidden="true">
        {practice.steps.map((step, index) => (
          <li key={step[0]?.id} data-now={index === practice.stepIndex || undefined}>
            {step.map((note) => (
              <span key={note.id} className="practice-dot" style={{ background: PAD_HUE[note.padId] }} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
