import type { Chance } from "../chance/Chance.ts";
import { rebuyCr } from "../lines/Loadout.ts";
import { Died, Resurrect, SelfDestruct, ShieldState, type Slayer } from "../lines/combat.ts";
import { ApproachBody } from "../lines/planets.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { PlayMemory } from "../live/LiveMemory.ts";
import { withoutFinds } from "../live/carriedItems.ts";
import { drawName } from "../live/npcs.ts";
import { HeatWarning } from "../lines/travel.ts";
import { after, say, type Scene } from "./plan.ts";

/** Soldiers of settlements, whose rank is always the lowest in real lines. */
const soldiers = ["assaultsuitai_class2", "assaultsuitai_class3", "rangedsuitai_class2", "closesuitai_class2"];

/** Thargoid ships that players have lost to. */
const thargoidShips = ["scout", "scout_hq", "scout_q", "glaive", "unknownsaucer"];

function thargoid(chance: Chance): Slayer {
  return { name: "$UNKNOWN;", text: "Unknown", ship: chance.pick(thargoidShips), rank: "Elite" };
}

const police = {
  name: "$ShipName_Police_Independent;",
  text: "System Authority Vessel",
  ship: "viper",
  rank: "Deadly",
};

function slayerOf({ happened, memory: { play } }: LiveInput): Slayer | undefined {
  const { attacker, chance } = play;
  const by = happened?.name === "die" ? happened.data.by : undefined;
  if (by === "nobody") return undefined;
  if (by === "police") return police;
  if (by === "player") return { name: `Cmdr ${drawName(chance)}`, text: undefined, ship: "ferdelance", rank: "Elite" };
  if (happened?.from === "onFoot") {
    return { name: drawName(chance), text: undefined, ship: chance.pick(soldiers), rank: "Harmless" };
  }
  if (attacker === undefined || by === "thargoid") return thargoid(chance);
  return { name: attacker.name, text: undefined, ship: attacker.ship.symbol, rank: attacker.rank };
}

/** The player dies: vouchers and samples are lost, and on foot what was found. */
export const playerDied: Scene = (input) => {
  const { memory, happened } = input;
  const line = say(Died, slayerOf(input));
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
  const { option, costCr: fineCr = 0 } = happened.data;
  const costCr = option === "rebuy" ? rebuyCr(world.ship) : fineCr;
  world.commander.adjustmentCr -= costCr;
  memory.cargo.written = undefined;
  // A prison is in another system, about which the game tells as about any other.
  memory.play.isBack = option === "rebuy" || option === "rejoin";
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

/** The player begins the self-destruction of the ship, which heats it up. */
export const selfDestructionBegun: Scene = () => [say(SelfDestruct), ...after(5, say(HeatWarning))];
