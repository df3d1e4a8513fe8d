import { readFile } from "node:fs/promises";
import { printLine } from "@shipslog/contract/text";
import type { Moment } from "@shipslog/contract";
import { scenarioNames } from "@shipslog/simulator";
import { corpusFiles, type CorpusSelection } from "../../../../../tests/helpers/corpus.ts";
import { frequentHabits, observeHabits } from "../../../../../tools/observe/observeHabits.ts";
import type { HabitCounts } from "@shipslog/contract/internal";
import { playObserved } from "../../../src/simulate.ts";
import { optionsOf } from "../live/folder.ts";
import { Inventory } from "./Inventory.ts";

/** The id that one source of journals wrote over the ids of its commanders. */
const replacedId = "F123456789";

/** Journals of one group of commanders: their situations, and the habits that can be learned from them. */
export interface RealHalf {
  readonly inventory: Inventory;
  readonly habits: HabitCounts;
}

/** Two groups of commanders, so that what was learned from one can be judged by the other. */
export interface RealHalves {
  /** Commanders of the source that replaced their ids. */
  readonly nameless: RealHalf;
  /** All others. */
  readonly named: RealHalf;
}

/** Reads real journals; one without a commander belongs to the half of the journal before it. */
export async function readHalves(selection: CorpusSelection): Promise<RealHalves> {
  const paths = { nameless: [] as string[], named: [] as string[] };
  const inventories = { nameless: new Inventory(), named: new Inventory() };
  let half: keyof RealHalves = "named";
  for (const { path } of corpusFiles(selection)) {
    const text = await readFile(path, "utf8");
    const id = /"FID": ?"([^"]*)"/.exec(text)?.[1];
    if (id !== undefined) half = id === replacedId ? "nameless" : "named";
    inventories[half].addFile(text.split("\n"));
    paths[half].push(path);
  }
  const learn = (of: keyof RealHalves): RealHalf => {
    return { inventory: inventories[of], habits: frequentHabits(observeHabits(paths[of])) };
  };
  return { nameless: learn("nameless"), named: learn("named") };
}

/** Plays eight hours of every scenario under each seed, in evenings and with the habits of others; a header begins a file. */
export function playInventory(seeds: number, { habits }: Pick<RealHalf, "habits">): Inventory {
  const inventory = new Inventory();
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const scenario of scenarioNames) {
      const options = { ...optionsOf({ scenario, seed, hours: 8, status: false }), evenings: true };
      for (const file of filesOf(playObserved(options, undefined, habits))) inventory.addFile(file);
    }
  }
  return inventory;
}

function* filesOf(moments: Iterable<Moment>): Generator<readonly string[]> {
  let lines: string[] = [];
  for (const { event, layout } of moments) {
    if (event === undefined) continue;
    if (event["event"] === "Fileheader" && lines.length > 0) {
      yield lines;
      lines = [];
    }
    lines.push(printLine(event, layout));
  }
  yield lines;
}
