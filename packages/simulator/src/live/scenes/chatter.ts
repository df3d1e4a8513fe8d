import { npcName, type Npc } from "../../events/Npc.ts";
import { ReceiveText, type TextSender } from "../../events/ReceiveText.ts";
import type { Port } from "../../world/Port.ts";
import type { FramingInput } from "../Framing.ts";
import { pickMessage, shipAsSender, type Occasion } from "./messages.ts";
import { drawName } from "./npcs.ts";
import type { PlayMemory } from "./PlayMemory.ts";
import { say, type SceneLine } from "./Scene.ts";

/** A named pilot who speaks. */
interface Speaker {
  readonly input: FramingInput;
  readonly npc: Pick<Npc, "name">;
}

/** Makes the line of a named pilot on an occasion. */
export function npcSays({ input, npc }: Speaker, occasion: Occasion): SceneLine {
  return says(input.memory.play, { name: npcName(npc), text: npc.name }, occasion);
}

/** Makes the line of a passer-by on an occasion. */
export function someoneSays(input: FramingInput, occasion: Occasion): SceneLine {
  return npcSays({ input, npc: { name: drawName(input.memory.play.chance) } }, occasion);
}

/** Makes the line of the police or of a liner on an occasion. */
export function shipSays(play: PlayMemory, ship: "police" | "liner", occasion: Occasion): SceneLine {
  return says(play, shipAsSender(ship), occasion);
}

/** Makes the line of a port on an occasion. */
export function portSays(play: PlayMemory, { name, text }: Port, occasion: Occasion): SceneLine {
  return says(play, { name, text }, occasion);
}

function says({ chance }: PlayMemory, from: TextSender, occasion: Occasion): SceneLine {
  return say(ReceiveText, from, pickMessage(chance, occasion));
}
