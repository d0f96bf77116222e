import type { PadId } from "./engine/pads";

/** One pad hit of this student, with its place on the audio clock (seconds) and on the wall clock (ms). */
export interface PadHit {
  padId: PadId;
  audioTimeSec: number;
  /** What the player was hearing when the pad was struck, on the audio clock: what timing is judged by. */
  heardSec: number;
  timestampMs: number;
  bpm: number;
  /** 0..1 */
  velocity: number;
}

/** Where a classmate sits in the circle: 0..1 from left to right. */
export type Seat = number;

/** What the drum kit offers to the parts of the product that play along, such as the live circle. */
export interface DrumKitHandle {
  /** Calls back at each hit of this student, at once. Returns what ends it. */
  onHit(listener: (hit: PadHit) => void): () => void;
  /**
   * Sounds and highlights a classmate's hit: softer than one's own, placed by seat, at an audio time in
   * seconds; a time already past sounds now. Silent until this page was touched once (browsers insist).
   */
  playRemoteHit(padId: PadId, whenAudioTimeSec: number, seat: Seat): void;
  /** Sounds the metronome's beep at an audio time, for the circle's own count-in and beat. */
  playClick(whenAudioTimeSec: number, isAccent: boolean): void;
  /** The audio clock in seconds; undefined while it stands still, as before the first touch. */
  audioTimeSec(): number | undefined;
  /** The audio time that corresponds to a `performance.now()` value; undefined while the clock stands still. */
  audioTimeAt(performanceMs: number): number | undefined;
  /** Opens the sound; call it from within a touch or key press. */
  openSound(): void;
  /** Whether this page can be heard now. */
  isSounding(): boolean;
  /** Calls back when that changes. Returns what ends it. */
  onSoundChange(listener: () => void): () => void;
}
