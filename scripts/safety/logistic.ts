/** A text as the second stage learns it: the numbers it sees, whether it is a danger, and how much it counts. */
export interface LogisticRow {
  signs: readonly number[];
  isDanger: boolean;
  weight: number;
}

const ridge = 0.5;
const mostSteps = 25;

/** Logistic regression with a small ridge by Newton's method: one weight a sign. */
export function fitLogistic(rows: readonly LogisticRow[]): number[] {
  const size = rows[0]?.signs.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < mostSteps; step++) {
    const system = weights.map((weight, row) => {
      const line = new Array<number>(size + 1).fill(0);
      line[row] = ridge;
      line[size] = ridge * weight;
      return line;
    });
    for (const { signs, isDanger, weight } of rows) {
      const chance = 1 / (1 + Math.exp(-signs.reduce((sum, sign, index) => sum + sign * weights[index]!, 0)));
      const error = weight * (chance - (isDanger ? 1 : 0));
      const curve = weight * chance * (1 - chance);
      for (const [row, sign] of signs.entries()) {
        if (sign === 0) continue;
        const line = system[row]!;
        line[size]! += error * sign;
        for (const [column, other] of signs.entries()) line[column]! += curve * sign * other;
      }
    }
    const change = solve(system);
    for (const [index, each] of change.entries()) weights[index]! -= each;
    if (Math.max(...change.map(Math.abs)) < 1e-7) break;
  }
  return weights;
}

/** Gauss-Jordan elimination with pivoting of a square system whose right side is the last column. */
function solve(system: number[][]): number[] {
  const size = system.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++)
      if (Math.abs(system[row]![column]!) > Math.abs(system[pivot]![column]!)) pivot = row;
    [system[column], system[pivot]] = [system[pivot]!, system[column]!];
    const top = system[column]!;
    for (const [row, line] of system.entries()) {
      const factor = row === column ? 0 : line[column]! / top[column]!;
      if (factor !== 0) for (let at = column; at <= size; at++) line[at]! -= factor * top[at]!;
    }
  }
  return system.map((line, row) => line[size]! / line[row]!);
}
