import { Scanned } from "../lines/combat.ts";
import { DockingDenied, DockingRequested } from "../lines/docking.ts";
import { SupercruiseDestinationDrop } from "../lines/travel.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { Port } from "../galaxy/Port.ts";
import { glanceAtShip, portSays, shipSays, someoneSays } from "./chatter.ts";
import { perhapsAfter, say, type PlannedLine, type Scene } from "./plan.ts";

/** The selected port at which the ship drops. */
export const portReached: Scene = ({ world: { port, aboard } }) => {
  if (port === undefined || aboard !== "own") return [];
  const { name, text, marketId } = port;
  return [say(SupercruiseDestinationDrop, { name, text, threat: 0, marketId })];
};

/** The zone around the port, a scan by the police, and a request from too far away. */
export const portApproached: Scene = (input) => {
  const { world, memory } = input;
  const { port, aboard } = world;
  const { chance } = memory.play;
  if (port === undefined || aboard !== "own" || port.type === "FleetCarrier") return [];
  return [
    ...perhapsAfter(chance.integer(2, 5), portSays(memory.play, port, "zoneEntered")),
    ...(chance.isLucky(0.3) ? policeScan(input) : []),
    ...(chance.isLucky(0.5) ? perhapsAfter(chance.integer(4, 9), someoneSays(input, "commuters")) : []),
    ...(chance.isLucky(0.3) ? askAgainAndAgain(input, port) : []),
    ...(chance.isLucky(0.3) ? glanceAtShip(input, chance.integer(5, 20)) : []),
  ];
};

/** A ship that is still too far away asks every second or two (89 % of 2,530 real refusals lead to another request). */
function askAgainAndAgain(input: LiveInput, port: Port): readonly PlannedLine[] {
  const { chance } = input.memory.play;
  const fromS = chance.integer(4, 6);
  const times = Array.from({ length: chance.integer(1, 5) }, (_, at) => fromS + at);
  return times.flatMap((atS) => perhapsAfter(atS, ...askTooFarAway(input, port)));
}

/** A request from too far away, and its refusal. */
function askTooFarAway(input: LiveInput, port: Port): readonly PlannedLine[] {
  return [say(DockingRequested, input), portSays(input.memory.play, port, "dockingDenied"), say(DockingDenied, port)];
}

function policeScan({ memory: { play } }: LiveInput): readonly PlannedLine[] {
  const line = shipSays(play, "police", "policeFindNothing");
  return perhapsAfter(play.chance.integer(3, 9), say(Scanned), line);
}

/** How well a port knows the player. */
function welcomeOf(reputation: number): "alliedPort" | "friendlyPort" | "neutralPort" {
  if (reputation > 90) return "alliedPort";
  return reputation > 35 ? "friendlyPort" : "neutralPort";
}

/** The answer of the port to the request that precedes it: a welcome and the permission. */
export const dockingPermitted: Scene = ({ world, memory: { play } }) => {
  const { port, aboard, commander } = world;
  if (port === undefined || aboard !== "own") return [];
  const welcome = welcomeOf(commander.reputationWith(port.faction.name));
  return [...(play.chance.isLucky(0.8) ? [portSays(play, port, welcome)] : []), portSays(play, port, "dockingGranted")];
};

/** The end of the zone around the port. */
export const zoneLeft: Scene = ({ world: { port, aboard }, memory: { play } }) => {
  if (port === undefined || aboard !== "own" || port.type === "FleetCarrier") return [];
  return perhapsAfter(play.chance.integer(14, 24), portSays(play, port, "zoneExited"));
};
