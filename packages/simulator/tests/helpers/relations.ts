import type { LoggedMoment } from "./simulateWithLog.ts";
import type { EventOf, JournalEvent, JsonValue } from "@shipslog/contract";
import type { Complaints, Judge } from "./sessions.ts";

type Jump = EventOf<"FSDJump">;
type Faction = NonNullable<Jump["Factions"]>[number];
type Docked = EventOf<"Docked">;

/** Earlier values of a session that relations refer to. */
interface SessionHistory {
  /** When the current jump began. */
  jumpBegunMs: number;
  lastJump: Jump | undefined;
  lastJumpMs: number | undefined;
  /** FuelMain of Status before and during the jump; undefined when Status has none. */
  fuelMain: number | undefined;
  fuelInHyperspace: number | undefined;
  /** Whether the session has display texts; undefined before the first symbol. */
  hasTexts: boolean | undefined;
  /** The start-up kinds seen since the last load. */
  startUp: string[];
}

/**
 * Checks the relations of real journals (F35 to F68) that no rule of the check judges, written from the facts and not from
 * the simulator. Those that a rule has are in check-clean.long.test.ts.
 */
export function relationJudge(complaints: Complaints): Judge & { readonly checked: Record<string, number> } {
  const checked: Record<string, number> = {};
  let past: SessionHistory = begin();
  return {
    checked,
    begin() {
      past = begin();
    },
    see(moment: LoggedMoment) {
      for (const { name } of moment.transitions) if (name === "engageHyperdrive") past.jumpBegunMs = moment.timeMs;
      const event = moment.event as JournalEvent | undefined;
      if (event !== undefined) {
        checked[event.event] = (checked[event.event] ?? 0) + 1;
        checkLocalised(complaints, event, event.event, past);
        const check: Check<never> | undefined = checks[event.event];
        check?.(complaints, event as never, past, moment);
      }
      rememberFuel(past, moment);
    },
  };
}

function begin(): SessionHistory {
  return {
    jumpBegunMs: 0,
    lastJump: undefined,
    lastJumpMs: undefined,
    fuelMain: undefined,
    fuelInHyperspace: undefined,
    hasTexts: undefined,
    startUp: [],
  };
}

/** Records the fuel level in Status, before and during hyperspace. */
function rememberFuel(past: SessionHistory, { companions }: LoggedMoment): void {
  const status = companions["Status.json"] as unknown as EventOf<"Status">;
  const isJumping = Math.floor(status.Flags / 2 ** 30) % 2 === 1;
  if (isJumping) past.fuelInHyperspace = status.Fuel?.FuelMain;
  else past.fuelMain = status.Fuel?.FuelMain;
}

/**
 * X_Localised differs from X ignoring case, and every symbol has its text (F12), or no symbol of the session has
 * one (rule 4: they are optional).
 */
function checkLocalised(complaints: Complaints, value: JsonValue, path: string, past: SessionHistory): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) checkLocalised(complaints, item, `${path}[]`, past);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const fields = value as Readonly<Record<string, JsonValue>>;
  for (const [key, inner] of Object.entries(fields)) {
    const text = fields[`${key}_Localised`];
    if (typeof inner === "string") {
      const isSymbol = /^\$.*;$/.test(inner);
      if (isSymbol) past.hasTexts ??= text !== undefined;
      const isWhole = !isSymbol || (text !== undefined) === past.hasTexts;
      complaints.expect(isWhole, `${path}.${key}: some symbols have _Localised and some do not`, () => inner);
      const isSame = typeof text === "string" && text.toLowerCase() === inner.toLowerCase();
      complaints.expect(!isSame, `${path}.${key}: _Localised repeats the value`, () => inner);
    } else checkLocalised(complaints, inner, `${path}.${key}`, past);
  }
}

type Check<Name extends JournalEvent["event"]> = (
  complaints: Complaints,
  event: EventOf<Name>,
  past: SessionHistory,
  moment: LoggedMoment,
) => void;

