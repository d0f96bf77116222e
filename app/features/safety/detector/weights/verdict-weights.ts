// Written by scripts/safety/train.ts. Do not edit.
export const verdictWeights: readonly number[] = [
  -2.6022, 0.5679, 0.2449, 0.378, 3.3152, 0.9855, 0.6986, -1.0654, 0.5406, 0.6507, -0.243, 0.1485, -0.0248,
  -0.2223, -0.149, -0.2053, -0.8917, -0.3075,
];
