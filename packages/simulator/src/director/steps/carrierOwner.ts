import { cancelJump, carryAlong, manage, moveTo, orderJump, rideJump } from "../../activities/carrierJump.ts";
import { forgetRoute } from "../../activities/navigation.ts";
import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { exit } from "../../activities/startUp.ts";
import { carrierJumpT, carrierRangeLy, carrierTankT, type FleetCarrier } from "../../commander/FleetCarrier.ts";
import { goods } from "../../commander/goods.ts";
import { lyBetween } from "../../galaxy/lyBetween.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";
import { carrierRoles, type CarrierProfile } from "../../live/carrierProfile.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { wait } from "../../session/time.ts";
import { unloadCargo } from "../../ship/SimulatedShip.ts";
import { crewOperations, type CarrierChange, type CrewOperation } from "../../world/Transition.ts";
import { findSystem } from "../findSystem.ts";
import { reach, reachWorld } from "../reach.ts";
import { reachOnFoot, reachPort, requireExpansion } from "../reachPort.ts";
import { flagField, refuseStep, step, textField, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";
import { tradeSteps } from "./trade.ts";

const accesses = ["all", "friends", "squadron", "squadronfriends", "none"] as const;

/** Steps of the owner of a fleet carrier. */
export const carrierOwnerSteps = {
  jumpCarrier: step({
    does: "Orders the player's fleet carrier to another system: rides along, stays away, leaves the game meanwhile, or cancels the jump.",
    fields: {
      to: textField("The target, as in jump; the nearest inhabited system by default."),
      player: wordField(
        ["ship", "onFoot", "away", "offline"],
        "Where the player is when the carrier jumps: aboard in the ship or on foot, elsewhere, or out of the game; in the ship by default.",
      ),
      cancel: flagField("Whether the player cancels the jump."),
      body: flagField("Whether the order names the body; true by default."),
    },
    argument: "to",
    run(context, { to = "nearest inhabited", player = "ship", cancel = false, body = true }) {
      const { session } = context;
      const carrier = carrierOf(context);
      if (player === "onFoot") requireExpansion(context);
      reachWorld(context);
      if (player === "away") reach(context, ["supercruise"]);
      else aboard(context, carrier);
      if (player === "onFoot" && session.world.route.length > 0) forgetRoute(session);
      if (player === "onFoot") reachOnFoot({ ...context, isStrict: false }, "port");
      const target = chooseTarget(session, carrier, to);
      const departureMs = orderJump(session, target, body ? undefined : unnamedBody(session, target));
      if (cancel) {
        pause(session, 20, 90);
        cancelJump(session);
        return;
      }
      if (player === "ship" || player === "onFoot") rideJump(session, carrier, target, departureMs);
      else if (player === "away") jumpAlone(session, carrier, target, departureMs);
      else jumpOffline(session, carrier, target, departureMs);
    },
  }),
  manageCarrier: step({
    does: "Opens the management of the player's fleet carrier, and may change something there.",
    fields: {
      what: wordField(
        ["deposit", "withdraw", "crew", "access", "finance", "buy", "sell", "cancel", "name", "fuel", "pack"],
        "What changes: money, the crew, who may dock, taxes, an order of the market, the name, the fuel or the modules for sale; nothing by default.",
      ),
      amount: wholeField(1, 1_000_000_000, "Credits, tonnes or percent; a plausible amount by default."),
      commodity: textField('The commodity of an order, such as "gold"; tritium by default.'),
      price: wholeField(1, 1_000_000, "The price of an order for a tonne; that of other markets by default."),
      role: wordField(carrierRoles, "The role in the crew; the vista genomics by default."),
      operation: wordField(crewOperations, "What becomes of it; Activate or Deactivate by default."),
      access: wordField(accesses, "Who may dock; nobody by default."),
      notorious: flagField("Whether notorious players may dock; false by default."),
      name: textField("The name of the carrier; SILENT RUNNING by default."),
    },
    argument: "what",
    run(context, { what, ...values }) {
      const { session } = context;
      const carrier = carrierOf(context);
      if (what !== undefined && atCarrier.includes(what)) {
        if (what === "fuel") getTritium(context);
        aboard(context, carrier);
      } else reach(context, ["docked", "normalSpace", "supercruise", "landed"]);
      const change = what && changeOf(session, carrier, what, values);
      manage(session, () => {
        if (change === undefined) return;
        carryOut(session, carrier, change);
        pause(session, 4, 12);
        // Those who look at their orders and names see the management again.
        if (change.what === "order" || change.what === "name") applyTransition(session, "manageCarrier", null);
        pause(session, 4, 8);
      });
    },
  }),
  visitCarrierMarket: step({
    does: "Docks at the player's fleet carrier and looks at its market, which has what manageCarrier ordered, or nothing.",
    fields: {},
    run(context) {
      const { session } = context;
      aboard(context, carrierOf(context));
      openScreen(session, "StationServices", 5, 20);
      applyTransition(session, "visitCarrierMarket", null);
      pause(session, 5, 20);
      closeScreen(session);
    },
  }),
} as const;

/** What is done aboard the carrier only. */
const atCarrier: readonly string[] = ["buy", "sell", "cancel", "name", "fuel", "pack"];

function carrierOf({ session }: StepContext): FleetCarrier {
  const { carrier } = session.world.commander;
  return carrier ?? refuseStep("The player owns no fleet carrier.", 'Start with "owns": ["carrier"].');
}

/** Leads the player to a pad of the carrier. */
function aboard(context: StepContext, { system, marketId }: FleetCarrier): void {
  reachPort(context, { in: system, fits: (port) => port.marketId === marketId });
}

function chooseTarget(session: GameSession, carrier: FleetCarrier, to: string): StarSystem {
  const target = findSystem(session, to);
  const ly = lyBetween(carrier.system.position, target.position);
  if (target.address === carrier.system.address) {
    refuseStep(`The carrier is in ${target.name}.`, "Choose another system.");
  }
  if (ly > carrierRangeLy) {
    refuseStep(`${target.name} is ${Math.round(ly)} ly away.`, `Choose a system within ${carrierRangeLy} ly.`);
  }
  if (carrierJumpT(carrier, ly) > carrier.fuelT) {
    refuseStep("The carrier has too little fuel.", 'Do manageCarrier with "what": "fuel" first.');
  }
  return target;
}

/** A body of a system that has no name for the client; the second planet, or the star. */
function unnamedBody({ world: { galaxy } }: GameSession, system: StarSystem): number {
  return galaxy.bodies(system)[1]?.id ?? system.arrival.id;
}

function jumpAlone(session: GameSession, carrier: FleetCarrier, to: StarSystem, departureMs: number): void {
  wait(session, departureMs - session.world.timeMs + 60_000);
  moveTo(session, carrier, to);
  applyTransition(session, "moveCarrier", null);
}

/** The player leaves the game aboard; the next start is where the carrier went. */
function jumpOffline(session: GameSession, carrier: FleetCarrier, to: StarSystem, departureMs: number): void {
  session.world.route = [];
  exit(session);
  session.world.timeMs = Math.max(session.world.timeMs, departureMs + 120_000);
  moveTo(session, carrier, to);
  carryAlong(session, carrier, to);
}

/** Buys tritium unless the hold has some. */
function getTritium(context: StepContext): void {
  const { ship } = context.session.world;
  if (ship.cargo.some(({ type, missionId }) => type === "tritium" && missionId === undefined)) return;
  if (context.isStrict) refuseStep("The hold has no tritium.", 'Do buyCargo with "commodity": "tritium" first.');
  tradeSteps.buyCargo.run(context, { commodity: "tritium", count: 2 });
}

interface ChangeValues {
  readonly amount?: number;
  readonly commodity?: string;
  readonly price?: number;
  readonly role?: (typeof carrierRoles)[number];
  readonly operation?: CrewOperation;
  readonly access?: (typeof accesses)[number];
  readonly notorious?: boolean;
  readonly name?: string;
}

type Wish =
  | "deposit"
  | "withdraw"
  | "crew"
  | "access"
  | "finance"
  | "buy"
  | "sell"
  | "cancel"
  | "name"
  | "fuel"
  | "pack";

function changeOf(session: GameSession, carrier: FleetCarrier, what: Wish, values: ChangeValues): CarrierChange {
  const { commander } = session.world;
  const { amount, access = "none", notorious = false, name = "SILENT RUNNING" } = values;
  if (what === "deposit" || what === "withdraw") {
    const mostCr = what === "deposit" ? commander.balanceCr : carrier.balanceCr;
    const movedCr = amount ?? Math.min(1_000_000, Math.floor(mostCr / 10));
    if (movedCr > mostCr || movedCr === 0) refuseStep(`There are ${mostCr} credits.`, "Move less.");
    return { what: "bank", depositCr: what === "deposit" ? movedCr : -movedCr };
  }
  if (what === "crew") return crewChange(session, values);
  if (what === "access") return { what, access, isNotoriousAllowed: notorious };
  if (what === "finance") return { what, taxPercent: Math.min(100, amount ?? 10), reservePercent: 5 };
  if (what === "name") return { what, name };
  if (what === "pack") return { what, theme: "Mining Tools", tier: 1, costCr: 9_554_600 };
  if (what === "fuel") return { what, amountT: fuelToGive(session, carrier, amount) };
  return orderChange(session, carrier, what, values);
}

function crewChange(
  { written: { live } }: GameSession,
  { role = "VistaGenomics", operation }: ChangeValues,
): CarrierChange {
  const crew: CarrierProfile["crew"] | undefined = live?.memory.play.carrier.crew;
  const member = crew?.get(role);
  const chosen = operation ?? (member === undefined ? "Activate" : "Deactivate");
  const needsNobody = chosen === "Activate";
  if (crew !== undefined && needsNobody !== (member === undefined)) {
    const possible = needsNobody ? "Deactivate, Pause or Replace it." : "Activate it first.";
    refuseStep(`The role ${role} is ${member === undefined ? "vacant" : "taken"}.`, possible);
  }
  if (role === "Captain" && chosen !== "Replace") refuseStep("A carrier has a captain.", "Replace the captain.");
  return { what: "crew", role, operation: chosen };
}

function fuelToGive({ world: { ship } }: GameSession, { fuelT }: FleetCarrier, amount: number | undefined): number {
  const held = ship.cargo.find(({ type, missionId }) => type === "tritium" && missionId === undefined)?.count ?? 0;
  const mostT = Math.min(held, carrierTankT - fuelT);
  if (mostT < 1 || (amount ?? 0) > mostT) {
    refuseStep(`${mostT} t can move to the tank.`, "Give less, or buy tritium first.");
  }
  return amount ?? mostT;
}

function orderChange(
  session: GameSession,
  carrier: FleetCarrier,
  what: "buy" | "sell" | "cancel",
  { amount, commodity = "tritium", price }: ChangeValues,
): CarrierChange {
  const wished = commodity.toLowerCase();
  const good = goods.find(({ type, name }) => [type, name.toLowerCase()].includes(wished));
  if (good === undefined) {
    refuseStep(`No market trades ${commodity}.`, `Choose one of ${goods.map(({ type }) => type).join(", ")}.`);
  }
  const { type, name, priceCr } = good;
  const orders = session.written.live?.memory.play.carrier.orders;
  if (what === "cancel" && orders?.has(type) === false) {
    refuseStep(`There is no order for ${type}.`, "Buy or sell it first.");
  }
  const heldT = carrier.cargo.find((item) => item.type === type)?.count ?? 0;
  const count = amount ?? (what === "sell" ? heldT : 100);
  if (what === "sell" && (heldT < count || count === 0)) {
    refuseStep(`The carrier has ${heldT} t of ${type}.`, "Do transferCargo first, or sell less.");
  }
  const side = ({ buy: "buys", sell: "sells", cancel: "cancelled" } as const)[what];
  return { what: "order", type, name, side, count, priceCr: price ?? priceCr };
}

/** Changes the money and the goods behind a line, and writes it. */
function carryOut(session: GameSession, carrier: FleetCarrier, change: CarrierChange): void {
  const { commander, ship } = session.world;
  if (change.what === "bank") {
    commander.balanceCr -= change.depositCr;
    carrier.balanceCr += change.depositCr;
  }
  if (change.what === "fuel") {
    const held = ship.cargo.find(({ type, missionId }) => type === "tritium" && missionId === undefined);
    if (held !== undefined) unloadCargo(ship.cargo, held, change.amountT);
    carrier.fuelT += change.amountT;
  }
  if (change.what === "pack") carrier.balanceCr -= change.costCr;
  applyTransition(session, "changeCarrier", change);
}
