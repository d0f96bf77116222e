import {
  type CulturalStyle,
  type DrumGrid,
  type DrumLevel,
  type DrumPiece,
  type HitTuple,
  STEPS_PER_BAR,
  TICKS_PER_STEP,
} from "./types";

/** `x` accent, `m` middle, `o` ghost, `.` rest: velocities of the four marks. */
export const STEP_VELOCITY: Record<string, number> = { x: 108, m: 82, o: 42, ".": 0 };

const GROOVES: Record<CulturalStyle, readonly [DrumGrid[], DrumGrid[], DrumGrid[]]> = {
  african_american: [
    [
      { kick: "x.........m.....", rim: "....m.......m...", hat: "m.o.m.o.m.o.m.o." },
      { kick: "x.....m.........", rim: "....m.......m...", hat: "m.o.m.o.m.o.m.o." },
    ],
    [
      { kick: "x.....x...x.....", snare: "....x.......x...", hat: "x.m.x.m.x.m.x.m." },
      { kick: "x..m......x.....", snare: "....x.......x..o", hat: "x.m.x.m.x.m.x.m." },
    ],
    [
      {
        kick: "x.....x...x..m..",
        snare: "....x..o....x..o",
        hat: "x.mox.mox.mox.m.",
        openHat: "..............m.",
        clap: "....m.......m...",
      },
      {
        kick: "x..m..x...x.....",
        snare: "....x..o....x.o.",
        hat: "x.mox.mox.mox.m.",
        openHat: "......m.........",
        clap: "....m.......m...",
      },
    ],
  ],
  jazz: [
    [
      { brush: "o.o.x.o.o.o.x.o.", pedalHat: "....m.......m...", kick: "o.......o......." },
      { brush: "o.o.x.o.o.oox.o.", pedalHat: "....m.......m...", kick: "o..............." },
    ],
    [
      {
        ride: "x...m..mx...m..m",
        pedalHat: "....m.......m...",
        kick: "o...o...o...o...",
        brush: "..o.......o...o.",
      },
      {
        ride: "x...m..mx...m..m",
        pedalHat: "....m.......m...",
        kick: "o.....o.o.......",
        rim: "............m...",
        brush: "......o.........",
      },
    ],
    [
      {
        ride: "x.m.x..mx.m.x..m",
        pedalHat: "....x.......x...",
        kick: "m.....o...m.....",
        snare: "..o....o.....o.o",
      },
      {
        ride: "x...x..mx...x.mm",
        pedalHat: "....x.......x...",
        kick: "m......m..o.....",
        snare: "......m....o..o.",
      },
    ],
  ],
  gospel: [
    [
      { kick: "m.......m.......", rim: "....o.......o...", tambourine: "o...m...o...m..." },
      { kick: "m.........m.....", rim: "....o.......o...", tambourine: "o...m...o...m.o." },
    ],
    [
      {
        kick: "x...m...x...m...",
        snare: "....m.......m...",
        clap: "....x.......x...",
        tambourine: "m.o.x.o.m.o.x.o.",
      },
      {
        kick: "x.....m.x...m...",
        snare: "....m.......m..o",
        clap: "....x.......x...",
        tambourine: "m.o.x.o.m.o.x.o.",
      },
    ],
    [
      {
        kick: "x...x...x...x.m.",
        snare: "....x..o....x..o",
        clap: "....x.......x...",
        tambourine: "x.m.x.m.x.m.x.m.",
        openHat: "..m...m...m...m.",
      },
      {
        kick: "x...x...x.m.x...",
        snare: "....x..o....x.o.",
        clap: "....x.......x...",
        tambourine: "x.m.x.m.x.m.x.m.",
        ride: "x...m...x...m...",
      },
    ],
  ],
  contemporary_urban: [
    [
      { kick: "x.........m.....", rim: "........m.......", hat: "m.m.m.m.m.m.m.m." },
      { kick: "x.....m.........", rim: "........m.......", hat: "m.m.m.m.m.m.m.m." },
    ],
    [
      {
        kick: "x..x......x.....",
        clap: "........x.......",
        hat: "x.m.x.m.x.m.x.m.",
        shaker: "..o...o...o...o.",
      },
      {
        kick: "x..x......x..m..",
        clap: "........x.......",
        hat: "x.m.x.m.x.m.xmm.",
        shaker: "..o...o...o...o.",
      },
    ],
    [
      {
        kick: "x..x......x..x..",
        clap: "....x.......x...",
        snare: "........m.......",
        hat: "x.mox.m.x.mox.mo",
        openHat: "......m.......m.",
      },
      {
        kick: "x..x..m...x.....",
        clap: "....x.......x...",
        hat: "x.mox.m.x.mmx.mo",
        openHat: "..........m.....",
        snare: "...............o",
      },
    ],
  ],
  ambient: [
    [
      { shaker: "o.......o.......", kick: "o..............." },
      { shaker: "o.......o...o...", kick: "o..............." },
    ],
    [
      { shaker: "o...o...o...o...", kick: "m.......o.......", rim: "............o..." },
      { shaker: "o...o...o.o.o...", kick: "m.......o.......", rim: "....o.......o..." },
    ],
    [
      { shaker: "m.o.m.o.m.o.m.o.", kick: "x.......m.......", rim: "....m.......m..." },
      { shaker: "m.o.m.o.m.o.m.o.", kick: "x.......m.....o.", rim: "....m.......m..." },
    ],
  ],
};

