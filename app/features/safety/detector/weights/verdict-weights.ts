// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -2.2218, 0.5447, 0.3566, 2.6925, 0.8433, 0.3535, 0.3761, -1.0747, 0.0020, -0.7324,
];
