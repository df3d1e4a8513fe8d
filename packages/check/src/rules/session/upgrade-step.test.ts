import type { JsonObject } from "@shipslog/contract";
import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { SuitLoadout, UpgradeWeapon, weapon } = sampleEvents;
const loadout = SuitLoadout({}, [weapon({ Class: 2 })]);
const upgrade = (Class: number, more: JsonObject = {}) => UpgradeWeapon({ Class, ...more });
const found = (...events: readonly JsonObject[]) =>
  findingsOf("upgrade-step", events).map(({ expected, received }) => `${expected}, not ${received}`);

it("compares an upgrade with the class that the loadout or the last upgrade showed", () => {
  expect(found(loadout, upgrade(3), upgrade(4))).toEqual([]);
  expect(found(loadout, upgrade(4))).toEqual(["class 3, not class 4"]);
  expect(found(loadout, upgrade(3), upgrade(5))).toEqual(["class 4, not class 5"]);
});

it("does not judge a weapon that it has not seen, nor one after an impossible class", () => {
  expect(found(upgrade(5))).toEqual([]);
  expect(found(loadout, upgrade(5, { SuitModuleID: 1 }))).toEqual([]);
  expect(found(loadout, upgrade(9), upgrade(5))).toEqual(["class 2 to 5, not class 9"]);
});
