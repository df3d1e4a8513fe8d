import type { Chance } from "../chance/Chance.ts";
import type { Society } from "../galaxy/Society.ts";
import { societyHere, type GameWorld } from "../world/GameWorld.ts";
import type { FightWish } from "../world/Transition.ts";
import { drawNpc, type Npc } from "./npcs.ts";

/** A side of a fight: a faction, or a symbol with its text. */
export interface Combatant {
  readonly name: string;
  readonly text: string | undefined;
}

/** Whom a fight is against, and who pays for a victory. */
export interface Opponents {
  readonly kind: "pirates" | "soldiers" | "thargoids";
  readonly payer: Combatant;
  readonly victim: Combatant;
  draw(): Npc;
  drawBondCr(): number;
}

const pilotsFederation: Combatant = { name: "$faction_PilotsFederation;", text: "Pilots' Federation" };

const thargoids: Combatant = { name: "$faction_Thargoid;", text: "Thargoids" };

/** The texts of factions that are not those of a system. */
export const combatantTexts = { "Pilots' Federation": "Fédération des pilotes", Thargoids: "Thargoids" };

/** Rewards for a Thargoid scout in real lines. */
const scoutsCr = [65_000, 75_000, 80_000];

const named = (name: string): Combatant => ({ name, text: undefined });

/** Names the opponents at the signal the ship has dropped at, or those that interdicted it. */
export function opponentsOf(world: GameWorld, chance: Chance, { against }: FightWish = {}): Opponents {
  const society = societyHere(world);
  const signal = world.destination?.name;
  const isAlien = against === "thargoids" || signal === "$USS_NonHumanSignalSource;";
  if (isAlien || society.factions.length === 0) return againstThargoids(chance);
  const isZone = signal === "$Warzone_PointRace_Med;" && society.conflicts.length > 0;
  return isZone ? againstSoldiers(society, chance) : againstPirates(society, chance);
}

function againstThargoids(chance: Chance): Opponents {
  return {
    kind: "thargoids",
    payer: pilotsFederation,
    victim: thargoids,
    draw: () => drawNpc(chance, "", "Enemy"),
    drawBondCr: () => chance.pick(scoutsCr),
  };
}

function againstSoldiers({ conflicts }: Society, chance: Chance): Opponents {
  const [one, other] = chance.pick(conflicts).sides;
  return {
    kind: "soldiers",
    payer: named(one.faction.name),
    victim: named(other.faction.name),
    draw: () => drawNpc(chance, other.faction.name, "Enemy"),
    drawBondCr: () => chance.integer(12_000, 90_000),
  };
}

function againstPirates({ factions, controllingFaction }: Society, chance: Chance): Opponents {
  const faction = chance.pick(factions).name;
  return {
    kind: "pirates",
    payer: named(controllingFaction?.name ?? faction),
    victim: named(faction),
    draw: () => drawNpc(chance, faction, "Wanted"),
    drawBondCr: () => 0,
  };
}
