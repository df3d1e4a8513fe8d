import type { JsonObject } from "@shipslog/contract";
import type { Framing, FramingInput } from "../Framing.ts";
import { bodyFields, crewFields, systemFields } from "./placeFields.ts";

/** Builds the fields that Embark and Disembark share. */
function stepOf({ world, profile }: FramingInput): JsonObject {
  const { port, surface, aboard } = world;
  const isAtPort = port !== undefined;
  return {
    SRV: false,
    ...crewFields(world),
    ...(aboard === "own" && { ID: profile.shipId }),
    ...systemFields(world),
    ...bodyFields(world),
    OnStation: isAtPort,
    OnPlanet: !isAtPort && surface !== undefined,
    ...(isAtPort && {
      // None of 11,566 real lines has StationName_Localised.
      StationName: port.text ?? port.name,
      StationType: port.type,
      MarketID: port.marketId,
    }),
  };
}

/** The player leaves a ship on foot. */
const Disembark: Framing = stepOf;

/** The player enters a ship. */
const Embark: Framing = stepOf;

/** What the player carries on foot. */
const Backpack: Framing = ({ world, memory }) => (world.state === "onFoot" ? { ...memory.backpack } : undefined);

/** The content of the ship's locker. */
const ShipLocker: Framing = ({ memory }) => ({ ...memory.locker });

/** Lines about embarking, disembarking and what the player carries. */
export const onFootLines = { Disembark, Embark, Backpack, ShipLocker } as const;
