import type { Rule } from "../../declare/Rule.ts";
import { judgeAmounts } from "../evidence/judgeAmounts.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { StoredModules, storedModule } = sampleEvents;
const modified = (Level: number) =>
  StoredModules([storedModule({ EngineerModifications: "Engine_Dirty", Level, Quality: 1 })]);
/** Three years: no mission lasts so long, and a point in time is a larger number. */
const longestMissionS = 100_000_000;

/** Numbers that the game never reaches. */
export const amountRange: Rule = {
  id: "amount-range",
  group: "session",
  basis: { game: "The specification states no range for these numbers." },
  severity: { spec: "warning", live: "warning" },
  title: "A number, or the length of a list, is outside the range that it has in the game.",
  why: "Scales, stars and countdowns show nonsense.",
  restsOn: "Measured on the real journals",
  evidence:
    "One event. In live a mission without a limit has Expires 0 and one system in 88 pages has no body, so Active and NumBodies are judged in spec only.",
  passes: [{ event: modified(5) }],
  fails: [{ event: modified(9) }],
  start: judgeAmounts([
    { of: "StoredModules", path: "Items[].Level", isPositive: true, most: 5 },
    { of: "StoredModules", path: "Items[].Quality", most: 1 },
    { of: "FSDJump", path: "PowerplayConflictProgress[].ConflictProgress", most: 100 },
    { of: "Missions", path: "Active[].Expires", only: "spec", isPositive: true, most: longestMissionS },
    { of: "MultiSellExplorationData", path: "Discovered[].NumBodies", only: "spec", isPositive: true },
    { of: "ModulesInfo.json", path: "Modules", isPositive: true },
    { of: "Synthesis", path: "Materials", isPositive: true },
    { of: "Synthesis", path: "Materials[].Count", isPositive: true },
    { of: "UpgradeSuit", path: "Resources[].Count", isPositive: true },
    { of: "UpgradeWeapon", path: "Resources[].Count", isPositive: true },
  ]),
};
