// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -1.6661, 0.6683, 0.2893, 1.9280, 0.6996, 0.4309, 0.2614, -1.5306, 0.0333, -0.5173,
];
