import { Scanned } from "../lines/combat.ts";
import { DockingCancelled, DockingDenied, DockingRequested } from "../lines/docking.ts";
import { SupercruiseDestinationDrop } from "../lines/travel.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { Occasion } from "../live/messages.ts";
import type { Port } from "../galaxy/Port.ts";
import type { DenialReason } from "../world/Transition.ts";
import { glanceAtShip, portSays, shipSays, someoneSays } from "./chatter.ts";
import { after, perhapsAfter, say, type PlannedLine, type Scene } from "./plan.ts";

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
    ...(chance.isLucky(0.03) ? askAgainAndAgain(input, port) : []),
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

/** A request from too far away is refused before it is one: none of 41 real refusals has DockingRequested. */
function askTooFarAway(input: LiveInput, port: Port): readonly PlannedLine[] {
  return refuse(input, port, "Distance");
}

/** How a port refuses: whether the request is written first, and what the port says; nothing in lines of 2016. */
const refusals: Readonly<Record<DenialReason, { readonly isRequested: boolean; readonly says?: Occasion }>> = {
  NoSpace: { isRequested: true, says: "dockingDenied" },
  NoReason: { isRequested: true, says: "dockingDenied" },
  TooLarge: { isRequested: true, says: "tooLarge" },
  RestrictedAccess: { isRequested: true, says: "accessRestricted" },
  Offences: { isRequested: false, says: "offencesPending" },
  Hostile: { isRequested: false, says: "noCriminals" },
  Distance: { isRequested: false, says: "tooFarAway" },
  ActiveFighter: { isRequested: false },
};

function refuse(input: LiveInput, port: Port, reason: DenialReason): readonly PlannedLine[] {
  const { isRequested, says } = refusals[reason];
  const { play } = input.memory;
  const refusal = [
    ...(isRequested ? [say(DockingRequested, input)] : []),
    ...(says === undefined ? [] : [portSays(play, port, says)]),
    say(DockingDenied, port, reason),
  ];
  return reason === "Offences" ? punish(input, port, refusal) : refusal;
}

/** How long an offence is pending, as the port says when it refuses. */
const offenceS = 13;

/** The ship loiters in front of a pad, which the port forgives after some seconds. */
function punish({ memory: { play } }: LiveInput, port: Port, refusal: readonly PlannedLine[]): readonly PlannedLine[] {
  const askedS = play.chance.integer(4, 9);
  return [
    portSays(play, port, "loitering"),
    ...after(askedS, ...refusal),
    ...after(askedS + offenceS, portSays(play, port, "offencesCleared")),
  ];
}

/** The port refuses the ship. */
export const dockingRefused: Scene = (input) => {
  const { port } = input.world;
  if (input.happened?.name !== "denyDocking" || port === undefined) return [];
  return refuse(input, port, input.happened.data.reason);
};

/** The player takes back the request. */
export const requestCancelled: Scene = ({ world: { port }, memory: { play } }) =>
  port === undefined ? [] : [portSays(play, port, "dockingCancelled"), say(DockingCancelled, port)];

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
