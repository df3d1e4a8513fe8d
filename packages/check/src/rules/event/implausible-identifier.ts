import { appendKey, kinds, type JsonValue } from "@shipslog/contract";
import type { Breach, OnEvent, Rule } from "../../declare/Rule.ts";
import { largestIdentifier } from "../evidence/identifiers.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, Docked } = sampleEvents;

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
  const breaches = breachesIn(event, "", "");
  return breaches.length === 0 ? "holds" : breaches;
};

/** Identifiers of the sixteen kinds that are larger than any can be. */
export const implausibleIdentifier: Rule = {
  id: "implausible-identifier",
  group: "event",
  basis: { game: "The specification does not limit identifiers." },
  severity: { live: "warning" },
  title: "An identifier is far larger than any that the game writes.",
  why: "Digits were added or two numbers were mixed up; readers that look it up find nothing.",
  restsOn: "Real journals: the largest of 687,886 lines by name, with some digits more",
  evidence: "The event alone, of one of the sixteen kinds; implausible-number judges the others.",
  passes: [{ event: Fileheader() }, { event: Docked() }],
  fails: [{ event: Fileheader() }, { event: Docked({ MarketID: 128666762000000 }) }],
  start: () => ({ onEvent: Object.fromEntries(kinds.map((kind) => [kind, judge])) }),
};
