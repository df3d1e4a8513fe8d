import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeUniqueIds } from "../evidence/judgeItems.ts";

const { StoredModules, storedModule } = sampleEvents;

/** Storage slots used twice. */
export const storedSlot: Rule = {
  id: "stored-slot",
  group: "session",
  basis: { game: "The specification does not say that a slot is used once." },
  severity: { spec: "warning", live: "warning" },
  title: "Two stored modules have the same StorageSlot.",
  why: "Readers key stored modules by their slot.",
  restsOn: "F45 (slots unique per list)",
  evidence: "One StoredModules.",
  passes: [{ event: StoredModules([storedModule(), storedModule({ StorageSlot: 2 })]) }],
  fails: [{ event: StoredModules([storedModule(), storedModule()]) }],
  start: judgeUniqueIds("StoredModules", "Items", "StorageSlot"),
};
