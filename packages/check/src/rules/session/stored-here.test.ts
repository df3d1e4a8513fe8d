import type { JsonObject } from "@shipslog/contract";
import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { StoredModules, storedModule } = sampleEvents;
const found = (item: JsonObject) =>
  findingsOf("stored-here", [StoredModules([storedModule(item)])]).map(({ pointer }) => pointer);
const elsewhere = 3_228_883_456;

it("wants no cost and no time for a module stored here", () => {
  expect(found({ TransferCost: 0, TransferTime: 0 })).toEqual([]);
  expect(found({ TransferCost: 1, TransferTime: 0 })).toEqual(["/Items/0/TransferCost"]);
  expect(found({ TransferCost: 0, TransferTime: 1 })).toEqual(["/Items/0/TransferTime"]);
});

it("wants a cost or a time for a module stored elsewhere", () => {
  expect(found({ MarketID: elsewhere, TransferCost: 0, TransferTime: 0 })).toEqual(["/Items/0/TransferCost"]);
  expect(found({ MarketID: elsewhere, TransferCost: 1, TransferTime: 0 })).toEqual([]);
  expect(found({ MarketID: elsewhere, TransferCost: 0, TransferTime: 1 })).toEqual([]);
});
