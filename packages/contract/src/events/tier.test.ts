import { expect, it } from "vitest";
import { kinds } from "./kinds.ts";
import { observedKinds, kindTier } from "../observed.ts";

it("names the tier of a kind", () => {
  expect(kinds.map(kindTier)).toEqual(kinds.map(() => "specified"));
  expect(observedKinds.map(kindTier)).toEqual(observedKinds.map(() => "observed"));
  expect(["NotAKind", "toString", "scan", ""].map(kindTier)).toEqual(["unknown", "unknown", "unknown", "unknown"]);
});