const startUpOrder = ["EngineerProgress", "SquadronStartup", "SuitLoadout", "Missions"];
const suitCosts: Readonly<Record<number, number>> = { 2: 600_000, 3: 2_250_000, 4: 4_500_000, 5: 7_500_000 };
/** Ingredients by blueprint; the SRV and the multi-cannons of a ship share the name Ammo Basic. */
const recipes: Readonly<Record<string, string | readonly string[]>> = {
  "Fuel Basic": "sulphur 1 phosphorus 1",
  "Ammo Basic": ["sulphur 2 phosphorus 1", "sulphur 2 iron 2 nickel 1"],
  "AX Multi-cannon Ammo Basic": "iron 2 nickel 1 sulphur 2 tg_weaponparts 2",
  "Guardian Gauss Cannon Ammo Basic":
    "manganese 3 focuscrystals 2 guardian_powercell 2 guardian_sentinel_wreckagecomponents 4",
  "Chaff Basic": "compactcomposites 1 filamentcomposites 1",
  "Module Repair Basic": "vanadium 3 nickel 2 chromium 2 zinc 2",
  "Limpet Basic": "iron 10 nickel 10",
  "FSD Basic": "carbon 1 vanadium 1 germanium 1",
  "FSD Standard": "carbon 1 vanadium 1 germanium 1 cadmium 1 niobium 1",
  "FSD Premium": "carbon 1 germanium 1 arsenic 1 niobium 1 yttrium 1 polonium 1",
  "Repair Basic": "iron 2 nickel 1",
  "Life Support Basic": "iron 2 nickel 1",
  "Heat Sink Basic": "basicconductors 2 heatconductionwiring 2",
};

const checks: { readonly [Name in JournalEvent["event"]]?: Check<Name> } = {
  FSDJump(complaints, jump, past, { timeMs }) {
    const crossedMs = timeMs - past.jumpBegunMs;
    complaints.expect(crossedMs >= 18_000 && crossedMs <= 48_000, "18 to 47 s from start to arrival", () => crossedMs);
    const apartMs = timeMs - (past.lastJumpMs ?? Number.NEGATIVE_INFINITY);
    complaints.expect(apartMs >= 43_000, "43 s between jumps", () => apartMs);
    checkTank(complaints, jump, past);
    checkBody(complaints, jump);
    checkSociety(complaints, jump);
    past.lastJump = jump;
    past.lastJumpMs = timeMs;
  },
  Docked: checkPort,
  EngineerProgress(complaints, { Engineers }, past) {
    if (Engineers === undefined) return;
    past.startUp = ["EngineerProgress"];
    for (const { Progress, Rank, RankProgress } of Engineers) {
      const isUnlocked = Progress === "Unlocked";
      const fits = (Rank !== undefined) === isUnlocked && (RankProgress !== undefined) === isUnlocked;
      complaints.expect(fits, "Rank exactly for Unlocked");
      complaints.expect((Rank ?? 0) <= 5 && (Rank !== 5 || RankProgress === 0), "RankProgress is 0 at rank 5");
    }
  },
  SquadronStartup(_complaints, _event, past) {
    past.startUp.push("SquadronStartup");
  },
  Missions(complaints, { Active }, past) {
    past.startUp.push("Missions");
    const ranks = past.startUp.map((kind) => startUpOrder.indexOf(kind));
    complaints.expect(isAscending(ranks), "start-up order", () => past.startUp.join());
    past.startUp = [];
    const hasTime = Active.every(({ Expires }) => Expires > 0);
    complaints.expect(hasTime, "Expires is positive for an active mission");
    const ids = Active.map(({ MissionID }) => BigInt(MissionID));
    complaints.expect(isAscending(ids), "active missions are ordered by id", () => ids.join());
  },
  StoredModules(complaints, { Items, MarketID }) {
    // By the two formulas of F64 and F65, whether or not the positions of the systems are known.
    for (const { TransferCost: cost, TransferTime: time, BuyPrice: price, MarketID: market } of Items) {
      if (cost === undefined || time === undefined || market === MarketID) continue;
      const costAt = (ly: number): number => Math.floor(100 + price * (0.0002 + 0.000_06 * ly));
      const fits = time >= 300 && cost >= costAt((time - 300) / 10) && cost <= costAt((time - 299) / 10);
      complaints.expect(fits, "TransferCost fits TransferTime");
    }
  },
  MultiSellExplorationData(complaints, { Discovered: { length } }) {
    complaints.expect(length >= 1 && length <= 50, "a page has at most 50 systems", () => length);
  },
  Synthesis(complaints, { Name, Materials }) {
    const made = Materials.map(({ Name: name, Count }) => `${name} ${Count}`).join(" ");
    complaints.expect([recipes[Name]].flat().includes(made), "recipe", () => `${Name}: ${made}`);
  },
  SuitLoadout(complaints, { SuitID, LoadoutID, Modules }, past, { timeMs }) {
    if (past.startUp.length > 0) past.startUp.push("SuitLoadout");
    complaints.expect(Number(LoadoutID) >= 4_293_000_000 && Number(LoadoutID) < 4_293_000_100, "LoadoutID");
    for (const id of [SuitID, ...Modules.map(({ SuitModuleID }) => SuitModuleID)]) {
      const boughtS = Math.floor(Number(id) / 2 ** 20);
      complaints.expect(boughtS <= timeMs / 1000, "the id has a past time of purchase", () => id);
    }
  },
  UpgradeSuit(complaints, { Class, Cost }) {
    complaints.expect(suitCosts[Class] === Cost, "cost of a suit", () => Cost);
  },
  UpgradeWeapon(complaints, { Resources }) {
    complaints.expect((Resources?.length ?? 5) === 5, "five resources");
  },
  CommunityGoal(complaints, { CurrentGoals }, _past, { timeMs }) {
    for (const { IsComplete, Expiry } of CurrentGoals) {
      complaints.expect(IsComplete === Date.parse(Expiry) <= timeMs, "a goal ends at its expiry", () => Expiry);
    }
  },
  NavRoute(complaints, { timestamp }, _past, { companions }) {
    const file = companions["NavRoute.json"] as unknown as EventOf<"NavRoute">;
    complaints.expect(file.timestamp === timestamp, "NavRoute.json has the time of its line");
    const addresses = (file.Route ?? []).map(({ SystemAddress }) => SystemAddress);
    complaints.expect(new Set(addresses).size === addresses.length, "a route visits no star twice");
  },
  ModuleInfo(complaints, { timestamp }, _past, { companions }) {
    const file = companions["ModulesInfo.json"] as unknown as EventOf<"ModuleInfo">;
    complaints.expect(file.timestamp === timestamp, "ModulesInfo.json has the time of its line");
    const powers = (file.Modules ?? []).map(({ Power }) => Power);
    complaints.expect(isAscending(powers.toReversed()), "modules are ordered by power, highest first");
  },
};

