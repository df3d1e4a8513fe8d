import type { Rule } from "../Rule.ts";
import { hasField } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeItems } from "../evidence/judgeItems.ts";
import { withChangedItem, deleteField, setField } from "../examples/mutations.ts";

const { StoredModules } = sampleEvents;
const inTransit = { Name: "$int_engine_size2_class1_name;", StorageSlot: 1, InTransit: true, BuyPrice: 1, Hot: false };
const absent = ["StarSystem", "MarketID", "TransferCost", "TransferTime"];

/** What is on its way is nowhere. */
export const storedInTransit: Rule = {
  id: "stored-in-transit",
  group: "session",
  severity: { spec: "warning", live: "warning" },
  title: "A module in transit has no place, cost or time of transfer; every other has.",
  why: "Readers that take the place for granted show the module where it is not.",
  restsOn: "Specification, StoredModules (InTransit); format-facts 8 (2,515 of 2,515 items)",
  evidence: "One StoredModules.",
  passes: [{ event: StoredModules([inTransit]) }],
  fails: [{ event: StoredModules([{ ...inTransit, StarSystem: "Sol" }]) }],
  mutations: [
    withChangedItem("StoredModules", "Items", "a place for what is on its way", (item) => {
      if (item.InTransit !== true) return undefined;
      return setField(item, "StarSystem", "Sol");
    }),
    withChangedItem("StoredModules", "Items", "a place lost", (item) => {
      if (item.InTransit === true || item.StarSystem === undefined) return undefined;
      return deleteField(item, "StarSystem");
    }),
  ],
  start: judgeItems("StoredModules", "Items", (item) => {
    const isMoving = item["InTransit"] === true;
    const field = absent.find((each) => hasField(item, each) === isMoving);
    if (field === undefined) return "holds";
    const expected = isMoving ? "absent while in transit" : "present, as it is not in transit";
    return { pointer: `/${field}`, expected, received: isMoving ? "present" : "absent" };
  }),
};
