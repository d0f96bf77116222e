// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -4.33, 0.4781, 0.2778, 1.0403, 4.5705, 0.7422, 0.7485, -0.8434, 0.3217, 1.0561, 0.0973, 0.3031, -0.0382,
  0.2485, -0.0871, -0.395, -1.2306, -0.2342,
];
