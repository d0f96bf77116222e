/** Wilson's 95 % interval of a share, as two numbers between 0 and 1. */
export function wilsonInterval(part: number, whole: number): [number, number] {
  if (whole === 0) return [0, 1];
  const z = 1.959964;
  const p = part / whole;
  const middle = (p + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const reach =
    (z / (1 + (z * z) / whole)) * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** "12/400 3.0 % [1.7–5.2]": a count, its share and the 95 % interval of the share. */
export function share(part: number, whole: number): string {
  const [low, high] = wilsonInterval(part, whole);
  return `${part}/${whole} ${((100 * part) / whole || 0).toFixed(1)} % [${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}]`;
}
