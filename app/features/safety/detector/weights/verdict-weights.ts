// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -1.8334, 0.6647, 0.2903, 2.0689, 0.7248, 0.4387, 0.2970, -1.4596, 0.0371, -0.5578,
];
