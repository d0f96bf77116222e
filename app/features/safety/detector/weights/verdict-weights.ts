// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -4.0694, 0.5288, 0.2193, 0.821, 3.6171, 1.5792, 0.5876, -0.9003, 0.4485, 1.0653, -0.1273, 0.2276, -0.0248,
  -0.1572, -0.1275, -0.3206, -0.9951, -0.4785,
];
