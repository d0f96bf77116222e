import { describe, expect, it } from "vitest";
import { classChances, type LinearModel, openModel } from "~/child-language/linear-model";
import { storeModel } from "../../../scripts/lib/softmax-regression";

/** Zeros at the start, in long runs over many columns, and at the end; columns near and far apart. */
const columns = Int32Array.of(0, 1, 46, 47, 2_200, 262_143);
const steps = [0, 0, 5, -44, 44, 0, ...Array<number>(9).fill(0), 1, -1, 0];

/** All weights, three a column. */
const weightsOf = ({ columns, addWeights }: LinearModel): number[] =>
  [...columns.keys()].flatMap((place) => {
    const sums = new Float64Array(3);
    addWeights(place, sums);
    return [...sums];
  });

describe("a stored model", () => {
  const weights = Float32Array.from(steps, (each) => each * 0.25);
  const stored = storeModel({ columns, weights, biases: [0.5, 0, -0.5] }, 0.25);

  it("is read as it was written", () => {
    const read = openModel(stored);
    expect(read.columns).toEqual(columns);
    expect(weightsOf(read)).toEqual(steps);
    expect(read.scale).toBe(0.25);
  });

  it("leaves zeros out, however many stand between two weights", () => {
    const biases = Array<number>(3000).fill(0);
    const weights = new Float32Array(6000);
    weights[2000] = 1;
    const zeros = storeModel({ columns: Int32Array.of(1, 2), weights, biases }, 1);
    expect(zeros.weights.length).toBeLessThan(80);
    const sums = new Float64Array(3000);
    openModel(zeros).addWeights(0, sums);
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
