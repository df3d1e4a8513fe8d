import type { AcceptedMission } from "../commander/missions.ts";
import { lineLayout } from "./lineLayout.ts";
import { baseName, type MissionTerms } from "./MissionTerms.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the goal of a mission is reached and the player has to return. */
export const MissionRedirected = observedRow({
  kind: "MissionRedirected",
  layout: lineLayout(
    "MissionID Name LocalisedName NewDestinationStation NewDestinationSystem OldDestinationStation OldDestinationSystem",
  ),
  build: (mission: AcceptedMission, { origin, destination }: MissionTerms, title: string) => ({
    MissionID: mission.id,
    Name: baseName(mission),
    LocalisedName: title,
    NewDestinationStation: origin.station,
    NewDestinationSystem: origin.system,
    // The goal was not a station.
    OldDestinationStation: "",
    OldDestinationSystem: destination.system,
  }),
});
