import { observedKinds } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { expect, it } from "vitest";
import { oftenObserved } from "./nextPatch.ts";

it("knows of which observed kinds a check reports a new field", () => {
  const often = observedDeclarations.filter(({ events }) => events >= 200).map(({ kind }) => kind);
  expect(observedKinds.slice(0, oftenObserved)).toEqual(often);
});
