/** The overlay, tested with node:test: `node --test overlay.node.mjs`. */
import assert from "node:assert/strict";
import test from "node:test";
import { launchGame } from "@shipslog/testing";
import { Overlay } from "./overlay.ts";

await test("counts the jumps that are left, to the last one", async (t) => {
  const game = await launchGame({ seed: 42, test: t });
  const overlay = new Overlay(game.folder);
  await game.do("plotRoute", { jumps: 3 });
  for (const left of [3, 2, 1, 0]) {
    overlay.update();
    assert.deepEqual([overlay.jumpsLeft, game.state.route.length], [left, left]);
    if (left > 0) await game.do("jump");
  }
});

await test("shows the station and the tank, from the first line on and after a crash", async (t) => {
  const game = await launchGame({ seed: 42, test: t });
  const overlay = new Overlay(game.folder);
  const isTrue = () => {
    overlay.update();
    assert.equal(overlay.station, game.state.isDocked ? game.state.station?.name : "");
    assert.ok(Math.abs(overlay.fuelT - game.state.ship.fuelT) < 0.01);
  };
  isTrue();
  await game.do("jump", { to: "nearest inhabited" });
  isTrue();
  await game.do("dock");
  isTrue();
  await game.restart({ crash: true });
  isTrue();
});

await test("shows the hull after a repair, a death, a completed mission and the jump of a carrier", async (t) => {
  const game = await launchGame({ seed: 42, missions: [], test: t });
  const overlay = new Overlay(game.folder);
  await game.do("takeDamage", { to: "hull", hull: 40 });
  overlay.update();
  assert.equal(overlay.hull, game.state.ship.hull);
  await game.do("repair");
  await game.do("takeMission", { kind: "courier" });
  overlay.update();
  assert.deepEqual([overlay.hull, overlay.missions.length], [1, 1]);
  await game.do("completeMission");
  await game.do("handInMission");
  await game.do("jumpCarrier");
  overlay.update();
  assert.deepEqual([overlay.missions, overlay.system], [[], game.state.system.name]);
  await game.do("die");
  overlay.update();
  assert.equal(overlay.deaths, 1);
});
