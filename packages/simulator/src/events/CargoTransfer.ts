import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";

/** Written when cargo moves between ship and fleet carrier, or between ship and SRV. */
export const CargoTransfer = eventRow({
  kind: "CargoTransfer",
  by: ["moveCargo"],
  build: (_world, { data: { transfers } }) => ({
    Transfers: transfers.map(({ type, name, count, direction, missionId }) => ({
      ...withText("Type", type, name),
      Count: count,
      Direction: direction,
      ...(missionId !== undefined && { MissionID: missionId }),
    })),
  }),
});
