import { EscapeInterdiction } from "../../events/EscapeInterdiction.ts";
import { Interdicted } from "../../events/Interdicted.ts";
import { societyHere } from "../../world/GameWorld.ts";
import { npcSays } from "./chatter.ts";
import { drawNpc } from "./npcs.ts";
import { perhapsAfter, say, type Scene } from "./Scene.ts";

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
