import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { type DrumGrid, type DrumPiece, STEPS_PER_BAR } from "./engine/types";
import { pieceLabel } from "./music-texts";

const ROWS: readonly DrumPiece[] = ["hat", "clap", "snare", "kick", "tom1", "tom2", "shaker"];
const EMPTY = ".".repeat(STEPS_PER_BAR);

/** One bar of drums in sixteen steps; begins with the style's own beat, never blank. */
export function StepGrid(props: { grid: DrumGrid; onChange: (grid: DrumGrid) => void; onReset: () => void }) {
  const { grid, onChange, onReset } = props;
  const toggle = (piece: DrumPiece, step: number) => {
    const row = grid[piece] ?? EMPTY;
    const mark = row[step] === "." ? "x" : ".";
    onChange({ ...grid, [piece]: row.slice(0, step) + mark + row.slice(step + 1) });
  };
  return (
    <fieldset className="mt-4">
      <legend className="field-label">{m.music_remix_drums()}</legend>
      <p className="mb-2 text-sm text-ink-2">{m.music_remix_drums_hint()}</p>
      <div className="music-steps">
        {ROWS.map((piece) => (
          <div key={piece} className="music-step-row">
            <span className="music-step-name text-sm text-ink-2">{pieceLabel(piece)}</span>
            {[...(grid[piece] ?? EMPTY)].map((mark, step) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: sixteen steps that never move
                key={step}
                type="button"
                className="music-step"
                data-beat={step % 4 === 0 ? "" : undefined}
                data-mark={mark === "." ? undefined : mark}
                aria-pressed={mark !== "."}
                aria-label={m.music_remix_step({ piece: pieceLabel(piece), step: step + 1 })}
                onClick={() => toggle(piece, step)}
              />
            ))}
          </div>
        ))}
      </div>
      <Button size="small" className="mt-2" onClick={onReset}>
        {m.music_remix_drums_reset()}
      </Button>
    </fieldset>
  );
}
