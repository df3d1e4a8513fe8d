import {
  Bounty,
  CapShipBond,
  CockpitBreached,
  EscapeInterdiction,
  FactionKillBond,
  HullDamage,
  Interdicted,
  Interdiction,
  PVPKill,
  Scanned,
  ShieldState,
  ShipTargeted,
  SystemsShutdown,
  UnderAttack,
  type ScanStage,
  type TargetDetails,
  type scanTypes,
} from "../lines/combat.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { PlayMemory } from "../live/LiveMemory.ts";
import { drawNpc, type Npc } from "../live/npcs.ts";
import { opponentsOf, type Opponents } from "../live/opponents.ts";
import { cargoT } from "../ship/SimulatedShip.ts";
import { societyHere } from "../world/GameWorld.ts";
import type { FightWish } from "../world/Transition.ts";
import { npcSays, shipSays } from "./chatter.ts";
import { crimeLines } from "./crimes.ts";
import { after, perhapsAfter, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";
import { promote } from "./wages.ts";

/** The fight with one opponent, from the first scan to its destruction. */
interface Duel {
  readonly input: LiveInput;
  readonly opponents: Opponents;
  readonly npc: Npc;
  readonly seconds: number;
  /** When the opponent has scanned the hold of the player, who looks at it after that; 0 without a scan. */
  readonly scannedS: number;
}

/** Seconds for which a pirate waits for cargo. */
const threatS = 15;

/** Seconds that the scan of a hold takes (half of 4,650 real ones: 8 to 10). */
const scanTimesS = [2, 5, 8, 8, 9, 10, 10, 10] as const;

/** Opponents one after the other, for as long as the fight lasts. */
export const fightBegun: Scene = (input) => {
  const { world, happened, memory } = input;
  if (happened?.name !== "beginFight") return [];
  const { chance } = memory.play;
  const { seconds, wish } = happened.data;
  const lines: PlannedLine[] = [];
  memory.play.hasFired = true;
  for (let atS = chance.integer(1, 4); atS < seconds;) {
    const opponents = opponentsOf(world, chance, wish);
    const scannedS = opponents.kind === "pirates" && chance.isLucky(0.7) ? chance.pick(scanTimesS) : 0;
    const duel: Duel = {
      input,
      opponents,
      npc: opponents.draw(),
      seconds: scannedS + chance.integer(14, 30) + (scannedS > 0 && cargoT(world.ship) > 0 ? threatS : 0),
      scannedS,
    };
    lines.push(...perhapsAfter(atS, ...duelLines(duel)).filter(({ afterMs }) => afterMs <= seconds * 1000));
    atS += duel.seconds + chance.integer(1, 6);
  }
  if (wish?.hasCapitalShip === true) lines.push(...after(seconds, capitalShipLine(input)));
  return happened.data.isFatal ? [...lines, ...lastStand(input, seconds, wish)] : lines;
};

/** What a side of a war pays for the retreat of a capital ship. */
const capitalShipCr = 900_000;

function capitalShipLine({ world, memory: { play } }: LiveInput): PlannedLine {
  const { payer, victim } = opponentsOf(world, play.chance);
  return sayWhenDue(CapShipBond, () => {
    addTo(play.bonds, payer.name, capitalShipCr);
    return [capitalShipCr, payer, victim];
  });
}

/** What the hull is left with, fifth by fifth, in the last seconds of a ship. */
const lastHealths = [0.79, 0.59, 0.38, 0.17];

/** The end of a ship: somebody too strong comes, and volleys take the hull. */
function lastStand(
  { world, memory: { play } }: LiveInput,
  seconds: number,
  wish: FightWish | undefined,
): readonly PlannedLine[] {
  const { chance, hullHealth } = play;
  const opponents = opponentsOf(world, chance, wish);
  play.attacker = opponents.kind === "thargoids" ? undefined : opponents.draw();
  const lower = lastHealths.map((health) => health - chance.between(0, 0.04)).filter((health) => health < hullHealth);
  return lower.flatMap((health, at) => {
    const hits = Array.from({ length: chance.integer(2, 6) }, () => say(UnderAttack, "You"));
    return after(seconds - (lower.length - at) * 2, ...hits, say(HullDamage, health));
  });
}

function duelLines(duel: Duel): readonly PlannedLine[] {
  const { input, opponents, seconds } = duel;
  const { chance } = input.memory.play;
  const isSeen = opponents.kind !== "thargoids";
  const lines = [
    ...(duel.scannedS > 0 ? scanLines(duel) : []),
    ...(isSeen ? targetLines(duel) : []),
    ...attackLines(duel),
    ...(isSeen && chance.isLucky(0.7) ? lastLook(duel) : []),
    ...after(seconds, rewardLine(duel), ...(isSeen && chance.isLucky(0.4) ? [say(ShipTargeted, undefined, 0)] : [])),
  ];
  if (isSeen && chance.isLucky(0.4)) lines.push(...after(seconds - 4, npcSays(duel, "nearDeath")));
  return lines.toSorted((one, other) => one.afterMs - other.afterMs);
}

/** A pirate scans the hold before the fight. */
function scanLines({ input, npc, scannedS }: Duel): readonly PlannedLine[] {
  const speaker = { input, npc };
  const { chance } = input.memory.play;
  const answerS = scannedS + chance.pick([0, 0, 0, 1]);
  const scan = [npcSays(speaker, "pirateScans"), ...after(scannedS, say(Scanned))];
  if (cargoT(input.world.ship) === 0) return [...scan, ...after(answerS, npcSays(speaker, "pirateFindsNothing"))];
  // A pirate asks for cargo, counts from the next second on and attacks after the 15 seconds (9,700 real threats); some remind later.
  return [
    ...scan,
    ...after(answerS, npcSays(speaker, "pirateThreatens")),
    ...after(answerS + 1, npcSays(speaker, "pirateCounts")),
    ...perhapsAfter(answerS + 16, npcSays(speaker, "pirateAttacks")),
    ...(chance.isLucky(0.5) ? perhapsAfter(answerS + chance.integer(22, 30), npcSays(speaker, "pirateReminds")) : []),
  ];
}

/** The player's scan of the target: its ship and pilot at once, its condition and bounty later. */
function targetLines({ input, npc, scannedS }: Duel): readonly PlannedLine[] {
  const { chance } = input.memory.play;
  const from = scannedS + chance.integer(1, 5);
  const hit = { ...npc, shieldPercent: chance.between(0, 100) };
  const broken = { ...npc, shieldPercent: 0, hullPercent: chance.between(20, 95) };
  return [
    ...after(from, say(ShipTargeted, npc, 0), say(ShipTargeted, npc, 1)),
    ...after(from + chance.integer(1, 3), say(ShipTargeted, npc, 2)),
    ...after(from + chance.integer(4, 7), say(ShipTargeted, chance.isLucky(0.5) ? hit : npc, 3)),
    ...(chance.isLucky(0.3) ? after(from + 8, say(ShipTargeted, broken, 3)) : []),
  ];
}

/** The target shortly before its end, mostly three seconds (of 779 real bounties 62 % follow such a line). */
function lastLook({ input, npc, seconds }: Duel): readonly PlannedLine[] {
  const { chance } = input.memory.play;
  const dying = { ...npc, shieldPercent: 0, hullPercent: chance.between(1, 20) };
  return after(seconds - chance.pick([3, 3, 2, 1]), say(ShipTargeted, dying, 3));
}

/** Hits on the player, which come in volleys: 71 % of 3,970 real lines follow another in the same second. */
function attackLines({ input: { world, memory }, seconds }: Duel): readonly PlannedLine[] {
  const { chance } = memory.play;
  const target = world.state === "fighter" ? "Mothership" : "You";
  const volleys = Array.from({ length: chance.integer(0, 2) }, () => chance.integer(3, seconds - 4));
  return volleys.flatMap((atS) => {
    const hits = Array.from({ length: chance.integer(1, 6) }, () => say(UnderAttack, target));
    return after(atS, ...hits);
  });
}

/** The reward goes to the vouchers when the line is written. */
function rewardLine({ input, opponents, npc }: Duel): PlannedLine {
  const { play } = input.memory;
  const { payer, victim } = opponents;
  if (opponents.kind === "pirates") {
    return sayWhenDue(Bounty, () => {
      addTo(play.bounties, payer.name, npc.bountyCr);
      return [npc, payer.name, play.company.wing.length];
    });
  }
  const rewardCr = opponents.drawBondCr();
  return sayWhenDue(FactionKillBond, () => {
    addTo(play.bonds, payer.text ?? payer.name, rewardCr);
    return [rewardCr, payer, victim];
  });
}

/** Bonds for soldiers on foot (real lines of ground conflict zones). */
const footBondsCr = [1896, 2079, 2278, 2655, 2727, 2980, 3189, 4172, 39_642, 52_500, 65_358, 87_362] as const;

/** The player kills a soldier in a conflict zone on the ground. */
export const soldierKilled =
  (payer: string, victim: string): Scene =>
  ({ memory: { play } }) => {
    const rewardCr = play.chance.pick(footBondsCr);
    addTo(play.bonds, payer, rewardCr);
    return [say(FactionKillBond, rewardCr, { name: payer, text: undefined }, { name: victim, text: undefined })];
  };

/** The shields of the suit fail or come back. */
export const suitShielded =
  (isUp: boolean): Scene =>
  () => [...(isUp ? [] : [say(UnderAttack, "You")]), say(ShieldState, isUp)];

/** Adds a reward to the vouchers of a faction. */
export function addTo(vouchers: Map<string, number>, faction: string, amountCr: number): void {
  vouchers.set(faction, (vouchers.get(faction) ?? 0) + amountCr);
}

/** The shields fail, and the hull suffers: a line for each fifth that is lost. */
export const shieldsLost: Scene = ({ world, happened, memory: { play } }) => {
  if (happened?.name !== "loseShields") return [];
  const lines = play.isShieldDown ? [] : [say(ShieldState, false)];
  play.isShieldDown = true;
  if (world.aboard !== "own") return lines;
  const { chance } = play;
  const steps = chance.integer(0, 2);
  const damage = Array.from({ length: steps }, (_, step) => after(2 + step * chance.integer(2, 6), hullLine(play)));
  const canopy = happened.data.isCockpitBreached ? after(1, say(CockpitBreached)) : [];
  return [...lines, ...canopy, ...damage.flat().map((line) => ({ ...line, isOptional: true }))];
};

/** The least health in a line, so that no ship is lost. */
const leastHealth = 0.25;

function hullLine(play: PlayMemory): PlannedLine {
  return sayWhenDue(HullDamage, () => {
    const fifths = Math.ceil(play.hullHealth * 5) - 1;
    const health = fifths / 5 - play.chance.between(0.001, 0.05);
    if (health < leastHealth) return undefined;
    play.hullHealth = health;
    return [health];
  });
}

/** The fight is over. What the model has paid at once is paid in vouchers. */
export const fightEnded: Scene = (input) => {
  const {
    world,
    happened,
    memory: { play },
  } = input;
  if (happened?.name !== "endFight") return [];
  world.commander.adjustmentCr -= happened.data.rewardCr;
  const wasDown = play.isShieldDown;
  play.isShieldDown = false;
  return [
    ...(wasDown ? [say(ShieldState, true)] : []),
    ...promote(input, "Combat"),
    ...(happened.data.isWantedNow ? crimeLines(input, "assault") : []),
    ...(play.chance.isLucky(0.3) && world.system.isInhabited
      ? perhapsAfter(2, shipSays(play, "police", "policeArrive"))
      : []),
  ];
};

/** A pirate begins to pull the ship out of supercruise; a player or a Thargoid does so without a word. */
export const interdictionBegun: Scene = (input) => {
  const { world, happened, memory } = input;
  const { chance } = memory.play;
  const { factions } = societyHere(world);
  const by = happened?.name === "beInterdicted" ? happened.data.by : undefined;
  const hasFaction = factions.length > 0 && by !== "thargoid";
  const drawn = drawNpc(chance, hasFaction ? chance.pick(factions).name : "", "Wanted");
  const npc = by === "player" ? { ...drawn, isPlayer: true } : drawn;
  memory.play.interdictor = npc;
  if (by === "player" || by === "thargoid") return [];
  return perhapsAfter(chance.integer(1, 6), npcSays({ input, npc }, "pirateInterdicts"));
};

/** The ship escapes. */
export const interdictionEscaped: Scene = ({ memory: { play } }) => {
  const { interdictor } = play;
  play.interdictor = undefined;
  return interdictor === undefined ? [] : [say(EscapeInterdiction, interdictor)];
};

/** How often players give in (142 of 152 real interdictions). */
const submittedShare = 0.93;

/** The ship is pulled out; in a system without people only a Thargoid does that. */
export const interdictionSuffered: Scene = ({ happened, memory: { play } }) => {
  const { interdictor, chance } = play;
  if (interdictor === undefined || happened?.name !== "submitToInterdiction") return [];
  const { submits = chance.isLucky(submittedShare) } = happened.data;
  const isThargoid = interdictor.faction === "" && interdictor.isPlayer !== true;
  return [say(Interdicted, isThargoid ? undefined : interdictor, submits)];
};

/** A player who has pulled the ship out is looked at, and fires. */
export const playerAttacks: Scene = (input) => {
  const { chance } = input.memory.play;
  const npc = { ...drawNpc(chance, "", "Clean"), isPlayer: true };
  const hits = Array.from({ length: chance.integer(3, 9) }, () => say(UnderAttack, "You"));
  return [...after(3, say(ShipTargeted, npc, 0), say(ShipTargeted, npc, 3)), ...after(chance.integer(8, 14), ...hits)];
};

/** The player looks at a ship until its scan has come to a stage. */
export function shipTargeted(npc: Npc, stage: ScanStage, more: TargetDetails = {}): Scene {
  // The scan takes some two seconds for each stage (the gaps of 31,241 real lines are mostly 1 to 3).
  return () => scanStages.slice(0, stage + 1).flatMap((each) => after(each * 2, say(ShipTargeted, npc, each, more)));
}

const scanStages = [0, 1, 2, 3] as const;

/** The player no longer looks at a ship. */
export const targetLost: Scene = () => [say(ShipTargeted, undefined, 0)];

/** The player has pulled a ship out of supercruise. */
export function shipInterdicted(npc: Npc): Scene {
  return () => [say(Interdiction, npc), say(ShipTargeted, undefined, 0)];
}

/** The player has destroyed the ship of another player; one who is wanted is worth a bounty (2 of 3 real ones). */
export function playerKilled(victim: Npc, payer: string): Scene {
  return ({ memory: { play } }) => {
    const bounty = sayWhenDue(Bounty, () => {
      addTo(play.bounties, payer, victim.bountyCr);
      return [victim, payer, play.company.wing.length];
    });
    return [say(PVPKill, victim), ...(victim.bountyCr > 0 ? [bounty] : []), say(ShipTargeted, undefined, 0)];
  };
}

/** Somebody scans the player's ship: the police say so when they find nothing. */
export function shipScanned(type: (typeof scanTypes)[number]): Scene {
  return ({ memory: { play } }) => [
    say(Scanned, type),
    ...(type === "Cargo" ? [shipSays(play, "police", "policeFindNothing")] : []),
  ];
}

/** Thargoids shut the systems of the ship down. */
export const systemsShutDown: Scene = () => [say(SystemsShutdown)];
