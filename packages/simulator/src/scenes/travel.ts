import type { Chance } from "../chance/Chance.ts";
import { USSDrop } from "../lines/exploration.ts";
import { Friends, ReceiveText } from "../lines/social.ts";
import { JetConeBoost, SupercruiseDestinationDrop } from "../lines/travel.ts";
import { drawName } from "../live/npcs.ts";
import { sourceNamed } from "../live/signalSources.ts";
import { glanceAtShip, shipSays, someoneSays } from "./chatter.ts";
import { after, perhapsAfter, say, type PlannedLine, type Scene } from "./plan.ts";

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

/** What players write to each other. */
const chat = ["o7", "o7 CMDRs", "Anyone selling tritium here?", "Fly safe", "thanks", "Which station buys gold?"];

/** A few messages in the chat of the system; in Open most systems near the bubble have other players. */
function playersChat(chance: Chance): readonly PlannedLine[] {
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
  return after(play.chance.integer(17, 35), ...online.map((name) => say(Friends, name, "Online")));
};

/** A friend who comes or goes while the player travels. */
export const friendSeen: Scene = ({ memory: { play } }) => {
  const { chance, friends } = play;
  if (friends.length === 0 || !chance.isLucky(0.04)) return [];
  return perhapsAfter(
    chance.integer(3, 20),
    say(Friends, chance.pick(friends), chance.isLucky(0.8) ? "Online" : "Offline"),
  );
};

/** The selected signal at which the ship drops; an interdiction drops it anywhere. */
export const signalReached: Scene = ({ world: { destination, system }, memory: { play } }) => {
  const isInterdicted = play.interdictor !== undefined;
  play.interdictor = undefined;
  if (isInterdicted || destination?.address !== system.address || !destination.name.startsWith("$")) return [];
  const { name, text } = destination;
  const source = sourceNamed(name);
  if (source !== undefined) {
    const { type, typeText, threat } = source;
    const drop = say(SupercruiseDestinationDrop, { name: type, text: typeText, threat, marketId: undefined });
    return [say(USSDrop, source), drop];
  }
  return [say(SupercruiseDestinationDrop, { name, text, threat: play.chance.integer(0, 4), marketId: undefined })];
};

/** The jet of a neutron star has charged the drive. */
export const driveBoosted: Scene = ({ happened }) =>
  happened?.name === "rideJetCone" ? [say(JetConeBoost, happened.data.factor)] : [];
