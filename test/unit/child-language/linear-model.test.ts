import { describe, expect, it } from "vitest";
import { classChances, decodeModel } from "~/child-language/linear-model";
import { storeModel } from "../../../scripts/lib/softmax-regression";

/** Zeros at the start, in long runs over many columns, and at the end; columns near and far apart. */
const columns = Int32Array.of(0, 1, 46, 47, 2_200, 262_143);
const steps = [0, 0, 5, -44, 44, 0, ...Array<number>(9).fill(0), 1, -1, 0];

describe("a stored model", () => {
  const weights = Float32Array.from(steps, (each) => each * 0.25);
  const stored = storeModel({ columns, weights, scale: 1, biases: [0.5, 0, -0.5] }, 0.25);

  it("is read as it was written", () => {
    const read = decodeModel(stored);
    expect(read.columns).toEqual(columns);
    expect([...read.weights]).toEqual(steps);
    expect(read.scale).toBe(0.25);
  });

  it("writes a thousand zeros in a few signs", () => {
    const many = Int32Array.from({ length: 1000 }, (_, at) => at);
    const zeros = storeModel(
      { columns: many, weights: new Float32Array(3000), scale: 1, biases: [0, 0, 0] },
      1,
    );
    expect(zeros.weights.length).toBeLessThan(5);
    expect([...decodeModel(zeros).weights]).toEqual(Array(3000).fill(0));
  });

  it("gives the chances of its weights, and says when it knows nothing of a text", () => {
    const model = decodeModel(stored);
    const { chances, isKnown } = classChances([262_143, 7], model);
    expect(isKnown).toBe(true);
    expect(chances.indexOf(Math.max(...chances))).toBe(0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(classChances([7], model).isKnown).toBe(false);
  });
});
