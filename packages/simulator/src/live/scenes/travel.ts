import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../../chance/Chance.ts";
import { DockingDenied } from "../../events/DockingDenied.ts";
import { Friends } from "../../events/Friends.ts";
import { HeatWarning } from "../../events/HeatWarning.ts";
import { JetConeBoost } from "../../events/JetConeBoost.ts";
import { ReceiveText } from "../../events/ReceiveText.ts";
import { Scanned } from "../../events/Scanned.ts";
import { ShipTargeted } from "../../events/ShipTargeted.ts";
import { SupercruiseDestinationDrop } from "../../events/SupercruiseDestinationDrop.ts";
import { currentShip, societyHere } from "../../world/GameWorld.ts";
import type { Port } from "../../world/Port.ts";
import type { FramingInput } from "../Framing.ts";
import { dockingLines } from "../framing/docking.ts";
import { framingLayouts } from "../layouts.ts";
import { shipSays, portSays, someoneSays } from "./chatter.ts";
import { drawName, drawNpc } from "./npcs.ts";
import { after, perhapsAfter, say, type Scene, type SceneLine } from "./Scene.ts";

const channel = { name: "", text: undefined };

/** The chat of the system the player arrives in. */
export const channelEntered: Scene = ({ world: { system } }) => {
  const message = { symbol: `$COMMS_entered:#name=${system.name};`, text: `Entered Channel: ${system.name}` };
  return [say(ReceiveText, channel, message)];
};

/** Other ships in supercruise and the players of the system, where there are any. */
export const trafficMet: Scene = (input) => {
  const { world, profile, memory } = input;
  const { chance } = memory.play;
  if (!world.system.isInhabited || world.aboard !== "own") return [];
  return [
    ...(chance.isLucky(0.4) ? perhapsAfter(chance.integer(8, 40), shipSays(memory.play, "liner", "liners")) : []),
    ...(chance.isLucky(0.3) ? perhapsAfter(chance.integer(4, 30), someoneSays(input, "commuters")) : []),
    ...(profile.gameMode === "Open" && chance.isLucky(0.4) ? playersChat(chance) : []),
    ...(chance.isLucky(0.3) ? glanceAtShip(input, chance.integer(6, 30)) : []),
  ];
};

/** The player selects a ship that passes, and looks elsewhere before its scan has ended. */
function glanceAtShip({ world, memory: { play } }: FramingInput, atS: number): readonly SceneLine[] {
  const { chance } = play;
  const npc = drawNpc(chance, societyHere(world).controllingFaction?.name ?? "", "Clean");
  const isKnown = chance.isLucky(0.4);
  return [
    ...perhapsAfter(atS, say(ShipTargeted, npc, 0), ...(isKnown ? [say(ShipTargeted, npc, 1)] : [])),
    ...perhapsAfter(atS + chance.integer(1, 12), say(ShipTargeted, undefined, 0)),
  ];
}

/** What players write to each other. */
const chat = ["o7", "o7 CMDRs", "Anyone selling tritium here?", "Fly safe", "thanks", "Which station buys gold?"];

/** A few messages in the chat of the system; in Open most systems near the bubble have other players. */
function playersChat(chance: Chance): readonly SceneLine[] {
  const lines = Array.from({ length: chance.integer(1, 3) }, () => {
    const from = { name: drawName(chance), text: undefined };
    const line = say(ReceiveText, from, { symbol: chance.pick(chat), text: undefined }, "starsystem");
    return perhapsAfter(chance.integer(3, 60), line);
  });
  return lines.flat();
}

/** Friends who are online when the player starts the game: the menu tells half a minute after the Fileheader. */
export const friendsGreeted: Scene = ({ memory: { play } }) => {
  const online = play.friends.filter(() => play.chance.isLucky(0.5));
  return after(play.chance.integer(17, 35), ...online.map((name) => say(Friends, name, true)));
};

/** A friend who comes or goes while the player travels. */
export const friendSeen: Scene = ({ memory: { play } }) => {
  const { chance, friends } = play;
  if (friends.length === 0 || !chance.isLucky(0.04)) return [];
  return perhapsAfter(chance.integer(3, 20), say(Friends, chance.pick(friends), chance.isLucky(0.8)));
};

/** The selected port at which the ship drops. */
export const portReached: Scene = ({ world: { port, aboard } }) => {
  if (port === undefined || aboard !== "own") return [];
  const { name, text, marketId } = port;
  return [say(SupercruiseDestinationDrop, { name, text, threat: 0, marketId })];
};

/** The selected signal at which the ship drops; an interdiction drops it anywhere. */
export const signalReached: Scene = ({ world: { destination, system }, memory: { play } }) => {
  const isInterdicted = play.interdictor !== undefined;
  play.interdictor = undefined;
  if (isInterdicted || destination?.address !== system.address || !destination.name.startsWith("$")) return [];
  const { name, text } = destination;
  return [say(SupercruiseDestinationDrop, { name, text, threat: play.chance.integer(0, 4), marketId: undefined })];
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
function askAgainAndAgain(input: FramingInput, port: Port): readonly SceneLine[] {
  const { chance } = input.memory.play;
  const fromS = chance.integer(4, 6);
  const times = Array.from({ length: chance.integer(1, 5) }, (_, at) => fromS + at);
  return times.flatMap((atS) => perhapsAfter(atS, ...askTooFarAway(input, port)));
}

/** A request from too far away, and its refusal. */
function askTooFarAway(input: FramingInput, port: Port): readonly SceneLine[] {
  const kind = "DockingRequested";
  const build = (): JsonObject | undefined => dockingLines.DockingRequested(input);
  return [
    { afterMs: 0, isOptional: true, kind, layout: framingLayouts[kind], build },
    portSays(input.memory.play, port, "dockingDenied"),
    say(DockingDenied, port),
  ];
}

function policeScan({ memory: { play } }: FramingInput): readonly SceneLine[] {
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

/** The warning when the ship becomes too hot, once until it has cooled down. */
export const heatNoticed: Scene = ({ world, memory: { play } }) => {
  const wasHot = play.isHot;
  play.isHot = currentShip(world).heatPercent > 100;
  return play.isHot && !wasHot ? [say(HeatWarning)] : [];
};

/** The jet of a neutron star has charged the drive. */
export const driveBoosted: Scene = ({ happened }) =>
  happened?.name === "rideJetCone" ? [say(JetConeBoost, happened.data.factor)] : [];
