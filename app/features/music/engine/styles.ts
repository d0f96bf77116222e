import type { CulturalStyle, Mode, PitchedLayer, Voice } from "./types";

/**
 * A style is a musical vocabulary: groove, harmony, palette and form. The vocabularies are credited in
 * the "about this sound" texts; numbers follow common practice, not any one recording.
 */
export interface StyleRules {
  bpmScale: number;
  /** Share of an eighth-note pair taken by its first half: .5 straight, .667 triplet. */
  swing: number;
  form: readonly [string, string, string, string];
  voices: Record<PitchedLayer, Voice>;
  /** Voice of the melody where the feeling asks for a firm, brass-like one. */
  boldLead: Voice;
  /** Four-bar chord cycles as scale degrees, by mode; those that begin on the tonic come first. */
  progressions: Record<Mode, readonly (readonly number[])[]>;
  /** Degrees that close a piece, last one the home chord. */
  ending: readonly number[];
  /** 16-step melody rhythms, by number of notes in the bar (index 0 = one note). */
  leadRhythms: readonly (readonly string[])[];
  /** 16-step chord rhythms from calm to busy; capital X rings until the next. */
  compRhythms: readonly (readonly string[])[];
  compMode: "block" | "arpeggio" | "roll";
  bassMode: "sub" | "walking" | "root" | "slide" | "drone";
  /** Thirds stacked on the root when chords may be rich: 4 = sevenths, 5 = ninths. */
  richness: 4 | 5;
  reverb: number;
  delay: number;
  duck: number;
}

const MIXOLYDIAN = [
  [1, 7, 4, 1],
  [1, 4, 7, 4],
  [1, 7, 1, 4],
] as const;
const HARMONIC_MINOR = [
  [1, 4, 6, 5],
  [1, 2, 5, 5],
  [1, 6, 2, 5],
] as const;
const PHRYGIAN = [
  [1, 2, 1, 7],
  [1, 2, 3, 2],
  [1, 6, 7, 2],
] as const;

