import type { LiveInput } from "../live/LiveInput.ts";
import { withText } from "../text/withText.ts";
import type { Port } from "../galaxy/Port.ts";
import type { DenialReason } from "../world/Transition.ts";
import { line } from "./line.ts";
import { crewFields } from "./place.ts";

function nameOf({ name, text, type }: Port) {
  return { ...withText("StationName", name, text), StationType: type };
}

/** The player requests docking; a passenger does not. */
export const DockingRequested = line({
  kind: "DockingRequested",
  layout: "MarketID StationName StationType LandingPads{Small Medium Large}",
  build({ world: { port, aboard } }: LiveInput) {
    if (port === undefined || aboard !== "own") return undefined;
    const { small, medium, large } = port.pads;
    const pads = { Small: small, Medium: medium, Large: large };
    return { MarketID: port.marketId, ...nameOf(port), LandingPads: pads };
  },
});

/** The port assigns a pad. */
export const DockingGranted = line({
  kind: "DockingGranted",
  layout: "LandingPad MarketID StationName StationType",
  build({ world: { port, aboard }, chance }: LiveInput) {
    if (port === undefined || aboard !== "own") return undefined;
    const { small, medium, large } = port.pads;
    return { LandingPad: chance.integer(1, small + medium + large), MarketID: port.marketId, ...nameOf(port) };
  },
});

/** The ship leaves the pad. */
export const Undocked = line({
  kind: "Undocked",
  layout: "StationName StationType MarketID Taxi Multicrew",
  build({ world }: LiveInput) {
    if (world.port === undefined) return undefined;
    return { ...nameOf(world.port), MarketID: world.port.marketId, ...crewFields(world) };
  },
});

/** Written when a port refuses a request, or takes back its permission. */
export const DockingDenied = line({
  kind: "DockingDenied",
  layout: "Reason MarketID StationName StationType",
  build: (port: Port, reason: DenialReason) => ({ Reason: reason, MarketID: port.marketId, ...nameOf(port) }),
});

/** Written when the player takes back a request. */
export const DockingCancelled = line({
  kind: "DockingCancelled",
  layout: "MarketID StationName StationType",
  build: (port: Port) => ({ MarketID: port.marketId, ...nameOf(port) }),
});
