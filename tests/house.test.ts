/** The house rules over every package. That each rule can fail is shown beside it, in `tests/house/<rule>.test.ts`. */
import { describe, expect, it } from "vitest";
import { readHouse } from "./house/House.ts";
import { rules } from "./house/rules.ts";

const house = readHouse();

describe("the house", () => {
  it("has sources to judge", () => {
    expect(house.sources.length).toBeGreaterThan(0);
    expect([...house.manifests.keys()]).toContain("contract");
  });

  it.each(Object.entries(rules))("%s", (_sentence, rule) => {
    expect(rule(house).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });
});
