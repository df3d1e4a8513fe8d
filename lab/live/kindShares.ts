import { isKind } from "@shipslog/contract";
import { observedDeclarations, observedTotals } from "@shipslog/contract/observed/declarations";
import { scenarioNames, type ScenarioName } from "@shipslog/simulator";
import { playLive } from "./folder.ts";

/** Lines of a scenario by kind, and how many hours it was played. */
export interface ScenarioLines {
  readonly scenario: ScenarioName;
  readonly hours: number;
  readonly lines: number;
  readonly kinds: ReadonlyMap<string, number>;
}

/** Plays every scenario in dialect live and counts its lines. */
export function countLines(seeds: number, hours: number): readonly ScenarioLines[] {
  return scenarioNames.map((scenario) => {
    const kinds = new Map<string, number>();
    let lines = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      for (const { event } of playLive({ scenario, seed, hours, status: false })) {
        if (event === undefined) continue;
        lines += 1;
        const kind = event["event"] as string;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
    }
    return { scenario, hours: seeds * hours, lines, kinds };
  });
}

/** How much of real journals is of kinds that were written, and which kinds are missing. */
export interface KindShare {
  readonly kinds: number;
  /** Percent of real lines. */
  readonly share: number;
  /** Kinds that were not written, with their percentage of real lines, the largest first. */
  readonly missing: readonly (readonly [kind: string, percent: number])[];
}

/** Compares the kinds that were written with the real journals that the observed kinds are described from. */
export function shareOfReal(written: ReadonlySet<string>): KindShare {
  const all = observedTotals.lines - observedTotals.notEvents;
  const percent = (events: number): number => (100 * events) / all;
  const found = observedDeclarations.filter(({ kind }) => written.has(kind));
  const events = found.reduce((sum, each) => sum + each.events, observedTotals.specified.events);
  const missing = observedDeclarations
    .filter(({ kind }) => !written.has(kind))
    .map(({ kind, events: lines }) => [kind, percent(lines)] as const);
  return { kinds: [...written].filter(isKind).length + found.length, share: percent(events), missing };
}