export const STYLE_RULES: Record<CulturalStyle, StyleRules> = {
  african_american: {
    bpmScale: 0.88,
    swing: 0.58,
    form: ["intro", "A", "A2", "B"],
    voices: {
      bass: "fingerBass",
      chords: "epiano",
      pad: "warmPad",
      lead: "flute",
      answer: "guitar",
      sparkle: "pluck",
    },
    boldLead: "brass",
    progressions: {
      ionian: [
        [1, 6, 4, 5],
        [1, 3, 4, 5],
        [1, 5, 6, 4],
        [4, 5, 6, 1],
      ],
      mixolydian: MIXOLYDIAN,
      aeolian: [
        [1, 4, 1, 7],
        [1, 6, 3, 7],
        [1, 6, 4, 5],
      ],
      "harmonic minor": HARMONIC_MINOR,
      phrygian: PHRYGIAN,
    },
    ending: [7, 4, 1],
    leadRhythms: [
      ["x...............", "....x..........."],
      ["x.....x.........", "x..x............", "....x.....x....."],
      ["x..x..x.........", "x.....x...x.....", "..x...x...x....."],
      ["x..x..x...x.....", "x.xx......x.....", "x..x..x.....x..."],
      ["x..x..x.x..x....", "x.x.x.x...x....."],
    ],
    compRhythms: [
      ["X..............."],
      ["X.........x.....", "X.....x........."],
      ["X.....x...x.....", "x..x......X....."],
      ["x..x..x...x..x..", "x.x...x..x..x..."],
    ],
    compMode: "roll",
    bassMode: "sub",
    richness: 5,
    reverb: 0.16,
    delay: 0.12,
    duck: 0.25,
  },
  jazz: {
    bpmScale: 1.08,
    swing: 0.64,
    form: ["head", "solo1", "solo2", "head2"],
    voices: {
      bass: "upright",
      chords: "keys",
      pad: "airPad",
      lead: "vibes",
      answer: "guitar",
      sparkle: "epiano",
    },
    boldLead: "brass",
    progressions: {
      ionian: [
        [1, 6, 2, 5],
        [1, 4, 3, 6],
        [1, 2, 3, 2],
        [2, 5, 1, 6],
        [3, 6, 2, 5],
      ],
      mixolydian: [
        [1, 7, 4, 7],
        [1, 7, 4, 1],
        [1, 4, 7, 4],
      ],
      aeolian: [
        [1, 6, 2, 5],
        [1, 4, 7, 3],
        [1, 4, 6, 5],
      ],
      "harmonic minor": [
        [1, 6, 2, 5],
        [1, 4, 2, 5],
        [1, 2, 5, 1],
      ],
      phrygian: PHRYGIAN,
    },
    ending: [2, 5, 1],
    leadRhythms: [
      ["x...............", "......x........."],
      ["..x...x.........", "x.....x.........", "x.........x....."],
      ["x.....x...x.....", "..x.x.x.........", "x...x.....x....."],
      ["x...x.x...x.....", "..x.x.x.x.......", "x.x.x.....x....."],
      ["x.x.x.x...x.....", "..x.x.x.x.x....."],
    ],
    compRhythms: [
      ["X..............."],
      ["x.....x.........", "..x.......x....."],
      ["x.....x.......x.", "..x...x.....x...", "......x...x....."],
      ["..x...x...x...x.", "x.....x...x.x..."],
    ],
    compMode: "block",
    bassMode: "walking",
    richness: 5,
    reverb: 0.14,
    delay: 0.04,
    duck: 0,
  },
  gospel: {
    bpmScale: 0.96,
    swing: 0.6,
    form: ["vamp", "verse", "lift", "vamp2"],
    voices: {
      bass: "fingerBass",
      chords: "keys",
      pad: "organ",
      lead: "choir",
      answer: "brass",
      sparkle: "bells",
    },
    boldLead: "brass",
    progressions: {
      ionian: [
        [1, 4, 1, 5],
        [1, 3, 4, 5],
        [1, 6, 4, 5],
        [4, 5, 6, 3],
      ],
      mixolydian: [
        [1, 7, 4, 7],
        [1, 7, 4, 1],
        [1, 4, 7, 4],
      ],
      aeolian: [
        [1, 4, 1, 5],
        [1, 7, 6, 5],
        [1, 6, 4, 5],
      ],
      "harmonic minor": HARMONIC_MINOR,
      phrygian: PHRYGIAN,
    },
    ending: [4, 1],
    leadRhythms: [
      ["x...............", "........x......."],
      ["x.......x.......", "x.....x........."],
      ["x...x.......x...", "x.....x.x......."],
      ["x...x...x...x...", "x.....x.x...x..."],
      ["x...x.x.x...x...", "x.x.x...x.x....."],
    ],
    compRhythms: [
      ["X......."],
      ["X.......x......."],
      ["x...x...x.x.....", "x...x...x...x..."],
      ["x...x.x.x...x.x.", "x...x.x.x...x..."],
    ].map((group) => group.map((rhythm) => rhythm.padEnd(16, "."))),
    compMode: "block",
    bassMode: "root",
    richness: 4,
    reverb: 0.2,
    delay: 0,
    duck: 0,
  },
  contemporary_urban: {
    bpmScale: 1,
    swing: 0.5,
    form: ["hook", "verse", "hook2", "drop"],
    voices: {
      bass: "sub808",
      chords: "pluck",
      pad: "brightPad",
      lead: "square",
      answer: "epiano",
      sparkle: "bells",
    },
    boldLead: "brass",
    progressions: {
      ionian: [
        [1, 5, 6, 4],
        [1, 4, 6, 5],
        [1, 6, 3, 4],
        [6, 4, 1, 5],
      ],
      mixolydian: MIXOLYDIAN,
      aeolian: [
        [1, 6, 7, 5],
        [1, 6, 3, 7],
        [1, 7, 6, 7],
      ],
      "harmonic minor": HARMONIC_MINOR,
      phrygian: PHRYGIAN,
    },
    ending: [4, 5, 1],
    leadRhythms: [
      ["x...............", "..x............."],
      ["x.....x.........", "x..x............"],
      ["x..x..x.........", "x.....x.....x..."],
      ["x..x..x.....x...", "x..x..x..x......"],
      ["x..x..x..x..x...", "x..x..x.x..x...."],
    ],
    compRhythms: [
      ["x.....x.....x..."],
      ["x..x..x.....x...", "x.....x...x....."],
      ["x..x..x..x..x...", "x..x..x...x..x.."],
      ["x..x..x..x..x.x.", "x.xx..x.x.xx..x."],
    ],
    compMode: "arpeggio",
    bassMode: "slide",
    richness: 4,
    reverb: 0.14,
    delay: 0.2,
    duck: 0.45,
  },
  ambient: {
    bpmScale: 0.82,
    swing: 0.5,
    form: ["A", "B", "A2", "A3"],
    voices: {
      bass: "sineBass",
      chords: "vibes",
      pad: "airPad",
      lead: "flute",
      answer: "epiano",
      sparkle: "bells",
    },
    boldLead: "choir",
    progressions: {
      ionian: [
        [1, 3, 4, 5],
        [1, 4, 6, 5],
        [1, 6, 4, 5],
      ],
      mixolydian: [
        [1, 7, 4, 7],
        [1, 4, 7, 4],
        [1, 4, 1, 7],
      ],
      aeolian: [
        [1, 6, 4, 6],
        [1, 6, 1, 4],
        [1, 4, 6, 4],
      ],
      "harmonic minor": [
        [1, 5, 1, 5],
        [1, 2, 5, 2],
        [1, 6, 5, 6],
      ],
      phrygian: PHRYGIAN,
    },
    ending: [4, 1],
    leadRhythms: [
      ["x...............", "........x......."],
      ["x.......x.......", "x...........x..."],
      ["x.....x.....x...", "x...x.......x..."],
      ["x...x...x...x..."],
      ["x...x...x...x.x."],
    ],
    compRhythms: [
      ["X.......X.......", "X..............."],
      ["x.....x.....x...", "x.....x........."],
      ["x...x...x...x...", "x...x...x...x.x."],
      ["x.x.x...x.x.x..."],
    ],
    compMode: "arpeggio",
    bassMode: "drone",
    richness: 5,
    reverb: 0.42,
    delay: 0.26,
    duck: 0,
  },
};
