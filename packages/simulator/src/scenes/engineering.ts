import { storeMax } from "../commander/materials.ts";
import { ShieldState } from "../lines/combat.ts";
import {
  AfmuRepairs,
  EngineerCraft,
  MaterialTrade,
  RebootRepair,
  TechnologyBroker,
  type BrokerOffer,
  type TradedMaterial,
} from "../lines/engineering.ts";
import { ShipLocker } from "../lines/onFoot.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import {
  chargeEnhanced,
  chargeIngredients,
  nextGrade,
  type EngineeredModule,
  type Grade,
} from "../live/distributor.ts";
import { changeStock, heldOf } from "../live/materialStock.ts";
import type { InstalledModule } from "../ship/SimulatedShip.ts";
import type { Module } from "../ship/modules.ts";
import { after, bare, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";
import { payPilot } from "./wages.ts";

/** The engineers who improve distributors, with the highest level that they know. */
const distributorEngineers: ReadonlyMap<number, number> = new Map([
  [300180, 5],
  [300090, 3],
]);

/** Seconds between two rolls (median of 1,500 real pauses: 3). */
const rollS = [3, 3, 3, 3, 4, 4, 2, 5, 6] as const;

/** The player improves the power distributor with a pinned blueprint while in the workshop, as far as materials go. */
export const modulesImproved: Scene = (input) => {
  const { world, happened, memory } = input;
  const distributor = world.ship.fitted.find(({ slot }) => slot === "PowerDistributor");
  const expert = findExpert(input);
  if (happened?.name !== "openWorkshop" || distributor === undefined || expert === undefined) return [];
  const { chance } = memory.play;
  const lines: PlannedLine[] = [];
  const stock = new Map(memory.materials);
  let grade: Grade | undefined = memory.play.distributor;
  for (let atS = chance.integer(5, 12); atS * 1000 < happened.data.forMs; atS += chance.pick(rollS)) {
    grade = nextGrade(grade, expert.highest);
    const made = grade && chargeEnhanced(distributor.module.item, expert, grade);
    if (made === undefined || !take(stock, made.level)) break;
    lines.push(...after(atS, ...rollLines(input, distributor, made)));
  }
  return lines;
};

/** The player has one roll of the power distributor made, if an engineer, the level and the materials allow it. */
export const moduleRolled: Scene = (input) => {
  const made = nextRoll(input);
  const distributor = distributorOf(input);
  return made === undefined || distributor === undefined ? [] : rollLines(input, distributor, made);
};

/** Whether another roll of the power distributor is possible. */
export function canRoll(input: Pick<LiveInput, "world" | "memory">): boolean {
  return nextRoll(input) !== undefined;
}

function distributorOf({ world }: Pick<LiveInput, "world">): InstalledModule | undefined {
  return world.ship.fitted.find(({ slot }) => slot === "PowerDistributor");
}

function nextRoll(input: Pick<LiveInput, "world" | "memory">): EngineeredModule | undefined {
  const distributor = distributorOf(input);
  const expert = findExpert(input);
  if (distributor === undefined || expert === undefined) return undefined;
  const grade = nextGrade(input.memory.play.distributor, expert.highest);
  const made = grade && chargeEnhanced(distributor.module.item, expert, grade);
  return made !== undefined && take(new Map(input.memory.materials), made.level) ? made : undefined;
}

/** Materials of one group, each a grade above the one before. */
export const materialGroups = {
  raw: ["carbon", "vanadium", "niobium", "yttrium"],
  manufactured: ["chemicalprocessors", "chemicaldistillery", "chemicalmanipulators"],
  encoded: ["legacyfirmware", "consumerfirmware", "industrialfirmware", "securityfirmware", "embeddedfirmware"],
} as const;

/** What a trader exchanges. */
export type Trader = keyof typeof materialGroups;

/** A trade within a group. */
export interface MaterialDeal {
  readonly paid: TradedMaterial;
  readonly received: TradedMaterial;
}

/** How many units a trader takes for one of the next grade, and gives for one of it (175 of 372 real trades). */
const rates = { up: 6, down: 3 };

/** Finds a trade that the player can afford: for a better material, or for more of a lesser one. */
export function findDeal(input: Pick<LiveInput, "world" | "memory">, trader: Trader, way: "up" | "down") {
  const group: readonly string[] = materialGroups[trader];
  const deals = group.slice(1).flatMap((better, at): readonly MaterialDeal[] => {
    const lesser = group[at] ?? better;
    return way === "up"
      ? [{ paid: { name: lesser, count: rates.up }, received: { name: better, count: 1 } }]
      : [{ paid: { name: better, count: 1 }, received: { name: lesser, count: rates.down } }];
  });
  return deals.find(
    ({ paid, received }) =>
      heldOf(input.world, input.memory, paid.name) >= paid.count &&
      heldOf(input.world, input.memory, received.name) + received.count <= storeMax,
  );
}

/** A trader exchanges materials. */
export const materialsTraded =
  (trader: Trader, { paid, received }: MaterialDeal): Scene =>
  (input) => {
    const { world, memory } = input;
    if (world.port === undefined) return [];
    changeStock(world, memory, paid.name, -paid.count);
    changeStock(world, memory, received.name, received.count);
    return [say(MaterialTrade, world.port.marketId, trader, paid, received), bare(say(ShipLocker, input))];
  };

/** What a technology broker unlocks, with its price (17 of 38 real lines). */
export const heatSink: BrokerOffer = {
  broker: "sirius",
  item: ["Hpt_HeatSinkLauncher_Turret_Tiny", "Heatsink"],
  materials: [
    { name: "mechanicalscrap", count: 8 },
    { name: "niobium", count: 6 },
    { name: "vanadium", count: 6 },
    { name: "mechanicalcomponents", count: 5 },
  ],
};

/** Whether the player can pay what a broker asks. */
export function canPay(input: Pick<LiveInput, "world" | "memory">, { materials }: BrokerOffer): boolean {
  return materials.every(({ name, count }) => heldOf(input.world, input.memory, name) >= count);
}

/** A technology broker unlocks a module. */
export const moduleUnlocked =
  (offer: BrokerOffer): Scene =>
  (input) => {
    const { world, memory } = input;
    if (world.port === undefined) return [];
    for (const { name, count } of offer.materials) changeStock(world, memory, name, -count);
    return [say(TechnologyBroker, world.port.marketId, offer), bare(say(ShipLocker, input))];
  };

/** The field maintenance unit has repaired a module. */
export const moduleRepaired =
  (module: Module, health: number): Scene =>
  () => [say(AfmuRepairs, module, health)];

/** The ship has rebooted; its shields are up a second later (5 of 7 real lines). */
export const shipRebooted: Scene = ({ memory: { play } }) => {
  play.isShieldDown = false;
  return [say(RebootRepair, []), ...after(1, say(ShieldState, true))];
};

const ingredientsOf = (level: number): readonly string[] => chargeIngredients[level - 1] ?? [];

/** Takes the ingredients of one roll, unless one is missing. */
function take(stock: Map<string, number>, level: number): boolean {
  const ingredients = ingredientsOf(level);
  if (ingredients.some((name) => (stock.get(name) ?? 0) === 0)) return false;
  for (const name of ingredients) stock.set(name, (stock.get(name) ?? 0) - 1);
  return true;
}

/** The engineer who can do most for the player's distributor. */
function findExpert({
  world: { commander },
}: Pick<LiveInput, "world">): (EngineeredModule["engineer"] & { highest: number }) | undefined {
  const experts = commander.engineers
    .filter(({ id, stage }) => stage === "Unlocked" && distributorEngineers.has(id))
    .map(({ id, name, rank }) => ({ id, name, highest: Math.min(rank, distributorEngineers.get(id) ?? 0) }));
  return experts.toSorted((one, other) => other.highest - one.highest)[0];
}

/** One roll: the hired pilot's share of nothing, the roll, and the locker, which every use of materials announces. */
function rollLines(input: LiveInput, installed: InstalledModule, made: EngineeredModule): readonly PlannedLine[] {
  const { memory } = input;
  const roll = sayWhenDue(EngineerCraft, (): Parameters<typeof EngineerCraft.build> => {
    take(memory.materials, made.level);
    memory.play.distributor = made;
    return [installed, made, ingredientsOf(made.level)];
  });
  return [...payPilot(input, () => 0), roll, bare(say(ShipLocker, input))];
}
