import type { Rule } from "../../declare/Rule.ts";
import { hasField } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeItems } from "../evidence/judgeItems.ts";

const { StoredModules } = sampleEvents;
const inTransit = { Name: "$int_engine_size2_class1_name;", StorageSlot: 1, InTransit: true, BuyPrice: 1, Hot: false };
const locationFields = ["StarSystem", "MarketID", "TransferCost", "TransferTime"];

/** Location and transfer fields of modules in transit. */
export const storedInTransit: Rule = {
  id: "stored-in-transit",
  group: "session",
  basis: { game: "The specification does not tie the location fields to InTransit." },
  severity: { spec: "note", live: "warning" },
  title: "A module in transit has location or transfer fields, or a stored one lacks them.",
  why: "Readers that rely on the location show the module in the wrong place.",
  restsOn: "F46 (2,515 of 2,515 items)",
  evidence: "One StoredModules.",
  passes: [{ event: StoredModules([inTransit]) }],
  fails: [{ event: StoredModules([{ ...inTransit, StarSystem: "Sol" }]) }],
  start: judgeItems("StoredModules", "Items", (item) => {
    const isMoving = item["InTransit"] === true;
    const field = locationFields.find((each) => hasField(item, each) === isMoving);
    if (field === undefined) return "holds";
    const expected = isMoving ? "absent while in transit" : "present, because it is not in transit";
    return { pointer: `/${field}`, expected, received: isMoving ? "present" : "absent" };
  }),
};
