import { localised } from "../../events/localised.ts";
import type { CargoItem } from "../../ship/Ship.ts";
import type { Framing } from "../Scene.ts";

function itemOf({ type, name, count, missionId }: CargoItem) {
  return {
    ...localised("Name", type, name),
    ...(missionId !== undefined && { MissionID: missionId }),
    Count: count,
    Stolen: 0,
  };
}

/** What the hold of the vessel carries. */
export const Cargo: Framing = ({ world: { state, srv, ship } }) => {
  if (state === "onFoot") return undefined;
  const hold = state === "srv" ? srv.cargo : ship.cargo;
  const count = hold.reduce((sum, item) => sum + item.count, 0);
  return { Vessel: state === "srv" ? "SRV" : "Ship", Count: count, Inventory: hold.map(itemOf) };
};
