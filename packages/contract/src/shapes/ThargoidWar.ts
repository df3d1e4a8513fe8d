import { shape } from "../declare/objects.ts";
import { closed, count, decimal, optional, text, yesNo } from "../declare/values.ts";

/** The war states of the States table. */
const warStates = [
  "Thargoid_Probing",
  "Thargoid_Harvest",
  "Thargoid_Controlled",
  "Thargoid_Stronghold",
  "Thargoid_Recovery",
] as const;

function warState(description: string) {
  return closed(warStates, description, { "x-section": "States and transitions" });
}

/** The state of the Thargoid war in a system. */
export const ThargoidWar = shape("ThargoidWar object", {
  CurrentState: warState("State of the war in this system."),
  NextStateSuccess: optional(warState("State that follows when the defence succeeds.")),
  NextStateFailure: optional(warState("State that follows when it fails.")),
  SuccessStateReached: yesNo("Whether success is already certain."),
  WarProgress: optional(decimal(6, "Progress of the defence, as a fraction.")),
  RemainingPorts: optional(count("Ports still to be saved or retaken.")),
  EstimatedRemainingTime: optional(text("Time left, as free text.")),
});
