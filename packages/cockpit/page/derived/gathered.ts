import { parseLine } from "@shipslog/contract/text";
import type { TailLine } from "../../src/state/tail.ts";

/** An amount of one material. */
interface Gathered {
  readonly name: string;
  readonly count: number;
}

/** Lines stay the same objects, so each is read once. */
const known = new WeakMap<TailLine, Gathered | "nothing">();

/** The materials that the given lines picked up, the most first. */
export function gatheredIn(lines: readonly TailLine[]): readonly Gathered[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (line.kind !== "MaterialCollected") continue;
    const found = known.get(line) ?? readGathered(line);
    known.set(line, found);
    if (found !== "nothing") counts.set(found.name, (counts.get(found.name) ?? 0) + found.count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
}

function readGathered({ raw, isCut }: TailLine): Gathered | "nothing" {
  const parsed = isCut ? undefined : parseLine(raw);
  if (parsed?.ok !== true) return "nothing";
  const { Name, Name_Localised, Count } = parsed.event;
  const name = Name_Localised ?? Name;
  return typeof name === "string" && typeof Count === "number" ? { name, count: Count } : "nothing";
}
