import { exp, log } from "../arithmetic/exponential.ts";
import type { Chance } from "../chance/Chance.ts";
import { RefuelAll } from "../lines/fuel.ts";
import { BuyAmmo, RedeemVoucher, Repair, RepairAll, SearchAndRescue, type Vouchers } from "../lines/services.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { fuelCostCr } from "../ship/fuel.ts";
import { payFines } from "./crimes.ts";
import { shieldsRestored } from "./damage.ts";
import { type PlannedLine, type Scene, after, say, sayWhenDue } from "./plan.ts";
import { payPilot, paying } from "./wages.ts";

/** Returns what takes a payment that only dialect `live` has, when its line is due. */
function spend({ world: { commander } }: LiveInput, costCr: number): () => [number] {
  return () => {
    commander.adjustmentCr -= costCr;
    return [costCr];
  };
}

/** The port fills the tank. The model has paid already: until its line is written the money is not gone. */
export const tankFilled: Scene = (input) => {
  const { world, happened } = input;
  if (happened?.name !== "refuel" || world.state !== "docked") return [];
  const { amountT } = happened.data;
  const costCr = fuelCostCr(amountT);
  world.commander.adjustmentCr += costCr;
  const line = sayWhenDue(RefuelAll, () => {
    world.commander.adjustmentCr -= costCr;
    return [costCr, amountT];
  });
  return [...payPilot(input, () => 0), line];
};

/** The port repairs and rearms the ship and takes the fines. */
export const shipServiced: Scene = (input) => {
  const { world, happened, memory } = input;
  if (happened?.name !== "useServices" || world.aboard !== "own") return [];
  const { play } = memory;
  const { chance, hullHealth, hasFired } = play;
  const damageCr = Math.floor((1 - hullHealth) * world.ship.hull.valueCr * 0.004);
  const isWorn = hullHealth < 1 || chance.isLucky(0.4);
  const { finedIn } = happened.data;
  play.hullHealth = 1;
  play.hasFired = false;
  // One key press follows the other, often in the same second.
  const repairS = chance.integer(0, 1);
  const ammoS = repairS + chance.integer(0, 1);
  return [
    ...(isWorn ? after(repairS, repairLine(input, damageCr)) : []),
    ...after(repairS, ...shieldsRestored(input)),
    ...(hasFired ? after(ammoS, sayWhenDue(BuyAmmo, spend(input, drawCostCr(chance, 5, 22_000)))) : []),
    ...(finedIn.length > 0 ? after(ammoS + chance.integer(1, 4), ...payFines(input, finedIn)) : []),
  ];
};

/** Draws a cost whose digits are as many as those of another one: half of real costs are below a tenth of the dear ones. */
function drawCostCr(chance: Chance, leastCr: number, mostCr: number): number {
  return Math.floor(exp(chance.between(log(leastCr), log(mostCr))));
}

/** How often a player has some things repaired instead of everything. */
const partShare = 0.2;

function repairLine(input: LiveInput, damageCr: number): PlannedLine {
  const { chance } = input.memory.play;
  const costCr = damageCr + drawCostCr(chance, 30, 60_000);
  if (damageCr > 0 || !chance.isLucky(partShare)) return sayWhenDue(RepairAll, spend(input, costCr));
  const pay = spend(input, costCr);
  return sayWhenDue(Repair, (): [readonly string[], number] => [["Wear"], ...pay()]);
}

/** What a line about a partial repair names, by the part; the shell of the ship is repaired as a whole. */
function repairedItems({ hull }: LiveInput["world"]["ship"], part: "hull" | "wear" | "paint"): readonly string[] {
  if (part === "wear") return ["Wear"];
  if (part === "paint") return ["Paint"];
  return [`$${hull.symbol}_cockpit_name;`, "Hull", "$modularcargobaydoor_name;", "Wear"];
}

/** The port repairs the ship on demand: everything, or a part of it; the shields come back with the hull. */
export const shipRepaired: Scene = (input) => {
  const { world, happened, memory } = input;
  if (happened?.name !== "repairShip") return [];
  const { part } = happened.data;
  const { play } = memory;
  const isWhole = part === "all" || part === "hull";
  const damageCr = isWhole ? Math.floor((1 - play.hullHealth) * world.ship.hull.valueCr * 0.004) : 0;
  const pay = spend(input, damageCr + drawCostCr(play.chance, 30, 60_000));
  if (isWhole) play.hullHealth = 1;
  const line =
    part === "all"
      ? sayWhenDue(RepairAll, pay)
      : sayWhenDue(Repair, (): [readonly string[], number] => [repairedItems(world.ship, part), ...pay()]);
  return [...payPilot(input, () => 0), line, ...(isWhole ? after(1, ...shieldsRestored(input)) : [])];
};

/** What a contact pays for a tonne of salvage (15 real lines). */
const salvageCr: Readonly<Record<string, number>> = {
  occupiedcryopod: 27_900,
  usscargoblackbox: 30_100,
  wreckagecomponents: 8364,
};

/** A contact for search and rescue takes salvage. */
export const salvageTaken: Scene = (input) => {
  const { world, happened } = input;
  const { port, commander } = world;
  if (happened?.name !== "rescue" || port === undefined) return [];
  const { item, rewardCr } = happened.data;
  // The model has paid already: until the line is written the money is not there.
  commander.adjustmentCr -= rewardCr;
  const paidCr = (salvageCr[item.type] ?? 15_000) * item.count;
  return [
    ...payPilot(input, () => paidCr),
    paying(commander, paidCr, say(SearchAndRescue, port.marketId, item, paidCr)),
  ];
};

/** The player redeems vouchers some time after docking at a port with an office for it. */
export const vouchersRedeemed: Scene = (input) => {
  const { world, memory } = input;
  const { port, aboard } = world;
  const { bounties, bonds, chance } = memory.play;
  if (aboard !== "own" || port?.services.includes("contacts") !== true || port.state === "Damaged") return [];
  return [
    ...(bounties.size > 0 ? after(chance.integer(15, 60), ...redeem(input, "bounty", bounties)) : []),
    ...(bonds.size > 0 ? after(chance.integer(15, 60), ...redeem(input, "CombatBond", bonds)) : []),
  ];
};

function redeem(input: LiveInput, type: "bounty" | "CombatBond", vouchers: Map<string, number>): PlannedLine[] {
  const redeemed = new Map<string, number>();
  const takeAll = (): Vouchers => {
    // An office pays all bounties at once, and the bonds of one faction at a time.
    const [first] = type === "CombatBond" ? vouchers : [];
    for (const [faction, amount] of first === undefined ? vouchers : [first]) redeemed.set(faction, amount);
    for (const faction of redeemed.keys()) vouchers.delete(faction);
    return redeemed;
  };
  const sum = (): number => [...takeAll().values()].reduce((total, amount) => total + amount, 0);
  const paid = sayWhenDue(RedeemVoucher, (): [typeof type, Vouchers] | undefined => {
    const amountCr = sum();
    if (amountCr === 0) return undefined;
    input.world.commander.adjustmentCr += amountCr;
    return [type, redeemed];
  });
  return [...payPilot(input, sum), paid];
}
