import { describe, expect, it } from "vitest";
import type { MissionTerms } from "../commander/missions.ts";
import type { Planet } from "../galaxy/Body.ts";
import { scenarioNames, scenarios } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";
import { noCourse } from "../world/SurfacePosition.ts";
import type { GameState } from "../world/gameStates.ts";
import { createSession } from "./createSession.ts";
import { dwell, wait } from "./time.ts";

const minuteMs = 60_000;

it("refreshes Status.json at every fifth second while nothing happens", () => {
  const startMs = Date.UTC(2026, 4, 1, 12);
  const script = [{ do: "wait", for: "10m" }] as const;
  const moments = [...simulate({ scenario: { script }, seed: 3, start: new Date(startMs), dialect: "spec" })];
  // The session has long begun and does not end yet.
  const quiet = moments.filter(({ timeMs }) => timeMs >= startMs + 5 * minuteMs && timeMs < startMs + 6 * minuteMs);
  expect(quiet.map(({ timeMs }) => timeMs % minuteMs)).toEqual(Array.from({ length: 12 }, (_, index) => index * 5000));
});

it.each(scenarioNames)("writes Status.json in dialect live only when something has changed: %s", (scenario) => {
  const moments = [...simulate({ scenario, seed: 3, durationMs: 30 * minuteMs })];
  const shown = moments.map(({ companions }) => JSON.stringify({ ...companions["Status.json"], timestamp: "" }));
  const quiet = [...moments.keys()].filter((at) => at > 0 && moments[at]?.event === undefined);
  const unchanged = quiet.filter((at) => shown[at] === shown[at - 1]);
  expect(unchanged).toEqual([]);
});

/** A session in a state, in which nothing but time happens. */
function sessionIn(state: GameState) {
  const session = createSession({ seed: 1, scenario: scenarios.trader, startMs: 0, showsStatus: true });
  session.world.state = state;
  session.world.commander.missions.length = 0;
  return session;
}

describe("a minute", () => {
  it("takes an eighth of the oxygen outside, which is refilled before it is gone", () => {
    const session = sessionIn("onFoot");
    const { foot } = session.world;
    Object.assign(foot, { place: "planet", hasBreathableAir: false, oxygen: 1 });
    wait(session, minuteMs);
    expect(foot.oxygen).toBeCloseTo(7 / 8);
    wait(session, 6 * minuteMs);
    expect(foot.oxygen).toBeCloseTo(1 / 8);
    wait(session, 15_000);
    expect(foot.oxygen).toBe(1);
  });

  it("takes no oxygen where there is air", () => {
    const session = sessionIn("onFoot");
    const { foot } = session.world;
    Object.assign(foot, { place: "planet", hasBreathableAir: true, oxygen: 1 });
    wait(session, minuteMs);
    expect(foot.oxygen).toBe(1);
  });

  it("heals a quarter of the health on foot, and no more than all", () => {
    const session = sessionIn("onFoot");
    const { foot } = session.world;
    foot.health = 0.5;
    wait(session, minuteMs);
    expect(foot.health).toBeCloseTo(0.74);
    wait(session, 5 * minuteMs);
    expect(foot.health).toBe(1);
  });

  it("warms the suit to the room", () => {
    const session = sessionIn("onFoot");
    const { foot } = session.world;
    Object.assign(foot, { place: "socialSpace", temperatureK: 200 });
    wait(session, 10 * minuteMs);
    expect(foot.temperatureK).toBeCloseTo(293, 0);
  });

  it.each(["mainMenu", "startUp", "ended"] as const)("changes nothing in state %s", (state) => {
    const session = sessionIn(state);
    const { ship, controls } = session.world;
    controls.heatTargetPercent = 100;
    ship.heatPercent = 20;
    wait(session, minuteMs);
    expect(ship.heatPercent).toBe(20);
  });

  it("brings the heat of the ship to its target by steps", () => {
    const session = sessionIn("docked");
    const { ship, controls } = session.world;
    controls.heatTargetPercent = 100;
    ship.heatPercent = 20;
    wait(session, 5000);
    expect(ship.heatPercent).toBe(60);
  });

  it("burns the fuel of the SRV, and that of the ship only while it flies", () => {
    const session = sessionIn("srv");
    const { srv, ship } = session.world;
    srv.fuelT = 0.45;
    const reservoirPt = ship.reservoirPt;
    wait(session, minuteMs);
    expect(srv.fuelT).toBeCloseTo(0.45 - 0.0072);
    expect(ship.reservoirPt).toBe(reservoirPt);
    session.world.state = "supercruise";
    const { fuelT } = srv;
    session.world.foot.health = 0.5;
    wait(session, minuteMs);
    expect(ship.reservoirPt).toBeLessThan(reservoirPt);
    expect(srv.fuelT).toBe(fuelT);
    expect(session.world.foot.health).toBe(0.5);
  });

  it("fills an empty reservoir from the tank, which Status.json shows at once", () => {
    const session = sessionIn("supercruise");
    const { ship } = session.world;
    const { fuelMainT } = ship;
    ship.reservoirPt = 1;
    wait(session, 1000);
    expect(ship.fuelMainT).toBeLessThan(fuelMainT);
    expect(session.output.moments.map(({ timeMs }) => timeMs)).toEqual([1000]);
  });
});