function isAscending(values: readonly (number | bigint)[]): boolean {
  return values.every((value, at) => at === 0 || value >= values[at - 1]!);
}

const micro = (tonnes: number): number => Math.round(tonnes * 1e6);

/** Checks FuelLevel = previous level − FuelUsed to the last printed digit, and the reduced level in hyperspace. */
function checkTank(complaints: Complaints, jump: Jump, past: SessionHistory): void {
  complaints.expect(jump.FuelUsed > 0, "fuel is used", () => jump.FuelUsed);
  // Status of a taxi passenger has no Fuel.
  complaints.expect((past.fuelMain === undefined) === (jump.Taxi === true), "Fuel is absent only in a taxi");
  if (past.fuelMain === undefined) return;
  const left = micro(past.fuelMain) - micro(jump.FuelUsed);
  complaints.expect(left === micro(jump.FuelLevel), "FuelLevel", () => `${left} and ${jump.FuelLevel}`);
  complaints.expect(past.fuelInHyperspace === jump.FuelLevel, "FuelMain in hyperspace", () => past.fuelInHyperspace);
}

/** Checks the names of the system and of the body arrived at (F67). */
function checkBody(complaints: Complaints, { StarSystem, SystemAddress, Body, BodyID, BodyType }: Jump): void {
  const address = BigInt(SystemAddress);
  const mass = Number(address & 7n);
  // Above the three bits of the mass code and those of the boxel is the number that ends the name.
  const number = Number(address >> BigInt(44 - 3 * mass));
  const named = / [A-Z]{2}-[A-Z] ([a-h])(?:\d+-)?(\d+)$/.exec(StarSystem);
  const isNamed = named === null || ("abcdefgh".indexOf(named[1]!) === mass && Number(named[2]) === number);
  complaints.expect(isNamed, "StarSystem and SystemAddress match", () => StarSystem);
  complaints.expect(Body.startsWith(StarSystem), "Body begins with StarSystem", () => Body);
  if (BodyType === "Null") {
    const isBarycentre = BodyID === 0 && / [A-D]{2,4}$/.test(Body);
    complaints.expect(isBarycentre, "a barycentre has id 0 and the letters of its stars", () => Body);
  } else complaints.expect((Body === StarSystem) === (BodyID === 0), "BodyID 0 exactly for a single star");
}

