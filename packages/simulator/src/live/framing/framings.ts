import type { Framing } from "../Framing.ts";
import type { FramingName } from "../layouts.ts";
import { Cargo } from "./cargo.ts";
import { crewLines } from "./crew.ts";
import { dockingLines } from "./docking.ts";
import { fuelLines } from "./fuel.ts";
import { landingLines } from "./landing.ts";
import { startUpLines } from "./startUp.ts";
import { onFootLines } from "./onFoot.ts";
import { travelLines } from "./travel.ts";
import { vehicleLines } from "./vehicles.ts";
import { Loadout } from "./Loadout.ts";
import { Location } from "./Location.ts";
import { Statistics } from "./Statistics.ts";

/** How each framing line is built. */
export const framings: Readonly<Record<FramingName, Framing>> = {
  ...startUpLines,
  ...travelLines,
  ...dockingLines,
  ...landingLines,
  ...onFootLines,
  ...vehicleLines,
  ...crewLines,
  ...fuelLines,
  Cargo,
  Loadout,
  Location,
  Shutdown: () => ({}),
  Statistics,
};
