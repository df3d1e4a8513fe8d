import { undock } from "../../activities/flight.ts";
import { refuelAtPort } from "../../activities/fuel.ts";
import { pause } from "../../activities/pause.ts";
import { askAndCancel, askInVain } from "../../activities/ports.ts";
import { carrierPort, drawCarrier } from "../../commander/FleetCarrier.ts";
import { hasPad, type Port } from "../../galaxy/Port.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { hasModule } from "../../ship/SimulatedShip.ts";
import { dayMs, stationsOf } from "../../world/GameWorld.ts";
import { denialReasons, type DenialReason } from "../../world/Transition.ts";
import { withoutFields } from "../expectation.ts";
import { findPort, type PortPlace } from "../findPort.ts";
import { systemsWithPorts } from "../places.ts";
import { reach } from "../reach.ts";
import { flyNearPort, flyToPort, useServices } from "../reachPort.ts";
import { flagField, refuseStep, step, textField, wordField, type StepContext } from "../StepDeclaration.ts";

/** Fields of Docked that the director arranges. */
const arrangedFields = ["Wanted", "ActiveFine", "CockpitBreach"];

/** Steps at a port: the pad and the services of the station. */
export const dockingSteps = {
  dock: step({
    does: "Flies to a port, asks for a pad and lands on it.",
    fields: {
      at: textField(
        'The name of a port, its type such as "Outpost", or "carrier" or "colony"; the nearest port by default.',
      ),
      service: textField('A service the port must offer, such as "exploration" or "outfitting".'),
      speeding: flagField("Whether the ship comes in too fast, which costs a fine."),
    },
    argument: "at",
    expects: "Docked",
    run(context, { at, service, speeding = false }) {
      const { session, expect, isStrict } = context;
      const fits = (port: Port): boolean => (at === undefined || isNamed(context, port, at)) && offers(port, service);
      if (!isStrict) reach(context, ["supercruise", "normalSpace", "planetFlight"]);
      const near = findPort(session, { fits, expect: withoutFields(expect, arrangedFields), isHere: isStrict });
      if (near === undefined) {
        refuseStep(
          "No port in reach matches the step.",
          "Ask for less, or begin in another region or with another seed.",
        );
      }
      arrange(context, near);
      flyToPort(context, near, speeding);
    },
  }),
  requestDocking: step({
    does: "Flies to a port and asks for a pad in vain: the port refuses, or the player takes the request back. The ship stays in front of the port.",
    fields: {
      at: textField("The name or the type of a port, as in dock; the nearest that answers so by default."),
      answer: wordField(
        ["cancelled", ...denialReasons],
        "Why nothing comes of it: the player cancels, or the reason of the port; cancelled by default.",
      ),
    },
    argument: "answer",
    run(context, { at, answer = "cancelled" }) {
      const { session } = context;
      const fits = (port: Port): boolean => at === undefined || isNamed(context, port, at);
      if (!context.isStrict) reach(context, ["supercruise", "normalSpace", "planetFlight"]);
      const place = findDenial(context, answer, fits);
      if (answer === "Hostile") session.world.commander.wantedIn.add(place.system.address);
      flyNearPort(context, place);
      pause(session, 8, 20);
      if (answer === "ActiveFighter") reach({ ...context, isStrict: false }, ["fighter"]);
      if (answer === "cancelled") askAndCancel(session, place.port);
      else askInVain(session, answer);
      if (answer === "ActiveFighter") reach({ ...context, isStrict: false }, ["normalSpace"]);
    },
  }),
  undock: step({
    does: "Leaves the pad and flies in the area of the port.",
    fields: {},
    run(context) {
      reach(context, ["docked"]);
      undock(context.session);
    },
  }),
  refuel: step({
    does: "Docks and fills the tank.",
    fields: {},
    run(context) {
      const { ship } = context.session.world;
      if (ship.fuelMainT >= ship.fuelCapacityT) refuseStep("The tank is full.", "Use some fuel first.");
      useServices(context, "refuel", refuelAtPort);
    },
  }),
  repair: step({
    does: "Docks and repairs the ship: everything, or only some of it.",
    fields: {
      part: wordField(["all", "hull", "wear", "paint"], "What is repaired; everything by default."),
    },
    argument: "part",
    run(context, { part = "all" }) {
      useServices(context, "repair", (session) => {
        const { ship } = session.world;
        if (part === "all" || part === "hull") ship.hasCockpitBreach = false;
        if (part === "all" || part === "hull") ship.hasShieldsUp = true;
        applyTransition(session, "repairShip", { part });
        pause(session, 2, 5);
      });
    },
  }),
  payFines: step({
    does: "Docks and pays all fines, and all bounties where there is a broker for them.",
    fields: {},
    run(context) {
      const { finedIn, wantedIn } = context.session.world.commander;
      if (finedIn.size + wantedIn.size === 0) refuseStep("The player owes nothing.", "Commit a crime first.");
      useServices(context, wantedIn.size > 0 ? "facilitator" : "contacts", (session) => {
        applyTransition(session, "payDebts", { finedIn: [...finedIn], wantedIn: [...wantedIn] });
        finedIn.clear();
        wantedIn.clear();
        pause(session, 10, 20);
      });
    },
  }),
} as const;

