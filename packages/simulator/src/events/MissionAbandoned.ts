import type { AcceptedMission } from "../commander/missions.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player gives up a mission. */
export const MissionAbandoned = observedRow({
  kind: "MissionAbandoned",
  layout: lineLayout("Name LocalisedName MissionID"),
  build: ({ name, id }: AcceptedMission, title: string) => ({ Name: name, LocalisedName: title, MissionID: id }),
});
