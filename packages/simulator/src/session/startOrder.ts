import { compareGameVersions } from "@shipslog/contract";
import { Docked } from "../lines/Docked.ts";
import { Loadout } from "../lines/Loadout.ts";
import { Rank } from "../lines/ranks.ts";
import { LoadGame } from "../lines/startUp.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { tell, type PlannedLine } from "../scenes/plan.ts";

/** The version that changed the order of a start. */
const changedWith = "3.8";

/**
 * Puts the lines of a start in the order of the session's game. Up to 3.7, LoadGame comes before Rank (99 of 99 real starts, later 3 of
 * 1,134), and a game that is entered in a port writes Docked (42 of 45, later none of 281).
 */
export function inStartOrder(lines: Iterable<PlannedLine>, input: LiveInput): Iterable<PlannedLine> {
  const { world, happened } = input;
  const isStart = happened?.name === "load" || happened?.name === "enterWorld";
  const isOld = world.game !== undefined && compareGameVersions(world.game.version, changedWith) < 0;
  return isStart && isOld ? inFormerOrder(lines, input) : lines;
}

function* inFormerOrder(lines: Iterable<PlannedLine>, input: LiveInput): Generator<PlannedLine, void, undefined> {
  const { world } = input;
  for (const planned of lines) {
    if (planned.line === LoadGame) continue;
    if (planned.line === Rank) yield tell(LoadGame, input);
    if (planned.line === Loadout && world.state === "docked") yield tell(Docked, input);
    yield planned;
  }
}