/** Checks the society of the system a jump arrives in (F58 to F61). */
function checkSociety(complaints: Complaints, jump: Jump): void {
  const { Factions: factions, SystemFaction: ruler } = jump;
  if (factions === undefined) {
    const isEmpty = jump.SystemAllegiance === "" && ruler === undefined;
    complaints.expect(isEmpty, "no allegiance and no controlling faction without factions");
    return;
  }
  checkInfluence(complaints, factions);
  const known = factions.find(({ Name }) => Name === ruler?.Name);
  complaints.expect(known !== undefined, "SystemFaction is in Factions", () => ruler?.Name);
  if (known !== undefined) checkRuler(complaints, jump, factions, known);
  for (const { FactionState, ActiveStates } of factions) {
    const active = statesOf(ActiveStates);
    const fits = FactionState === "None" ? active.length === 0 : active.includes(FactionState);
    complaints.expect(fits, "FactionState is one of ActiveStates", () => `${FactionState} of ${active.join()}`);
  }
  checkConflicts(complaints, jump, factions);
  checkPowers(complaints, jump);
}

function checkInfluence(complaints: Complaints, factions: readonly Faction[]): void {
  complaints.expect(factions.length >= 1 && factions.length <= 8, "one to eight factions");
  const shares = factions.map(({ Influence }) => Influence);
  const denominators = Array.from({ length: 192 }, (_, at) => 900 + at);
  const fits = denominators.some((n) => shares.every((share) => Math.abs(share * n - Math.round(share * n)) < 0.002));
  complaints.expect(fits, "Influence is n/N", () => shares.join());
}

function checkRuler(complaints: Complaints, jump: Jump, factions: readonly Faction[], ruler: Faction): void {
  const isGovernment = jump.SystemGovernment === `$government_${ruler.Government};`;
  const isStrongest = factions.every(({ Influence }) => Influence <= ruler.Influence);
  const isState = (jump.SystemFaction?.FactionState ?? "None") === ruler.FactionState;
  complaints.expect(ruler.Allegiance === jump.SystemAllegiance, "SystemAllegiance of the controlling faction");
  complaints.expect(isGovernment, "SystemGovernment of the controlling faction");
  complaints.expect(isStrongest, "the controlling faction has the most influence");
  complaints.expect(isState, "FactionState of the controlling faction");
}

const statesOf = (list: readonly { readonly State: string }[] | undefined): readonly string[] =>
  (list ?? []).map(({ State }) => State);

const stateOfWar: Readonly<Record<string, string>> = { war: "War", civilwar: "CivilWar", election: "Election" };

function checkConflicts(complaints: Complaints, jump: Jump, factions: readonly Faction[]): void {
  const fighting = new Set<string>();
  for (const { WarType, Status, Faction1, Faction2 } of jump.Conflicts ?? []) {
    const sides = factions.filter(({ Name }) => Name === Faction1.Name || Name === Faction2.Name);
    for (const { Name } of sides) fighting.add(Name);
    const state = stateOfWar[WarType] ?? "";
    const list = ({ active: "ActiveStates", pending: "PendingStates", "": "RecoveringStates" } as const)[Status as ""];
    const has = sides.every((side) => statesOf(side[list]).includes(state));
    complaints.expect(has, `a conflict's status "${Status}" is in ${list}`, () => `${jump.StarSystem} ${state}`);
    const isEven = Status === "" || sides.every(({ Influence }) => Influence === sides[0]?.Influence);
    complaints.expect(isEven, "opponents have equal Influence");
    const isShort = [Faction1, Faction2].every(({ WonDays }) => WonDays >= 0 && WonDays <= 4);
    complaints.expect(isShort, "WonDays 0 to 4");
  }
  const wars = Object.values(stateOfWar);
  const isAtWar = ({ ActiveStates }: Faction): boolean => statesOf(ActiveStates).some((state) => wars.includes(state));
  const isListed = factions.every((faction) => !isAtWar(faction) || fighting.has(faction.Name));
  complaints.expect(isListed, "factions at war are in Conflicts");
}

