import { expect, it } from "vitest";
import { kinds } from "../events/kinds.ts";
import { statements } from "../generate/specification/statements.ts";
import { isObservedKind } from "../events/tier.ts";
import { readTriggerForm, triggerApplies } from "./Trigger.ts";
import { observedTriggers, specifiedTriggers } from "./triggers.ts";

it("cite statements that name the triggers as their declaration, and every such statement is cited", () => {
  const cited = specifiedTriggers.flatMap(({ statement }) => statement ?? []);
  const naming = statements
    .filter(({ declared }) => declared.includes("specifiedTriggers"))
    .map(({ number }) => number);
  expect([...new Set(cited)].toSorted()).toEqual(naming.toSorted());
});

it("have a row for each kind that is written as a line, and only known kinds", () => {
  const specified = new Set(specifiedTriggers.map(({ kind }) => kind));
  expect(kinds.filter((kind) => !specified.has(kind))).toEqual(["Status"]);
  expect(observedTriggers.filter(({ kind }) => !isObservedKind(kind))).toEqual([]);
});

it("of observed kinds say what a line proves, and need nothing", () => {
  const demanding = observedTriggers.filter(({ needs, clearBits, screen }) => needs ?? clearBits ?? screen);
  expect(
    demanding.map(({ kind }) => kind),
    "no rule would judge it: triggerRules.ts and status-event.ts of check read specifiedTriggers alone",
  ).toEqual([]);
});

it("ask whether a field is present, has a value, or a list has an item, and leave open what is absent", () => {
  const event = {
    Transfers: [{ Direction: "toship" }, { Direction: "tosrv" }],
    StationServices: ["dock", "Outfitting"],
  };
  const direction = (value: string) => readTriggerForm(event, { field: "Transfers.Direction", is: { value } });
  expect([direction("tosrv"), direction("tocarrier")]).toEqual([true, false]);
  expect(readTriggerForm(event, { field: "StationServices", is: { has: "outfitting" } })).toBe(true);
  expect(readTriggerForm(event, { field: "StationServices", is: { has: "Repair" } })).toBe(false);
  expect(readTriggerForm(event, { field: "StationType", is: { value: "FleetCarrier" } })).toBeUndefined();
  expect(readTriggerForm(event, { field: "StationType", is: "present" })).toBe(false);
  expect(triggerApplies({ kind: "CargoTransfer" }, event)).toBe(true);
});
