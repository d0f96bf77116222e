// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -2.7723, 0.5763, 0.3006, 1.5850, 2.3113, 1.1453, 0.6586, -1.0081, 0.4522, 0.5529, -0.9506, 0.0551, -0.0542, -0.2400, -0.2374, -0.4831, -0.6379, -0.3560,
];
