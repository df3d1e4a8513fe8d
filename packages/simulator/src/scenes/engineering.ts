import { EngineerCraft } from "../lines/engineering.ts";
import { ShipLocker } from "../lines/onFoot.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import {
  chargeEnhanced,
  chargeIngredients,
  nextGrade,
  type EngineeredModule,
  type Grade,
} from "../live/distributor.ts";
import type { InstalledModule } from "../ship/SimulatedShip.ts";
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
}: LiveInput): (EngineeredModule["engineer"] & { highest: number }) | undefined {
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
