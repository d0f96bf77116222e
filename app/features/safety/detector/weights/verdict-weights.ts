// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -3.2293, 0.5803, 0.2891, 1.7823, 2.5599, 1.4484, 0.7403, -1.372, 0.4593, 0.909, -0.4247, 0.1937, -0.0536,
  -0.0628, -0.1513, -0.5679, -0.7292, -0.4493,
];
