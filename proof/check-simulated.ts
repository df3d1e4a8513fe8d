import { createChecker } from "@shipslog/check";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { entriesOfPieces, recordMoments } from "../lab/check/recording.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const hourMs = 3_600_000;
/** Lines per file in every other session, so that it has parts. */
const shortPart = 20;

/** Simulated folders of dialect spec, every scenario under many seeds. */
export const proof: Proof = {
  name: "check-simulated",
  claim: "What the simulator writes in dialect spec has no finding of any severity.",
  fullSize: 100,
  reducedSize: 2,
  run({ size, report }) {
    const found: string[] = [];
    let [entries, events, sessions] = [0, 0, 0];
    for (let seed = 1; seed <= size; seed++) {
      for (const scenario of scenarioNames) {
        const moments = simulate({ seed, scenario, dialect: "spec", start: Date.UTC(2026, 4, 1), durationMs: hourMs });
        const pieces = recordMoments(moments, "spec", seed % 2 === 0 ? shortPart : undefined);
        const checker = createChecker({ dialect: "spec" });
        const findings = [...entriesOfPieces(pieces).flatMap((entry) => checker.push(entry)), ...checker.end()];
        for (const { rule, position, companion, pointer } of findings.slice(0, 5)) {
          found.push(`${scenario} ${seed}: ${rule} ${position?.line ?? companion?.file} ${pointer}`);
        }
        const summary = checker.summary();
        entries += summary.entries;
        events += summary.events;
        sessions++;
      }
    }
    for (const line of found.slice(0, 20)) report(line);
    report(`${sessions} sessions, ${entries} lines and companion files, ${events} events of the sixteen kinds`);
    return { passed: entries > 0 && found.length === 0, result: { sessions, entries, events, findings: found } };
  },
};
