import { expect, it } from "vitest";
import { isEventName } from "../text/eventName.ts";
import { arrivalKinds, tankKinds } from "./kindLists.ts";

it.each([
  ["arrivalKinds", arrivalKinds],
  ["tankKinds", tankKinds],
])("%s names each kind of event once", (_list, kinds) => {
  expect(kinds.filter((kind) => !isEventName(kind))).toEqual([]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it("an arrival without a reading of the tank leaves its level unknown", () => {
  expect(tankKinds).toEqual(expect.arrayContaining(arrivalKinds.filter((kind) => kind !== "FSDJump")));
});
