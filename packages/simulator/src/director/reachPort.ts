import type { Service } from "../galaxy/services.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { comeIn, flyToward, portsHere } from "../activities/ports.ts";
import { stepOut } from "../activities/onFoot.ts";
import { pause } from "../activities/pause.ts";
import { closeScreen, openScreen } from "../activities/screens.ts";
import { prepareForCruise } from "../activities/flight.ts";
import { wornLoadout } from "../commander/suitsAndWeapons.ts";
import type { Port } from "../galaxy/Port.ts";
import { findPort, type PortPlace } from "./findPort.ts";
import { flyTo } from "./flyTo.ts";
import { asIfIn } from "./places.ts";
import { reach, reachWorld } from "./reach.ts";
import { requireWalking } from "./requireFeature.ts";
import { refuseStep, type StepContext } from "./StepDeclaration.ts";

/** What a port to dock at must be like. */
export interface PortNeed {
  readonly fits?: (port: Port) => boolean;
  /** Whether the player must be able to leave the ship there. */
  readonly isWalkable?: boolean;
  /** The system it must be in; any by default. */
  readonly in?: StarSystem;
}

const noPort = "Ask for less, or begin in another region or with another seed.";

function choosePort(session: GameSession, fits: (port: Port) => boolean, system: StarSystem | undefined): PortPlace {
  if (system === undefined) return findPort(session, { fits }) ?? refuseStep("No port in reach fits the step.", noPort);
  const port = portsHere(asIfIn(session, system).world).find(fits);
  return port === undefined ? refuseStep(`No port of ${system.name} fits the step.`, noPort) : { system, port };
}

/** Leads the player to a port that fits, unless the ship is docked at one; a strict step must be docked there. */
export function reachPort(context: StepContext, need: PortNeed = {}): void {
  const { session, isStrict } = context;
  const { fits = () => true, isWalkable = false } = need;
  const isGood = (port: Port): boolean => fits(port) && (!isWalkable || port.type !== "OnFootSettlement");
  if (isStrict) reach(context, ["docked", "onFoot"]);
  else reachWorld(context);
  const isAway = session.world.state !== "docked" && session.world.state !== "onFoot";
  const isHere = !isAway && session.world.port !== undefined && isGood(session.world.port) && isIn(session, need.in);
  if (isHere && session.world.shipWaits === undefined) {
    reach(context, ["docked"]);
    return;
  }
  if (isStrict) {
    refuseStep("The port does not offer what the step needs.", "Dock at another port, or leave out strict.");
  }
  const { system, port } = choosePort(session, isGood, need.in);
  reach(context, ["supercruise", "normalSpace"]);
  flyToPort(context, { system, port });
}

function isIn({ world: { system } }: GameSession, wanted: StarSystem | undefined): boolean {
  return wanted === undefined || wanted.address === system.address;
}

/** Flies to a port, here or in another system, and docks. */
export function flyToPort(context: StepContext, place: PortPlace, speeds = false): void {
  flyNearPort(context, place);
  comeIn(context.session, place.port, speeds);
}

/** Flies to a port, here or in another system, and stays in front of it. */
export function flyNearPort(context: StepContext, { system, port }: PortPlace): void {
  const { session } = context;
  prepareForCruise(session.world);
  const isFree = session.world.state === "normalSpace" || session.world.state === "planetFlight";
  if (isFree && session.world.port?.marketId === port.marketId) return;
  reach(context, ["supercruise"]);
  flyTo(session, system);
  flyToward(session, port);
}

/** Leads the player to a port with a service, with the own ship. */
export function reachService(context: StepContext, service: Service, fits: (port: Port) => boolean = () => true): void {
  reachPort(context, {
    fits: (port) => fits(port) && port.state !== "Damaged" && port.services.includes(service),
  });
}

/** Docks where a service is offered, opens the station services and uses it. */
export function useServices(
  context: StepContext,
  service: Service,
  use: (session: GameSession) => void,
  next?: string,
): void {
  const { session } = context;
  reachService(context, service);
  openScreen(session, "StationServices", 5, 20, undefined, next);
  use(session);
  closeScreen(session);
  pause(session, 2, 10);
}

/** Refuses a step on foot in the base game. */
export function requireExpansion({ session }: StepContext): void {
  requireWalking(session);
}

/** Refuses a step that costs more than the player has. */
export function requireCredits({ world: { commander } }: GameSession, leastCr: number): void {
  if (commander.balanceCr > leastCr) return;
  refuseStep(
    `The player has ${commander.balanceCr} credits.`,
    `Earn more than ${leastCr}, for example with sellExplorationData.`,
  );
}

/** Leads the player out of the ship, in a port or on a planet, with a weapon if the step needs one. */
export function reachOnFoot(context: StepContext, where: "port" | "planet", isArmed = false): void {
  const { session } = context;
  requireExpansion(context);
  const isThere = session.world.state === "onFoot" && (session.world.foot.place === "planet") === (where === "planet");
  if (isThere && (!isArmed || wornLoadout(session.world.commander).weapons.length > 0)) return;
  if (context.isStrict) {
    refuseStep(`The player is not on foot ${inPlace[where]}.`, "Disembark first, or leave out strict.");
  }
  if (isThere) reach(context, ["docked", "landed"]);
  if (where === "planet") reach(context, ["landed"]);
  else reachPort(context, { isWalkable: true });
  const { wardrobe } = session.world.commander;
  pause(session, 5, 20);
  stepOut(session, isArmed ? wardrobe.findIndex(({ weapons }) => weapons.length > 0) : undefined);
  pause(session, 10, 40);
}

const inPlace = { port: "in a port", planet: "on a planet" } as const;
