import { factSections } from "@shipslog/contract/facts";
import { expect, it } from "vitest";
import { rules } from "./rules.ts";

const known = new Set(factSections.flatMap(({ facts }) => facts.map(({ id }) => id)));

it("rules cite facts that exist", () => {
  const cited = rules.flatMap(({ restsOn }) => restsOn.match(/\bF\d+\b/g) ?? []);
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});
