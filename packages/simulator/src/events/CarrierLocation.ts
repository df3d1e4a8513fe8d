import type { FleetCarrier } from "../commander/FleetCarrier.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written at the start of the game and when the carrier has jumped. */
export const CarrierLocation = observedRow({
  kind: "CarrierLocation",
  layout: lineLayout("CarrierType CarrierID StarSystem SystemAddress BodyID"),
  build: ({ marketId, system }: FleetCarrier) => ({
    CarrierType: "FleetCarrier",
    CarrierID: marketId,
    StarSystem: system.name,
    SystemAddress: system.address,
    BodyID: system.arrival.id,
  }),
});