/** Finds the nearest port that gives an answer. */
function findDenial(
  { session, isStrict }: StepContext,
  answer: DenialReason | "cancelled",
  fits: (port: Port) => boolean,
): PortPlace {
  if (answer === "ActiveFighter" && !hasModule(session.world.ship, "int_fighterbay")) {
    refuseStep("The ship has no fighter bay.", 'Start with "ship": "all-rounder" or "fighter".');
  }
  const { system } = session.world;
  if (answer === "RestrictedAccess") return { system, port: strangersCarrier(session, system) };
  if (answer === "TooLarge") return findSmallPort(session, isStrict, fits);
  const isCalm = (port: Port): boolean => answer !== "ActiveFighter" || !port.isOnSurface;
  const isPolice = (port: Port): boolean => answer !== "Hostile" || port.type !== "FleetCarrier";
  const found = findPort(session, {
    fits: (port) => fits(port) && isCalm(port) && isPolice(port),
    isHere: isStrict,
  });
  return found ?? refuseStep("No port in reach answers so.", "Ask for less, or begin in another region.");
}

/** A carrier of somebody who lets nobody land. */
function strangersCarrier({ world }: GameSession, system: StarSystem): Port {
  return carrierPort(drawCarrier(world.chance.fork("stranger", system.address), system));
}

/** Finds the nearest port without a pad for the ship. */
function findSmallPort(session: GameSession, isHere: boolean, fits: (port: Port) => boolean): PortPlace {
  const { pad } = session.world.ship.hull;
  const day = Math.floor(session.world.timeMs / dayMs);
  for (const system of isHere ? [session.world.system] : systemsWithPorts(session)) {
    const port = stationsOf(session.world, system, day).find((each) => fits(each) && !hasPad(each, pad));
    if (port !== undefined) return { system, port };
  }
  return refuseStep(
    "Every port in reach has a pad for the ship.",
    'Start with "ship": "trader", which needs a large pad.',
  );
}

function isNamed({ session }: StepContext, port: Port, at: string): boolean {
  const { commander } = session.world;
  const own = { carrier: commander.carrier?.marketId, colony: commander.colony?.marketId };
  if (at === "carrier" || at === "colony") return port.marketId === own[at];
  return [port.name, port.text, port.type].some((name) => name?.toLowerCase() === at.toLowerCase());
}

function offers({ services }: Port, service: string | undefined): boolean {
  return service === undefined || services.some((each) => each === service.toLowerCase());
}

/** Makes the player wanted or fined, or breaks the canopy, as expected. */
function arrange({ session, expect }: StepContext, { system }: PortPlace): void {
  const { commander, ship } = session.world;
  if ("Wanted" in expect) {
    if (expect["Wanted"] === null) commander.wantedIn.delete(system.address);
    else commander.wantedIn.add(system.address);
  }
  if ("ActiveFine" in expect) {
    if (expect["ActiveFine"] === null) commander.finedIn.clear();
    else commander.finedIn.add(system.address);
  }
  if ("CockpitBreach" in expect) ship.hasCockpitBreach = expect["CockpitBreach"] !== null;
}
