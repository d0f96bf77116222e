import { describe, expect, it } from "vitest";
import { blockColumns, classChances, type LinearModel, openModel } from "~/child-language/linear-model";
import { storeModel } from "../../../scripts/lib/softmax-regression";

/** Zeros at the start, in long runs over many columns, and at the end; columns near and far apart. */
const columns = [0, 1, 46, 47, 2_200, 262_143];
const steps = [0, 0, 5, -44, 44, 0, ...Array<number>(9).fill(0), 1, -1, 0];

/** What a model adds for a column to so many classes. */
function weightsOf({ addWeights }: LinearModel, column: number, classes = 3): number[] {
  const sums = new Float64Array(classes);
  expect(addWeights(column, sums), `${column}`).toBe(true);
  return [...sums];
}

describe("a stored model", () => {
  const weights = Float32Array.from(steps, (each) => each * 0.25);
  const stored = storeModel({ columns: Int32Array.from(columns), weights, biases: [0.5, 0, -0.5] }, 0.25);

  it("is read as it was written", () => {
    const read = openModel(stored);
    expect(columns.flatMap((column) => weightsOf(read, column))).toEqual(steps);
    for (const column of [2, 45, 48, 2_199, 2_201, 262_142, 262_144])
      expect(read.addWeights(column, new Float64Array(3)), `${column}`).toBe(false);
    expect(read.scale).toBe(0.25);
  });

  it.each([0, 5])("finds each column of many blocks, the first of them %i", (first) => {
    const many = Array.from({ length: 5 * blockColumns + 7 }, (_, index) => first + 3 * index);
    const read = openModel(
      storeModel(
        {
          columns: Int32Array.from(many),
          weights: Float32Array.from(many.flatMap((_, index) => [index % 40, 0, -(index % 7)])),
          biases: [0, 0, 0],
        },
        1,
      ),
    );
    for (const [index, column] of many.entries()) {
      expect(weightsOf(read, column)).toEqual([index % 40, 0, 0 - (index % 7)]);
      for (const other of [column - 1, column + 1])
        expect(read.addWeights(other, new Float64Array(3))).toBe(false);
    }
  });

  it("leaves zeros out, however many stand between two weights", () => {
    const biases = Array<number>(3000).fill(0);
    const weights = new Float32Array(6000);
    weights[2000] = 1;
    const zeros = storeModel({ columns: Int32Array.of(1, 2), weights, biases }, 1);
    expect(zeros.weights.length).toBeLessThan(80);
    const sums = weightsOf(openModel(zeros), 1, 3000);
    expect([...sums.entries()].filter(([, sum]) => sum !== 0)).toEqual([[2000, 1]]);
  });

  it("gives the chances of its weights, and says when it knows nothing of a text", () => {
    const model = openModel(stored);
    const { chances, isKnown } = classChances([262_143, 7], model);
    expect(isKnown).toBe(true);
    expect(chances.indexOf(Math.max(...chances))).toBe(0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(classChances([7], model).isKnown).toBe(false);
  });
});
