import { announcedFile, contentIssues, type JsonObject, type Moment } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { scenarioNames, type ScenarioName } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";

function played(scenario: ScenarioName): readonly Moment[] {
  const start = Date.UTC(2026, 4, 1, 12);
  return [...simulate({ seed: 4, scenario, start, durationMs: 6 * 3_600_000, dialect: "live", status: false })];
}

const listIn = (event: JsonObject | undefined, field: string): readonly JsonObject[] =>
  (event?.[field] ?? []) as readonly JsonObject[];

/** Counts the hold of the ship as a reader does: from Cargo.json, then by the lines about goods. */
class Reader {
  readonly hold = new Map<string, number>();

  take({ event, companions }: Moment): void {
    if (event === undefined) return;
    // The first line of a session lists the hold itself.
    const told = event["event"] === "Cargo" ? { ...companions["Cargo.json"], ...event } : undefined;
    if (told?.["Vessel"] === "Ship") this.#replace(listIn(told, "Inventory"));
    if (event["event"] === "MarketBuy") this.#add(event["Type"] as string, event["Count"] as number);
    if (event["event"] === "MarketSell") this.#add(event["Type"] as string, -(event["Count"] as number));
    if (event["event"] !== "CargoTransfer") return;
    for (const { Type: type, Count: count, Direction: direction } of listIn(event, "Transfers")) {
      this.#add(type as string, direction === "toship" ? (count as number) : -(count as number));
    }
  }

  #replace(items: readonly JsonObject[]): void {
    this.hold.clear();
    for (const { Name: name, Count: count } of items) this.#add(name as string, count as number);
  }

  #add(type: string, count: number): void {
    this.hold.set(type, (this.hold.get(type) ?? 0) + count);
  }
}

describe.each(scenarioNames)("the files beside the lines of %s", (scenario) => {
  const moments = played(scenario);

  it("have the event name and the timestamp of their line, and its content", () => {
    const written = moments.flatMap(({ event, companions }) => {
      const file = announcedFile(event?.["event"], event);
      return file === undefined ? [] : [{ file, event, content: companions[file] }];
    });
    expect(written.length).toBeGreaterThan(5);
    for (const { file, event, content } of written) {
      expect(content).toMatchObject(event as JsonObject);
      expect(contentIssues(file, content ?? {})).toEqual([]);
    }
  });

  it("count the hold, which no reader's sum makes negative", () => {
    const reader = new Reader();
    for (const moment of moments) {
      const file = moment.companions["Cargo.json"];
      const sum = listIn(file, "Inventory").reduce((total, { Count: count }) => total + (count as number), 0);
      expect(file?.["Count"] ?? 0).toBe(sum);
      reader.take(moment);
      expect([...reader.hold].filter(([, count]) => count < 0)).toEqual([]);
    }
  });

  it("list everything in the line at the start of the game, and later leave the lists to the file", () => {
    const cargo = moments.flatMap(({ event }) => (event?.["event"] === "Cargo" ? [event] : []));
    expect(cargo[0]).toHaveProperty("Inventory");
    const first = moments.find(({ event }) => event === cargo[0]);
    expect(first?.companions["Cargo.json"]).toBeUndefined();
    const lockers = moments.flatMap(({ event }) => (event?.["event"] === "ShipLocker" ? [event] : []));
    expect(lockers[0]).toHaveProperty("Items");
  });
});
