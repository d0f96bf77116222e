// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -3.8221, 0.4951, 0.3245, 1.2139, 2.5975, 1.3799, 0.8425, -0.941, 0.4913, 1.0365, -0.0996, 0.1683, -0.0384,
  0.0036, -0.082, -0.4016, -0.7205, -0.4301,
];
