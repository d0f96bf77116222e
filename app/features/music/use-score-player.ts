import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/ui/api-client";
import type { Score } from "./engine/types";
import type { ScorePlayer } from "./player/score-player";

export type PlayerStatus = "stopped" | "loading" | "playing" | "failed";

export interface ScorePlayback {
  status: PlayerStatus;
  positionSeconds: number;
  volume: number;
  isLooping: boolean;
  /** What is played: the stored score, or its remix; null until it is there. */
  score: Score | null;
  isScoreMissing: boolean;
  toggle(): void;
  seek(seconds: number): void;
  setVolume(volume: number): void;
  setLooping(isLooping: boolean): void;
  /** Plays an edited score in place of the stored one. */
  replaceScore(score: Score): void;
  loadScore(): Promise<Score>;
  analyser(): AnalyserNode | null;
  /** The place at this very moment, for pictures drawn a frame at a time. */
  placeNow(): number;
}

const POSITION_MS = 200;

/**
 * Plays one track from its notes. The score and the audio code are fetched when the track is shown, so that
 * the button answers at once; where either fails, `failed` tells the page to offer the audio file.
 */
export function useScorePlayer(trackId: string): ScorePlayback {
  const [status, setStatus] = useState<PlayerStatus>("stopped");
  const [positionSeconds, setPositionSeconds] = useState(0);
  const [volume, setVolumeState] = useState(0.9);
  const [isLooping, setIsLooping] = useState(false);
  const { score, setScore, isScoreMissing, loadScore } = useStoredScore(trackId);
  const player = useRef<ScorePlayer | null>(null);
  const wanted = useRef({ volume, isLooping, score, positionSeconds });
  wanted.current = { volume, isLooping, score, positionSeconds };

  useEffect(() => {
    setStatus("stopped");
    setPositionSeconds(0);
    setScore(null);
    void loadScore().catch(() => undefined);
    // Ahead of the first press, which asks again if it could not come.
    void import("./player/score-player").catch(() => undefined);
    return () => {
      player.current?.close();
      player.current = null;
    };
  }, [loadScore, setScore]);

  useEffect(() => {
    if (status !== "playing" && status !== "loading") return;
    const timer = setInterval(() => setPositionSeconds(player.current?.positionSeconds ?? 0), POSITION_MS);
    return () => clearInterval(timer);
  }, [status]);

  const open = useCallback(async () => {
    if (player.current) return player.current;
    const [{ ScorePlayer }, stored] = await Promise.all([import("./player/score-player"), loadScore()]);
    if (player.current) return player.current;
    const made = new ScorePlayer(wanted.current.score ?? stored, () => {
      setStatus(made.state);
      setPositionSeconds(made.positionSeconds);
    });
    made.setVolume(wanted.current.volume);
    made.isLooping = wanted.current.isLooping;
    player.current = made;
    return made;
  }, [loadScore]);

  const toggle = useCallback(() => {
    if (player.current && player.current.state !== "stopped") {
      player.current.pause();
      return;
    }
    setStatus("loading");
    open()
      .then((ready) => ready.play())
      .catch(() => setStatus("failed"));
  }, [open]);

  const seek = useCallback(
    (seconds: number) => {
      setPositionSeconds(seconds);
      if (player.current) player.current.seek(seconds);
      else
        void open().then(
          (ready) => ready.seek(seconds),
          () => setStatus("failed"),
        );
    },
    [open],
  );
  const placeNow = useCallback(() => player.current?.positionSeconds ?? wanted.current.positionSeconds, []);

  return {
    status,
    positionSeconds,
    volume,
    isLooping,
    score,
    isScoreMissing,
    toggle,
    seek,
    setVolume: (next) => {
      setVolumeState(next);
      player.current?.setVolume(next);
    },
    setLooping: (next) => {
      setIsLooping(next);
      if (player.current) player.current.isLooping = next;
    },
    replaceScore: (next) => {
      setScore(next);
      player.current?.replaceScore(next);
    },
    loadScore,
    analyser: () => player.current?.analyser ?? null,
    placeNow,
  };
}

/** The score as it is stored, asked for once a track. */
function useStoredScore(trackId: string) {
  const [score, setScore] = useState<Score | null>(null);
  const [isScoreMissing, setIsScoreMissing] = useState(false);
  const loading = useRef<{ id: string; score: Promise<Score> } | null>(null);
  const loadScore = useCallback(() => {
    if (loading.current?.id !== trackId) {
      setIsScoreMissing(false);
      const coming = callApi<Score>(`/api/ai-dj/tracks/${trackId}/score.json`);
      coming.then(setScore, () => {
        // The next try asks again.
        loading.current = null;
        setIsScoreMissing(true);
      });
      loading.current = { id: trackId, score: coming };
    }
    return loading.current.score;
  }, [trackId]);
  return { score, setScore, isScoreMissing, loadScore };
}
