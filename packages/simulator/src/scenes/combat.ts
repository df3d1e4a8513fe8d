import {
  Bounty,
  CockpitBreached,
  EscapeInterdiction,
  FactionKillBond,
  HullDamage,
  Interdicted,
  Scanned,
  ShieldState,
  ShipTargeted,
  UnderAttack,
} from "../lines/combat.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { PlayMemory } from "../live/LiveMemory.ts";
import { drawNpc, type Npc } from "../live/npcs.ts";
import { opponentsOf, type Opponents } from "../live/opponents.ts";
import { cargoT } from "../ship/SimulatedShip.ts";
import { societyHere } from "../world/GameWorld.ts";
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

/** Seconds that the scan of a hold takes (half of 4,650 real ones: 8 to 10). */
const scanTimesS = [2, 5, 8, 8, 9, 10, 10, 10] as const;

/** Opponents one after the other, for as long as the fight lasts. */
export const fightBegun: Scene = (input) => {
  const { world, happened, memory } = input;
  if (happened?.name !== "beginFight") return [];
  const { chance } = memory.play;
  const { seconds } = happened.data;
  const lines: PlannedLine[] = [];
  memory.play.hasFired = true;
  for (let atS = chance.integer(1, 4); atS < seconds;) {
    const opponents = opponentsOf(world, chance);
    const scannedS = opponents.kind === "pirates" && chance.isLucky(0.7) ? chance.pick(scanTimesS) : 0;
    const duel: Duel = {
      input,
      opponents,
      npc: opponents.draw(),
      seconds: scannedS + chance.integer(14, 30),
      scannedS,
    };
    lines.push(...perhapsAfter(atS, ...duelLines(duel)).filter(({ afterMs }) => afterMs <= seconds * 1000));
    atS += duel.seconds + chance.integer(1, 6);
  }
  return happened.data.isFatal ? [...lines, ...lastStand(input, seconds)] : lines;
};

/** What the hull is left with, fifth by fifth, in the last seconds of a ship. */
const lastHealths = [0.79, 0.59, 0.38, 0.17];

/** The end of a ship: somebody too strong comes, and volleys take the hull. */
function lastStand({ world, memory: { play } }: LiveInput, seconds: number): readonly PlannedLine[] {
  const { chance, hullHealth } = play;
  const opponents = opponentsOf(world, chance);
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
  const answer = cargoT(input.world.ship) === 0 ? "pirateFindsNothing" : "pirateAttacks";
  const speaker = { input, npc };
  const answerS = input.memory.play.chance.pick([0, 0, 0, 1]);
  return [
    npcSays(speaker, "pirateScans"),
    ...after(scannedS, say(Scanned)),
    ...after(scannedS + answerS, npcSays(speaker, answer)),
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
      return [npc, payer.name];
    });
  }
  const rewardCr = opponents.drawBondCr();
  return sayWhenDue(FactionKillBond, () => {
    addTo(play.bonds, payer.text ?? payer.name, rewardCr);
    return [rewardCr, payer, victim];
  });
}

/** Adds a reward to the vouchers of a faction. */
export function addTo(vouchers: Map<string, number>, faction: string, amountCr: number): void {
  vouchers.set(faction, (vouchers.get(faction) ?? 0) + amountCr);
}

/** The shields fail, and the hull suffers: a line for each fifth that is lost. */
export const shieldsLost: Scene = ({ world, happened, memory: { play } }) => {
  if (happened?.name !== "loseShields") return [];
  play.isShieldDown = true;
  const lines = [say(ShieldState, false)];
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

/** A pirate begins to pull the ship out of supercruise. */
export const interdictionBegun: Scene = (input) => {
  const { world, memory } = input;
  const { chance } = memory.play;
  const { factions } = societyHere(world);
  const npc = drawNpc(chance, factions.length === 0 ? "" : chance.pick(factions).name, "Wanted");
  memory.play.interdictor = npc;
  return perhapsAfter(chance.integer(1, 6), npcSays({ input, npc }, "pirateInterdicts"));
};

/** The ship escapes. */
export const interdictionEscaped: Scene = ({ memory: { play } }) => {
  const { interdictor } = play;
  play.interdictor = undefined;
  return interdictor === undefined ? [] : [say(EscapeInterdiction, interdictor)];
};

/** The ship is pulled out; in a system without people only a Thargoid does that. */
export const interdictionSuffered: Scene = ({ memory: { play } }) => {
  const { interdictor } = play;
  if (interdictor === undefined) return [];
  return [say(Interdicted, interdictor.faction === "" ? undefined : interdictor)];
};
