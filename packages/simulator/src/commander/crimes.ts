import type { Chance } from "../chance/Chance.ts";

/** A crime: what it costs, where it is committed, and whether somebody suffers it. */
interface Crime {
  /** The amounts in real lines, the frequent ones repeated. */
  readonly amountsCr: readonly number[];
  readonly earns: "fine" | "bounty";
  readonly where: "space" | "port" | "onFoot";
  readonly hasVictim?: true;
  /** A crime that precedes it. */
  readonly after?: "assault";
}

/** The crimes of 283 real lines, by the name the game gives them. */
const crimes = {
  assault: { amountsCr: [100, 100, 400, 1000, 1000], earns: "bounty", where: "space", hasVictim: true },
  murder: { amountsCr: [10_000, 10_000, 5000], earns: "bounty", where: "space", hasVictim: true, after: "assault" },
  collidedAtSpeedInNoFireZone: { amountsCr: [200, 200, 150, 100, 300], earns: "fine", where: "port" },
  collidedAtSpeedInNoFireZone_hulldamage: { amountsCr: [600, 400, 200], earns: "fine", where: "port" },
  fireInNoFireZone: { amountsCr: [100, 100, 50], earns: "fine", where: "port" },
  dockingMinorTresspass: { amountsCr: [400, 400, 200, 500], earns: "fine", where: "port" },
  dockingMinorBlockingLandingPad: { amountsCr: [400, 500, 200], earns: "fine", where: "port" },
  dockingMajorTresspass: { amountsCr: [500, 400, 600], earns: "bounty", where: "port" },
  dumpingNearStation: { amountsCr: [400, 400, 150], earns: "fine", where: "port" },
  dumpingDangerous: { amountsCr: [150, 250], earns: "fine", where: "space" },
  recklessWeaponsDischarge: { amountsCr: [100, 400], earns: "fine", where: "space" },
  onFoot_murder: { amountsCr: [1000], earns: "bounty", where: "onFoot", hasVictim: true },
  onFoot_trespass: { amountsCr: [250], earns: "fine", where: "onFoot" },
  onFoot_detectionOfWeapon: { amountsCr: [250], earns: "fine", where: "onFoot" },
  onFoot_recklessEndangerment: { amountsCr: [250], earns: "fine", where: "onFoot" },
  onFoot_profileCloningIntent: { amountsCr: [250], earns: "fine", where: "onFoot" },
  onFoot_identityTheft: { amountsCr: [500], earns: "fine", where: "onFoot", hasVictim: true },
  onFoot_failureToSubmitToPolice: { amountsCr: [500], earns: "fine", where: "onFoot", hasVictim: true },
} as const satisfies Readonly<Record<string, Crime>>;

/** What the journal calls a crime. */
export type CrimeName = keyof typeof crimes;

/** The names of the crimes, in a fixed order. */
export const crimeNames = Object.keys(crimes) as readonly CrimeName[];

/** Returns what is known about a crime. */
export function crimeOf(name: CrimeName): Crime {
  return crimes[name];
}

/** What the player owes to the faction that rules a system. */
export interface Debt {
  readonly faction: string;
  finesCr: number;
  bountiesCr: number;
}

/** A crime that was committed, with its price. */
export interface Offence {
  readonly crime: CrimeName;
  readonly amountCr: number;
  readonly faction: string;
}

/** Draws the price of a crime and adds it to what the player owes in a system. */
export function addOffence(
  debts: Map<number, Debt>,
  chance: Chance,
  crime: CrimeName,
  { address, faction }: { readonly address: number; readonly faction: string },
): Offence {
  const { amountsCr, earns } = crimeOf(crime);
  const amountCr = chance.pick(amountsCr);
  const known = debts.get(address);
  const debt = known ?? { faction, finesCr: 0, bountiesCr: 0 };
  debts.set(address, debt);
  if (earns === "fine") debt.finesCr += amountCr;
  else debt.bountiesCr += amountCr;
  return { crime, amountCr, faction: debt.faction };
}

/** Forgets the fines or the bounties of a system, which are paid or forgiven. */
export function settleDebt(debts: Map<number, Debt>, address: number, part: "finesCr" | "bountiesCr"): void {
  const debt = debts.get(address);
  if (debt === undefined) return;
  debt[part] = 0;
  if (debt.finesCr + debt.bountiesCr === 0) debts.delete(address);
}
