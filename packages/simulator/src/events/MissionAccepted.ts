import type { AcceptedMission } from "../commander/missions.ts";
import { timestampOf } from "../session/timestamp.ts";
import { lineLayout } from "./lineLayout.ts";
import { baseName, goalFields, type MissionTerms } from "./MissionTerms.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player accepts a mission. */
export const MissionAccepted = observedRow({
  kind: "MissionAccepted",
  layout: lineLayout(
    "Faction Name LocalisedName TargetType Commodity Count Donation TargetFaction KillCount DestinationSystem DestinationSettlement Target DestinationStation Expiry Wing Influence Reputation Reward PassengerCount PassengerVIPs PassengerWanted PassengerType MissionID",
  ),
  build: (mission: AcceptedMission, terms: MissionTerms, title: string) => ({
    Faction: terms.faction,
    Name: baseName(mission),
    LocalisedName: title,
    ...goalFields(terms),
    Expiry: timestampOf(mission.deadlineMs),
    Wing: false,
    Influence: "++",
    Reputation: "++",
    Reward: terms.rewardCr,
    ...(terms.has === "passengers" && {
      PassengerCount: terms.passengers,
      PassengerVIPs: mission.name.includes("VIP"),
      PassengerWanted: false,
      PassengerType: "Tourist",
    }),
    MissionID: mission.id,
  }),
});
