import type { AcceptedMission } from "../commander/missions.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a mission has failed. */
export const MissionFailed = observedRow({
  kind: "MissionFailed",
  layout: lineLayout("Name LocalisedName MissionID"),
  build: ({ name, id }: AcceptedMission, title: string) => ({
    Name: name,
    LocalisedName: title,
    MissionID: id,
  }),
});
