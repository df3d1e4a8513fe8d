import { addOffence, crimeOf, settleDebt, type CrimeName } from "../commander/crimes.ts";
import { CommitCrime, ShipTargeted } from "../lines/combat.ts";
import { PayBounties, PayFines, type PaidDebt } from "../lines/services.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { drawNpc } from "../live/npcs.ts";
import { societyHere } from "../world/GameWorld.ts";
import { shipSays } from "./chatter.ts";
import { after, perhapsAfter, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";

/** The player breaks the law: the victim is looked at before, and the police come after a shot. */
export const crimeCommitted: Scene = (input) => {
  const { happened, memory } = input;
  if (happened?.name !== "commitCrime") return [];
  const { crime } = happened.data;
  const { where, hasVictim } = crimeOf(crime);
  if (where !== "space" || hasVictim !== true) return crimeLines(input, crime);
  return [
    ...crimeLines(input, crime),
    ...perhapsAfter(memory.play.chance.integer(4, 9), shipSays(memory.play, "police", "policeArrive")),
  ];
};

/** The player's ship is too fast near a port and hits something there; a taxi pays its own fines. */
export const collisionFined: Scene = (input) => {
  const { aboard } = input.world;
  return aboard === "own" ? after(3, ...crimeLines(input, "collidedAtSpeedInNoFireZone")) : [];
};

/** A crime, and those before it, with the line that adds it to what the player owes. */
export function crimeLines(input: LiveInput, crime: CrimeName): readonly PlannedLine[] {
  const { world, memory } = input;
  const { chance } = memory.play;
  const { debts } = world.commander;
  const { address } = world.system;
  const faction = societyHere(world).controllingFaction?.name;
  if (faction === undefined) return [];
  const { where, hasVictim, after: earlier } = crimeOf(crime);
  const victim = drawNpc(chance, faction, "Clean");
  const lineOf = (each: CrimeName): PlannedLine =>
    sayWhenDue(CommitCrime, () => [
      addOffence(debts, chance, each, { address, faction }),
      hasVictim === true ? victim.name : undefined,
    ]);
  const seen =
    where === "space" && hasVictim === true ? [say(ShipTargeted, victim, 0), say(ShipTargeted, victim, 1)] : [];
  if (earlier === undefined) return [...seen, lineOf(crime)];
  return [...seen, lineOf(earlier), ...after(12, say(ShipTargeted, undefined, 0), lineOf(crime))];
}

/** The fine for each system in which no line has told a crime. */
const unknownFineCr = 200;

/** What a broker takes for a debt to a faction that does not rule here, in percent. */
const brokerPercent = 25;

/** The player pays debts: the fines of one faction or of all of them, and one bounty after the other. */
export const debtsPaid: Scene = (input) => {
  const { happened } = input;
  if (happened?.name !== "payDebts") return [];
  const { finedIn, wantedIn } = happened.data;
  return [
    ...payFines(input, finedIn),
    ...wantedIn.flatMap((address, at) => after(4 + at * 3, ...payBounty(input, address))),
  ];
};

/** Pays the fines of systems. */
export function payFines(input: LiveInput, finedIn: readonly number[]): readonly PlannedLine[] {
  if (finedIn.length === 0) return [];
  const { world, profile } = input;
  const { commander, system } = world;
  const line = sayWhenDue(PayFines, (): [PaidDebt] => {
    const debts = finedIn.map((address) => ({ address, debt: commander.debts.get(address) }));
    const sumCr = debts.reduce((sum, { debt }) => sum + (debt?.finesCr || unknownFineCr), 0);
    const [first] = debts;
    const isOne = debts.length === 1 && first?.debt !== undefined;
    const isAway = isOne && first.address !== system.address;
    const amountCr = isAway ? withShare(sumCr) : sumCr;
    for (const { address } of debts) settleDebt(commander.debts, address, "finesCr");
    commander.adjustmentCr -= amountCr;
    const faction = isOne ? first.debt?.faction : undefined;
    return [{ amountCr, faction, brokerPercent: isAway ? brokerPercent : undefined, shipId: profile.shipId }];
  });
  return [line];
}

function withShare(amountCr: number): number {
  return Math.floor(amountCr * (1 + brokerPercent / 100));
}

function payBounty({ world, profile }: LiveInput, address: number): readonly PlannedLine[] {
  const { commander } = world;
  const line = sayWhenDue(PayBounties, (): [PaidDebt] | undefined => {
    const debt = commander.debts.get(address);
    if (debt === undefined || debt.bountiesCr === 0) return undefined;
    const amountCr = withShare(debt.bountiesCr);
    settleDebt(commander.debts, address, "bountiesCr");
    commander.adjustmentCr -= amountCr;
    return [{ amountCr, faction: debt.faction, brokerPercent, shipId: profile.shipId }];
  });
  return [line];
}
