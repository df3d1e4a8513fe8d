import type { FleetCarrier } from "../commander/FleetCarrier.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { timestampOf } from "../session/timestamp.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the player orders the carrier to jump. */
export const CarrierJumpRequest = observedRow({
  kind: "CarrierJumpRequest",
  layout: lineLayout("CarrierID SystemName Body SystemAddress BodyID DepartureTime"),
  build: ({ marketId }: FleetCarrier, to: StarSystem, departureMs: number) => ({
    CarrierID: marketId,
    SystemName: to.name,
    Body: to.arrival.name,
    SystemAddress: to.address,
    BodyID: to.arrival.id,
    DepartureTime: timestampOf(departureMs),
  }),
});
