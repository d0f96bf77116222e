import type { Verdict } from "./check";
import type { Operation } from "./history";
import type { Violation } from "./rules";

export type FaultCount = { name: string; struck: number; during: number; unanswered: number };

/** Operations by kind and answer. */
export function operationTable(operations: readonly Operation[]): string {
  const kinds = [...new Set(operations.map(({ kind }) => kind))].sort();
  const lines = kinds.map((kind) => {
    const each = operations.filter((operation) => operation.kind === kind);
    const count = (outcome: string) => each.filter((operation) => operation.outcome === outcome).length;
    return `| ${kind} | ${each.length} | ${count("ok")} | ${count("fail")} | ${count("unknown")} |`;
  });
  return ["| operation | sent | ok | refused | unknown |", "|---|---:|---:|---:|---:|", ...lines].join("\n");
}

export function faultTable(faults: readonly FaultCount[]): string {
  const lines = faults.map(
    ({ name, struck, during, unanswered }) => `| ${name} | ${struck} | ${during} | ${unanswered} |`,
  );
  const head = "| fault | struck | operations meanwhile | of them without a clear answer |";
  return [head, "|---|---:|---:|---:|", ...lines].join("\n");
}

export function violationText(violations: readonly Violation[]): string {
  return violations
    .map(
      ({ rule, object, sentence, story }) =>
        `VIOLATION ${rule}: ${object}: ${sentence}\n  ${story.join("\n  ")}`,
    )
    .join("\n");
}

export const summary = ({ violations, explained, undecided }: Verdict): string =>
  `objects explained by an order: ${explained}; with too many orders to try: ${undecided.length}; violations: ${violations.length}`;
