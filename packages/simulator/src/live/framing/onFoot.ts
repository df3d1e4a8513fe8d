import type { JsonObject } from "@shipslog/contract";
import { withText } from "../../events/withText.ts";
import type { Framing, FramingInput } from "../Framing.ts";
import { bodyFields, crewFields, systemFields } from "./placeFields.ts";

/** Where somebody gets in or out, and of what. */
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
      ...withText("StationName", port.name, port.text),
      StationType: port.type,
      MarketID: port.marketId,
    }),
  };
}

/** The player gets out. */
const Disembark: Framing = stepOf;

/** The player gets in. */
const Embark: Framing = stepOf;

/** What the player carries on foot. */
const Backpack: Framing = ({ world, profile }) => (world.state === "onFoot" ? { ...profile.backpack } : undefined);

/** What lies in the locker of the ship. */
const ShipLocker: Framing = ({ profile }) => ({ ...profile.locker });

/** Lines about getting in and out, and about what the player carries on foot. */
export const onFootLines = { Disembark, Embark, Backpack, ShipLocker } as const;
