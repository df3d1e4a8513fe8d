import { undock } from "../../activities/flight.ts";
import { pause } from "../../activities/pause.ts";
import { refuelAtPort } from "../../activities/fuel.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { Port } from "../../galaxy/Port.ts";
import { withoutFields } from "../expectation.ts";
import { findPort, type PortPlace } from "../findPort.ts";
import { reach } from "../reach.ts";
import { flyToPort, useServices } from "../reachPort.ts";
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
