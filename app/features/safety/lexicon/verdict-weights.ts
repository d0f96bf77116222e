// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -2.4701, 0.5634, 0.2583, 0.4397, 3.3173, 0.9284, 0.6589, -1.0461, 0.4147, 0.6093, -0.2586, 0.1634, -0.0169,
  -0.0993, -0.1693, -0.2085, -0.882, -0.2941,
];
