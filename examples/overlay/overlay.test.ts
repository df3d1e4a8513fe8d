/** The overlay, tested in vitest. */
import { expect, it } from "vitest";
import { launchGame } from "@shipslog/testing";
import { Overlay } from "./overlay.ts";

it("counts the jumps that are left, to the last one", async () => {
  const game = await launchGame({ seed: 42 });
  const overlay = new Overlay(game.folder);
  await game.do("plotRoute", { jumps: 3 });
  for (const left of [3, 2, 1, 0]) {
    overlay.update();
    expect(overlay.jumpsLeft).toBe(left);
    expect(overlay.jumpsLeft).toBe(game.state.route.length);
    if (left > 0) await game.do("jump");
  }
});

it("shows no jumps after the route was cleared", async () => {
  const game = await launchGame({ seed: 42 });
  const overlay = new Overlay(game.folder);
  await game.do("plotRoute", { jumps: 2 });
  await game.do("clearRoute");
  overlay.update();
  expect(overlay.jumpsLeft).toBe(0);
});

it("shows the station and the tank, from the first line on and after a crash", async () => {
  const game = await launchGame({ seed: 42 });
  const overlay = new Overlay(game.folder);
  const expectTruth = () => {
    overlay.update();
    expect(overlay.station).toBe(game.state.isDocked ? game.state.station?.name : "");
    expect(overlay.fuelT).toBeCloseTo(game.state.ship.fuelT, 2);
  };
  expectTruth();
  await game.do("jump", { to: "nearest inhabited" });
  expectTruth();
  await game.do("dock");
  await game.do("refuel");
  expectTruth();
  await game.restart({ crash: true });
  expectTruth();
});

it("goes on when Status.json is torn and a line is cut", async () => {
  const game = await launchGame({ seed: 42 });
  const overlay = new Overlay(game.folder);
  overlay.update();
  const { fuelT } = overlay;
  await game.break("torn-status");
  overlay.update();
  expect(overlay.fuelT).toBe(fuelT);
  await game.break("half-line");
  await game.do("undock");
  overlay.update();
  expect(game.answers.map(({ fault }) => fault)).toEqual(["torn-status", "half-line"]);
});

it("shows nothing for a line that the next patch may bring", async () => {
  const game = await launchGame({ seed: 42 });
  const overlay = new Overlay(game.folder);
  await game.write({ event: "NavRoutePaused", Route: null }, { check: false });
  overlay.update();
  expect(overlay.jumpsLeft).toBe(0);
});

it("shows the hull after damage, a repair and a death", async () => {
  const game = await launchGame({ seed: 42 });
  const overlay = new Overlay(game.folder);
  await game.do("takeDamage", { to: "hull", hull: 40 });
  overlay.update();
  expect(overlay.hull).toBe(game.state.ship.hull);
  await game.do("repair");
  overlay.update();
  expect(overlay.hull).toBe(1);
  await game.do("die");
  overlay.update();
  expect([overlay.deaths, overlay.hull]).toEqual([1, game.state.ship.hull]);
});

it("lists a mission until it is completed", async () => {
  const game = await launchGame({ seed: 42, missions: [] });
  const overlay = new Overlay(game.folder);
  await game.do("takeMission", { kind: "courier" });
  overlay.update();
  expect(overlay.missions).toEqual(game.state.missions.map(({ id }) => id));
  await game.do("completeMission");
  await game.do("handInMission");
  overlay.update();
  expect(overlay.missions).toEqual([]);
});

it("is where the carrier has jumped, also when lines have rare forms", async () => {
  const game = await launchGame({ seed: 42, rare: true });
  const overlay = new Overlay(game.folder);
  await game.do("jumpCarrier");
  overlay.update();
  expect(overlay.system).toBe(game.state.system.name);
});
