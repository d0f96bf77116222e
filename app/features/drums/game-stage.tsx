import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { percentClass } from "~/ui/look";
import { modeName } from "./drum-texts";
import type { BestScore, SaveSession } from "./drums.schema";
import { GAME_MODES, type GameMode } from "./engine/charts";
import { FULL_SCORE, type Game, scoreBarPercent } from "./engine/game";

/** The three game-mode buttons, each with its best score when there is one. */
export function ModeRow({
  active,
  bestScores,
  onChoose,
}: {
  active: GameMode | undefined;
  bestScores: BestScore[];
  onChoose(mode: GameMode): void;
}) {
  return (
    <fieldset className="mode-row" aria-label={m.drums_modes()}>
      {GAME_MODES.map((mode) => {
        const best = bestScores.find((each) => each.gameMode === mode);
        return (
          <button
            key={mode}
            type="button"
            className="mode-button"
            aria-pressed={active === mode}
            onClick={() => onChoose(mode)}
          >
            <span className="font-display font-semibold">{modeName(mode)}</span>
            {best && <span className="mode-best">{m.drums_best({ score: best.bestScore })}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Score, accuracy, streak and the score bar (full at 1000) of the running game. */
export function GameFigures({ game }: { game: Game }) {
  return (
    <div className="game-score">
      <dl className="game-figures">
        <Figure label={m.drums_score()} value={String(game.score)} />
        <Figure label={m.drums_accuracy()} value={`${game.accuracy}%`} />
        <Figure label={m.drums_streak()} value={String(game.streak)} />
      </dl>
      <div
        role="progressbar"
        className="score-bar"
        aria-label={m.drums_score_bar()}
        aria-valuemin={0}
        aria-valuemax={FULL_SCORE}
        aria-valuenow={Math.min(FULL_SCORE, game.score)}
      >
        <span className={`w-(--percent) ${percentClass(scoreBarPercent(game.score))}`} />
      </div>
    </div>
  );
}

/** Asks about the game that was running when the page was left: nothing is saved unasked. */
export function UnfinishedGame({
  payload,
  onAnswer,
}: {
  payload: SaveSession;
  onAnswer(isWanted: boolean): void;
}) {
  return (
    <div className="tile flex flex-wrap items-center gap-3 p-4">
      <p className="min-w-0 flex-1 basis-60">
        {m.drums_unfinished({ mode: modeName(payload.gameMode), score: payload.score })}
      </p>
      <Button look="primary" onClick={() => onAnswer(true)}>
        {m.drums_unfinished_save()}
      </Button>
      <Button onClick={() => onAnswer(false)}>{m.drums_unfinished_drop()}</Button>
    </div>
  );
}

/** Overall best score and accuracy. */
export function BestTiles({ bestScores }: { bestScores: BestScore[] }) {
  if (bestScores.length === 0) return null;
  const score = Math.max(...bestScores.map((best) => best.bestScore));
  const accuracy = Math.max(...bestScores.map((best) => best.bestAccuracy));
  return (
    <dl className="best-tiles">
      <Figure label={m.drums_best_score()} value={String(score)} />
      <Figure label={m.drums_best_accuracy()} value={`${accuracy}%`} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="tile figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
