import { companionTable, Flags, type JsonObject, type JsonValue, type ObservedFile } from "@shipslog/contract";
import type { StoryChance } from "./StoryTime.ts";

type Fields = (chance: StoryChance, number: number) => JsonObject;

const systems = ["Sol", "Shinrarta Dezhra", "Eol Prou RS-T d3-94", "HIP 36601", "Col 285 Sector KW-M c7-12"];
const words = ["o7", "Fly safe", "Größe", "Привет", "こんにちは", "café"];

/** Usual kinds with a few fields; the number is in every event, so that no two are equal. */
const makers: Readonly<Record<string, Fields>> = {
  FSDJump: (chance, number) => ({
    StarSystem: chance.pick(systems),
    SystemAddress: 10_477_373_803 + number,
    StarPos: [number / 32, -chance.integer(0, 320) / 32, chance.integer(-3200, 3200) / 32],
    Body: "A",
    JumpDist: chance.integer(1, 6000) / 100,
  }),
  Docked: (chance, number) => ({
    StationName: `${chance.pick(["Galileo", "Jameson Memorial", "Ray Gateway"])} ${number}`,
    StationType: chance.pick(["Orbis", "Coriolis", "Outpost"]),
    MarketID: 128_000_000 + number,
  }),
  FuelScoop: (chance, number) => ({ Scooped: chance.integer(1, 500) / 100, Total: 16 + number / 1000 }),
  ReceiveText: (chance, number) => ({
    From: "",
    Message: `${chance.pick(words)} ${number}`,
    Channel: chance.pick(["npc", "local", "starsystem"]),
  }),
  MaterialCollected: (chance, number) => ({
    Category: "Raw",
    Name: chance.pick(["iron", "nickel", "sulphur"]),
    Count: number + 1,
  }),
  Scan: (chance, number) => ({
    ScanType: "Detailed",
    BodyName: `${chance.pick(systems)} ${number}`,
    BodyID: number,
    DistanceFromArrivalLS: chance.integer(1, 100_000) / 8,
  }),
  ShipTargeted: (_, number) => ({ TargetLocked: true, Ship: "anaconda", ScanStage: number }),
};

const kinds = Object.keys(makers);

/** Draws an event of a usual kind. */
export function drawEvent(chance: StoryChance, timestamp: string, number: number): JsonObject {
  const event = chance.pick(kinds);
  return { timestamp, event, ...makers[event]?.(chance, number) };
}

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

type Shape = (typeof companionTable)[ObservedFile]["content"];
type Field = string | { readonly list: Readonly<Record<string, string>> };

/** Draws the content of a companion file that the specification does not describe, by its shape. */
export function drawContent(chance: StoryChance, file: ObservedFile, timestamp: string, number: number): JsonObject {
  const { kind, content } = companionTable[file];
  return { timestamp, event: kind, ...drawFields(chance, content, number) };
}

function drawFields(chance: StoryChance, shape: Shape | Readonly<Record<string, string>>, number: number): JsonObject {
  const fields = Object.entries<Field>(shape).filter(([, field]) => !isOptional(field) || chance.isLucky(0.5));
  return Object.fromEntries(fields.map(([key, field]) => [key, drawField(chance, key, field, number)]));
}

const isOptional = (field: Field) => typeof field === "string" && field.endsWith("?");

function drawField(chance: StoryChance, key: string, field: Field, number: number): JsonValue {
  if (typeof field === "object") {
    return Array.from({ length: chance.integer(1, 5) }, (_, at) => drawFields(chance, field.list, number + at));
  }
  if (field.startsWith("text")) return `${key} ${number}`;
  if (field.startsWith("flag")) return chance.isLucky(0.5);
  return field.startsWith("id") ? 128_000_000 + number : number + chance.integer(0, 50);
}
