import type { JsonObject, JsonValue, Moment } from "@shipslog/contract";
import { textOfJson } from "./textOfJson.ts";

/** The software that a simulated player uploads with. */
export interface UploadSoftware {
  readonly softwareName: string;
  readonly softwareVersion: string;
  /** Software from before the header had the version and the build of the game. */
  readonly isOld: boolean;
}

interface StarSystem {
  readonly name: string;
  readonly address: JsonValue;
  readonly position: JsonValue;
}

/** How lines of a kind become a message. */
interface Topic {
  readonly schema: string;
  /** The key under which the message names the system, if the line does not. */
  readonly system?: "StarSystem" | "SystemName" | "System";
  /** Keys of the line that the schema does not take, besides those that tell about the player. */
  readonly without?: readonly string[];
}

const journal: Topic = { schema: "journal/1", system: "StarSystem" };

/** The kinds that are sent as they are, and what their schemas ask. */
const topics: Readonly<Record<string, Topic>> = {
  Docked: journal,
  FSDJump: journal,
  Location: journal,
  CarrierJump: journal,
  Scan: journal,
  SAASignalsFound: journal,
  FSSDiscoveryScan: { schema: "fssdiscoveryscan/1", system: "SystemName", without: ["Progress"] },
  FSSAllBodiesFound: { schema: "fssallbodiesfound/1", system: "SystemName" },
  FSSBodySignals: { schema: "fssbodysignals/1", system: "StarSystem" },
  ScanBaryCentre: { schema: "scanbarycentre/1", system: "StarSystem" },
  ApproachSettlement: { schema: "approachsettlement/1", system: "StarSystem" },
  DockingGranted: { schema: "dockinggranted/1" },
  DockingDenied: { schema: "dockingdenied/1" },
};

/** What lines say about the player and the journey, which no message has. */
const personal: ReadonlySet<string> = new Set(
  "ActiveFine BoostUsed CockpitBreach FuelLevel FuelUsed HappiestSystem HomeSystem IsNewEntry JumpDist MyReputation NewTraitsDiscovered SquadronFaction Wanted".split(
    " ",
  ),
);
/** Where the player is, which a message of the journal must not tell; of a settlement it is the place, which its message must have. */
const ownPlace = ["Latitude", "Longitude"];

/** Makes the uploads of one player from the moments of a session, as uploaders do. */
export class PlayerUploads {
  readonly #name: string;
  readonly #software: UploadSoftware;
  #game: Readonly<Record<string, string>> = {};
  #flags: Readonly<Record<string, boolean>> = {};
  #system: StarSystem | undefined;
  #signals: JsonObject[] = [];

  constructor(name: string, software: UploadSoftware) {
    this.#name = name;
    this.#software = software;
  }

  /** The uploads that follow from a moment. */
  *take({ event, companions }: Moment): Generator<JsonObject> {
    if (event === undefined) return;
    const kind = textOfJson(event["event"]);
    if (kind === "FSSSignalDiscovered") {
      this.#collectSignal(event);
      return;
    }
    yield* this.#sendSignals();
    this.#learn(event, kind);
    const topic = topics[kind];
    if (topic !== undefined) yield* this.#send(event, topic);
    if (kind === "NavRoute") yield* this.#sendRoute(companions["NavRoute.json"]);
    if (kind === "Market") yield* this.#sendMarket(companions["Market.json"]);
  }

