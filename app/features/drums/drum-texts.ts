import { m } from "~/messages/compiled/messages.js";
import type { Chart, GameMode } from "./engine/charts";
import type { RoundReport } from "./engine/coaching";
import type { KitId } from "./engine/kit-ids";
import { PAD_IDS, PAD_KEYS, type PadId, type PadKeys } from "./engine/pads";
import type { GrooveStyle } from "./groove-styles";

/** Words of the drum feature in the page's language, looked up by the engine's ids. */
const PAD_NAMES: Record<PadId, () => string> = {
  kick: m.drums_pad_kick,
  snare: m.drums_pad_snare,
  hihat: m.drums_pad_hihat,
  tom1: m.drums_pad_tom1,
  tom2: m.drums_pad_tom2,
  crash: m.drums_pad_crash,
};
export const padName = (padId: PadId): string => PAD_NAMES[padId]();

/** "Kick, key Q": a pad's accessible name. */
export const padLabel = (padId: PadId, keys: PadKeys = PAD_KEYS): string =>
  m.drums_pad_label({ pad: padName(padId), key: keys[padId] });

/** Each pad's one hue, as a token of the look. */
export const PAD_HUE: Record<PadId, string> = {
  kick: "var(--color-red)",
  snare: "var(--color-amber)",
  hihat: "var(--color-blue)",
  tom1: "var(--color-mint)",
  tom2: "var(--color-violet)",
  crash: "var(--color-orange)",
};

const MODE_NAMES: Record<GameMode, () => string> = {
  beat_matching: m.drums_mode_beat_matching,
  rhythm_patterns: m.drums_mode_rhythm_patterns,
  speed_challenge: m.drums_mode_speed_challenge,
};
const MODE_HINTS: Record<GameMode, () => string> = {
  beat_matching: m.drums_mode_hint_beat_matching,
  rhythm_patterns: m.drums_mode_hint_rhythm_patterns,
  speed_challenge: m.drums_mode_hint_speed_challenge,
};
export const modeName = (mode: GameMode): string => MODE_NAMES[mode]();
export const modeHint = (mode: GameMode): string => MODE_HINTS[mode]();

const KIT_NAMES: Record<KitId, () => string> = {
  classic: m.drums_kit_classic,
  street: m.drums_kit_street,
  hands: m.drums_kit_hands,
};
export const kitName = (kitId: KitId): string => KIT_NAMES[kitId]();

const GROOVE_NAMES: Record<GrooveStyle, () => string> = {
  african_american: m.drums_groove_hip_hop,
  gospel: m.drums_groove_gospel,
  jazz: m.drums_groove_jazz,
  contemporary_urban: m.drums_groove_urban,
};
export const grooveName = (style: GrooveStyle): string => GROOVE_NAMES[style]();

const PRAISE: Record<RoundReport["praise"]["code"], (values: { pad: string }) => string> = {
  spot_on: () => m.drums_praise_spot_on(),
  centred: () => m.drums_praise_centred(),
  steady: () => m.drums_praise_steady(),
  long_run: () => m.drums_praise_long_run(),
  best_pad: ({ pad }) => m.drums_praise_best_pad({ pad }),
  on_time: () => m.drums_praise_on_time(),
  finished: () => m.drums_praise_finished(),
};
const TIPS: Record<RoundReport["tip"]["code"], (values: { pad: string }) => string> = {
  listen_first: () => m.drums_tip_listen_first(),
  speeding_up: () => m.drums_tip_speeding_up(),
  slowing_down: () => m.drums_tip_slowing_down(),
  pad_late: ({ pad }) => m.drums_tip_pad_late({ pad }),
  pad_early: ({ pad }) => m.drums_tip_pad_early({ pad }),
  pad_unsteady: ({ pad }) => m.drums_tip_pad_unsteady({ pad }),
  late: () => m.drums_tip_late(),
  early: () => m.drums_tip_early(),
  unsteady: () => m.drums_tip_unsteady(),
  missed: () => m.drums_tip_missed(),
  extra_hits: () => m.drums_tip_extra_hits(),
  next_step: () => m.drums_tip_next_step(),
};
const SEL_QUESTIONS = [
  m.drums_sel_body,
  m.drums_sel_mistake,
  m.drums_sel_breath,
  m.drums_sel_focus,
  m.drums_sel_day,
  m.drums_sel_team,
];

const withPad = (padId: PadId | undefined) => ({ pad: padId ? padName(padId) : "" });
export const praiseText = ({ praise }: RoundReport): string => PRAISE[praise.code](withPad(praise.padId));
export const tipText = ({ tip }: RoundReport): string => TIPS[tip.code](withPad(tip.padId));
export const selQuestion = (index: number): string => SEL_QUESTIONS[index % SEL_QUESTIONS.length]!();

/**
 * A chart in words for people who do not see the lanes: the beats of each pad in the first bar they play,
 * "2+" being the off-beat after two.
 */
export function describeChart(chart: Chart): string {
  const own = chart.notes.filter((note) => !note.isCall);
  const bar = Math.floor((own[0]?.beat ?? 0) / 4) * 4;
  const lines = PAD_IDS.flatMap((padId) => {
    const beats = own
      .filter((note) => note.padId === padId && note.beat >= bar && note.beat < bar + 4)
      .map((note) => {
        const inBar = note.beat - bar;
        return `${Math.floor(inBar) + 1}${inBar % 1 === 0 ? "" : "+"}`;
      });
    return beats.length > 0 ? [m.drums_chart_line({ pad: padName(padId), beats: beats.join(", ") })] : [];
  });
  return lines.join(" ");
}
