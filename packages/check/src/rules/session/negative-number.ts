import { kinds, type JsonValue, appendKey, fieldPath } from "@shipslog/contract";
import type { Breach, OnEvent, Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

const { FSDJump } = sampleEvents;
/** Fields that may be negative: an id of -1 means none, and a system may lose more control than its state needs. */
const signed = /(?:^|\.)(?:StarPos\[\]|MyReputation|Trend|PowerplayStateControlProgress|\w*ID)$/;

/** A minus sign after a key that allows none. */
const signs = /"(?!MyReputation"|Trend"|PowerplayStateControlProgress")\w+(?<!ID)": ?-/;

/** Searching for a fixed string is many times faster than a pattern, and few lines contain it; some writers put a space after colons. */
function mayHoldSign(raw: string): boolean {
  const isSpaced = raw[raw.indexOf('":') + 2] === " ";
  return raw.includes(isSpaced ? '": -' : '":-') && signs.test(raw);
}

/** Finds every negative number in a field that allows none. */
function breachesIn(value: JsonValue | undefined, pointer: string): readonly Breach[] {
  if (typeof value === "number" || typeof value === "bigint") {
    const isWrong = value < 0 && !signed.test(fieldPath(pointer));
    return isWrong ? [{ pointer, expected: "0 or more", received: String(value) }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, JsonValue]) =>
    breachesIn(inner, appendKey(pointer, key)),
  );
}

const judge: OnEvent = (event, { raw }) => {
  // The search for a sign is cheap and rules out most lines.
  const breaches = mayHoldSign(raw) ? breachesIn(event, "") : [];
  return breaches.length === 0 ? "holds" : breaches;
};

/** Negative amounts. */
export const negativeNumber: Rule = {
  id: "negative-number",
  group: "session",
  basis: { game: "The specification states no signs." },
  severity: { spec: "warning", live: "warning" },
  title: "An amount, distance or count is negative.",
  why: "Sums and gauges are silently wrong.",
  restsOn: "format-facts 6 (no negative integer among the sixteen kinds but Status.Heading)",
  evidence: "One event of the sixteen kinds.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ FuelLevel: -1 }) }],
  mutations: [
    withChangedField("SquadronStartup", "CurrentRank", "negative", () => -1),
    withChangedField("UpgradeSuit", "Cost", "negative", (value) => -1 - value),
    withChangedField("Docked", "DistFromStarLS", "negative", (value) => -1 - value),
    withChangedItem("CargoTransfer", "Transfers", "a negative count", (item) => setField(item, "Count", -1)),
    withChangedItem("Synthesis", "Materials", "a negative count", (item) => setField(item, "Count", -1)),
  ],
  start: () => ({ onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) }),
};
