import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { NewBadge } from "~/features/progress/badge";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { lazyPart } from "~/ui/lazy-part";
import { DrumBar } from "./drum-bar";
import { DrumDrawers } from "./drum-drawers";
import type { BestScore, DrumWish } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { timingLevelForGrade } from "./engine/judge";
import { clampBpm, DEFAULT_BPM } from "./engine/pads";
import type { Practice } from "./engine/practice";
import { BestTiles, GameFigures, ModeRow, UnfinishedGame } from "./game-stage";
import { KeysState } from "./keys-state";
import type { DrumKitHandle } from "./kit-handle";
import { PadGrid } from "./pad-grid";
import { padKeys } from "./pad-keys";
import { useAnnouncer } from "./use-announcer";
import { useCountedHits } from "./use-counted-hits";
import { useDrumBar } from "./use-drum-bar";
import { useDrumKit } from "./use-drum-kit";
import { useDrumSettings } from "./use-drum-settings";
import { useFreePlay } from "./use-free-play";
import { useGameRoom } from "./use-game-room";
import { useStillWhenAway } from "./use-still-when-away";

const GameRoom = lazyPart(() => import("./game-room"));
const NewBadges = lazyPart(() => import("~/features/progress/new-badges"));

export interface DrummerSectionProps {
  userId: string;
  grade: number | null;
  bestScores: BestScore[];
  /** The level last played in each mode. */
  lastLevels?: Partial<Record<GameMode, number>>;
  /** The game and tempo a link of the coach asks for. */
  wish?: DrumWish;
  /** What plays along with the kit: the live circle. */
  children?: (kit: DrumKitHandle) => ReactNode;
}

/** The AI Drummer: six pads, tempo, backing groove, metronome and the three rhythm games. */
export function DrummerSection({
  userId,
  grade,
  bestScores,
  lastLevels,
  wish,
  children,
}: DrummerSectionProps) {
  const [settings, changeSettings] = useDrumSettings();
  const [bpm, setRawBpm] = useState(DEFAULT_BPM);
  const setBpm = useCallback((next: number) => setRawBpm(clampBpm(next)), []);
  const area = useRef<HTMLDivElement>(null);
  const [practice, setPractice] = useState<Practice | null>(null);
  const [isRoundPlaying, setIsRoundPlaying] = useState(false);
  const kit = useDrumKit(settings, bpm);
  const { announce, announcement } = useAnnouncer();
  const room = useGameRoom({
    announce,
    ownerId: userId,
    initialBestScores: bestScores,
    bpm,
    kitId: settings.kitId,
  });
  const { game, openMode, ended, badges, control } = room;
  const mode = game.game?.mode;
  const free = useFreePlay(kit, bpm, mode !== undefined);
  const { bar, hasRoundClick } = useDrumBar(kit, free, room, isRoundPlaying);
  useCountedHits(kit, room, announce);

  const chooseMode = (next: GameMode) => {
    kit.openAudio();
    free.stopGroove();
    setPractice(null);
    room.chooseMode(next);
  };

  // Once for each link: the game stands open at its tempo, and the child starts it.
  const wished = useRef("");
  const wishKey = `${wish?.game ?? ""} ${wish?.bpm ?? ""}`;
  const { begin } = room;
  useEffect(() => {
    if (wished.current === wishKey) return;
    wished.current = wishKey;
    if (wish?.bpm) setBpm(wish.bpm);
    if (wish?.game && !mode) begin(wish.game);
  }, [wish, wishKey, mode, begin, setBpm]);

  // The button that started it may be gone: focus that went nowhere comes back, and the letter keys with it.
  // Focus that somebody moved elsewhere is left alone.
  const isInPlay = isRoundPlaying || practice !== null;
  useEffect(() => {
    if (isInPlay && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [isInPlay]);

  useStillWhenAway(() => {
    free.stop();
    if (isRoundPlaying) control.current?.toggle();
  });

  return (
    <Card id="drummer" title={m.drums_title()} hint={m.drums_hint()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take focus, and the letter keys need it */}
      <div
        ref={area}
        role="group"
        aria-label={m.drums_area()}
        tabIndex={-1}
        className="drum-area"
        {...padKeys(kit, settings)}
      >
        <div
          className="drum-stage"
          data-game={mode}
          data-ended={ended ? "" : undefined}
          data-playing={isRoundPlaying ? "" : undefined}
        >
          {!ended && (
            <>
              <KeysState areOn={settings.hasLetterKeys} />
              <ModeRow active={mode} bestScores={game.bestScores} onChoose={chooseMode} />
            </>
          )}
          {game.game && <GameFigures game={game.game} />}
          {openMode ? (
            <Suspense fallback={<p className="game-loading">{m.common_loading()}</p>}>
              <GameRoom
                key={openMode}
                {...{ kit, bpm, setBpm, settings, control, practice, setPractice, announce, ended, badges }}
                mode={openMode}
                startLevel={lastLevels?.[openMode] ?? 1}
                timingLevel={settings.isPro ? "pro" : timingLevelForGrade(grade)}
                hasMetronome={hasRoundClick}
                onPlayingChange={setIsRoundPlaying}
                {...room.ofRound}
              />
            </Suspense>
          ) : (
            <IdleStage badges={badges} />
          )}
          {game.unfinished && <UnfinishedGame payload={game.unfinished} onAnswer={game.answerUnfinished} />}
          {!ended && (
            <>
              <PadGrid kit={kit} keys={settings.keys} waitingFor={practice?.waitingFor} />
              <DrumBar bpm={bpm} setBpm={setBpm} {...bar} />
            </>
          )}
        </div>
        <BestTiles bestScores={game.bestScores} />
        <p className="sr-only" role="status">
          {announcement}
        </p>
        {children?.(kit.handle)}
        <DrumDrawers
          {...{ kit, settings, changeSettings, bpm }}
          {...{
            transport: free.transport,
            startBeat: free.startBeat,
            loop: free.loop,
            setLoop: free.setLoop,
          }}
          savedCount={game.savedCount}
        />
      </div>
    </Card>
  );
}

function IdleStage({ badges }: { badges: readonly NewBadge[] }) {
  return (
    <>
      <p className="choose-mode">{m.drums_choose_mode()}</p>
      {badges.length > 0 && (
        <Suspense fallback={null}>
          <NewBadges badges={badges} />
        </Suspense>
      )}
    </>
  );
}
