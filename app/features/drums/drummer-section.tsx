import { type ReactNode, Suspense } from "react";
import type { NewBadge } from "~/features/progress";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { lazyPart } from "~/ui/lazy-part";
import { DrumBar } from "./drum-bar";
import { DrumDrawers } from "./drum-drawers";
import type { BestScore, DrumWish } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import { timingLevelForGrade } from "./engine/judge";
import { BestTiles, GameFigures, ModeRow, UnfinishedGame } from "./game-stage";
import { KeysState } from "./keys-state";
import type { DrumKitHandle } from "./kit-handle";
import { PadGrid } from "./pad-grid";
import { padKeys } from "./pad-keys";
import { useDrummer } from "./use-drummer";

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
export function DrummerSection(props: DrummerSectionProps) {
  const { grade, lastLevels, children } = props;
  const drummer = useDrummer(props);
  const { kit, bpm, setBpm, settings, changeSettings, announce, announcement, room, mode, free } = drummer;
  const { practice, setPractice, isRoundPlaying } = drummer;
  const { game, openMode, ended, badges, control } = room;

  return (
    <Card id="drummer" title={m.drums_title()} hint={m.drums_hint()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take focus, and the letter keys need it */}
      <div
        ref={drummer.area}
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
              <ModeRow active={mode} bestScores={game.bestScores} onChoose={drummer.chooseMode} />
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
                hasMetronome={drummer.hasRoundClick}
                onPlayingChange={drummer.setIsRoundPlaying}
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
              <DrumBar bpm={bpm} setBpm={setBpm} {...drummer.bar} />
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
