import { z } from "zod";
import { m } from "~/messages/compiled/messages.js";
import {
  ACTIVITY_TYPES,
  CULTURAL_STYLES,
  DRUM_PIECES,
  EMOTIONS,
  LAYERS,
  MODES,
  PATHS,
  STEPS_PER_BAR,
  VOICES,
} from "./engine/types";

const stepsSchema = z
  .string()
  .length(STEPS_PER_BAR)
  .regex(/^[xmo.]+$/);
const drumGridSchema = z.partialRecord(z.enum(DRUM_PIECES), stepsSchema);
const pitchedLayerSchema = z.enum(["bass", "chords", "pad", "lead", "answer", "sparkle"]);

/** What a remix may change; every number is bounded, so that no edit makes a broken piece. */
export const editsSchema = z.object({
  tempoScale: z.number().min(0.8).max(1.25).optional(),
  energies: z.array(z.number().min(0).max(1)).length(4).optional(),
  mutedLayers: z
    .array(z.enum(LAYERS))
    .max(LAYERS.length - 1)
    .optional(),
  voices: z.partialRecord(pitchedLayerSchema, z.enum(VOICES)).optional(),
  melodySeed: z.number().int().min(0).max(0xffffffff).optional(),
  drumGrid: drumGridSchema.optional(),
  motifContour: z.array(z.number().int().min(-7).max(7)).min(3).max(6).optional(),
  progressionIds: z.tuple([z.number().int().min(0).max(9), z.number().int().min(0).max(9)]).optional(),
});

export const createMusicSchema = z.object({
  emotion: z.enum(EMOTIONS),
  activityType: z.enum(ACTIVITY_TYPES),
  culturalStyle: z.enum(CULTURAL_STYLES),
  path: z.enum(PATHS).default("match"),
});
export type CreateMusic = z.infer<typeof createMusicSchema>;

/** What an address asks the form to begin with; anything unknown is left out. */
const wishSchema = z.object({
  emotion: z.enum(EMOTIONS).optional().catch(undefined),
  activityType: z.enum(ACTIVITY_TYPES).optional().catch(undefined),
  culturalStyle: z.enum(CULTURAL_STYLES).optional().catch(undefined),
  path: z.enum(PATHS).optional().catch(undefined),
});
export type MusicWish = z.infer<typeof wishSchema>;

/** Reads the choices of a link such as the coach's `/?emotion=sad&activityType=focus#ai-dj`. */
export function readWish(query: URLSearchParams): MusicWish {
  return wishSchema.parse(Object.fromEntries(query));
}

const feltSchema = z.coerce.number().int().min(1).max(5);

export const updateTrackSchema = z
  .object({
    isLiked: z
      .union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")])
      .optional(),
    title: z.string().trim().min(1).max(80).optional(),
    feltBefore: feltSchema.optional(),
    feltAfter: feltSchema.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: () => m.music_nothing_to_change(),
  });
export type UpdateTrack = z.infer<typeof updateTrackSchema>;

export const remixSchema = z.object({
  culturalStyle: z.enum(CULTURAL_STYLES).optional(),
  edits: editsSchema,
});
export type Remix = z.infer<typeof remixSchema>;

export const trackSchema = z.object({
  id: z.string(),
  title: z.string(),
  audioUrl: z.string(),
  emotion: z.enum(EMOTIONS),
  activityType: z.enum(ACTIVITY_TYPES),
  culturalStyle: z.enum(CULTURAL_STYLES),
  path: z.enum(PATHS),
  isLiked: z.boolean(),
  createdAt: z.string(),
  durationSeconds: z.number(),
  bpm: z.number().int(),
  key: z.string(),
  seed: z.number().int(),
  description: z.string(),
  parentTrackId: z.string().nullable(),
  feltBefore: z.number().int().nullable(),
  feltAfter: z.number().int().nullable(),
});
export type Track = z.infer<typeof trackSchema>;

const requestSchema = z.object({
  emotion: z.enum(EMOTIONS),
  activityType: z.enum(ACTIVITY_TYPES),
  culturalStyle: z.enum(CULTURAL_STYLES),
  seed: z.number().int().min(0).max(0xffffffff),
  path: z.enum(PATHS).optional(),
  grade: z.number().int().optional(),
  edits: editsSchema.optional(),
});

const tickSchema = z.number().int().min(0);

/** The stored score, as the engine reads it back. */
export const scoreSchema = z.object({
  engineVersion: z.number().int(),
  request: requestSchema,
  key: z.string(),
  bpm: z.number(),
  durationSeconds: z.number().positive().max(300),
  totalTicks: tickSchema,
  tempo: z.array(z.tuple([tickSchema, z.number().min(20).max(300)])).min(1),
  sections: z
    .array(
      z.object({
        name: z.string(),
        startTick: tickSchema,
        bars: z.number().int(),
        bpm: z.number(),
        tonic: z.number().int().min(0).max(11),
        mode: z.enum(MODES),
        valence: z.number(),
        arousal: z.number(),
        energy: z.number(),
        swing: z.number(),
        layers: z.array(z.enum(LAYERS)),
        brightness: z.number(),
        attackScale: z.number(),
        detuneScale: z.number(),
        chords: z.array(
          z.object({
            startTick: tickSchema,
            durationTicks: tickSchema,
            pitchClasses: z.array(z.number().int()),
            degree: z.number().int(),
            symbol: z.string(),
          }),
        ),
      }),
    )
    .min(1),
  tracks: z.array(
    z.object({
      layer: pitchedLayerSchema,
      voice: z.enum(VOICES),
      gainDb: z.number(),
      pan: z.number(),
      reverb: z.number(),
      delay: z.number(),
      notes: z.array(
        z.tuple([
          tickSchema,
          z.number().int(),
          z.number().int().min(0).max(127),
          z.number().int().min(1).max(127),
        ]),
      ),
    }),
  ),
  drums: z.object({
    kit: z.enum(CULTURAL_STYLES),
    gainDb: z.number(),
    reverb: z.number(),
    hits: z.array(z.tuple([tickSchema, z.enum(DRUM_PIECES), z.number().int().min(1).max(127)])),
  }),
  swell: z
    .object({ cycleBeats: z.number(), inBeats: z.number(), holdBeats: z.number(), depthDb: z.number() })
    .nullable(),
  duck: z.number(),
  masterGainDb: z.number(),
});
