import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

const plain = (value: string): string => value.replace(/^\$\w+_(\w+);$/, "$1");

/** Internal forms that bind. */
export const wrongForm = contractRule("wrong-form", {
  why: "Readers cut the internal name out of its frame; without the frame they cut out nothing.",
  restsOn: "Specification, What the service does (rule 4)",
  passes: [{ event: sampleEvents.FSDJump() }],
  fails: [{ event: sampleEvents.FSDJump({ SystemEconomy: "None" }) }],
  mutations: [
    withChangedField("FSDJump", "SystemEconomy", "without its frame", plain),
    withChangedField("FSDJump", "SystemGovernment", "without its frame", plain),
    withChangedField("Docked", "StationGovernment", "without its frame", plain),
    withChangedItem("FSDJump", "Factions", "a mood without its frame", (faction) =>
      setField(faction, "Happiness", "Happy"),
    ),
  ],
});
