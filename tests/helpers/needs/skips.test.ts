import { describe, expect, it } from "vitest";
import { needs } from "./needs.ts";
import { root } from "../../../tools/workspace.ts";
import { judgeSkip, missing } from "./skips.ts";

const nothingMissing = (): readonly string[] => [];
const allMissing = (paths: readonly string[]): readonly string[] => paths;

describe("a skipped test", () => {
  it("is explained by data that is not there", () => {
    const skip = judgeSkip({ name: "a", needs: ["../shared/corpus"], note: undefined }, allMissing);
    expect(skip).toEqual({ name: "a", reason: "../shared/corpus is not there", isTrue: true });
  });

  it("is refused when its data is there", () => {
    expect(judgeSkip({ name: "a", needs: ["../shared/corpus"], note: undefined }, nothingMissing).isTrue).toBe(false);
  });

  it("is refused when it names nothing it needs, whatever its note says", () => {
    expect(judgeSkip({ name: "a", needs: [], note: "flaky" }, allMissing).isTrue).toBe(false);
  });
});

describe("a needed path", () => {
  it("is looked for from the root of the project", () => {
    const asked: string[] = [];
    missing(["package.json"], (path) => asked.push(path) > 0);
    expect(asked).toEqual([`${root}/package.json`]);
    expect(missing(["package.json", "no/such/file"])).toEqual(["no/such/file"]);
  });

  needs("package.json").it("does not stop a test when it is there", ({ task }) => {
    expect(task.meta.needs).toEqual(["package.json"]);
  });
});
