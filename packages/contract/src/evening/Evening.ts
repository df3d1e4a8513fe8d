import type { JsonObject } from "../text/Json.ts";
import { parseTimestampMs } from "../time/timestamp.ts";
import { eventSentence } from "../words/eventSentence.ts";
import { shipName } from "../words/moduleName.ts";
import { incomes, isIncomeKind, type IncomeSource } from "./income.ts";

/** What a commander did most in an evening. */
export type EveningRole = "explorer" | "exobiologist" | "trader" | "fighter" | "miner" | "courier" | "pilot";

/** The figures of an evening, each a number of things. */
export interface EveningCounts {
  readonly jumps: number;
  readonly systems: number;
  readonly bodies: number;
  readonly firsts: number;
  readonly mapped: number;
  readonly samples: number;
  readonly kills: number;
  readonly missions: number;
  readonly tonnesSold: number;
  readonly tonnesMined: number;
  readonly dockings: number;
  readonly landings: number;
  readonly deaths: number;
}

/** One evening of a commander, from its lines. */
export interface Evening {
  readonly commander: string | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly role: EveningRole;
  readonly counts: EveningCounts;
  readonly distanceLy: number;
  /** Seen from above the galaxy: light-years to the east and to the north of Sol. */
  readonly path: readonly (readonly number[])[];
  readonly startSystem: string | undefined;
  readonly endSystem: string | undefined;
  readonly ships: readonly string[];
  readonly income: Readonly<Partial<Record<IncomeSource, number>>>;
  readonly credits: number;
  /** The line that stands out, as a sentence. */
  readonly best: string | undefined;
}

/** A route of more points looks the same. */
const mostPoints = 4000;

/** What a first discovery is worth beside credits, to compare moments. */
const rareWorth: Readonly<Record<string, number>> = {
  "Ammonia world": 4_000_000,
  "Earthlike body": 8_000_000,
  "Water world": 2_500_000,
};
const promotionWorth = 30_000_000;
const codexWorth = 200_000;

/** Which counts make a role, each weighted by how often they happen. */
const roleWeights: Readonly<
  Record<Exclude<EveningRole, "pilot">, Readonly<Partial<Record<keyof EveningCounts, number>>>>
> = {
  explorer: { bodies: 1, jumps: 1, firsts: 1, mapped: 3 },
  exobiologist: { samples: 30 },
  trader: { tonnesSold: 0.1 },
  fighter: { kills: 5 },
  miner: { tonnesMined: 3 },
  courier: { missions: 8 },
};

