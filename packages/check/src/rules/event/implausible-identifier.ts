import { appendKey, kinds, type JsonObject, type JsonValue } from "@shipslog/contract";
import type { Breach, OnEvent, Rule, RuleRun } from "../../declare/Rule.ts";
import { largestIdentifier } from "../evidence/identifiers.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, Docked } = sampleEvents;

/** Whether an identifier is larger than any of its name can be. The search for where is slower and seldom needed. */
function hasBreach(value: JsonValue | undefined, name: string): boolean {
  if (typeof value === "number" || typeof value === "bigint") return value > (largestIdentifier(name) ?? Infinity);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((item: JsonValue, at) => hasBreach(item, String(at)));
  for (const key of Object.keys(value)) if (hasBreach((value as JsonObject)[key], key)) return true;
  return false;
}

/** Finds every identifier that is larger than any of its name can be. */
function breachesIn(value: JsonValue | undefined, pointer: string, name: string): readonly Breach[] {
  if (typeof value === "number" || typeof value === "bigint") {
    const most = largestIdentifier(name);
    if (most === undefined || value <= most) return [];
    return [{ pointer, expected: `at most ${most}`, received: String(value) }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, JsonValue]) =>
    breachesIn(inner, appendKey(pointer, key), key),
  );
}

const judge: OnEvent = (event) => {
  return hasBreach(event, "") ? breachesIn(event, "", "") : "holds";
};

const run: RuleRun = { onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) };

/** Identifiers of the sixteen kinds that are larger than any can be. */
export const implausibleIdentifier: Rule = {
  id: "implausible-identifier",
  group: "event",
  basis: { game: "The specification does not limit identifiers." },
  severity: { live: "warning" },
  title: "An identifier is far larger than any that the game writes.",
  why: "Digits were added or two numbers were mixed up; readers that look it up find nothing.",
  restsOn: "Real journals: the largest of 687,885 lines by name, with some digits more",
  evidence: "The event alone, of one of the sixteen kinds; implausible-number judges the others.",
  passes: [{ event: Fileheader() }, { event: Docked() }],
  fails: [{ event: Fileheader() }, { event: Docked({ MarketID: 128666762000000 }) }],
  start: () => run,
};
