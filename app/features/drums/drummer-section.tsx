import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import type { BackingGroove } from "./backing-groove";
import { DrumBar } from "./drum-bar";
import type { BestScore, SessionTiming } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { timingLevelForGrade } from "./engine/judge";
import type { DrumLoop } from "./engine/loop";
import { clampBpm, DEFAULT_BPM, PAD_IDS, padForKey } from "./engine/pads";
import type { Practice } from "./engine/practice";
import type { RoundResult } from "./engine/round";
import type { RoundControl } from "./game-room";
import { BestTiles, GameFigures, ModeRow } from "./game-stage";
import type { GrooveStyle } from "./groove-styles";
import type { DrumKitHandle } from "./kit-handle";
import { PadGrid } from "./pad-grid";
import { useDrumGame } from "./use-drum-game";
import { useDrumKit } from "./use-drum-kit";
import { useDrumSettings } from "./use-drum-settings";
import { useTransport } from "./use-transport";

const GameRoom = lazy(() => import("./game-room"));
const SettingsPanel = lazy(() => import("./settings-panel"));
const DrumHistory = lazy(() => import("./drum-history"));
const LoopMaker = lazy(() => import("./loop-maker"));

/** Hits are announced at most this often (safety A3). */
const ANNOUNCE_MS = 2000;

export interface DrummerSectionProps {
  userId: string;
  grade: number | null;
  bestScores: BestScore[];
  /** The level last played in each mode. */
  lastLevels?: Partial<Record<GameMode, number>>;
  /** What plays along with the kit: the live circle. */
  children?: (kit: DrumKitHandle) => ReactNode;
}

