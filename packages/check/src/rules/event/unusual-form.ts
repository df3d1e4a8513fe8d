import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

/** Internal forms that do not bind. */
export const unusualForm = contractRule("unusual-form", {
  why: "The specification only says what such a string may look like; another look is worth knowing.",
  restsOn: "Specification, What the service does (rule 4)",
  passes: [{ event: sampleEvents.FSDJump() }],
  fails: [{ event: sampleEvents.FSDJump({ SystemSecurity: "low" }) }],
  mutations: [
    withChangedField("FSDJump", "SystemSecurity", "without its frame", () => "low"),
    withChangedItem("StoredModules", "Items", "a name without its frame", (item) => setField(item, "Name", "engine")),
  ],
});