  #learn(event: JsonObject, kind: string): void {
    if (kind === "Fileheader") {
      // The listeners of a local relay are shown what those of the real one see; nothing of it leaves the machine.
      const gameversion = textOfJson(event["gameversion"]).replace(/ beta$/, "");
      this.#game = this.#software.isOld ? {} : { gameversion, gamebuild: textOfJson(event["build"]) };
    } else if (kind === "LoadGame") {
      const names = { Horizons: "horizons", Odyssey: "odyssey" };
      const told = Object.entries(names).filter(([name]) => typeof event[name] === "boolean");
      this.#flags = Object.fromEntries(told.map(([name, flag]) => [flag, event[name] === true]));
    }
    const { StarSystem: name, SystemAddress: address, StarPos: position } = event;
    if (typeof name === "string" && address !== undefined && position !== undefined) {
      this.#system = { name, address, position };
    }
  }

  *#send(event: JsonObject, { schema, system, without = [] }: Topic): Generator<JsonObject> {
    const message = withoutPersonal(event, new Set([...without, ...(schema === "journal/1" ? ownPlace : [])]));
    if (system === undefined) {
      yield this.#upload(schema, message);
    } else if (this.#system !== undefined && this.#system.address === event["SystemAddress"]) {
      const { name, position } = this.#system;
      yield this.#upload(schema, { ...message, [system]: name, StarPos: position });
    }
  }

  #collectSignal(event: JsonObject): void {
    const { event: _, SystemAddress: address, ...signal } = withoutPersonal(event, new Set(["TimeRemaining"]));
    if (signal["USSType"] === "$USS_Type_MissionTarget;" || address !== this.#system?.address) return;
    const { timestamp, SignalName, ...others } = signal;
    const kept = signalKeys.filter((key) => others[key] !== undefined).map((key) => [key, others[key]] as const);
    this.#signals.push({ timestamp, SignalName, ...Object.fromEntries(kept) } as JsonObject);
  }

  /** Signals come in bursts, and are sent as one message when something else follows. */
  *#sendSignals(): Generator<JsonObject> {
    const [first] = this.#signals;
    const system = this.#system;
    if (first === undefined || system === undefined) return;
    yield this.#upload("fsssignaldiscovered/1", {
      timestamp: first["timestamp"] ?? "",
      event: "FSSSignalDiscovered",
      SystemAddress: system.address,
      StarSystem: system.name,
      StarPos: system.position,
      signals: this.#signals,
    });
    this.#signals = [];
  }

  *#sendRoute(file: JsonObject | undefined): Generator<JsonObject> {
    const route = file?.["Route"];
    if (file === undefined || !Array.isArray(route) || route.length === 0) return;
    yield this.#upload("navroute/1", {
      timestamp: file["timestamp"] ?? "",
      event: "NavRoute",
      Route: route as JsonValue,
    });
  }

  *#sendMarket(file: JsonObject | undefined): Generator<JsonObject> {
    const items = file?.["Items"];
    if (file === undefined || !Array.isArray(items)) return;
    const goods = (items as readonly JsonObject[]).filter(({ Category }) => Category !== "NonMarketable");
    const names = { systemName: "StarSystem", stationName: "StationName", stationType: "StationType" };
    yield this.#upload("commodity/3", {
      timestamp: file["timestamp"] ?? "",
      ...Object.fromEntries(Object.entries(names).map(([name, key]) => [name, file[key] ?? ""])),
      marketId: file["MarketID"] ?? 0,
      commodities: goods.map((each): JsonObject => ({
        ...Object.fromEntries(marketKeys.map((key) => [`${key[0]?.toLowerCase()}${key.slice(1)}`, each[key] ?? 0])),
        name: textOfJson(each["Name"])
          .replace(/^\$(?<symbol>.*)_name;$/i, "$<symbol>")
          .toLowerCase(),
      })),
    });
  }

  #upload(schema: string, message: JsonObject): JsonObject {
    const { softwareName, softwareVersion } = this.#software;
    return {
      $schemaRef: `https://eddn.edcd.io/schemas/${schema}`,
      header: { uploaderID: this.#name, softwareName, softwareVersion, ...this.#game },
      message: { ...message, ...this.#flags },
    };
  }
}

const signalKeys = [
  "SignalType",
  "IsStation",
  "USSType",
  "SpawningState",
  "SpawningFaction",
  "SpawningPower",
  "OpposingPower",
  "ThreatLevel",
];
const marketKeys = ["MeanPrice", "BuyPrice", "Stock", "StockBracket", "SellPrice", "Demand", "DemandBracket"];

/** A line without display texts and without what it says about the player, at any depth. */
function withoutPersonal(event: JsonObject, without: ReadonlySet<string>): JsonObject {
  const kept = Object.entries(event).filter(
    ([key]) => !key.endsWith("_Localised") && !personal.has(key) && !without.has(key),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, cleaned(value, without)]));
}

function cleaned(value: JsonValue, without: ReadonlySet<string>): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((each) => cleaned(each, without));
  return withoutPersonal(value as JsonObject, without);
}
