import { useCallback, useRef, useState } from "react";
import { askForNewBadges, type NewBadge } from "~/features/progress";
import { m } from "~/messages/compiled/messages.js";
import type { BestScore, SessionTiming } from "./drums.schema";
import type { GameMode } from "./engine/charts";
import type { Game, NextStep } from "./engine/game";
import type { KitId } from "./engine/kit-ids";
import type { RoundResult } from "./engine/round";
import type { RoundControl } from "./game-room";
import { useDrumGame } from "./use-drum-game";

/** A round that was played, with the level it was on and what may come next. */
export interface PlayedRound {
  result: RoundResult;
  level: number;
  step: NextStep;
}

/** A game that ended with a round: what its own screen shows. */
export interface EndedGame extends PlayedRound, Pick<Game, "score" | "accuracy" | "streak"> {
  bpm: number;
  /** The best score of the mode before this game; undefined for the first. */
  previousBest: number | undefined;
}

/**
 * The game room: which mode is open, the game in it, and the screen a game ends on. A round that is played to
 * its end finishes and saves its game; End Game and the mode's own button do the same at any time.
 */
export function useGameRoom(options: {
  ownerId: string;
  initialBestScores: BestScore[];
  bpm: number;
  kitId: KitId;
  /** Says something to a screen reader. */
  announce(text: string): void;
}) {
  const { ownerId, initialBestScores, bpm, kitId, announce } = options;
  const [openMode, setOpenMode] = useState<GameMode | null>(null);
  const [ended, setEnded] = useState<EndedGame | null>(null);
  const [badges, setBadges] = useState<readonly NewBadge[]>([]);
  const control = useRef<RoundControl>();
  const played = useRef<{ round?: PlayedRound; timing?: SessionTiming }>({});
  const game = useDrumGame({
    ownerId,
    initialBestScores,
    bpm,
    extras: () => {
      const { round, timing } = played.current;
      return { ...(round && { level: round.level }), ...(timing && { timing }), kit: kitId };
    },
  });
  const live = useRef({ game, bpm, openMode });
  live.current = { game, bpm, openMode };

  /** Ends the running game; what was played of a round goes with it. */
  const endGame = useCallback(() => {
    control.current?.stop();
    const { game: now, bpm: endBpm } = live.current;
    const { round } = played.current;
    if (!now.game) return;
    const { mode, score, accuracy, streak } = now.game;
    const previousBest = now.bestScores.find(({ gameMode }) => gameMode === mode)?.bestScore;
    void now.end().then(async (isSaved) => {
      if (!isSaved) return;
      const earned = await askForNewBadges();
      if (earned.length > 0) setBadges((known) => [...known, ...earned]);
      // All at once: each would take the place of the one before.
      if (earned.length > 0)
        announce(earned.map(({ title }) => m.progress_new_badge_said({ title })).join(" "));
    });
    if (round) setEnded({ ...round, score, accuracy, streak, bpm: endBpm, previousBest });
    else setOpenMode(null);
  }, [announce]);

  const begin = useCallback((mode: GameMode) => {
    played.current = {};
    setEnded(null);
    setBadges([]);
    setOpenMode(mode);
    live.current.game.begin(mode);
  }, []);

  /** A mode button: begins its game, or finishes it when it is the running one. */
  const chooseMode = useCallback(
    (mode: GameMode) => {
      const running = live.current.game.game?.mode;
      if (running) endGame();
      if (running !== mode) begin(mode);
    },
    [endGame, begin],
  );
  /** "Again" and its like on the end screen begin a new game of the same mode. */
  const ensureGame = useCallback(() => {
    const { game: now, openMode: mode } = live.current;
    if (!now.game && mode) begin(mode);
  }, [begin]);
  const leave = useCallback(() => {
    setEnded(null);
    setBadges([]);
    setOpenMode(null);
  }, []);

  const note = useCallback((round: PlayedRound) => {
    const { onTimePercent, medianErrorMs, steadinessMs, driftMsPerBar } = round.result.report.stats;
    const rounds = (played.current.timing?.rounds ?? 0) + 1;
    const { topBpm } = round.result;
    played.current = {
      round,
      timing: { rounds, onTimePercent, medianErrorMs, steadinessMs, driftMsPerBar, topBpm },
    };
  }, []);
  const onRoundFinished = useCallback(
    (round: PlayedRound) => {
      note(round);
      endGame();
    },
    [note, endGame],
  );

  return {
    ...{ game, openMode, ended, badges, control },
    ...{ begin, chooseMode, endGame },
    /** What its rounds and their end screen call. */
    ofRound: { ensureGame, leave, onRoundFinished, onRoundBrokenOff: note },
  };
}
