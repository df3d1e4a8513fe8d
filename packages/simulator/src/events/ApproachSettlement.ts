import { layoutOf, type ObjectLayout } from "@shipslog/contract/text";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Port } from "../world/Port.ts";
import type { SurfacePosition } from "../world/SurfacePosition.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow, type ObservedFieldsOf } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

type Fields = ObservedFieldsOf<"ApproachSettlement">;

const docked = layoutOf({ event: "Docked" });

/** Whether a field of Docked is about the owner, the services or the economy of the port. */
export function isStationField(key: string): boolean {
  return key.startsWith("Station") && !/^Station(?:Name|Type|State)/.test(key);
}

/** The fields that Docked has too, in its order. */
const ofStation: ObjectLayout = Object.fromEntries(Object.entries(docked).filter(([key]) => isStationField(key)));

const place = lineLayout("SystemAddress BodyID BodyName Latitude:6 Longitude:6");

/** The body and the coordinates of a settlement. */
export interface SettlementSite {
  readonly system: StarSystem;
  readonly surface: Pick<SurfacePosition, "latitude" | "longitude" | "planet">;
}

/** Written when a ship comes near a settlement on a planet. */
export const ApproachSettlement = observedRow({
  kind: "ApproachSettlement",
  layout: { ...lineLayout("Name MarketID"), ...ofStation, ...place },
  build({ name, text, marketId }: Port, station: Partial<Fields>, { system, surface }: SettlementSite): Fields {
    const { planet, latitude, longitude } = surface;
    return {
      ...withText("Name", name, text),
      MarketID: marketId,
      ...station,
      SystemAddress: system.address,
      BodyID: planet.id,
      BodyName: planet.name,
      Latitude: latitude,
      Longitude: longitude,
    };
  },
});
