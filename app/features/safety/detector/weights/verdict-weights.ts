// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -1.5995, 0.6650, 0.2919, 1.8844, 0.7752, 0.4223, 0.2321, -1.4510, 0.0499, -0.5134,
];
