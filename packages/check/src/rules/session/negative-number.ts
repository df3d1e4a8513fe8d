import { kinds, type JsonValue, appendKey, fieldPath } from "@shipslog/contract";
import type { Breach, OnEvent, Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

const { FSDJump } = sampleEvents;
/** Fields that may be below zero; -1 stands for nothing in ids. */
const signed = /(?:^|\.)(?:StarPos\[\]|MyReputation|Trend|\w*ID)$/;

/** A sign behind a key that has none. */
const signs = /"(?!MyReputation"|Trend")\w+(?<!ID)": ?-/;

/** Searching for fixed text is many times faster than a pattern, and few lines hold it; some writers put a blank behind colons. */
function mayHoldSign(raw: string): boolean {
  const isSpaced = raw[raw.indexOf('":') + 2] === " ";
  return raw.includes(isSpaced ? '": -' : '":-') && signs.test(raw);
}

/** Finds every number below zero in a field that has no sign. */
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
  // Few lines hold a number below zero at all, and looking for its sign costs little.
  const breaches = mayHoldSign(raw) ? breachesIn(event, "") : [];
  return breaches.length === 0 ? "holds" : breaches;
};

/** Amounts below nothing. */
export const negativeNumber: Rule = {
  id: "negative-number",
  group: "session",
  severity: { spec: "warning", live: "warning" },
  title: "Amounts, distances and counts are not below zero.",
  why: "Sums and gauges go wrong without anyone noticing.",
  restsOn: "format-facts 6 (no negative integer among the sixteen kinds but Status.Heading)",
  evidence: "One line of the sixteen kinds.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ FuelLevel: -1 }) }],
  mutations: [
    withChangedField("SquadronStartup", "CurrentRank", "below zero", () => -1),
    withChangedField("UpgradeSuit", "Cost", "below zero", (value) => -1 - value),
    withChangedField("Docked", "DistFromStarLS", "below zero", (value) => -1 - value),
    withChangedItem("CargoTransfer", "Transfers", "a count below zero", (item) => setField(item, "Count", -1)),
    withChangedItem("Synthesis", "Materials", "a count below zero", (item) => setField(item, "Count", -1)),
  ],
  start: () => ({ onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) }),
};
