import type { Line, Stage } from "../types";

/** Chips under a reply: they fill the box, the child sends them. */
export const quickReplyLines: Partial<Record<Stage, readonly Line[]>> = {
  offered: [
    ["Yes, let's try", "Sí, probemos"],
    ["No, just talk", "No, solo hablar"],
    ["Something else", "Otra cosa"],
  ],
  checking: [
    ["A bit better", "Un poco mejor"],
    ["The same", "Igual"],
    ["Worse", "Peor"],
    ["Not sure", "No sé"],
  ],
  trying: [
    ["Done", "Ya"],
    ["I can't do it", "No puedo hacerlo"],
  ],
  closing: [
    ["There is something else", "Hay algo más"],
    ["That's all", "Eso es todo"],
  ],
};

/** First words for the youngest, who would rather pick than write. */
export const feelingChips: readonly Line[] = [
  ["I feel sad", "Siento tristeza"],
  ["I feel mad", "Siento enojo"],
  ["I feel worried", "Siento preocupación"],
  ["I feel happy", "Siento alegría"],
];
