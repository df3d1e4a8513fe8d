import { layoutOf, type ObjectLayout } from "@shipslog/contract/text";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { parseLayout } from "../text/layout.ts";
import { withText } from "../text/withText.ts";
import type { Port } from "../galaxy/Port.ts";
import type { SurfacePosition } from "../world/SurfacePosition.ts";
import { line, type FieldsOf } from "./line.ts";
import { bodyFields, crewFields, placeLayout, systemFields } from "./place.ts";

/** The ship enters orbital cruise. */
export const ApproachBody = line({
  kind: "ApproachBody",
  layout: placeLayout,
  build: ({ world }: LiveInput) => ({ ...systemFields(world), ...bodyFields(world) }),
});

/** The ship leaves orbital cruise. */
export const LeaveBody = line({
  kind: "LeaveBody",
  layout: placeLayout,
  build: ({ world, memory: { planet } }: LiveInput) =>
    planet && { ...systemFields(world), Body: planet.name, BodyID: planet.id },
});

const spotLayout = `PlayerControlled Taxi Multicrew ${placeLayout} OnStation OnPlanet Latitude:6 Longitude:6`;

function spotOf({ world }: LiveInput) {
  const { surface } = world;
  if (surface === undefined) return undefined;
  return {
    PlayerControlled: true,
    ...crewFields(world),
    ...systemFields(world),
    ...bodyFields(world),
    OnStation: false,
    OnPlanet: true,
    Latitude: surface.latitude,
    Longitude: surface.longitude,
  };
}

/** The ship has landed. */
export const Touchdown = line({ kind: "Touchdown", layout: spotLayout, build: spotOf });

/** The ship has taken off. */
export const Liftoff = line({ kind: "Liftoff", layout: spotLayout, build: spotOf });

type Fields = FieldsOf<"ApproachSettlement">;

const docked = layoutOf({ event: "Docked" });

/** Whether a field of Docked is about the owner, the services or the economy of the port. */
export function isStationField(key: string): boolean {
  return key.startsWith("Station") && !/^Station(?:Name|Type|State)/.test(key);
}

/** The fields that Docked has too, in its order. */
const ofStation: ObjectLayout = Object.fromEntries(Object.entries(docked).filter(([key]) => isStationField(key)));

/** The body and the coordinates of a settlement. */
export interface SettlementSite {
  readonly system: StarSystem;
  readonly surface: Pick<SurfacePosition, "latitude" | "longitude" | "planet">;
}

/** Written when a ship comes near a settlement on a planet. */
export const ApproachSettlement = line({
  kind: "ApproachSettlement",
  layout: {
    ...parseLayout("Name MarketID"),
    ...ofStation,
    ...parseLayout("SystemAddress BodyID BodyName Latitude:6 Longitude:6"),
  },
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
