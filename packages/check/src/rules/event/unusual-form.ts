import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

/** Internal forms that the specification does not require. */
export const unusualForm = contractRule("unusual-form", {
  basis: { statements: ["1.16", "2.2.8", "2.2.12", "2.2.14", "2.8.5"] },
  why: "The specification only says what such a string may look like; another form is allowed but worth knowing.",
  restsOn: "Specification, What the service does (rule 4)",
  passes: [{ event: sampleEvents.FSDJump() }],
  fails: [{ event: sampleEvents.FSDJump({ SystemSecurity: "low" }) }],
  mutations: [
    withChangedField("FSDJump", "SystemEconomy", "without $ and ;", () => "None"),
    withChangedField("FSDJump", "SystemGovernment", "without $ and ;", () => "None"),
    withChangedField("FSDJump", "SystemSecurity", "without $ and ;", () => "low"),
    withChangedItem("StoredModules", "Items", "a name without $ and ;", (item) => setField(item, "Name", "engine")),
  ],
});
