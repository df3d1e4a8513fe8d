import type { JsonObject } from "@shipslog/contract";
import { shownBalanceCr } from "../../commander/CommanderState.ts";
import { componentMaterials } from "../../commander/componentMaterials.ts";
import { encodedMaterials } from "../../commander/encodedMaterials.ts";
import { materialCategory } from "../../commander/materialCategory.ts";
import { materialNames } from "../../commander/materials.ts";
import { suitSymbol, wornLoadout } from "../../commander/suitsAndWeapons.ts";
import { withText } from "../../events/withText.ts";
import { loadoutBase } from "../../events/SuitLoadout.ts";
import { unresolvedSuit } from "../adaptations/suits.ts";
import { gameBuild } from "../gameBuild.ts";
import type { Framing, FramingInput } from "../Framing.ts";
import { hullInLoadGame } from "./hull.ts";
import { scarab, srvId } from "./vehicles.ts";

/** The first line of a file. */
const Fileheader: Framing = ({ language }) => {
  const { language: name, gameversion, build } = gameBuild(language);
  return { part: 1, language: name, Odyssey: true, gameversion, build };
};

/** The identity of the player. */
const Commander: Framing = ({ profile }) => ({ FID: profile.fid, Name: profile.name });

const textOf = (name: string): string | undefined =>
  materialNames[name] ?? componentMaterials[name] ?? encodedMaterials[name];

/** The player's materials by category. */
const Materials: Framing = ({ world: { commander }, memory: { materials } }) => {
  const sums = new Map(commander.materials);
  for (const [name, count] of materials) sums.set(name, (sums.get(name) ?? 0) + count);
  const all = [...sums].filter(([, count]) => count > 0);
  const listOf = (category: string): JsonObject[] =>
    all
      .filter(([name]) => materialCategory(name) === category)
      .map(([name, count]) => {
        return { ...withText("Name", name, textOf(name)), Count: count };
      });
  return { Raw: listOf("Raw"), Manufactured: listOf("Manufactured"), Encoded: listOf("Encoded") };
};

/** The player's ranks. */
const Rank: Framing = ({ profile, memory: { play } }) =>
  mapOf(profile.ranks, ({ rank }, career) => play.promotions.get(career) ?? rank);

/** The percentages to the next ranks. */
const Progress: Framing = ({ profile, memory: { play } }) =>
  mapOf(profile.ranks, ({ percent }, career) => (play.promotions.has(career) ? 0 : percent));

function mapOf<Value>(
  values: Readonly<Record<string, Value>>,
  read: (value: Value, name: string) => number,
): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value, name)]));
}

/** The player's reputation with the superpowers. */
const Reputation: Framing = ({ profile }) => profile.reputation;

/** Builds the fields of the ship, SRV or suit in which the game resumes. */
function mount(input: FramingInput): JsonObject {
  const { world, profile } = input;
  if (world.stateToResume === "onFoot") return suit(input);
  if (world.stateToResume === "srv") {
    const tank = { FuelLevel: world.srv.fuelT, FuelCapacity: 0.5, StartLanded: true };
    return { ...withText("Ship", "TestBuggy", scarab.name), ShipID: srvId, ShipName: "", ShipIdent: "", ...tank };
  }
  const { hull, fuelMainT, fuelCapacityT } = world.ship;
  return {
    ...withText("Ship", hullInLoadGame(hull), hull.name),
    ShipID: profile.shipId,
    ShipName: profile.shipName,
    ShipIdent: profile.shipIdent,
    FuelLevel: fuelMainT,
    FuelCapacity: fuelCapacityT,
    ...(world.stateToResume === "landed" && { StartLanded: true }),
  };
}

/** On foot, LoadGame names the suit as the ship and its oxygen as the fuel. */
function suit({ world }: FramingInput): JsonObject {
  const { suit: worn, slot } = wornLoadout(world.commander);
  const text = unresolvedSuit(suitSymbol(worn)) ?? worn.family.name;
  const name = suitSymbol(worn).replace("suit", "Suit").replace("_c", "_C");
  return {
    ...withText("Ship", name.charAt(0).toUpperCase() + name.slice(1), text),
    ShipID: loadoutBase + slot,
    ShipName: "",
    ShipIdent: "",
    FuelLevel: world.foot.oxygen,
    FuelCapacity: 1,
  };
}

/** The game resumes. */
const LoadGame: Framing = (input) => {
  const { world, profile, language } = input;
  return {
    FID: profile.fid,
    Commander: profile.name,
    Horizons: true,
    Odyssey: !world.client.isBaseGame,
    ...mount(input),
    GameMode: profile.gameMode,
    Credits: shownBalanceCr(world.commander),
    Loan: 0,
    ...gameBuild(language),
  };
};

/** The player's pledge to a power, if any. */
const Powerplay: Framing = ({ world: { commander, timeMs }, profile }) => {
  if (commander.pledge === undefined) return undefined;
  const pledgedS = Math.floor((timeMs - profile.pledgedAtMs) / 1000);
  return { Power: commander.pledge, Rank: 0, Merits: profile.merits, TimePledged: pledgedS };
};

/** Lines at the start of a session. */
export const startUpLines = {
  Fileheader,
  Commander,
  Materials,
  Rank,
  Progress,
  Reputation,
  LoadGame,
  Powerplay,
} as const;
