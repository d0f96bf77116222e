// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -3.2273, 0.5634, 0.2921, 1.8439, 2.6639, 1.3983, 0.766, -1.159, 0.4924, 0.8881, -0.3777, 0.1199, -0.0261,
  -0.0416, -0.091, -0.5555, -0.7285, -0.4426,
];
