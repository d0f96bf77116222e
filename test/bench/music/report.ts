/** Lines of a measurement: what was asked, the threshold, the value, and whether it was met. */
import { quantile } from "./metrics";

export interface Report {
  line(name: string, threshold: string, value: string, isGood: boolean): void;
  /** Every value has to be good. */
  all(name: string, threshold: string, values: readonly number[], isGood: (value: number) => boolean): void;
  note(text: string): void;
  readonly failures: number;
}

export function createReport(): Report {
  let failures = 0;
  const report: Report = {
    get failures() {
      return failures;
    },
    line(name, threshold, value, isGood) {
      if (!isGood) failures++;
      console.log(`${isGood ? "ok    " : "FAILED"} ${name.padEnd(48)} ${threshold.padEnd(28)} ${value}`);
    },
    all(name, threshold, values, isGood) {
      const good = values.filter(isGood).length;
      const q = (at: number) => quantile(values, at).toFixed(3);
      const spread = `min ${q(0)}  p5 ${q(0.05)}  median ${q(0.5)}  p95 ${q(0.95)}  max ${q(0.9999)}`;
      report.line(
        name,
        threshold,
        `${spread}  (${good} of ${values.length})`,
        good === values.length && good > 0,
      );
    },
    note(text) {
      console.log(`       ${text}`);
    },
  };
  return report;
}
