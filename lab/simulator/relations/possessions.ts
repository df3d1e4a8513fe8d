import type { EventOf, JournalEvent } from "@shipslog/contract";
import type { LoggedMoment } from "../../../packages/simulator/src/session/LoggedMoment.ts";
import type { Complaints } from "../sessions.ts";
import type { SessionHistory } from "./SessionHistory.ts";

type Check<Name extends JournalEvent["event"]> = (
  complaints: Complaints,
  event: EventOf<Name>,
  past: SessionHistory,
  timeMs: number,
) => void;

/** Checks the events about a commander's property (F43 to F50 and F63 to F66). */
export function checkPossessions(
  complaints: Complaints,
  event: JournalEvent,
  past: SessionHistory,
  { timeMs }: LoggedMoment,
): void {
  const check: Check<never> | undefined = checks[event.event];
  check?.(complaints, event as never, past, timeMs);
}

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
  EngineerProgress(complaints, { Engineers }, past) {
    if (Engineers === undefined) return;
    past.startUp = ["EngineerProgress"];
    for (const { Progress, Rank, RankProgress } of Engineers) {
      const isUnlocked = Progress === "Unlocked";
      complaints.expect(
        (Rank !== undefined) === isUnlocked && (RankProgress !== undefined) === isUnlocked,
        "Rank exactly for Unlocked",
      );
      complaints.expect((Rank ?? 0) <= 5 && (Rank !== 5 || RankProgress === 0), "RankProgress is 0 at rank 5");
    }
  },
  SquadronStartup(_complaints, _event, past) {
    past.startUp.push("SquadronStartup");
  },
  Missions(complaints, { Active, Failed }, past) {
    past.startUp.push("Missions");
    const ranks = past.startUp.map((kind) => startUpOrder.indexOf(kind));
    complaints.expect(
      ranks.every((rank, at) => at === 0 || rank >= ranks[at - 1]!),
      "start-up order",
      () => past.startUp.join(),
    );
    complaints.expect(
      Failed.every(({ Expires }) => Expires === 0),
      "Expires is 0 for a failed mission",
    );
    complaints.expect(
      Active.every(({ Expires }) => Expires > 0),
      "Expires is positive for an active mission",
    );
    const ids = Active.map(({ MissionID }) => BigInt(MissionID));
    complaints.expect(
      ids.every((id, at) => at === 0 || id >= ids[at - 1]!),
      "active missions are ordered by id",
      () => ids.join(),
    );
    past.startUp = [];
  },
  StoredModules(complaints, event, past) {
    const slots = event.Items.map(({ StorageSlot }) => StorageSlot);
    complaints.expect(new Set(slots).size === slots.length, "slots are unique");
    for (const item of event.Items) checkStored(complaints, event, item, past);
  },
  MultiSellExplorationData(complaints, { Discovered, BaseValue, Bonus, TotalEarnings }) {
    complaints.expect(TotalEarnings === BaseValue + Bonus, "TotalEarnings");
    complaints.expect(
      Discovered.length >= 1 && Discovered.length <= 50,
      "a page has at most 50 systems",
      () => Discovered.length,
    );
  },
  Synthesis(complaints, { Name, Materials }) {
    const made = Materials.map(({ Name: name, Count }) => `${name} ${Count}`).join(" ");
    complaints.expect([recipes[Name]].flat().includes(made), "recipe", () => `${Name}: ${made}`);
  },
  SuitLoadout(complaints, { SuitID, LoadoutID, Modules }, past, timeMs) {
    if (past.startUp.length > 0) past.startUp.push("SuitLoadout");
    complaints.expect(Number(LoadoutID) >= 4_293_000_000 && Number(LoadoutID) < 4_293_000_100, "LoadoutID");
    for (const id of [SuitID, ...Modules.map(({ SuitModuleID }) => SuitModuleID)]) {
      complaints.expect(
        Math.floor(Number(id) / 2 ** 20) <= timeMs / 1000,
        "the id has a past time of purchase",
        () => id,
      );
    }
  },
  UpgradeSuit(complaints, { Name, Class, Cost }) {
    complaints.expect(Name.endsWith(`_class${Class - 1}`), "Name has the previous grade", () => Name);
    complaints.expect(suitCosts[Class] === Cost, "cost of a suit", () => Cost);
  },
  UpgradeWeapon(complaints, { Class, Resources }) {
    complaints.expect((Resources?.length ?? 5) === 5 && Class >= 2 && Class <= 5, "five resources");
  },
  CommunityGoal(complaints, { CurrentGoals }, _past, timeMs) {
    for (const { IsComplete, Expiry } of CurrentGoals) {
      complaints.expect(IsComplete === Date.parse(Expiry) <= timeMs, "a goal ends at its expiry", () => Expiry);
    }
  },
};

