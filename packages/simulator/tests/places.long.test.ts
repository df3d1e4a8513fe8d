/** What Status.json shows of the places a player comes to. */
import { dialects, type Dialect, type JsonObject, type Moment } from "@shipslog/contract";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { Complaints, judgedSeeds, judgedStartMs } from "./helpers/sessions.ts";

const durationMs = 2 * 3_600_000;

/** What a player leaves by when a place was not shown: the menu has no flags, and Embark boards the next ship. */
const leaves: Readonly<Record<string, (event: JsonObject | undefined, status: JsonObject | undefined) => boolean>> = {
  Docked: (_, status) => status?.["Flags"] === 0,
  FSDJump: (_, status) => status?.["Flags"] === 0,
  Disembark: (event) => event?.["event"] === "Embark",
};

const isOnFoot = (status: JsonObject | undefined): boolean => ((status?.["Flags2"] as number) & 1) === 1;

/** What was shown in the second of a line, until a later second begins. */
interface Second {
  readonly timeMs: number;
  readonly companions: Moment["companions"];
}

/** Judges one session, moment by moment. Lines of one second come in several orders, so what a line leads to is judged at the end of its second. */
function placeJudge(found: Complaints): (moment: Moment) => void {
  let arrived: { readonly kind: string; readonly timeMs: number } | undefined;
  let dressed: Second | undefined;
  let plotted: Second | undefined;
  const isIn = (second: Second | undefined, timeMs: number): boolean => second?.timeMs === timeMs;
  return ({ event, companions, timeMs }) => {
    const status = companions["Status.json"];
    if (dressed !== undefined && !isIn(dressed, timeMs)) {
      // Without a change of Status.json, the next moment is whatever the player does later, as to board.
      const isShown = [dressed.companions["Status.json"], status].some(isOnFoot);
      found.expect(isShown, "SuitLoadout without OnFoot", () => status?.["timestamp"]);
      dressed = undefined;
    }
    if (plotted !== undefined && !isIn(plotted, timeMs)) {
      found.expect(isOnRoute(plotted.companions), "Destination off the route", () => status?.["timestamp"]);
      plotted = undefined;
    }
    if (arrived?.timeMs === timeMs) {
      found.expect(leaves[arrived.kind]?.(event, status) !== true, `${arrived.kind} left in its second`, () => timeMs);
    }
    const kind = event?.["event"] as string | undefined;
    if (kind !== undefined && kind in leaves) arrived = { kind, timeMs };
    if (kind === "SuitLoadout" || isIn(dressed, timeMs)) dressed = { timeMs, companions };
    if (kind === "NavRoute" || isIn(plotted, timeMs)) plotted = { timeMs, companions };
  };
}

/** Whether the destination is a system of the route that was just plotted. */
function isOnRoute(companions: Moment["companions"]): boolean {
  const route = companions["NavRoute.json"]?.["Route"] as readonly JsonObject[];
  const destination = companions["Status.json"]?.["Destination"] as JsonObject | undefined;
  return route.some(({ SystemAddress }) => SystemAddress === destination?.["System"]);
}

function judge(seeds: readonly number[], dialect: Dialect, found: Complaints): number {
  let events = 0;
  for (const seed of seeds) {
    for (const scenario of scenarioNames) {
      found.enter(scenario, seed);
      const see = placeJudge(found);
      for (const moment of simulate({ seed, scenario, dialect, start: judgedStartMs, durationMs })) {
        if (moment.event !== undefined) events += 1;
        see(moment);
      }
    }
  }
  return events;
}

longTest(
  {
    claim:
      "A player stays where they come to: Status.json shows OnFoot after SuitLoadout, nobody leaves a port, a system or the ground in the second of arrival, and after a plotted route Destination is on it.",
    size: { check: 1, full: 25, of: "seeds of each scenario in both dialects" },
  },
  ({ size, seed, report }) => {
    const seeds = judgedSeeds(size, size, seed);
    const found = new Complaints();
    const events = dialects.map((dialect) => judge(seeds, dialect, found));
    report(`seeds ${seeds.join(", ")}`);
    expect(found.list()).toEqual([]);
    return `${events.join(" and ")} events in ${dialects.join(" and ")}, 0 complaints`;
  },
);

describe("the judge of places", () => {
  const shown = (flags: number, flags2 = 0): JsonObject => ({ event: "Status", Flags: flags, Flags2: flags2 });
  const judged = (moments: readonly Moment[]): readonly string[] => {
    const found = new Complaints();
    const see = placeJudge(found);
    for (const moment of moments) see(moment);
    return found.list().map((each) => each.split(" (")[0] ?? "");
  };

  it("finds a suit that nobody wears, a port left in its second, and a foreign destination", () => {
    expect(
      judged([
        { timeMs: 0, event: { event: "SuitLoadout" }, companions: { "Status.json": shown(1) } },
        { timeMs: 1000, event: undefined, companions: { "Status.json": shown(1) } },
      ]),
    ).toEqual(["SuitLoadout without OnFoot"]);
    expect(
      judged([
        { timeMs: 0, event: { event: "Docked" }, companions: { "Status.json": shown(1) } },
        { timeMs: 0, event: undefined, companions: { "Status.json": shown(0) } },
      ]),
    ).toEqual(["Docked left in its second"]);
    const route = { event: "NavRoute", Route: [{ SystemAddress: 1 }] };
    const companions = { "NavRoute.json": route, "Status.json": { ...shown(1), Destination: { System: 2 } } };
    const later = { timeMs: 1000, event: undefined, companions };
    const moments = [{ timeMs: 0, event: { event: "NavRoute" }, companions }, later];
    expect(judged(moments)).toEqual(["Destination off the route"]);
  });
});