/** Adds the lines of an evening up. */
export class EveningFold {
  readonly #counts = {
    jumps: 0,
    systems: 0,
    bodies: 0,
    firsts: 0,
    mapped: 0,
    samples: 0,
    kills: 0,
    missions: 0,
    tonnesSold: 0,
    tonnesMined: 0,
    dockings: 0,
    landings: 0,
    deaths: 0,
  };
  readonly #systems = new Set<string>();
  readonly #bodies = new Set<string>();
  readonly #ships = new Set<string>();
  readonly #income: Partial<Record<IncomeSource, number>> = {};
  #path: (readonly number[])[] = [];
  #distanceLy = 0;
  #commander: string | undefined;
  #fromMs: number | undefined;
  #toMs: number | undefined;
  #startSystem: string | undefined;
  #endSystem: string | undefined;
  #best: { readonly worth: number; readonly sentence: string } | undefined;

  /** Adds an event. */
  add(kind: string, event: JsonObject): void {
    const timeMs = parseTimestampMs(event["timestamp"]);
    if (timeMs !== undefined) {
      this.#fromMs ??= timeMs;
      this.#toMs = timeMs;
    }
    if (Object.hasOwn(adders, kind)) this.#count(kind, event);
    if (kind === "Commander" || kind === "LoadGame") {
      this.#commander = textIn(event, kind === "Commander" ? "Name" : "Commander") ?? this.#commander;
    }
    if (kind === "FSDJump" || kind === "Location" || kind === "CarrierJump") this.#arrive(kind, event);
    if (kind === "Loadout") this.#board(event, "Ship");
    if (kind === "ShipyardSwap") this.#board(event, "ShipType");
    if (kind === "Scan") this.#scan(event);
    this.#earn(kind, event);
    if (kind === "Promotion") this.#consider(promotionWorth, kind, event);
    if (kind === "CodexEntry" && event["IsNewEntry"] === true) this.#consider(codexWorth, kind, event);
  }

  /** The evening so far. */
  evening(): Evening {
    const counts = { ...this.#counts, systems: this.#systems.size };
    return {
      commander: this.#commander,
      fromMs: this.#fromMs,
      toMs: this.#toMs,
      role: roleOf(counts),
      counts,
      distanceLy: this.#distanceLy,
      path: this.#path,
      startSystem: this.#startSystem,
      endSystem: this.#endSystem,
      ships: [...this.#ships],
      income: this.#income,
      credits: Object.values(this.#income).reduce((sum, value) => sum + value, 0),
      best: this.#best?.sentence,
    };
  }

  #count(kind: string, event: JsonObject): void {
    const [count, amount] = adders[kind]?.(event) ?? [];
    if (count !== undefined && amount !== undefined) this.#counts[count] += amount;
  }

  #arrive(kind: string, event: JsonObject): void {
    const system = textIn(event, "StarSystem");
    if (system === undefined) return;
    this.#startSystem ??= system;
    this.#endSystem = system;
    if (kind === "FSDJump") this.#distanceLy += numberIn(event, "JumpDist") ?? 0;
    if (kind !== "Location") this.#systems.add(system);
    const place: unknown = event["StarPos"];
    const [x, , z] = Array.isArray(place) ? (place as readonly unknown[]) : [];
    if (typeof x === "number" && typeof z === "number") {
      this.#path.push([x, z]);
      // Every second point: a long evening stays as small as a short one.
      if (this.#path.length > mostPoints) this.#path = this.#path.filter((_, at) => at % 2 === 0);
    }
  }

  #board(event: JsonObject, name: string): void {
    const ship = textIn(event, name);
    if (ship !== undefined) this.#ships.add(shipName(ship));
  }

  /** Stars and planets count once; belts and rings are no bodies. */
  #scan(event: JsonObject): void {
    const body = textIn(event, "BodyName");
    const planet = textIn(event, "PlanetClass");
    if (body === undefined || (planet === undefined && textIn(event, "StarType") === undefined)) return;
    if (this.#bodies.has(body)) return;
    this.#bodies.add(body);
    this.#counts.bodies++;
    if (event["WasDiscovered"] !== false) return;
    this.#counts.firsts++;
    const worth = planet === undefined ? undefined : rareWorth[planet];
    if (worth !== undefined) this.#consider(worth, "Scan", event);
  }

  #earn(kind: string, event: JsonObject): void {
    if (!isIncomeKind(kind)) return;
    const { source, credits } = incomes[kind];
    const earned = credits(event);
    if (earned === undefined) return;
    this.#income[source] = (this.#income[source] ?? 0) + earned;
    this.#consider(earned, kind, event);
  }

  #consider(worth: number, kind: string, event: JsonObject): void {
    if (worth > (this.#best?.worth ?? 0)) this.#best = { worth, sentence: eventSentence(kind, event) };
  }
}

type Count = Exclude<keyof EveningCounts, "systems" | "bodies" | "firsts">;

/** What a line of a kind adds to which count. */
const adders: Readonly<Record<string, (event: JsonObject) => readonly [count: Count, amount: number]>> = {
  Bounty: () => ["kills", 1],
  Died: () => ["deaths", 1],
  Docked: () => ["dockings", 1],
  FSDJump: () => ["jumps", 1],
  FactionKillBond: () => ["kills", 1],
  MarketSell: (event) => ["tonnesSold", numberIn(event, "Count") ?? 0],
  MiningRefined: () => ["tonnesMined", 1],
  MissionCompleted: () => ["missions", 1],
  PVPKill: () => ["kills", 1],
  SAAScanComplete: () => ["mapped", 1],
  ScanOrganic: (event) => ["samples", event["ScanType"] === "Analyse" ? 1 : 0],
  Touchdown: (event) => ["landings", event["PlayerControlled"] === true ? 1 : 0],
};

function roleOf(counts: EveningCounts): EveningRole {
  let best: EveningRole = "pilot";
  // Less than this is a flight and no role.
  let highest = 4;
  for (const [role, weights] of Object.entries(roleWeights)) {
    const score = Object.entries(weights).reduce(
      (sum, [count, weight]) => sum + counts[count as keyof EveningCounts] * weight,
      0,
    );
    if (score > highest) {
      highest = score;
      best = role as EveningRole;
    }
  }
  return best;
}

function textIn(event: JsonObject, name: string): string | undefined {
  const value = event[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function numberIn(event: JsonObject, name: string): number | undefined {
  const value = event[name];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
