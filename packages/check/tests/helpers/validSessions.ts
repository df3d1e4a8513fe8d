/** Valid simulated sessions for tests that mutate them, with the entries on which each rule decides. */
import type { Dialect } from "@shipslog/contract";
import { rules, type Checkable } from "@shipslog/check";
import { simulate, scenarioNames } from "@shipslog/simulator";
import { SessionPass } from "../../src/engine/SessionPass.ts";
import { resolveRules } from "../../src/configuration/resolveRules.ts";
import { entriesOfPieces, recordMoments, type Piece } from "./recording.ts";

/** How often a rule held or could not decide on one entry. */
interface VerdictCount {
  held: number;
  undecided: number;
}

/** A valid session: what was written, its entries, and the verdicts of each rule by index of the entry. */
export interface ValidSession {
  readonly pieces: readonly Piece[];
  readonly entries: readonly Checkable[];
  readonly verdicts: ReadonlyMap<string, ReadonlyMap<number, VerdictCount>>;
}

const startMs = Date.UTC(2026, 4, 1);
const hourMs = 3_600_000;
/** Only every nth Status.json is kept, so that a session has about as many observations as lines. */
const everyNthStatus = 40;

function withFewerStatus(pieces: readonly Piece[]): readonly Piece[] {
  let observed = 0;
  // The last one stays: it shows that the file was refreshed until the end.
  const last = pieces.findLast(({ file }) => file === "Status.json");
  return pieces.filter((piece) => piece.file !== "Status.json" || piece === last || observed++ % everyNthStatus === 0);
}

/** The verdicts of each rule on each entry of a valid session. */
function verdictsOf(entries: readonly Checkable[], dialect: Dialect): ValidSession["verdicts"] {
  const indexes = new Map(entries.map((entry, index) => [entry, index]));
  const verdicts = new Map<string, Map<number, VerdictCount>>();
  const pass = new SessionPass(resolveRules(rules, { dialect }), (rule, entry, verdict) => {
    const index = indexes.get(entry) ?? -1;
    const byIndex = verdicts.get(rule) ?? new Map<number, VerdictCount>();
    const count = byIndex.get(index) ?? { held: 0, undecided: 0 };
    if (verdict === "undecided") count.undecided++;
    else count.held++;
    verdicts.set(rule, byIndex.set(index, count));
  });
  for (const entry of entries) pass.push(entry);
  pass.end();
  return verdicts;
}

/** Simulates every scenario with each seed; every second session has few lines per file, so that it has parts. */
export function simulateValidSessions(
  seeds: readonly number[],
  hours: number,
  dialect: Dialect,
): readonly ValidSession[] {
  return seeds.flatMap((seed) =>
    scenarioNames.map((scenario, index): ValidSession => {
      const moments = simulate({ seed, scenario, dialect, start: startMs, durationMs: hours * hourMs });
      const pieces = withFewerStatus(recordMoments(moments, dialect, (seed + index) % 2 === 0 ? 25 : undefined));
      const entries = entriesOfPieces(pieces);
      return { pieces, entries, verdicts: verdictsOf(entries, dialect) };
    }),
  );
}
