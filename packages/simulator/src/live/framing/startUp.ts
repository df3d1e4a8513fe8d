import type { JsonObject } from "@shipslog/contract";
import { materialNames } from "../../commander/materials.ts";
import { suitSymbol, wornLoadout } from "../../commander/wardrobe.ts";
import { localised } from "../../events/localised.ts";
import { loadoutBase } from "../../events/SuitLoadout.ts";
import { unresolvedSuit } from "../adapt/suits.ts";
import { gameOf } from "../game.ts";
import type { Framing, Scene } from "../Scene.ts";
import { hullInLoadGame } from "./hull.ts";
import { scarab, srvId } from "./vehicles.ts";

/** The first line: one start of the game, one file. */
export const Fileheader: Framing = ({ language }) => {
  const { language: name, gameversion, build } = gameOf(language);
  return { part: 1, language: name, Odyssey: true, gameversion, build };
};

/** Who plays. */
export const Commander: Framing = ({ profile }) => ({ FID: profile.fid, Name: profile.name });

/** Materials that are made, not found in the ground. */
const manufactured = ["basicconductors", "heatconductionwiring", "mechanicalscrap"];

/** What the stores hold. */
export const Materials: Framing = ({ world: { commander } }) => {
  const all = [...commander.materials].filter(([, count]) => count > 0);
  const tell = (entries: typeof all): JsonObject[] =>
    entries.map(([name, count]) => ({ ...localised("Name", name, materialNames[name]), Count: count }));
  const isMade = ([name]: readonly [string, number]): boolean => manufactured.includes(name);
  return { Raw: tell(all.filter((each) => !isMade(each))), Manufactured: tell(all.filter(isMade)), Encoded: [] };
};

/** How high the player has risen. */
export const Rank: Framing = ({ profile }) => mapOf(profile.ranks, ({ rank }) => rank);

/** How far it is to the next rank. */
export const Progress: Framing = ({ profile }) => mapOf(profile.ranks, ({ percent }) => percent);

function mapOf<Value>(values: Readonly<Record<string, Value>>, read: (value: Value) => number): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]));
}

/** What the superpowers think of the player. */
export const Reputation: Framing = ({ profile }) => profile.reputation;

/** What the player sits in or wears when the game goes on. */
function mount(scene: Scene): JsonObject {
  const { world, profile } = scene;
  if (world.stateToResume === "onFoot") return suit(scene);
  if (world.stateToResume === "srv") {
    const tank = { FuelLevel: world.srv.fuelT, FuelCapacity: 0.5, StartLanded: true };
    return { ...localised("Ship", "TestBuggy", scarab.name), ShipID: srvId, ShipName: "", ShipIdent: "", ...tank };
  }
  const { hull, fuelMainT, fuelCapacityT } = world.ship;
  return {
    ...localised("Ship", hullInLoadGame(hull), hull.name),
    ShipID: profile.shipId,
    ShipName: profile.shipName,
    ShipIdent: profile.shipIdent,
    FuelLevel: fuelMainT,
    FuelCapacity: fuelCapacityT,
    ...(world.stateToResume === "landed" && { StartLanded: true }),
  };
}

/** On foot the suit stands for the ship, and its air for the fuel. */
function suit({ world }: Scene): JsonObject {
  const { suit: worn, slot } = wornLoadout(world.commander);
  const text = unresolvedSuit(suitSymbol(worn)) ?? worn.family.name;
  const name = suitSymbol(worn).replace("suit", "Suit").replace("_c", "_C");
  return {
    ...localised("Ship", name.charAt(0).toUpperCase() + name.slice(1), text),
    ShipID: loadoutBase + slot,
    ShipName: "",
    ShipIdent: "",
    FuelLevel: world.foot.oxygen,
    FuelCapacity: 1,
  };
}

/** The game goes on. */
export const LoadGame: Framing = (scene) => {
  const { world, profile, language } = scene;
  return {
    FID: profile.fid,
    Commander: profile.name,
    Horizons: true,
    Odyssey: true,
    ...mount(scene),
    GameMode: profile.gameMode,
    Credits: world.commander.balanceCr,
    Loan: 0,
    ...gameOf(language),
  };
};

/** The pledge to a power, for a player who has made one. */
export const Powerplay: Framing = ({ world: { commander, timeMs }, profile }) => {
  if (commander.pledge === undefined) return undefined;
  const pledgedS = Math.floor((timeMs - profile.pledgedAtMs) / 1000);
  return { Power: commander.pledge, Rank: 0, Merits: profile.merits, TimePledged: pledgedS };
};
