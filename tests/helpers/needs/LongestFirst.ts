import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files that take more than a minute, most of it waiting for other processes. */
const longest = ["tests/walk-commands", "try/tests/readers", "tests/guides", "tests/simulator-modules"];

/** Starts the longest test files first, so that no processor core waits for the last of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((name) => moduleId.includes(`/${name}.`));
  return at === -1 ? longest.length : at;
}
