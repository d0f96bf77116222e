import { m } from "~/messages/compiled/messages.js";
import type { Track } from "./music.schema";

const FACES = ["😞", "🙁", "😐", "🙂", "😄"];
const labelOf = (value: number) =>
  [m.music_feel_1, m.music_feel_2, m.music_feel_3, m.music_feel_4, m.music_feel_5][value - 1]?.() ?? "";

/** How it feels before and after listening, one tap each; private and skippable. */
export function FeelingCheck(props: {
  track: Track;
  hasListened: boolean;
  onRate: (track: Track, felt: { feltBefore?: number; feltAfter?: number }) => Promise<void>;
}) {
  const { track, hasListened, onRate } = props;
  const { feltBefore, feltAfter } = track;
  if (feltBefore !== null && feltAfter !== null) {
    return (
      <p className="mt-4 text-ink-2">
        {m.music_feel_thanks({ before: labelOf(feltBefore), after: labelOf(feltAfter) })}
      </p>
    );
  }
  const isBefore = feltBefore === null;
  if (!isBefore && !hasListened) return null;
  const rate = (value: number) => void onRate(track, isBefore ? { feltBefore: value } : { feltAfter: value });
  return (
    <fieldset className="music-script-only mt-4">
      <legend className="mb-1 font-semibold">
        {isBefore ? m.music_feel_before() : m.music_feel_after()}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {FACES.map((face, index) => (
          <button
            key={face}
            type="button"
            className="music-face"
            aria-label={labelOf(index + 1)}
            onClick={() => rate(index + 1)}
          >
            <span aria-hidden="true">{face}</span>
          </button>
        ))}
        <span className="text-sm text-ink-2">{m.music_feel_private()}</span>
      </div>
    </fieldset>
  );
}
