import type { JsonObject } from "@shipslog/contract";
import { expect, it } from "vitest";
import { createChecker } from "../../engine/createChecker.ts";
import { sampleEntries } from "../../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { StoredModules, storedModule } = sampleEvents;
const { StarSystem = null, ...unplaced } = storedModule();
const { MarketID: _market, TransferCost: _cost, TransferTime: _time, ...moving } = unplaced;

function findingsOn(item: JsonObject) {
  const checker = createChecker({ dialect: "spec" });
  const findings = sampleEntries([{ event: StoredModules([item]) }]).flatMap((entry) => checker.push(entry));
  return findings.filter(({ rule }) => rule === "stored-in-transit");
}

it("reports the location of a module in transit", () => {
  expect(findingsOn({ ...moving, StarSystem, InTransit: true })).toMatchObject([
    { pointer: "/Items/0/StarSystem", expected: "absent while in transit", received: "present" },
  ]);
});

it("reports a stored module without a location", () => {
  expect(findingsOn(unplaced)).toMatchObject([
    { pointer: "/Items/0/StarSystem", expected: "present, because it is not in transit", received: "absent" },
  ]);
});
