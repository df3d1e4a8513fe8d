import { describe, expect, it } from "vitest";
import { factSections } from "./facts.ts";

const facts = factSections.flatMap((section) => section.facts);

describe("the facts", () => {
  it("have ids that count up, so that a number stays with its fact", () => {
    expect(facts.map(({ id }) => id)).toEqual(facts.map((_, at) => `F${at + 1}`));
  });

  it("are sentences, each with its evidence", () => {
    for (const { statement, evidence } of facts) {
      expect(statement).toMatch(/^[A-Z].*\.$/s);
      expect(evidence).toMatch(/^.*\.$/s);
    }
  });
});