describe("near the ground", () => {
  const radiusM = 1_000_000;

  /** The seconds at which Status.json is written while a vehicle moves. */
  function secondsOf(state: GameState, degPerS: number, headingDeg = 0): readonly number[] {
    const session = sessionIn(state);
    session.world.surface = {
      planet: { id: 1, name: "A 1", radiusM, gravityG: 0.1, temperatureK: 200 } as Planet,
      latitude: 0,
      longitude: 0,
      headingDeg,
      turnDegPerS: 0,
      speedMps: degPerS * radiusM * (Math.PI / 180),
      heightM: 0,
      climbMps: 0,
      isOnGround: true,
      course: noCourse,
    };
    wait(session, 12_000);
    return session.output.moments.map(({ timeMs }) => timeMs / 1000);
  }

  it("Status.json follows an SRV by 0.0005 degrees", () => {
    expect(secondsOf("srv", 0.0006)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(secondsOf("srv", 0.0003)).toEqual([2, 4, 5, 7, 9, 10, 12]);
    expect(secondsOf("srv", 0.00001)).toEqual([5, 10]);
    expect(secondsOf("srv", 0.0003, 90)).toEqual([2, 4, 5, 7, 9, 10, 12]);
  });

  it("Status.json follows a ship by 0.02 degrees", () => {
    expect(secondsOf("planetFlight", 0.021)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(secondsOf("planetFlight", 0.0006)).toEqual([5, 10]);
  });
});

it("an active mission with known terms fails at its deadline in the world, and no other", () => {
  const session = createSession({ seed: 1, scenario: scenarios.trader, startMs: 0, showsStatus: true });
  const { world } = session;
  const { missions } = world.commander;
  const [mission] = missions;
  if (mission === undefined) throw new Error("the scenario begins with no mission");
  const { terms: _unknown, ...withoutTerms } = { ...mission, status: "Active" as const, deadlineMs: 30_000 };
  const known = { ...withoutTerms, terms: {} as MissionTerms };
  missions.length = 0;
  missions.push(withoutTerms, known, { ...known, status: "Complete" }, { ...known, deadlineMs: 90_000 });
  const statuses = () => missions.map(({ status }) => status);
  world.state = "docked";
  wait(session, 25_000);
  expect(statuses()).toEqual(["Active", "Active", "Complete", "Active"]);
  wait(session, 5000);
  expect(statuses()).toEqual(["Active", "Failed", "Complete", "Active"]);
  expect(missions[1]?.isTold).toBe(true);
  world.state = "mainMenu";
  wait(session, 120_000);
  expect(statuses()).toEqual(["Active", "Failed", "Complete", "Active"]);
});

it("community goals are asked for every ten minutes of play", () => {
  const session = sessionIn("docked");
  session.world.nextGoalsMs = 62_000;
  wait(session, 90_000);
  expect(session.world.nextGoalsMs).toBe(662_000);
  session.world.state = "mainMenu";
  wait(session, 20 * minuteMs);
  expect(session.world.nextGoalsMs).toBe(662_000);
});

it("a player stays in a new place until Status.json has shown it", () => {
  const session = sessionIn("docked");
  session.world.stateSinceMs = 0;
  wait(session, 2000);
  dwell(session);
  expect(session.world.timeMs).toBe(5000);
  dwell(session);
  expect(session.world.timeMs).toBe(5000);
});
