import type { JsonValue } from "@shipslog/contract";
import type { CaseTable } from "../Case.ts";
import { moduleInfoLine, modulesInfo } from "../events/ModuleInfo.ts";
import { navRoute, navRouteLine, stars } from "../events/NavRoute.ts";
import { play } from "../play.ts";

const routed = (star: object) =>
  play([navRouteLine], { route: { ...navRoute, Route: [{ ...stars[0], ...star }, stars[1]!] } });
const fitted = (Power: JsonValue) =>
  play([moduleInfoLine], {
    modules: { ...modulesInfo, Modules: [{ Slot: "CargoHatch", Item: "modularcargobaydoor", Power }] },
  });

/** ModuleInfo and NavRoute: what their notes state. */
export const companionCases: CaseTable = {
  "2.11.1a": {
    violations: [
      { what: "absent in ModulesInfo.json", level: "error", play: play([moduleInfoLine], { modules: moduleInfoLine }) },
      { what: "present in the journal", level: "note", play: play([modulesInfo]) },
    ],
    valid: [
      { what: "present in the file and absent in the journal", play: play([moduleInfoLine]) },
      { what: "an empty list", play: play([moduleInfoLine], { modules: { ...modulesInfo, Modules: [] } }) },
    ],
  },
  "2.11.4": {
    violations: [],
    valid: [{ what: "0", play: fitted(0) }],
  },
  "2.12.1": {
    violations: [{ what: "present in the journal", level: "note", play: play([navRoute]) }],
    valid: [{ what: "absent in the journal", play: play([navRouteLine]) }],
  },
  "2.12.4": {
    violations: [
      { what: "two coordinates", level: "error", play: routed({ StarPos: [0, 0] }) },
      { what: "four coordinates", level: "error", play: routed({ StarPos: [0, 0, 0, 0] }) },
    ],
    valid: [],
  },
};