type Item = EventOf<"StoredModules">["Items"][number];

/** Checks cost and time of a transfer by distance; both are 0 exactly at this market. */
function checkStored(complaints: Complaints, event: EventOf<"StoredModules">, item: Item, past: SessionHistory): void {
  const { TransferCost: cost, TransferTime: time, BuyPrice: price } = item;
  const present = [item.StarSystem, item.MarketID, cost, time].map((value) => value !== undefined);
  complaints.expect(
    present.every((value) => value === (item.InTransit !== true)),
    "InTransit exactly without a location",
  );
  if (cost === undefined || time === undefined) return;
  const isHere = item.MarketID === event.MarketID;
  complaints.expect(isHere === (cost === 0 && time === 0), "no cost and time exactly at this market");
  if (isHere) return;
  const costAt = (ly: number): number => Math.floor(100 + price * (0.0002 + 0.000_06 * ly));
  const [nearest, farthest] = [(time - 300) / 10, (time - 299) / 10];
  complaints.expect(
    time >= 300 && cost >= costAt(nearest) && cost <= costAt(farthest),
    "TransferCost fits TransferTime",
  );
  const [from, to] = [past.positions.get(item.StarSystem ?? ""), past.positions.get(event.StarSystem)];
  if (from === undefined || to === undefined) return;
  const ly = Math.hypot(...from.map((value, axis) => value - to[axis]!));
  complaints.expect(time === Math.floor(300 + 10 * ly), "TransferTime", () => `${time} for ${ly}`);
  complaints.expect(cost === costAt(ly), "TransferCost", () => `${cost} for ${ly}`);
}

/** Checks companion files against the lines that announce them (F35 to F40). */
export function checkFiles(
  complaints: Complaints,
  event: JournalEvent,
  past: SessionHistory,
  { companions }: LoggedMoment,
): void {
  if (event.event === "NavRoute") {
    const file = companions["NavRoute.json"] as unknown as EventOf<"NavRoute">;
    const route = file.Route ?? [];
    complaints.expect(
      file.timestamp === event.timestamp && Object.keys(event).length === 2,
      "NavRoute.json matches its line",
    );
    const here = past.lastJump?.SystemAddress;
    complaints.expect(here === undefined || route[0]?.SystemAddress === here, "NavRoute begins in the current system");
    complaints.expect(
      new Set(route.map(({ SystemAddress }) => SystemAddress)).size === route.length,
      "a route visits no star twice",
    );
  }
  if (event.event === "ModuleInfo") {
    const file = companions["ModulesInfo.json"] as unknown as EventOf<"ModuleInfo">;
    const powers = (file.Modules ?? []).map(({ Power }) => Power);
    complaints.expect(
      file.timestamp === event.timestamp && Object.keys(event).length === 2,
      "ModulesInfo.json matches its line",
    );
    complaints.expect(
      powers.every((power, at) => at === 0 || power <= powers[at - 1]!),
      "modules are ordered by power, highest first",
    );
  }
}
