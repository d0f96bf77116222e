// Past the front file on purpose: it must not carry the music engine into every page that shows drums.
import { toDrumGrid } from "~/features/drums";
import { callApi } from "~/ui/api-client";
import type { LoopStroke } from "~live/protocol";

const TRACKS_PATH = "/api/ai-dj/tracks";
const VELOCITY = 0.8;

/**
 * Gives a kept circle to the AI DJ: the newest track once more, with the circle's first bar as its drums.
 * Resolves with the new track's title, or null when there is no track yet.
 */
export async function sendCircleToDj(circle: {
  bpm: number;
  bars: 2 | 4;
  strokes: LoopStroke[];
}): Promise<string | null> {
  const [newest] = await callApi<{ id: string }[]>(TRACKS_PATH);
  if (!newest) return null;
  const hits = circle.strokes.map((stroke) => ({ ...stroke, velocity: VELOCITY }));
  const drumGrid = toDrumGrid({ bpm: circle.bpm, bars: circle.bars, hits });
  const remix = await callApi<{ title: string }>(`${TRACKS_PATH}/${newest.id}/remix`, {
    body: { edits: { drumGrid } },
    idempotencyKey: crypto.randomUUID(),
  });
  return remix.title;
}
