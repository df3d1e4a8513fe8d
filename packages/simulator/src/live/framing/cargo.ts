import { withText } from "../../events/withText.ts";
import type { CargoItem } from "../../ship/SimulatedShip.ts";
import type { Framing } from "../Framing.ts";

function itemOf({ type, name, count, missionId }: CargoItem) {
  return {
    ...withText("Name", type, name),
    ...(missionId !== undefined && { MissionID: missionId }),
    Count: count,
    Stolen: 0,
  };
}

/** The cargo of the ship or SRV. */
export const Cargo: Framing = ({ world: { state, srv, ship } }) => {
  if (state === "onFoot") return undefined;
  const hold = state === "srv" ? srv.cargo : ship.cargo;
  const count = hold.reduce((sum, item) => sum + item.count, 0);
  return { Vessel: state === "srv" ? "SRV" : "Ship", Count: count, Inventory: hold.map(itemOf) };
};
