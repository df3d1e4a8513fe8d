import { isKind, type JsonObject } from "@shipslog/contract";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { optionsOf } from "../folder.ts";
import { FieldCounter, type KindFigures } from "./Figures.ts";

/** Counts the fields of every scenario for seeds 1 to a number, each session lasting some hours. */
export function countSimulated(seeds: number, hours: number): ReadonlyMap<string, KindFigures> {
  const counters = new Map<string, FieldCounter>();
  const count = (event: JsonObject): void => {
    const kind = event["event"] as string;
    if (!isKind(kind)) return;
    const counter = counters.get(kind) ?? new FieldCounter();
    counters.set(kind, counter);
    counter.add(event);
  };
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const scenario of scenarioNames) {
      for (const { event } of simulate({ ...optionsOf({ scenario, seed, hours }), status: false })) {
        if (event !== undefined) count(event);
      }
    }
  }
  return new Map([...counters].map(([kind, counter]) => [kind, counter.figures()]));
}
