/** A line of one's own is printed as the simulator prints its own lines, from the observed declarations alone. */
import { describe, expect, it } from "vitest";
import { announcedFile, type JsonObject } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { printLine } from "@shipslog/contract/text";
import { direct, simulate, type Step } from "@shipslog/simulator";

/** Kinds whose fields stood in another order in earlier versions, as the declarations show them. */
const reordered: readonly unknown[] = ["FSSSignalDiscovered", "MissionAccepted", "MissionCompleted"];

const knowledge = { observed: observedDeclarations };
const printed = (event: JsonObject | undefined, layout: Parameters<typeof printLine>[1]) =>
  event === undefined ? "" : printLine(event, layout).replace(/"timestamp":"[^"]*", /, "");

function reversed(event: JsonObject): JsonObject & { readonly event: string } {
  return Object.fromEntries(Object.entries(event).toReversed()) as JsonObject & { readonly event: string };
}

describe("write", () => {
  it("gives an event the layout of the game, whatever the order of its fields", () => {
    const game = direct();
    game.do({ do: "start" });
    const kinds = new Set<unknown>();
    for (const { event, layout } of simulate({ seed: 3, scenario: "grand-tour", durationMs: 7_200_000 })) {
      if (event === undefined || reordered.includes(event["event"])) continue;
      // Its list would go to the file.
      if (announcedFile(event["event"]) !== undefined) continue;
      const { outcome, moments } = game.do({ do: "write", event: reversed(event), check: false }, knowledge);
      const own = moments.at(-1);
      expect(outcome).toBe("done");
      expect(printed(own?.event, own?.layout)).toBe(printed(event, layout));
      kinds.add(event["event"]);
    }
    expect(kinds.size).toBeGreaterThan(50);
  });

  it("accepts every event that the simulator writes itself, with the time of the game", () => {
    const game = direct();
    game.do({ do: "start" });
    const { timeMs } = game.state;
    const timestamp = `${new Date(timeMs).toISOString().slice(0, -5)}Z`;
    for (const { event } of simulate({ seed: 4, scenario: "grand-tour", durationMs: 3_600_000 })) {
      if (event === undefined) continue;
      const outcome = game.do({ do: "write", event: event as JsonObject & { event: string } }, knowledge);
      expect(outcome).toMatchObject({ outcome: "done" });
      expect(outcome.moments.at(-1)?.event?.["timestamp"]).toBe(timestamp);
    }
    expect(game.state.timeMs).toBe(timeMs);
  });

  it.each<[string, Step, string]>([
    ["no event", { do: "write" }, "There is no event to write."],
    ["a Status", { do: "write", event: { event: "Status", Flags: 1 } }, "Status.json shows what is true in the game."],
    ["an unknown kind", { do: "write", event: { event: "Dancing" } }, '"Dancing" is not a specified or observed kind.'],
    [
      "a wrong type",
      { do: "write", event: { event: "StartJump", JumpType: 5, Taxi: false } },
      "StartJump: JumpType must be a string, but is 5.",
    ],
    [
      "a field that is missing",
      { do: "write", event: { event: "FSDTarget", Name: "Sol" } },
      "FSDTarget: SystemAddress is missing; it was present in all",
    ],
  ])("refuses %s", (_, step, reason) => {
    const outcome = direct().do(step, knowledge);
    expect(outcome).toMatchObject({ outcome: "refused", reason: expect.stringContaining(reason) as string });
  });

  it("writes anything without the check, with its own timestamp", () => {
    const event = { event: "Dancing", timestamp: "yesterday", Partner: null };
    const { moments } = direct().do({ do: "write", event, check: false });
    expect(moments.at(-1)?.event).toEqual(event);
  });

  it("knows only the sixteen kinds in dialect spec", () => {
    const game = direct({ dialect: "spec" });
    const promotion = game.do({ do: "write", event: { event: "Promotion", Combat: 5 } }, knowledge);
    expect(promotion).toMatchObject({ outcome: "refused", reason: '"Promotion" is not one of the sixteen kinds.' });
    expect(game.do({ do: "write", event: { event: "NavRoute" } }, knowledge).outcome).toBe("done");
  });

  it("puts the list of a companion file into the file", () => {
    const game = direct();
    const route = [{ StarSystem: "Sol", SystemAddress: 10_477_373_803, StarPos: [0, 0, 0], StarClass: "G" }];
    const { moments } = game.do({ do: "write", event: { event: "NavRoute", Route: route } }, knowledge);
    const { event, companions } = moments.at(-1) ?? {};
    expect(Object.keys(event ?? {})).toEqual(["timestamp", "event"]);
    expect(companions?.["NavRoute.json"]).toMatchObject({ event: "NavRoute", Route: route });
  });

  it("starts a game that has ended, unless it is strict", () => {
    const game = direct();
    game.do({ do: "crash" });
    const event = { event: "Promotion", Combat: 5 };
    expect(game.do({ do: "write", event, strict: true }, knowledge).outcome).toBe("refused");
    expect(game.do({ do: "write", event }, knowledge).outcome).toBe("done");
    expect(game.state.place).toBe("docked");
  });
});
