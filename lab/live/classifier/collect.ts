import { readFile } from "node:fs/promises";
import type { JsonObject } from "@shipslog/contract";
import { scenarioNames } from "@shipslog/simulator";
import { corpusFiles } from "../../corpus/corpus.ts";
import { playLive } from "../folder.ts";
import type { PlacedLine } from "./featuresOf.ts";
import { Samples } from "./Samples.ts";

/** Collects samples of real journals whose lines the present game wrote (version 4). */
export async function collectReal(everyNthFile: number, most: number): Promise<Samples> {
  const samples = new Samples(most);
  for (const { name, path } of corpusFiles({ everyNthFile })) {
    const text = await readFile(path, "utf8");
    if (/"gameversion": ?"4\./.test(text.slice(0, 400))) samples.addFile(name, text.split("\n").flatMap(lineIn));
  }
  return samples;
}

function lineIn(text: string): readonly PlacedLine[] {
  try {
    const event = JSON.parse(text) as JsonObject;
    const timeMs = Date.parse(event["timestamp"] as string);
    return Number.isNaN(timeMs) ? [] : [{ event, timeMs }];
  } catch {
    // An empty or a torn line.
    return [];
  }
}

/** Collects samples of simulated sessions of every scenario. */
export function collectSimulated(seeds: number, hours: number, most: number): Samples {
  const samples = new Samples(most);
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const scenario of scenarioNames) {
      const lines: PlacedLine[] = [];
      for (const { event, timeMs } of playLive({ scenario, seed, hours, status: false })) {
        if (event !== undefined) lines.push({ event, timeMs });
      }
      samples.addFile(`${scenario} ${seed}`, lines);
    }
  }
  return samples;
}