/** The AI Drummer: six pads, tempo, backing groove, metronome and the three rhythm games. */
export function DrummerSection({ userId, grade, bestScores, lastLevels, children }: DrummerSectionProps) {
  const [settings, changeSettings] = useDrumSettings();
  const [bpm, setRawBpm] = useState(DEFAULT_BPM);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasMetronome, setHasMetronome] = useState(false);
  const [grooveStyle, setGrooveStyle] = useState<GrooveStyle>("african_american");
  const area = useRef<HTMLDivElement>(null);
  const [practice, setPractice] = useState<Practice | null>(null);
  const kit = useDrumKit(settings, bpm);
  const [hasRoundClick, setHasRoundClick] = useState(true);
  const [loop, setLoop] = useState<DrumLoop | undefined>();
  const [isRoundPlaying, setIsRoundPlaying] = useState(false);
  const roundControl = useRef<RoundControl>();
  const played = useRef<{ level?: number; timing?: SessionTiming }>({});
  const game = useDrumGame({
    ownerId: userId,
    initialBestScores: bestScores,
    bpm,
    extras: () => ({ ...played.current, kit: settings.kitId }),
  });
  const mode = game.game?.mode;
  const { announce, announcement } = useAnnouncer();

  const setBpm = useCallback((next: number) => setRawBpm(clampBpm(next)), []);

  const transport = useTransport(kit, bpm, {
    // A round brings its own beat; the free one rests meanwhile.
    hasMetronome: hasMetronome && !mode,
    groove: useBackingGroove(isPlaying && !mode ? grooveStyle : undefined),
    loop: mode ? undefined : loop,
  });

  const { hit: countGameHit } = game;
  const score = useRef(0);
  score.current = game.game ? game.game.score : 0;
  useEffect(
    () =>
      kit.handle.onHit(() => {
        countGameHit();
        if (score.current > 0) announce(m.drums_announce_score({ score: score.current + 10 }), ANNOUNCE_MS);
      }),
    [kit, countGameHit, announce],
  );

  const chooseMode = (next: GameMode) => {
    kit.openAudio();
    played.current = {};
    setIsPlaying(false);
    setPractice(null);
    game.begin(next);
  };
  const onRoundFinished = useCallback((result: RoundResult, level: number) => {
    const { onTimePercent, medianErrorMs, steadinessMs, driftMsPerBar } = result.report.stats;
    const rounds = (played.current.timing?.rounds ?? 0) + 1;
    const { topBpm } = result;
    played.current = {
      level,
      timing: { rounds, onTimePercent, medianErrorMs, steadinessMs, driftMsPerBar, topBpm },
    };
  }, []);

  // The button that started it may be gone: focus that went nowhere comes back, and the letter keys with it.
  // Focus that somebody moved elsewhere is left alone.
  const isInPlay = isRoundPlaying || practice !== null;
  useEffect(() => {
    if (isInPlay && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [isInPlay]);

  /** Free play: the backing groove. In a game: the round. */
  const togglePlay = () => {
    kit.openAudio();
    if (mode) roundControl.current?.toggle();
    else setIsPlaying(!isPlaying);
  };
  const toggleMetronome = () => {
    kit.openAudio();
    if (mode) setHasRoundClick(!hasRoundClick);
    else setHasMetronome(!hasMetronome);
  };
  const startBeat = useCallback(() => setHasMetronome(true), []);
  useEffect(() => {
    // A hidden tab's timers are slowed: the beat would fall apart.
    const onVisibility = () => {
      if (!document.hidden) return;
      setIsPlaying(false);
      setHasMetronome(false);
      setLoop(undefined);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const padOfButton = event.target instanceof HTMLElement ? event.target.dataset.pad : undefined;
    const isPress = padOfButton && (event.key === " " || event.key === "Enter");
    const padId = isPress
      ? PAD_IDS.find((each) => each === padOfButton)
      : settings.hasLetterKeys && event.key.length === 1
        ? padForKey(event.key, settings.keys)
        : undefined;
    if (!padId) return;
    event.preventDefault();
    if (!event.repeat) kit.hitPad(padId, { timeStampMs: event.timeStamp });
  };
  /** A space bar's click comes on release; the hit was already played on the way down. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === " " && event.target instanceof HTMLElement && event.target.dataset.pad) {
      event.preventDefault();
    }
  };

  const isRunning = mode ? isRoundPlaying : isPlaying;
  return (
    <Card id="drummer" title={m.drums_title()} hint={m.drums_hint()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take focus, and the letter keys need it */}
      <div
        ref={area}
        role="group"
        aria-label={m.drums_area()}
        tabIndex={-1}
        className="drum-area"
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
      >
        <KeysState areOn={settings.hasLetterKeys} />
        <ModeRow active={mode} bestScores={game.bestScores} onChoose={chooseMode} />
        {game.game ? (
          <div className="game-panel">
            <GameFigures game={game.game} />
            <Suspense fallback={<p className="game-loading">{m.common_loading()}</p>}>
              <GameRoom
                key={game.game.mode}
                kit={kit}
                mode={game.game.mode}
                bpm={bpm}
                setBpm={setBpm}
                startLevel={lastLevels?.[game.game.mode] ?? 1}
                timingLevel={settings.isPro ? "pro" : timingLevelForGrade(grade)}
                settings={settings}
                hasMetronome={hasRoundClick}
                control={roundControl}
                onPlayingChange={setIsRoundPlaying}
                practice={practice}
                setPractice={setPractice}
                announce={announce}
                onRoundFinished={onRoundFinished}
              />
            </Suspense>
          </div>
        ) : (
          <p className="choose-mode">{m.drums_choose_mode()}</p>
        )}
        <PadGrid kit={kit} keys={settings.keys} waitingFor={practice?.waitingFor} />
        <DrumBar
          bpm={bpm}
          setBpm={setBpm}
          isPlaying={isRunning}
          onTogglePlay={togglePlay}
          hasMetronome={mode ? hasRoundClick : hasMetronome}
          onToggleMetronome={toggleMetronome}
          onEndGame={mode && game.end}
          grooveStyle={isPlaying && !mode ? grooveStyle : undefined}
          setGrooveStyle={setGrooveStyle}
        />
        <BestTiles bestScores={game.bestScores} />
        <p className="sr-only" role="status">
          {announcement}
        </p>
        {children?.(kit.handle)}
        <div>
          <Drawer title={m.drums_settings()}>
            <SettingsPanel kit={kit} settings={settings} onChange={changeSettings} />
          </Drawer>
          <Drawer title={m.drums_loops()}>
            <LoopMaker
              kit={kit}
              bpm={bpm}
              transport={transport}
              startBeat={startBeat}
              loop={loop}
              setLoop={setLoop}
            />
          </Drawer>
          <Drawer title={m.drums_history()}>
            <DrumHistory savedCount={game.savedCount} />
          </Drawer>
        </div>
      </div>
    </Card>
  );
}

/** Says whether the letter keys play right now: only while something in the drum area has focus. */
function KeysState({ areOn }: { areOn: boolean }) {
  if (!areOn) return <p className="keys-state">{m.drums_keys_off()}</p>;
  return (
    <p className="keys-state">
      <span className="keys-idle">{m.drums_keys_idle()}</span>
      <span className="keys-active">
        <span className="keys-light" aria-hidden="true" />
        {m.drums_keys_active()}
      </span>
    </p>
  );
}

/** A closed part of the panel whose code loads when it is opened. */
function Drawer({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="drum-drawer" onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && (
        <Suspense fallback={<p className="text-ink-2">{m.common_loading()}</p>}>{children}</Suspense>
      )}
    </details>
  );
}

/** Text fields keep their letters, and a list box its own search by letter. */
function isTyping(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !["radio", "checkbox", "range"].includes(target.type);
}

/** The groove of a style, once its code is here; undefined for none. */
function useBackingGroove(style: GrooveStyle | undefined): BackingGroove | undefined {
  const [groove, setGroove] = useState<BackingGroove>();
  useEffect(() => {
    let isWanted = true;
    setGroove(undefined);
    if (style) {
      void import("./backing-groove").then(({ makeBackingGroove }) => {
        if (isWanted) setGroove(makeBackingGroove(style));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [style]);
  return groove;
}

/** A polite live region; with `minGapMs` a text too soon after the last one is dropped. */
function useAnnouncer() {
  const [announcement, setAnnouncement] = useState("");
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  const announce = useCallback((text: string, minGapMs = 0) => {
    const nowMs = performance.now();
    if (nowMs - lastMs.current < minGapMs) return;
    lastMs.current = nowMs;
    setAnnouncement(text);
  }, []);
  return { announce, announcement };
}
