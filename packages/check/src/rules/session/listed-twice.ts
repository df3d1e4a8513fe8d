import type { JsonValue } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { judgeUnique } from "../evidence/judgeItems.ts";
import { judgeRows, type EventRow } from "../evidence/judgeRows.ts";
import { valuesAt } from "../evidence/valuesAt.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked } = sampleEvents;

/** The lists in which each value is once. In live 4 real stations have one economy in two proportions. */
const lists: readonly (EventRow & { readonly path: string })[] = [
  { of: "FSDJump", path: "Factions[].Name" },
  { of: "FSDJump", path: "Powers[]" },
  { of: "FSDJump", path: "PowerplayConflictProgress[].Power" },
  { of: "Docked", path: "StationServices[]" },
  { of: "Docked", path: "StationEconomies[].Name", only: "spec" },
  { of: "EngineerProgress", path: "Engineers[].EngineerID" },
  { of: "MultiSellExplorationData", path: "Discovered[].SystemName" },
  { of: "Synthesis", path: "Materials[].Name" },
  { of: "ModulesInfo.json", path: "Modules[].Slot" },
];

/** A name or id as text; undefined for anything else, which the contract reports. */
function nameOf(value: JsonValue): string | undefined {
  const isName = typeof value === "string" || typeof value === "number" || typeof value === "bigint";
  return isName ? String(value) : undefined;
}

/** Values that a list has twice. */
export const listedTwice: Rule = {
  id: "listed-twice",
  group: "session",
  basis: { game: "The specification does not say that the elements of these lists differ." },
  severity: { spec: "warning", live: "warning" },
  title: "A list names the same faction, power, service, economy, engineer, system, material or slot twice.",
  why: "Readers key the elements by that name and lose one of them, or count it twice.",
  restsOn: "Measured on the real journals",
  evidence: "One event with such a list; in live not the economies of a station.",
  passes: [{ event: Docked({ StationServices: ["Dock", "Repair"] }) }],
  fails: [{ event: Docked({ StationServices: ["Dock", "Repair", "Dock"] }) }],
  exampleDialect: "spec",
  start: judgeRows(lists, (event, { path }) =>
    judgeUnique(
      valuesAt(event, path),
      ({ value }) => nameOf(value),
      ({ pointer }) => pointer,
    ),
  ),
};
