import { describe, expect, it } from "vitest";
import { Story } from "../story/Story.ts";
import { toldCases } from "./cases.ts";
import { caseGroups, readerProfiles } from "./TryCase.ts";

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

function storyOf(name: string, seed: number): Story {
  const tried = toldCases.find((each) => each.name === name)!;
  const story = new Story(seed, name);
  tried.tell(story);
  return story;
}

describe("the cases", () => {
  it("are at least forty, in every group and for every profile, each with its own name", () => {
    expect(toldCases.length).toBeGreaterThanOrEqual(40);
    expect(new Set(toldCases.map(({ name }) => name)).size).toBe(toldCases.length);
    for (const group of caseGroups) expect(toldCases.filter((each) => each.group === group).length).toBeGreaterThan(9);
    for (const profile of readerProfiles) {
      expect(toldCases.filter((each) => each.profiles?.includes(profile) ?? true).length).toBeGreaterThan(30);
    }
  });

  it.each(toldCases.map(({ name }) => name))("%s tells the same story for a seed, and varies it", (name) => {
    expect(storyOf(name, 3).steps).toEqual(storyOf(name, 3).steps);
    const stories = new Set(seeds.map((seed) => JSON.stringify(storyOf(name, seed).steps, replaceBigints)));
    expect(stories.size).toBe(seeds.length);
  });

  it.each(toldCases.map(({ name }) => name))("%s starts a reader, and something must come out after that", (name) => {
    for (const seed of seeds) {
      const types = storyOf(name, seed).steps.map(({ type }) => type);
      expect(types).toContain("start");
      expect(types.slice(types.indexOf("start")).some((type) => type === "await" || type === "ready")).toBe(true);
      expect(types.includes("due") || types.includes("state")).toBe(true);
    }
  });
});

const replaceBigints = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}n` : value);
