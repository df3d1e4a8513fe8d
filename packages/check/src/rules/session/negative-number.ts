import { appendKey, companionFiles, fieldPath, kinds, type JsonObject, type JsonValue } from "@shipslog/contract";
import type { Breach, Rule, RuleVerdicts } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;
/**
 * Fields that may be negative besides ids, of which -1 means none: a system may lose more control than its state needs, a
 * ship may be below the average radius of a planet, and no scale of Temperature is stated. The contract judges the last row.
 */
const signedNames =
  "MyReputation|Trend|PowerplayStateControlProgress|" +
  "Latitude|Longitude|Heading|Altitude|Body|Temperature|" +
  "Flags|Flags2|GuiFocus|Oxygen|Health";
const signed = new RegExp(`(?:^|\\.)(?:StarPos\\[\\]|${signedNames}|\\w*ID)$`);

/** A minus sign after a key that allows none. */
const signs = new RegExp(`"(?!(?:${signedNames})")\\w+(?<!ID)": ?-`);

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

const judge = (event: JsonObject, { raw }: { readonly raw: string }): RuleVerdicts => {
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
  restsOn: "F20 (no negative integer among the sixteen kinds but Status.Heading)",
  evidence: "One event of the sixteen kinds, in the journal or in a companion file.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ FuelLevel: -1 }) }],
  start: () => ({
    onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])),
    onCompanion: Object.fromEntries(companionFiles.map((file) => [file, judge])),
  }),
};
