import { Flags, type JsonObject, type Moment } from "@shipslog/contract";

/** The size and time of a session. */
export interface SessionSize {
  readonly events: number;
  readonly eventsPerSecond: number;
  readonly startMs: number;
}

const system = (n: number): JsonObject => {
  return { StarSystem: `System ${n}`, SystemAddress: 10477373803 + n, StarPos: [n / 32, 0, -n / 32], StarClass: "K" };
};

/** The kinds in turn, each with its number. */
const makers: readonly ((n: number) => JsonObject)[] = [
  (n) => ({ event: "FSDJump", ...system(n), JumpDist: 7.5, FuelUsed: 0.5, FuelLevel: 15.5 }),
  () => ({ event: "NavRoute" }),
  (n) => ({ event: "MultiSellExplorationData", Discovered: [], BaseValue: n, Bonus: 0, TotalEarnings: n }),
  (n) => ({ event: "SuitLoadout", SuitID: n, SuitName: "flightsuit", LoadoutName: `Größe ${n}`, Modules: [] }),
  () => ({ event: "ModuleInfo" }),
];

/** A session of numbered events at a steady rate during a flight along a planet, after a Fileheader. */
export function* numberedSession({
  events,
  eventsPerSecond,
  startMs,
}: SessionSize): Generator<Moment, void, undefined> {
  const header = {
    event: "Fileheader",
    part: 1,
    language: "English/UK",
    Odyssey: true,
    gameversion: "4.0 beta",
    build: "r1/r0 ",
  };
  let route: JsonObject = {};
  let modules: JsonObject = {};
  for (let n = 0; n < events; n++) {
    const timeMs = startMs + Math.floor((n * 1000) / eventsPerSecond);
    const timestamp = `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
    const event: JsonObject = { timestamp, ...(n === 0 ? header : makers[n % makers.length]?.(n)) };
    if (event["event"] === "NavRoute") route = { ...event, Route: [system(n), system(n + 1)] };
    if (event["event"] === "ModuleInfo") modules = { ...event, Modules: [{ Slot: `Slot${n}`, Item: "x", Power: 1.5 }] };
    yield {
      timeMs,
      event,
      companions: {
        "Status.json": statusAt(timestamp, n),
        ...("event" in route && { "NavRoute.json": route }),
        ...("event" in modules && { "ModulesInfo.json": modules }),
      },
    };
  }
}

/** The ship moves far enough for Status.json to change about every fifth event. */
function statusAt(timestamp: string, n: number): JsonObject {
  const flags = Flags.encode(["InMainShip", "HasLatLong"]);
  return {
    timestamp,
    event: "Status",
    Flags: flags,
    Latitude: Math.fround(n / 250),
    Longitude: 0,
    Heading: 0,
    Altitude: 5000,
  };
}
