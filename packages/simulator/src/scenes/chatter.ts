import { ShipTargeted } from "../lines/combat.ts";
import { ReceiveText } from "../lines/social.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { PlayMemory } from "../live/LiveMemory.ts";
import { pickMessage, shipAsSender, type Occasion, type TextSender } from "../live/messages.ts";
import { drawName, drawNpc, npcName, type Npc } from "../live/npcs.ts";
import { societyHere } from "../world/GameWorld.ts";
import type { Port } from "../galaxy/Port.ts";
import { perhapsAfter, say, type PlannedLine } from "./plan.ts";

/** A named pilot who speaks. */
interface Speaker {
  readonly input: LiveInput;
  readonly npc: Pick<Npc, "name">;
}

/** Makes the line of a named pilot on an occasion. */
export function npcSays({ input, npc }: Speaker, occasion: Occasion): PlannedLine {
  return says(input.memory.play, { name: npcName(npc), text: npc.name }, occasion);
}

/** Makes the line of a passer-by on an occasion. */
export function someoneSays(input: LiveInput, occasion: Occasion): PlannedLine {
  return npcSays({ input, npc: { name: drawName(input.memory.play.chance) } }, occasion);
}

/** Makes the line of the police or of a liner on an occasion. */
export function shipSays(play: PlayMemory, ship: "police" | "liner", occasion: Occasion): PlannedLine {
  return says(play, shipAsSender(ship), occasion);
}

/** Makes the line of a port on an occasion. */
export function portSays(play: PlayMemory, { name, text }: Port, occasion: Occasion): PlannedLine {
  return says(play, { name, text }, occasion);
}

function says({ chance }: PlayMemory, from: TextSender, occasion: Occasion): PlannedLine {
  return say(ReceiveText, from, pickMessage(chance, occasion));
}

/** The player selects a ship that passes, and looks elsewhere before its scan has ended. */
export function glanceAtShip({ world, memory: { play } }: LiveInput, atS: number): readonly PlannedLine[] {
  const { chance } = play;
  const npc = drawNpc(chance, societyHere(world).controllingFaction?.name ?? "", "Clean");
  const isKnown = chance.isLucky(0.4);
  return [
    ...perhapsAfter(atS, say(ShipTargeted, npc, 0), ...(isKnown ? [say(ShipTargeted, npc, 1)] : [])),
    ...perhapsAfter(atS + chance.integer(1, 12), say(ShipTargeted, undefined, 0)),
  ];
}