/**
 * One bar of a style's groove. `level` 1 is sparse, 3 is full; `variant` 0 or 1 alternates bars.
 * Also what the Drummer's backing groove plays.
 */
export function grooveFor(style: CulturalStyle, level: DrumLevel, variant = 0): DrumGrid {
  if (level === 0) return {};
  const variants = GROOVES[style][level - 1]!;
  return variants[variant % variants.length]!;
}

/** Half-time feel: the backbeat moves to beat three, which makes the same tempo walk tall. */
export function toHalfTime(grid: DrumGrid): DrumGrid {
  const backbeat = "........x.......";
  const changed: DrumGrid = { ...grid };
  for (const piece of ["snare", "clap", "rim"] as const) if (changed[piece]) changed[piece] = backbeat;
  return changed;
}

/** Double-time hats for a lift in energy. */
export function toDoubleTimeHats(grid: DrumGrid): DrumGrid {
  const steps = "x.mox.mox.mox.mo";
  if (grid.ride) return { ...grid, shaker: "m.mom.mom.mom.mo" };
  return { ...grid, hat: steps };
}

const FILLS: Record<CulturalStyle, readonly DrumGrid[]> = {
  african_american: [
    { snare: "............x.mx" },
    { snare: "............mmx.", kick: "..............x." },
    { tom1: "............m.m.", tom2: "..............mx" },
  ],
  jazz: [{ snare: "........o.m.m.x." }, { tom1: "........m.m.....", tom2: "............m.x." }],
  gospel: [
    { snare: "........m.mmx.mx" },
    { tom1: "........mmm.....", tom2: "...........mx.x." },
    { snare: "............mmmx", tom2: "............m.m." },
  ],
  contemporary_urban: [{ hat: "............xxxx", snare: "............m.mx" }, { snare: "........m..m..mx" }],
  ambient: [{ shaker: "........o.o.o.m." }],
};

export function fillsFor(style: CulturalStyle): readonly DrumGrid[] {
  return FILLS[style];
}

/** Lays one bar of steps into hits, starting at `startTick`; `from` skips the steps before it. */
export function gridToHits(grid: DrumGrid, startTick: number, loudness = 1, from = 0): HitTuple[] {
  const hits: HitTuple[] = [];
  for (const [piece, steps] of Object.entries(grid) as [DrumPiece, string][]) {
    for (let step = from; step < STEPS_PER_BAR; step++) {
      const velocity = STEP_VELOCITY[steps[step] ?? "."] ?? 0;
      if (velocity === 0) continue;
      const scaled = Math.max(1, Math.min(127, Math.round(velocity * loudness)));
      hits.push([startTick + step * TICKS_PER_STEP, piece, scaled]);
    }
  }
  return hits;
}

/** A hit kept by the Drummer: which pad, when in the loop (ms), and how hard (0-1, default .8). */
export interface PatternHit {
  padId: string;
  offsetMs: number;
  velocity?: number;
}

const PAD_PIECES: Record<string, DrumPiece> = {
  kick: "kick",
  snare: "snare",
  hihat: "hat",
  tom1: "tom1",
  tom2: "tom2",
  crash: "crash",
};

/**
 * Turns a loop kept in the Drummer into the drum layer of a track: hits snap to sixteenths at `bpm`
 * and the first bar repeats. Unknown pads are left out.
 */
export function patternToDrumGrid(hits: readonly PatternHit[], bpm: number): DrumGrid {
  const stepMs = 60_000 / bpm / 4;
  const rows: Partial<Record<DrumPiece, string[]>> = {};
  for (const hit of hits) {
    const piece = PAD_PIECES[hit.padId];
    const step = Math.round(hit.offsetMs / stepMs);
    if (!piece || step < 0) continue;
    let row = rows[piece];
    if (!row) {
      row = new Array<string>(STEPS_PER_BAR).fill(".");
      rows[piece] = row;
    }
    const velocity = hit.velocity ?? 0.8;
    row[step % STEPS_PER_BAR] = velocity > 0.75 ? "x" : velocity > 0.45 ? "m" : "o";
  }
  const grid: DrumGrid = {};
  for (const [piece, row] of Object.entries(rows) as [DrumPiece, string[]][]) grid[piece] = row.join("");
  return grid;
}
