import type { JsonObject } from "@shipslog/contract";
import type { SystemTopic } from "../system.ts";
import { readText } from "./fields.ts";

/** Where in the system the player is, and in what, as lines tell it; Status.json tells more, if there is one. */
export interface PlaceTopic {
  /** When the line was written. */
  readonly at: string;
  /** What the player is in; `crew` is another commander's ship. */
  readonly vehicle: "ship" | "srv" | "foot" | "fighter" | "taxi" | "crew";
  readonly motion: "docked" | "landed" | "space" | "supercruise" | "hyperspace";
  /** The body that the player is at; undefined between bodies. */
  readonly body: string | undefined;
  /** The settlement on the body, in the language of the client; undefined away from one. */
  readonly settlement: string | undefined;
}

type Change = (event: JsonObject, before: Omit<PlaceTopic, "at">) => Partial<PlaceTopic>;

const nowhere: Omit<PlaceTopic, "at"> = { vehicle: "ship", motion: "space", body: undefined, settlement: undefined };

const inSpace = { body: undefined, settlement: undefined } as const;

/** What is no star or planet has the name of a station. */
function bodyIn(event: JsonObject): string | undefined {
  const type = event["BodyType"];
  if (type !== undefined && type !== "Planet" && type !== "Star" && type !== "PlanetaryRing") return undefined;
  return readText(event["Body"]);
}

function vehicleIn({ OnFoot, InSRV, SRV, Taxi, Multicrew }: JsonObject): PlaceTopic["vehicle"] {
  if (OnFoot === true) return "foot";
  if (InSRV === true || SRV === true) return "srv";
  if (Taxi === true) return "taxi";
  return Multicrew === true ? "crew" : "ship";
}

const tellsVehicle = ({ OnFoot, InSRV, Taxi }: JsonObject) => (OnFoot ?? InSRV ?? Taxi) !== undefined;

/** LoadGame names the suit, the SRV or the taxi that the player is in. */
function vehicleCalled(ship: string): PlaceTopic["vehicle"] {
  if (/suit/i.test(ship)) return "foot";
  if (/buggy|srv/i.test(ship)) return "srv";
  if (/taxi/i.test(ship)) return "taxi";
  return /_fighter/i.test(ship) ? "fighter" : "ship";
}

const into =
  (vehicle: PlaceTopic["vehicle"]): Change =>
  () => ({ vehicle });

/** A ship that lands or starts without its pilot does not move the player. */
const ofPilot =
  (change: Change): Change =>
  (event, before) =>
    event["PlayerControlled"] === false ? {} : change(event, before);

/** A ship that lands or starts alone has left its pilot: a dropship writes no Disembark. */
const ofShip =
  (change: Change): Change =>
  (event, before) =>
    event["PlayerControlled"] === false
      ? { vehicle: before.vehicle === "ship" ? "foot" : before.vehicle }
      : { vehicle: before.vehicle === "fighter" ? "ship" : before.vehicle, ...change(event, before) };

/** How lines move the player. */
const changes = {
  LoadGame: ({ Ship }) => ({ ...nowhere, vehicle: vehicleCalled(readText(Ship) ?? "") }),
  Location: (event, { vehicle }) => ({
    ...inSpace,
    // Before game 4.0 the line does not say it.
    vehicle: tellsVehicle(event) ? vehicleIn(event) : vehicle,
    body: bodyIn(event),
    motion: isTrue(event["Docked"]) ? "docked" : event["Latitude"] === undefined ? "space" : "landed",
  }),
  FSDJump: (event) => ({ ...inSpace, motion: "supercruise", vehicle: vehicleIn(event) }),
  CarrierJump: (event, { motion, vehicle }) => ({
    ...inSpace,
    vehicle: event["OnFoot"] === true ? "foot" : vehicle,
    motion: isTrue(event["Docked"]) ? "docked" : motion,
  }),
  StartJump: ({ JumpType }, { motion }) =>
    JumpType === "Hyperspace" ? { ...inSpace, motion: "hyperspace" } : { motion },
  // A fighter that is out is lost, without a line.
  SupercruiseEntry: (_event, { vehicle }) => ({
    ...inSpace,
    motion: "supercruise",
    vehicle: vehicle === "fighter" ? "ship" : vehicle,
  }),
  SupercruiseExit: (event) => ({ motion: "space", body: bodyIn(event) }),
  ApproachBody: (event) => ({ body: readText(event["Body"]) }),
  LeaveBody: () => inSpace,
  ApproachSettlement: (event) => ({
    body: readText(event["BodyName"]),
    settlement: readText(event["Name_Localised"]) ?? readText(event["Name"]),
  }),
  Touchdown: ofShip((event) => ({ motion: "landed", body: readText(event["Body"]) })),
  Liftoff: ofShip((event) => ({ motion: "space", body: readText(event["Body"]) })),
  Docked: () => ({ motion: "docked" }),
  Undocked: () => ({ motion: "space" }),
  Disembark: (event, { body }) => ({
    vehicle: "foot",
    body: event["OnPlanet"] === true ? readText(event["Body"]) : body,
  }),
  Embark: (event, { body }) => ({
    vehicle: vehicleIn(event),
    body: event["OnPlanet"] === true ? readText(event["Body"]) : body,
  }),
  LaunchSRV: ofPilot(into("srv")),
  DockSRV: into("ship"),
  SRVDestroyed: into("ship"),
  LaunchFighter: ofPilot(into("fighter")),
  DockFighter: into("ship"),
  FighterDestroyed: into("ship"),
  VehicleSwitch: ({ To }) => ({ vehicle: To === "Fighter" ? "fighter" : "ship" }),
} as const satisfies Readonly<Record<string, Change>>;

const isTrue = (value: unknown) => value === true || value === 1;

/** The kinds that move the player. */
export const placeKinds = Object.keys(changes) as readonly (keyof typeof changes)[];

/** Updates the place from a line of one of these kinds. */
export function foldPlaceLine(
  place: PlaceTopic | undefined,
  event: JsonObject,
  kind: keyof typeof changes,
): PlaceTopic | undefined {
  const at = readText(event["timestamp"]);
  if (at === undefined) return place;
  const before = place ?? nowhere;
  const change: Change = changes[kind];
  return { ...before, ...change(event, before), at };
}

/** Where a commander is, and what is known about the system around. */
interface Whereabouts {
  readonly place: PlaceTopic | undefined;
  readonly system: SystemTopic;
}

/** Nobody knows where a commander is reborn, or where the crew is that one joins, until the next Location. */
export function foldPlaceUnknown<State extends Whereabouts>(state: State): State {
  return {
    ...state,
    place: undefined,
    system: { ...state.system, here: undefined, facts: undefined, port: undefined },
  };
}
