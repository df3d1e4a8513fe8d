import type { JsonObject } from "@shipslog/contract";
import type { StoryChance } from "./StoryChance.ts";

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
