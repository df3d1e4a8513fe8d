import { expect, it } from "vitest";
import { samplesOf, sampleSection, withSamples } from "./sampleSection.ts";

it("says what was drawn and noticed, and lists each survivor with the reason", () => {
  const survivor = { file: "packages/faults/src/a.ts", line: 3, start: 0, before: "a <\n b", after: "true" };
  const page = sampleSection([{ name: "faults", seed: 7, all: 900, tried: 4, survivors: [survivor] }]);
  expect(page).toContain("| faults | 900 | 4 | 7 | 3 (75.0 %) |");
  expect(page).toContain("- faults/src/a.ts, line 3: `a <` as `true`. A test is missing.\n");
});

it("says when nothing survived", () => {
  const page = sampleSection([{ name: "check", seed: 1, all: 5, tried: 5, survivors: [] }]);
  expect(page).toContain("| 5 (100.0 %) |");
  expect(page).toContain("### Survivors of the samples\n\nNone.\n");
});

it("is a section that replaces the earlier one and outlives a new page", () => {
  const [one, two] = [1, 2].map((seed) => sampleSection([{ name: "check", seed, all: 5, tried: 5, survivors: [] }]));
  const page = withSamples(withSamples("# Mutants\n", one ?? ""), two ?? "");
  expect(page.match(/^## Sampled/gm)).toHaveLength(1);
  expect(page).toContain("| check | 5 | 5 | 2 |");
  expect(withSamples("# Mutants\n", samplesOf(page))).toBe(page);
  expect(withSamples("# Mutants\n", samplesOf("# Mutants\n"))).toBe("# Mutants\n");
});
