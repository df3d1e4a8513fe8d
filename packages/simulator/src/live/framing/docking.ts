import { withText } from "../../events/withText.ts";
import type { Port } from "../../world/Port.ts";
import type { Framing } from "../Framing.ts";
import { crewFields } from "./placeFields.ts";

function nameOf({ name, text, type }: Port) {
  return { ...withText("StationName", name, text), StationType: type };
}

/** The player requests docking; a passenger does not. */
const DockingRequested: Framing = ({ world: { port, aboard } }) => {
  if (port === undefined || aboard !== "own") return undefined;
  const { small, medium, large } = port.pads;
  const pads = { Small: small, Medium: medium, Large: large };
  return { MarketID: port.marketId, ...nameOf(port), LandingPads: pads };
};

/** The port assigns a pad. */
const DockingGranted: Framing = ({ world: { port, aboard }, chance }) => {
  if (port === undefined || aboard !== "own") return undefined;
  const { small, medium, large } = port.pads;
  return { LandingPad: chance.integer(1, small + medium + large), MarketID: port.marketId, ...nameOf(port) };
};

/** The ship leaves the pad. */
const Undocked: Framing = ({ world }) => {
  if (world.port === undefined) return undefined;
  return { ...nameOf(world.port), MarketID: world.port.marketId, ...crewFields(world) };
};

/** Lines about docking and undocking. */
export const dockingLines = { DockingRequested, DockingGranted, Undocked } as const;
