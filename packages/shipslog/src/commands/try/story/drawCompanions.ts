import { Flags, type JsonObject } from "@shipslog/contract";
import type { StoryChance } from "./StoryChance.ts";

/** Draws the content of Status.json; the number is in it, so that no two are equal. */
export function drawStatus(chance: StoryChance, timestamp: string, number: number): JsonObject {
  const flags = Flags.encode(chance.isLucky(0.5) ? ["InMainShip", "ShieldsUp"] : ["InMainShip", "Supercruise"]);
  return {
    timestamp,
    event: "Status",
    Flags: flags,
    Flags2: 0,
    Pips: [4, 4, 4],
    FireGroup: chance.integer(0, 7),
    GuiFocus: 0,
    Fuel: { FuelMain: 16 + number / 64, FuelReservoir: 0.5 },
    Cargo: number,
    LegalState: "Clean",
    Balance: 1_000_000 + number,
  };
}

/** Draws the content of NavRoute.json: a route of several jumps. */
export function drawRoute(chance: StoryChance, timestamp: string, number: number): JsonObject {
  const stops = Array.from({ length: chance.integer(2, 6) }, (_, at) => ({
    StarSystem: `Eol Prou RS-T d3-${number + at}`,
    SystemAddress: 3_238_296_097_059 + number + at,
    StarPos: [at, number / 32, -at / 2],
    StarClass: chance.pick(["K", "G", "M", "N"]),
  }));
  return { timestamp, event: "NavRoute", Route: stops };
}

/** Draws the content of ModulesInfo.json. */
export function drawModules(chance: StoryChance, timestamp: string, number: number): JsonObject {
  const modules = Array.from({ length: chance.integer(2, 6) }, (_, at) => ({
    Slot: `Slot${String(at + 1).padStart(2, "0")}_Size${number}`,
    Item: chance.pick(["int_cargorack_size5_class1", "int_refinery_size4_class5"]),
    Power: at / 4,
    Priority: at % 5,
  }));
  return { timestamp, event: "ModuleInfo", Modules: modules };
}
