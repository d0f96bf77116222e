// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -1.8923, 0.6388, 0.3102, 2.1175, 0.7204, 0.4437, 0.2863, -1.5861, 0.0363, -0.5767,
];
