/** Every feeling × activity × style, twice. */
import { createHash } from "node:crypto";
import { compose } from "../../../app/features/music/engine/compose";
import {
  ACTIVITY_TYPES,
  type ComposeRequest,
  CULTURAL_STYLES,
  EMOTIONS,
  type Score,
} from "../../../app/features/music/engine/types";

const SEEDS = [1, 2];

/** The 350 requests; those of one combination follow each other. */
export function allRequests(): ComposeRequest[] {
  const requests: ComposeRequest[] = [];
  for (const emotion of EMOTIONS) {
    for (const activityType of ACTIVITY_TYPES) {
      for (const culturalStyle of CULTURAL_STYLES) {
        for (const seed of SEEDS) {
          requests.push({ emotion, activityType, culturalStyle, seed: seed * 7919 + requests.length });
        }
      }
    }
  }
  return requests;
}

/** CPU milliseconds of this process for a piece of work: other people's load does not count. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export interface Composed {
  pieces: Score[];
  composeMs: number[];
}

export function composeAll(): Composed {
  for (let seed = 0; seed < 20; seed++) {
    compose({ emotion: "calm", activityType: "focus", culturalStyle: "jazz", seed });
  }
  const composeMs: number[] = [];
  const pieces = allRequests().map((request) => {
    let piece: Score | undefined;
    composeMs.push(
      cpuMs(() => {
        piece = compose(request);
      }),
    );
    return piece!;
  });
  return { pieces, composeMs };
}

/** One hash over all scores: the same wherever the engine runs. */
export function hashScores(pieces: readonly Score[]): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(JSON.stringify(piece));
  return hash.digest("hex");
}
