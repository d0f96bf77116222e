/** The few statistics the coach and the calibration share. All take plain lists of numbers. */

/** The middle value; 0 for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sample standard deviation; 0 for fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

/** Spread that a few wild values cannot move: 1.4826 × the median distance from the median. */
export function robustSpread(values: readonly number[]): number {
  const centre = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - centre)));
}

/** Least-squares line through the points: its slope, the slope's standard error and the scatter around it. */
export function fitLine(points: readonly { x: number; y: number }[]): {
  slope: number;
  slopeError: number;
  residualSd: number;
} {
  const n = points.length;
  const meanX = mean(points.map((point) => point.x));
  const meanY = mean(points.map((point) => point.y));
  const spreadX = points.reduce((sum, point) => sum + (point.x - meanX) ** 2, 0);
  if (n < 3 || spreadX === 0) return { slope: 0, slopeError: Number.POSITIVE_INFINITY, residualSd: 0 };
  const slope = points.reduce((sum, point) => sum + (point.x - meanX) * (point.y - meanY), 0) / spreadX;
  const residual = points.reduce((sum, point) => sum + (point.y - meanY - slope * (point.x - meanX)) ** 2, 0);
  const residualSd = Math.sqrt(residual / (n - 2));
  return { slope, slopeError: residualSd / Math.sqrt(spreadX), residualSd };
}
