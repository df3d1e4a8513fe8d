import type { AcceptedMission } from "../commander/missions.ts";
import { lineLayout } from "./lineLayout.ts";
import { goalFields, type MissionTerms } from "./MissionTerms.ts";
import { observedRow } from "./ObservedRow.ts";

/** The texts of the effects on a faction. */
export const effectText = "The economic status of $#MinorFaction; has improved in the $#System; system.";

function effectsOn(faction: string, address: number) {
  return {
    Faction: faction,
    Effects: [{ Effect: "$MISSIONUTIL_Interaction_Summary_EP_up;", Effect_Localised: effectText, Trend: "UpGood" }],
    Influence: [{ SystemAddress: address, Trend: "UpGood", Influence: "++" }],
    ReputationTrend: "UpGood",
    Reputation: "++",
  };
}

/** Written when the player hands in a completed mission. */
export const MissionCompleted = observedRow({
  kind: "MissionCompleted",
  layout: lineLayout(
    "Faction Name LocalisedName MissionID TargetType Commodity Count Donation Donated TargetFaction KillCount DestinationSystem DestinationSettlement Target DestinationStation Reward MaterialsReward FactionEffects",
  ),
  build: (mission: AcceptedMission, terms: MissionTerms, title: string) => ({
    Faction: terms.faction,
    Name: mission.name,
    LocalisedName: title,
    MissionID: mission.id,
    ...goalFields(terms),
    Reward: terms.rewardCr,
    FactionEffects: [effectsOn(terms.faction, terms.origin.address)],
  }),
});
