import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { changed, changedItem, put } from "../examples/mutations.ts";

const plain = (value: string): string => value.replace(/^\$\w+_(\w+);$/, "$1");

/** Internal forms that bind. */
export const wrongForm = contractRule("wrong-form", {
  why: "Readers cut the internal name out of its frame; without the frame they cut out nothing.",
  restsOn: "Specification, What the service does (rule 4)",
  passes: [{ event: sampleEvents.FSDJump() }],
  fails: [{ event: sampleEvents.FSDJump({ SystemEconomy: "None" }) }],
  damages: [
    changed("FSDJump", "SystemEconomy", "without its frame", plain),
    changed("FSDJump", "SystemGovernment", "without its frame", plain),
    changed("Docked", "StationGovernment", "without its frame", plain),
    changedItem("FSDJump", "Factions", "a mood without its frame", (faction) => put(faction, "Happiness", "Happy")),
  ],
});
