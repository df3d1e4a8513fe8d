import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { withText } from "../text/withText.ts";
import { inContract, line, type FieldsOf } from "./line.ts";
import { crewFields, placeLayout, systemFields, typedBodyFields } from "./place.ts";

/** The countdown to supercruise or to another star. */
export const StartJump = line({
  kind: "StartJump",
  layout: "JumpType Taxi StarSystem SystemAddress StarClass",
  build({ world, happened }: LiveInput): FieldsOf<"StartJump"> {
    const isTaxi = world.aboard === "taxi";
    if (happened?.name !== "engageHyperdrive") return { JumpType: "Supercruise", Taxi: isTaxi };
    const { address } = happened.data;
    const target = world.galaxy.systemAt(address);
    if (target === undefined) throw new RangeError(`there is no system ${address} to jump to`);
    const { name, starClass } = target;
    return { JumpType: "Hyperspace", Taxi: isTaxi, StarSystem: name, SystemAddress: address, StarClass: starClass };
  },
});

/** Returns the stars still ahead: the whole route when it is plotted, those after the target once a jump has begun. */
function ahead({ world: { route }, happened }: LiveInput) {
  if (happened?.name !== "engageHyperdrive") return route;
  const at = route.findIndex(({ address }) => address === happened.data.address);
  return at < 0 ? undefined : route.slice(at + 1);
}

function targetFields({ name, address, starClass }: StarSystem) {
  return { Name: name, SystemAddress: address, StarClass: starClass };
}

/** The next star of the route, or a system that the player selected. */
export const FSDTarget = line({
  kind: "FSDTarget",
  layout: "Name SystemAddress StarClass RemainingJumpsInRoute",
  build(input: LiveInput) {
    const { happened } = input;
    // A system that is selected without a route to it has no jumps.
    if (happened?.name === "targetSystem") return targetFields(happened.data.system);
    const [next, ...rest] = ahead(input) ?? [];
    if (next === undefined || input.world.aboard !== "own") return undefined;
    return { ...targetFields(next), RemainingJumpsInRoute: rest.length + 1 };
  },
});

/** The route ends, with its last jump or because the player cleared it; NavRoute.json keeps the name of the line and no stars. */
export const NavRouteClear = line({
  kind: "NavRouteClear",
  layout: "",
  build({ happened, memory }: LiveInput) {
    const { routeEnd } = memory;
    const isDone =
      happened?.name === "clearRoute" || (happened?.name === "engageHyperdrive" && happened.data.address === routeEnd);
    if (routeEnd === undefined || !isDone) return undefined;
    memory.routeEnd = undefined;
    return { Route: [] };
  },
});

/** The ship enters supercruise. */
export const SupercruiseEntry = line({
  kind: "SupercruiseEntry",
  layout: "Taxi Multicrew StarSystem SystemAddress",
  build: ({ world }: LiveInput) => ({ ...crewFields(world), ...systemFields(world) }),
});

/** The ship leaves supercruise at a station, a planet or near the star. */
export const SupercruiseExit = line({
  kind: "SupercruiseExit",
  layout: `Taxi Multicrew ${placeLayout} BodyType`,
  build: ({ world }: LiveInput) => ({ ...crewFields(world), ...systemFields(world), ...typedBodyFields(world) }),
});

/** Written when plotting a multi-star route; the stars are in NavRoute.json, the current one first. */
export const NavRoute = line({
  kind: "NavRoute",
  layout: inContract,
  dialects: { spec: { by: ["plotRoute"], when: ({ data }) => data.stars.length > 1 }, live: {} },
  build: ({ happened: { data } }) => ({
    Route: data.stars.map(({ name, address, position, starClass }) => ({
      StarSystem: name,
      SystemAddress: address,
      StarPos: [...position],
      StarClass: starClass,
    })),
  }),
});

/** Where the ship drops out of supercruise: a port with its market, or a signal with its threat. */
export interface DropTarget {
  readonly name: string;
  readonly text: string | undefined;
  readonly threat: number;
  readonly marketId: number | undefined;
}

/** Written when the ship drops at the destination it has selected. */
export const SupercruiseDestinationDrop = line({
  kind: "SupercruiseDestinationDrop",
  layout: "Type Threat MarketID",
  build: ({ name, text, threat, marketId }: DropTarget) => ({
    ...withText("Type", name, text),
    Threat: threat,
    ...(marketId !== undefined && { MarketID: marketId }),
  }),
});

/** Written when the jet of a neutron star has charged the drive. */
export const JetConeBoost = line({
  kind: "JetConeBoost",
  layout: "BoostValue:6",
  build: (factor: number) => ({ BoostValue: factor }),
});

/** Written when the ship becomes too hot. */
export const HeatWarning = line({
  kind: "HeatWarning",
  layout: "",
  build: () => ({}),
});

/** Written when heat damages the ship. */
export const HeatDamage = line({
  kind: "HeatDamage",
  layout: "",
  build: () => ({}),
});
