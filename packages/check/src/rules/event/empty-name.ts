import { appendKey, type JsonValue } from "@shipslog/contract";
import type { Breach, Rule } from "../../declare/Rule.ts";
import { isName, mayHoldEmptyName } from "../evidence/names.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, Docked } = sampleEvents;

/** Kinds about things that have a name only if a player gave them one. */
const unnamed = ["StoredShips", "CarrierStats", "CarrierNameChange", "SetUserShipName"];

function breachesIn(value: JsonValue | undefined, pointer: string, name: string): readonly Breach[] {
  if (value === "") return isName(name) ? [{ pointer, expected: "a name", received: '""' }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, JsonValue]) =>
    breachesIn(inner, appendKey(pointer, key), key),
  );
}

/** Empty texts where a name stands. */
export const emptyNameRule: Rule = {
  id: "empty-name",
  group: "event",
  basis: { game: "The specification does not say that a string has characters." },
  severity: { live: "warning" },
  title: "The name of what an event is about is empty.",
  why: "Readers look the name up, join by it or show it, and get nothing.",
  restsOn: "Real journals, counted in docs/observed.md (none of these fields is empty in 687,885 lines)",
  evidence: "The event alone, of any kind.",
  passes: [{ event: Fileheader() }, { event: Docked() }],
  fails: [{ event: Fileheader() }, { event: Docked({ StationName: "" }) }],
  survivesGaps: true,
  ofPlain: "nothing",
  start: () => ({
    onEntry: (entry) => {
      if (entry.type !== "event" || unnamed.includes(entry.kind) || !mayHoldEmptyName(entry.raw)) return undefined;
      return breachesIn(entry.event, "", "");
    },
  }),
};
