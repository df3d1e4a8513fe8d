import { describe, expect, expectTypeOf, it } from "vitest";
import type { EventOf } from "@shipslog/contract";
import type { TypedKind } from "@shipslog/contract/observed";
import { simulateEvents, StepRefusedError } from "./index.ts";

describe("simulateEvents", () => {
  it("returns every line of a simulated session", () => {
    const events = simulateEvents({ seed: 42, for: "20m" });
    expect(events[0]).toMatchObject({ event: "Fileheader" });
    expect(events.at(-1)).toMatchObject({ event: "Shutdown" });
    expect(simulateEvents({ seed: 42, for: 20 * 60_000 })).toEqual(events);
  });

  it("returns typed events of the kinds asked for, complete", () => {
    const events = simulateEvents({ seed: 42, scenario: "grand-tour", for: "2h", kinds: ["NavRoute", "Status"] });
    expectTypeOf(events).toEqualTypeOf<readonly EventOf<"NavRoute" | "Status">[]>();
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(["NavRoute", "Status"]));
    const routes = events.filter((event) => event.event === "NavRoute");
    expect(routes.filter(({ Route = [] }) => Route.length === 0)).toEqual([]);
  });

  it("types every kind, and refuses a name that is none", () => {
    type Asked = NonNullable<Parameters<typeof simulateEvents<TypedKind>>[0]["kinds"]>[number];
    expectTypeOf<Asked>().toEqualTypeOf<TypedKind>();
    const [header] = simulateEvents({ seed: 42, steps: [{ do: "start" }], kinds: ["Fileheader"] });
    expectTypeOf(header?.gameversion).toEqualTypeOf<string | undefined>();
    expect(header?.gameversion).toContain("beta");
    // @ts-expect-error A misspelt kind does not compile.
    const misspelt = () => simulateEvents({ kinds: ["FSDJmp"] });
    expect(misspelt).toThrow('unknown kind "FSDJmp"; did you mean FSDJump?');
  });

  it("does the steps it is given", () => {
    const events = simulateEvents({ seed: 42, steps: [{ do: "undock" }, { do: "dock" }], for: "10m" });
    expect(events.filter(({ event }) => event === "Docked")).toHaveLength(1);
    expect(events.some(({ event }) => event === "Shutdown")).toBe(false);
  });

  it("throws a step that is refused", () => {
    expect(() => simulateEvents({ steps: [{ do: "quit" }, { do: "quit" }] })).toThrow(StepRefusedError);
  });

  it("throws a TypeError for what is not a duration", () => {
    expect(() => simulateEvents({ for: "an hour" as "1h" })).toThrow(TypeError);
  });
});
