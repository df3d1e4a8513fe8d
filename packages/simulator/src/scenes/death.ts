import type { Chance } from "../chance/Chance.ts";
import { rebuyCr } from "../lines/Loadout.ts";
import { Died, Resurrect, ShieldState, type Killer } from "../lines/combat.ts";
import { ApproachBody } from "../lines/planets.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { PlayMemory } from "../live/LiveMemory.ts";
import { withoutFinds } from "../live/carriedItems.ts";
import { drawName } from "../live/npcs.ts";
import { say, type Scene } from "./plan.ts";

/** Soldiers of settlements, whose rank is always the lowest in real lines. */
const soldiers = ["assaultsuitai_class2", "assaultsuitai_class3", "rangedsuitai_class2", "closesuitai_class2"];

/** Thargoid ships that players have lost to. */
const thargoidShips = ["scout", "scout_hq", "scout_q", "glaive", "unknownsaucer"];

function thargoid(chance: Chance): Killer {
  return { name: "$UNKNOWN;", text: "Unknown", ship: chance.pick(thargoidShips), rank: "Elite" };
}

function killerOf({ happened, memory: { play } }: LiveInput): Killer {
  const { attacker, chance } = play;
  if (happened?.from === "onFoot") {
    return { name: drawName(chance), text: undefined, ship: chance.pick(soldiers), rank: "Harmless" };
  }
  if (attacker === undefined) return thargoid(chance);
  return { name: attacker.name, text: undefined, ship: attacker.ship.symbol, rank: attacker.rank };
}

/** The player dies: vouchers and samples are lost, and on foot what was found. */
export const playerDied: Scene = (input) => {
  const { memory, happened } = input;
  const line = say(Died, killerOf(input));
  memory.play.bounties.clear();
  memory.play.bonds.clear();
  memory.scans.sampling = undefined;
  memory.scans.unsold = [];
  if (happened?.from === "onFoot") memory.backpack = withoutFinds(memory.backpack);
  else renewShip(memory.play);
  return [line];
};

function renewShip(play: PlayMemory): void {
  play.paidCr.clear();
  play.hullHealth = 1;
  play.isShieldDown = false;
  play.hasFired = false;
}

/** The player comes back; the insurance charges for a new ship. */
export const playerResurrected: Scene = ({ world, happened, memory }) => {
  if (happened?.name !== "resurrect") return [];
  const { option } = happened.data;
  const costCr = option === "rebuy" ? rebuyCr(world.ship) : 0;
  world.commander.adjustmentCr -= costCr;
  memory.cargo.written = undefined;
  memory.play.isBack = true;
  return [say(Resurrect, option, costCr)];
};

/** Leaves out what the game tells about a system that the player has just come to, when the player never left it. */
export function unlessBack(scene: Scene): Scene {
  return (input) => (input.memory.play.isBack ? [] : scene(input));
}

/** What the player finds on coming back: the shields of a new ship, or the planet above which the ship has waited. */
export const playerReturned: Scene = (input) => {
  const { play } = input.memory;
  const { isBack } = play;
  play.isBack = false;
  if (!isBack) return [];
  if (input.world.state !== "planetFlight") return [say(ShieldState, true)];
  return [say(ApproachBody, input)];
};
