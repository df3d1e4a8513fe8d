import { readFile } from "node:fs/promises";
import { printLine } from "@shipslog/contract/text";
import { scenarioNames } from "@shipslog/simulator";
import { corpusFiles, type CorpusSelection } from "../../../../../tests/helpers/corpus.ts";
import { playLive } from "../live/folder.ts";
import { Inventory } from "./Inventory.ts";

/** The id that one source of journals wrote over the ids of its commanders. */
const replacedId = "F123456789";

/** Two groups of commanders, so that what was learned from one can be judged by the other. */
export interface RealHalves {
  /** Commanders of the source that replaced their ids. */
  readonly nameless: Inventory;
  /** All others. */
  readonly named: Inventory;
}

/** Reads real journals; one without a commander belongs to the half of the journal before it. */
export async function readHalves(selection: CorpusSelection): Promise<RealHalves> {
  const halves: RealHalves = { nameless: new Inventory(), named: new Inventory() };
  let half: keyof RealHalves = "named";
  for (const { path } of corpusFiles(selection)) {
    const text = await readFile(path, "utf8");
    const id = /"FID": ?"([^"]*)"/.exec(text)?.[1];
    if (id !== undefined) half = id === replacedId ? "nameless" : "named";
    halves[half].addFile(text.split("\n"));
  }
  return halves;
}

/** Plays eight hours of every scenario under each seed; a header begins a file. */
export function playInventory(
  seeds: number,
  scenarios: readonly (typeof scenarioNames)[number][] = scenarioNames,
): Inventory {
  const inventory = new Inventory();
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const scenario of scenarios) for (const file of filesOf({ scenario, seed })) inventory.addFile(file);
  }
  return inventory;
}

function* filesOf(session: Pick<Parameters<typeof playLive>[0], "scenario" | "seed">): Generator<readonly string[]> {
  let lines: string[] = [];
  for (const { event, layout } of playLive({ ...session, hours: 8, status: false })) {
    if (event === undefined) continue;
    if (event["event"] === "Fileheader" && lines.length > 0) {
      yield lines;
      lines = [];
    }
    lines.push(printLine(event, layout));
  }
  yield lines;
}
