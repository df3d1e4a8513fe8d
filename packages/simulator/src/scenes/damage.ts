import { CockpitBreached, HullDamage, ShieldState, UnderAttack } from "../lines/combat.ts";
import { HeatDamage, HeatWarning } from "../lines/travel.ts";
import type { PlayMemory } from "../live/LiveMemory.ts";
import { currentShip } from "../world/GameWorld.ts";
import { after, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";

/** Hits on the player, in volleys. */
export const attackSuffered: Scene = ({ happened, memory: { play } }) => {
  if (happened?.name !== "beAttacked") return [];
  const { chance } = play;
  const { seconds } = happened.data;
  const volleys = Array.from({ length: chance.integer(1, 2) }, () => chance.integer(1, seconds - 1));
  const times = [0, ...volleys].toSorted((one, other) => one - other);
  return times.flatMap((atS) => {
    const hits = Array.from({ length: chance.integer(1, 4) }, () => say(UnderAttack, "You"));
    return after(atS, ...hits);
  });
};

/** What an attack does: the shields fail first, then the hull loses fifth after fifth, and the canopy breaks. */
export const damageSuffered: Scene = ({ happened, memory: { play } }) => {
  if (happened?.name !== "suffer") return [];
  const { damage } = happened.data;
  const { chance } = play;
  if (damage.to === "health") {
    return [say(ShieldState, false), ...after(2, say(UnderAttack, "You")), ...after(15, say(ShieldState, true))];
  }
  const lines = play.isShieldDown ? [] : [say(ShieldState, false)];
  play.isShieldDown = true;
  if (damage.to === "shields") return lines;
  const leftShare = damage.to === "hull" ? damage.leftShare : nextFifth(play) - chance.between(0.001, 0.05);
  const hull = hullLines(play, Math.max(leastShare, leftShare));
  const canopy = damage.to === "canopy" ? after(15, say(CockpitBreached)) : [];
  return [...lines, ...after(2, say(UnderAttack, "You")), ...hull, ...canopy];
};

/** The least that is left of the hull, so that no ship is lost. */
const leastShare = 0.01;

const fifths = [0.8, 0.6, 0.4, 0.2];

function nextFifth({ hullHealth }: PlayMemory): number {
  return fifths.find((fifth) => fifth < hullHealth) ?? leastShare;
}

/** A line for each fifth that the hull loses on the way to a share; the last one tells the share. */
function hullLines(play: PlayMemory, leftShare: number): readonly PlannedLine[] {
  const passed = fifths.filter((fifth) => fifth < play.hullHealth && fifth >= leftShare);
  if (passed.length === 0) play.hullHealth = Math.min(play.hullHealth, leftShare);
  return passed.flatMap((fifth, at) => {
    const health = at === passed.length - 1 ? leftShare : fifth - play.chance.between(0.0005, 0.01);
    const line = sayWhenDue(HullDamage, () => {
      play.hullHealth = health;
      return [health];
    });
    return after(3 + at * 3, line);
  });
}

/** The shields of the ship are back. */
export const shieldsRestored: Scene = ({ memory: { play } }) => {
  const wasDown = play.isShieldDown;
  play.isShieldDown = false;
  return wasDown ? [say(ShieldState, true)] : [];
};

/** The heat in percent above which the ship warns, and above which it is damaged: one in six real warnings leads there. */
const hotPercent = { warning: 100, damage: 120 };

/** The warning when the ship becomes too hot, and the damage when it becomes hotter still, once until it has cooled down. */
export const heatNoticed: Scene = ({ world, memory: { play } }) => {
  const wasHot = play.isHot;
  const { heatPercent } = currentShip(world);
  play.isHot = heatPercent > hotPercent.warning;
  const wasDamaged = play.isHeatDamaged;
  play.isHeatDamaged = heatPercent > hotPercent.damage;
  return [
    ...(play.isHot && !wasHot ? [say(HeatWarning)] : []),
    ...(play.isHeatDamaged && !wasDamaged ? after(wasHot ? 0 : 3, say(HeatDamage)) : []),
  ];
};
