import { tankKinds, type JsonObject } from "@shipslog/contract";
import type { RuleMargin } from "../../packages/check/src/generate/CorpusProof.ts";
import { MainTank, levelToleranceT, mostUnreportedT } from "../../packages/check/src/rules/evidence/MainTank.ts";
import {
  coordinatesIn,
  distanceBetween,
  idIn,
  numberIn,
  objectListIn,
  textIn,
  timeMsIn,
  type StarCoordinates,
} from "../../packages/check/src/rules/evidence/readField.ts";
import { allowedFalls } from "../../packages/check/src/rules/session/community-goal-total.ts";
import { distanceToleranceLy } from "../../packages/check/src/rules/session/jump-distance.ts";
import { expiryToleranceMs } from "../../packages/check/src/rules/session/mission-expiry.ts";
import { costToleranceShare } from "../../packages/check/src/rules/session/stored-transfer-cost.ts";
import { transferToleranceS } from "../../packages/check/src/rules/session/stored-transfer-time.ts";

/** What the rules with a numeric limit compare, and the limit. */
const limits = {
  "jump-distance": { what: "difference of JumpDist, in ly", limit: distanceToleranceLy },
  "fuel-balance, missing": { what: "fuel that no line explains, in t", limit: levelToleranceT },
  "fuel-balance, added": { what: "fuel scooped without a line, in t", limit: mostUnreportedT },
  "mission-expiry": { what: "change of the expiry time, in s", limit: expiryToleranceMs / 1000 },
  "community-goal-total": { what: "share by which a total fell", limit: allowedFalls.CurrentTotal },
  "stored-transfer-cost": { what: "share by which a cost differs", limit: costToleranceShare },
  "stored-transfer-time": { what: "difference of a time, in s", limit: transferToleranceS },
} as const;

type Measured = keyof typeof limits;

/** Measures how near real journals come to the numeric limits of the rules; one object for all of them. */
export class Margins {
  readonly #found = new Map<Measured, { compared: number; largest: number; beyond: number }>();
  #session = new SessionEvidence();

  /** Starts the next journal. */
  begin(): void {
    this.#session = new SessionEvidence();
  }

  /** Measures one event. */
  take(event: JsonObject): void {
    for (const [rule, value] of this.#session.measure(event)) this.#add(rule, value);
  }

  /** The margin of each rule. */
  result(): readonly RuleMargin[] {
    return [...this.#found].map(([rule, figures]) => ({ rule, ...limits[rule], ...figures }));
  }

  #add(rule: Measured, value: number): void {
    const figures = this.#found.get(rule) ?? { compared: 0, largest: 0, beyond: 0 };
    figures.compared++;
    if (value > limits[rule].limit) figures.beyond++;
    else figures.largest = Math.max(figures.largest, value);
    this.#found.set(rule, figures);
  }
}

type Measurements = readonly (readonly [Measured, number])[];

/** What earlier events of a journal showed. */
class SessionEvidence {
  readonly #tank = new MainTank();
  readonly #places = new Map<string, StarCoordinates>();
  readonly #expiriesMs = new Map<string, number>();
  readonly #totals = new Map<string, number>();
  #place: StarCoordinates | undefined;

  measure(event: JsonObject): Measurements {
    const kind = textIn(event, "event") ?? "";
    if (tankKinds.includes(kind)) this.#tank.forget();
    if (kind === "LoadGame") this.#place = undefined;
    if (kind === "StartJump") this.#tank.startJump(event);
    if (kind === "FuelScoop") this.#tank.read(numberIn(event, "Total"), event);
    if (kind === "ReservoirReplenished") this.#tank.read(numberIn(event, "FuelMain"), event);
    if (kind === "MissionRedirected") this.#expiriesMs.delete(idIn(event, "MissionID") ?? "");
    if (kind === "FSDJump") return [...this.#measureFuel(event), ...this.#arrive(event)];
    if (kind === "Location" || kind === "CarrierJump") this.#arrive(event);
    if (kind === "Missions") return this.#measureMissions(event);
    if (kind === "CommunityGoal") return this.#measureGoals(event);
    return kind === "StoredModules" ? this.#measureTransfers(event) : [];
  }

  #measureFuel(event: JsonObject): Measurements {
    const [range, ...others] = this.#tank.arrive(event);
    const isOther = event["Taxi"] === true || event["Multicrew"] === true;
    if (isOther) this.#tank.forget();
    const level = numberIn(event, "FuelLevel");
    // A reading during the jump allows several levels.
    if (isOther || range === undefined || others.length > 0 || level === undefined) return [];
    const addedT = level - range.leastT;
    return addedT > levelToleranceT
      ? [["fuel-balance, added", addedT]]
      : [["fuel-balance, missing", Math.max(0, -addedT)]];
  }

  #arrive(event: JsonObject): Measurements {
    const [from, to, jumped] = [this.#place, coordinatesIn(event), numberIn(event, "JumpDist")];
    this.#place = to;
    const name = textIn(event, "StarSystem");
    if (name !== undefined && to !== undefined) this.#places.set(name, to);
    if (from === undefined || to === undefined || jumped === undefined) return [];
    const distance = distanceBetween(from, to);
    return distance === 0 ? [] : [["jump-distance", Math.abs(distance - jumped)]];
  }

  #measureMissions(event: JsonObject): Measurements {
    const nowMs = timeMsIn(event) ?? 0;
    return (objectListIn(event, "Active") ?? []).flatMap((item): Measurements => {
      const [id, left] = [item["MissionID"], numberIn(item, "Expires")];
      if (typeof id !== "number" || left === undefined || left === 0) return [];
      const [beforeMs, expiryMs] = [this.#expiriesMs.get(String(id)), nowMs + left * 1000];
      this.#expiriesMs.set(String(id), expiryMs);
      return beforeMs === undefined ? [] : [["mission-expiry", Math.abs(expiryMs - beforeMs) / 1000]];
    });
  }

  #measureGoals(event: JsonObject): Measurements {
    return (objectListIn(event, "CurrentGoals") ?? []).flatMap((goal): Measurements => {
      const [id, total] = [idIn(goal, "CGID") ?? "", numberIn(goal, "CurrentTotal") ?? 0];
      const before = this.#totals.get(id);
      this.#totals.set(id, total);
      return before === undefined ? [] : [["community-goal-total", Math.max(0, (before - total) / before)]];
    });
  }

  #measureTransfers(event: JsonObject): Measurements {
    const here = this.#places.get(textIn(event, "StarSystem") ?? "");
    return (objectListIn(event, "Items") ?? []).flatMap((item): Measurements => {
      const there = this.#places.get(textIn(item, "StarSystem") ?? "");
      const [cost, time] = [numberIn(item, "TransferCost"), numberIn(item, "TransferTime")];
      if (item["MarketID"] === event["MarketID"] || here === undefined || there === undefined) return [];
      const distanceLy = distanceBetween(here, there);
      if (cost === undefined || time === undefined || distanceLy === 0) return [];
      const expected = Math.floor(100 + (numberIn(item, "BuyPrice") ?? 0) * (0.0002 + 0.00006 * distanceLy));
      return [
        ["stored-transfer-cost", Math.abs(cost - expected) / expected],
        ["stored-transfer-time", Math.abs(time - Math.floor(300 + 10 * distanceLy))],
      ];
    });
  }
}
