import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withChangedField, withChangedItem, setField } from "../examples/mutations.ts";

const plain = (value: string): string => value.replace(/^\$\w+_(\w+);$/, "$1");

/** Internal forms that the specification requires. */
export const wrongForm = contractRule("wrong-form", {
  basis: { statements: ["1.16", "2.2.44", "2.4.12"] },
  why: "Readers extract the internal name between $ and ; and find nothing without them.",
  restsOn: "Specification, What the service does (rule 4)",
  passes: [{ event: sampleEvents.Docked({ StationGovernment: "$government_Democracy;" }) }],
  fails: [{ event: sampleEvents.Docked({ StationGovernment: "Democracy" }) }],
  mutations: [
    withChangedField("Docked", "StationGovernment", "without $ and ;", plain),
    withChangedItem("FSDJump", "Factions", "a mood without $ and ;", (faction) =>
      setField(faction, "Happiness", "Happy"),
    ),
  ],
});