function checkPowers(complaints: Complaints, jump: Jump): void {
  const { PowerplayState: state } = jump;
  const isHeld = jump.ControllingPower !== undefined;
  const isFree = state === "Unoccupied";
  complaints.expect((state === undefined) === (jump.Powers === undefined), "Powers with PowerplayState");
  complaints.expect(isHeld === (state !== undefined && !isFree), "ControllingPower exactly when not Unoccupied");
  const { PowerplayStateControlProgress, PowerplayStateReinforcement, PowerplayStateUndermining } = jump;
  const progress = [PowerplayStateControlProgress, PowerplayStateReinforcement, PowerplayStateUndermining];
  const isProgress = progress.every((value) => (value !== undefined) === isHeld);
  complaints.expect(isProgress, "control progress exactly when occupied");
  // That nothing else has it is a condition of the contract.
  complaints.expect(!isFree || jump.PowerplayConflictProgress !== undefined, "conflict progress when Unoccupied");
}

const billion = 1e9;

/** Ranges of market ids by type (F68); hand-placed stations have their own range. */
const ranges: readonly (readonly [types: readonly string[], from: number, to: number])[] = [
  [["FleetCarrier"], 3.7 * billion, 3.72 * billion],
  [["Coriolis", "Orbis", "Ocellus", "Outpost", "AsteroidBase", "MegaShip"], 3.2 * billion, 3.24 * billion],
  [["CraterPort", "CraterOutpost", "SurfaceStation"], 3.5 * billion, 3.8 * billion],
  [["OnFootSettlement"], 3.8 * billion, 3.92 * billion],
];

/** Checks a port by itself (F41). */
function checkPort(complaints: Complaints, docked: Docked, past: SessionHistory): void {
  const { MarketID: market, StationType: type } = docked;
  const id = Number(market);
  const isHandPlaced = id >= 128_000_000 && id < 129_100_000;
  const isColony = id >= 4.2 * billion && id < 4.24 * billion && id % 256 === 3;
  const isInRange = ranges.some(([types, from, to]) => types.includes(type) && id >= from && id < to && id % 256 === 0);
  const sells = docked.StationServices?.includes("Commodities") === true;
  const isKnown = isHandPlaced || isColony || isInRange;
  complaints.expect(market === undefined || isKnown, "MarketID", () => `${type} ${id}`);
  complaints.expect(market !== undefined || !sells, "MarketID is absent only without a market");
  const isClosed = docked.StationServices === undefined;
  const isDamaged = docked.StationState === "Damaged";
  complaints.expect(isClosed === isDamaged, "StationServices is absent exactly at a damaged port");
  const { StationEconomy: economy, StationEconomies: economies } = docked;
  complaints.expect(economy !== undefined || economies !== undefined, "StationEconomy or StationEconomies");
  const sum = (economies ?? [{ Proportion: 1 }]).reduce((total, { Proportion }) => total + Proportion, 0);
  complaints.expect(Math.abs(sum - 1) < 3e-6, "proportions sum to 1", () => sum);
  if (past.lastJump !== undefined) checkOwner(complaints, docked, past.lastJump);
}

/** Checks that a port is owned by one of the factions of the system (F57). */
function checkOwner(complaints: Complaints, docked: Docked, { Factions: factions = [] }: Jump): void {
  if (docked.StationType === "FleetCarrier") {
    const place = [docked.SystemAddress, docked.StarSystem, docked.StationFaction, docked.StationGovernment];
    const isNowhere = place.every((field) => field === undefined);
    complaints.expect(isNowhere, "a carrier has no fixed system and no faction");
    return;
  }
  const name = docked.StationFaction?.Name;
  const owner = factions.find(({ Name }) => Name === name);
  complaints.expect(owner !== undefined, "StationFaction is in the system's Factions", () => name);
  if (owner === undefined) return;
  const allegiance = owner.Allegiance === "Independent" ? undefined : owner.Allegiance;
  complaints.expect(docked.StationAllegiance === allegiance, "StationAllegiance is omitted exactly for Independent");
  const isGovernment = docked.StationGovernment === `$government_${owner.Government};`;
  complaints.expect(isGovernment, "StationGovernment is the owner's");
}
