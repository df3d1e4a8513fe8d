import { reachWorld } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { record } from "../../session/record.ts";
import { step, wordField } from "../StepDeclaration.ts";

/** Breaks the law. */
export const commitCrimeStep = step({
  does: "Breaks the law of the system: a fine is to be paid, or the player is wanted.",
  fields: { for: wordField(["fine", "bounty"], "What the crime earns; a bounty by default.") },
  argument: "for",
  run(context, { for: penalty = "bounty" }) {
    const { session } = context;
    const { commander, system } = session;
    if (!system.isInhabited) refuseStep(`${system.name} has no law.`, 'Jump to "nearest inhabited" first.');
    reachWorld(context);
    (penalty === "fine" ? commander.finedIn : commander.wantedIn).add(system.address);
    record(session);
  },
});
