import { appendKey, companionFiles, fieldPath, kinds, type JsonObject, type JsonValue } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import type { Breach, Rule, RuleRun, RuleVerdicts } from "../../declare/Rule.ts";
import { mayBeNegative, mayHoldSign } from "../evidence/signs.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;
/** An identifier of -1 means none. */
const identifier = /(?:ID|Id)$/;

/** Finds every negative number in a field that allows none. */
function breachesIn(value: JsonValue | undefined, pointer: string): readonly Breach[] {
  if (typeof value === "number" || typeof value === "bigint") {
    const path = value < 0 ? fieldPath(pointer) : "";
    const isWrong = value < 0 && !mayBeNegative(path) && !(identifier.test(path) && Number(value) === -1);
    return isWrong ? [{ pointer, expected: "0 or more", received: String(value) }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, JsonValue]) =>
    breachesIn(inner, appendKey(pointer, key)),
  );
}

const judge = (event: JsonObject, { raw }: { readonly raw: string }): RuleVerdicts => {
  // The search for a sign is cheap and rules out most lines.
  const breaches = mayHoldSign(raw) ? breachesIn(event, "") : [];
  return breaches.length === 0 ? "holds" : breaches;
};
const judged: ReadonlySet<string> = new Set([...kinds, ...observedKinds]);

const run: RuleRun = {
  onEntry: (entry) => (entry.type === "event" && judged.has(entry.kind) ? judge(entry.event, entry) : undefined),
  onCompanion: Object.fromEntries(companionFiles.map((file) => [file, judge])),
};

/** Negative amounts. */
export const negativeNumber: Rule = {
  id: "negative-number",
  group: "session",
  basis: { game: "The specification states no signs." },
  severity: { spec: "warning", live: "warning" },
  title: "An amount, distance or count is negative.",
  why: "Sums and gauges are silently wrong.",
  restsOn:
    "F20 (no negative integer among the sixteen kinds but Status.Heading), and real journals, counted in docs/observed.md",
  evidence: "One event of a specified or observed kind, in the journal or in a companion file.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ FuelLevel: -1 }) }],
  ofPlain: "holds",
  start: () => run,
};
