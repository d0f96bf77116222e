import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { deviceWorld, sendOrKeep } from "~/features/device";
import type { Track } from "~/features/music/index.server";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { hueClass } from "~/ui/look";
import { useOwnerId } from "~/ui/owner-id";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { PAD_HUE, padName } from "./drum-texts";
import type { SavedLoop } from "./drums.schema";
import { type DrumLoop, quantiseLoop } from "./engine/loop";
import { PAD_IDS } from "./engine/pads";
import type { Transport } from "./engine/transport";
import { toDrumGrid } from "./loop-to-dj";
import type { DrumKit } from "./use-drum-kit";

const RECORD_BARS = 2;
const RECORD_BEATS = RECORD_BARS * 4;
const LOOPS_PATH = "/api/ai-drummer/loops";
const TRACKS_PATH = "/api/ai-dj/tracks";
const CHECK_MS = 50;

type Phase = { kind: "idle" } | { kind: "waiting" | "recording"; startBeat: number };

/** Records two bars to the running beat, plays them round and round, and keeps them. */
export default function LoopMaker({
  kit,
  bpm,
  transport,
  startBeat,
  loop,
  setLoop,
}: {
  kit: DrumKit;
  bpm: number;
  transport: () => Transport | undefined;
  /** Starts the metronome when nothing runs yet. */
  startBeat(): void;
  loop: DrumLoop | undefined;
  setLoop(loop: DrumLoop | undefined): void;
}) {
  const [phase, setPhase] = useState<Phase>({ kind: "idle" });
  const [isWanted, setIsWanted] = useState(false);
  const hits = useRef<{ padId: DrumLoop["hits"][number]["padId"]; beat: number; velocity: number }[]>([]);
  const library = useLoopLibrary();

  // The beat may start a moment after the button: the recording is placed once there is one.
  useEffect(() => {
    if (!isWanted && phase.kind === "idle") return;
    const timer = setInterval(() => {
      const beat = beatNow(kit, transport);
      if (beat === undefined) return;
      if (isWanted) {
        setIsWanted(false);
        setPhase({ kind: "waiting", startBeat: (Math.floor(beat / 4) + 1) * 4 });
      } else if (phase.kind === "waiting" && beat >= phase.startBeat) {
        setPhase({ kind: "recording", startBeat: phase.startBeat });
      } else if (phase.kind === "recording" && beat >= phase.startBeat + RECORD_BEATS) {
        setPhase({ kind: "idle" });
        if (hits.current.length > 0) setLoop(quantiseLoop(hits.current, bpm, RECORD_BARS));
      }
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [isWanted, phase, kit, transport, bpm, setLoop]);

  useEffect(
    () =>
      kit.handle.onHit(({ padId, velocity, heardSec }) => {
        if (phase.kind === "idle") return;
        const beat = transport()?.beatAt(heardSec);
        const at = beat === undefined ? undefined : beat - phase.startBeat;
        // A first beat played a touch early still belongs to the loop.
        if (at !== undefined && at > -0.13 && at < RECORD_BEATS - 0.13)
          hits.current.push({ padId, velocity, beat: at });
      }),
    [kit, transport, phase],
  );

  const isBusy = isWanted || phase.kind !== "idle";
  const record = () => {
    if (isBusy) return;
    kit.openAudio();
    setLoop(undefined);
    hits.current = [];
    startBeat();
    setIsWanted(true);
  };

  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{m.drums_loop_hint()}</p>
      <div className="flex flex-wrap items-center gap-3">
        {/* Not `disabled`: the browser would take the focus away, and the letter keys with it. */}
        <Button onClick={record} aria-disabled={isBusy || undefined}>
          <span className="record-dot" aria-hidden="true" />
          {m.drums_loop_record()}
        </Button>
        {loop && !isBusy && (
          <>
            <Button onClick={() => setLoop(undefined)}>{m.drums_loop_stop()}</Button>
            <Button look="primary" onClick={() => void library.keep(loop)}>
              {m.drums_loop_keep()}
            </Button>
          </>
        )}
        <span role="status" className="text-ink-2">
          {phase.kind === "recording" ? m.drums_loop_recording() : isBusy ? m.drums_loop_get_ready() : ""}
        </span>
      </div>
      {loop && <LoopGrid loop={loop} />}
      {library.loops.length > 0 && (
        <ul className="grid gap-2">
          {library.loops.map((saved, index) => (
            <li key={saved.id} className="tile flex flex-wrap items-center gap-3 p-3">
              <span className="min-w-0 flex-1 basis-40">
                {m.drums_loop_name({ number: library.loops.length - index, bpm: saved.bpm })}
              </span>
              <Button size="small" onClick={() => setLoop(saved)}>
                {m.drums_loop_play()}
              </Button>
              <Button size="small" onClick={() => void library.sendToDj(saved)}>
                {m.drums_loop_to_dj()}
              </Button>
              <Button size="small" onClick={() => void library.remove(saved.id)}>
                {m.drums_loop_delete()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function beatNow(kit: DrumKit, transport: () => Transport | undefined): number | undefined {
  const audio = kit.audio();
  return audio && transport()?.beatAt(audio.heardAtSec(performance.now()));
}

/** The kept loops of this student, newest first. */
function useLoopLibrary() {
  const [loops, setLoops] = useState<SavedLoop[]>([]);
  const toast = useToast();
  const attempt = useAttempt();
  const revalidator = useRevalidator();
  const ownerId = useOwnerId();
  useEffect(() => {
    const leaving = new AbortController();
    callApi<SavedLoop[]>(LOOPS_PATH, { signal: leaving.signal })
      .then(setLoops)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return {
    loops,
    keep: (loop: DrumLoop) =>
      attempt(async () => {
        const { bpm, bars, hits } = loop;
        const errand = { kind: "loop", path: LOOPS_PATH, body: { bpm, bars, hits } } as const;
        if (!ownerId) return toast({ title: m.offline_score_not_kept() });
        const { state } = await sendOrKeep(deviceWorld, ownerId, errand);
        if (state === "kept") {
          return toast({ title: m.offline_kept_title(), description: m.offline_kept_text() });
        }
        setLoops(await callApi<SavedLoop[]>(LOOPS_PATH));
        toast({ title: m.drums_loop_kept_title(), description: m.drums_loop_kept_text() });
      }),
    /** The newest track gets the loop as its drum layer, as a new track beside the old one. */
    sendToDj: (loop: DrumLoop) =>
      attempt(async () => {
        const [newest] = await callApi<Pick<Track, "id">[]>(TRACKS_PATH);
        if (!newest) {
          toast({ title: m.drums_loop_no_track_title(), description: m.drums_loop_no_track_text() });
          return;
        }
        const remix = await callApi<Pick<Track, "title">>(`${TRACKS_PATH}/${newest.id}/remix`, {
          body: { edits: { drumGrid: toDrumGrid(loop) } },
          idempotencyKey: crypto.randomUUID(),
        });
        toast({
          title: m.drums_loop_sent_title(),
          description: m.drums_loop_sent_text({ title: remix.title }),
        });
        revalidator.revalidate();
      }),
    remove: (id: string) =>
      attempt(async () => {
        await callApi(`${LOOPS_PATH}/${id}`, { method: "DELETE" });
        setLoops((current) => current.filter((loop) => loop.id !== id));
      }),
  };
}

/** Does something with the kept loops, and says so where it failed. */
function useAttempt() {
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  return async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!handleUnauthorized(error)) {
        toast({ title: m.common_error(), description: m.drums_loop_failed(), variant: "destructive" });
      }
    }
  };
}

/** The loop as a small step picture, one row a pad. */
function LoopGrid({ loop }: { loop: DrumLoop }) {
  const used = PAD_IDS.filter((padId) => loop.hits.some((hit) => hit.padId === padId));
  const steps = loop.bars * 16;
  return (
    <div className="loop-grid" role="img" aria-label={m.drums_loop_alt({ hits: loop.hits.length })}>
      {used.map((padId) => (
        <div key={padId} className="loop-row">
          <span className="loop-pad">{padName(padId)}</span>
          <svg viewBox={`0 0 ${steps} 1`} preserveAspectRatio="none" aria-hidden="true">
            {Array.from({ length: steps / 4 }, (_, beat) => beat * 4).map((step) => (
              <rect key={step} x={step} width="0.08" height="1" className="loop-beat" />
            ))}
            {loop.hits
              .filter((hit) => hit.padId === padId)
              .map((hit) => (
                <rect
                  key={hit.step}
                  x={hit.step + 0.12}
                  y="0.15"
                  width="0.78"
                  height="0.7"
                  rx="0.2"
                  className={`fill-(--hue) ${hueClass(PAD_HUE[padId])}`}
                  opacity={0.45 + 0.55 * hit.velocity}
                />
              ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
