import { describe, expect, it } from "vitest";
import { fileNames } from "./fileNames.ts";
import { houseOf } from "./houseOf.ts";

describe("file names", () => {
  it.each([
    "packages/check/src/utils.ts",
    "packages/check/src/common/a.ts",
    "packages/core/src/a.ts",
    "packages/check/src/sessionManager.ts",
    "packages/check/src/text-helpers.test.ts",
  ])("refuses %s", (file) => {
    expect(fileNames(houseOf({ [file]: "" }))).toMatchObject([{ file }]);
  });

  it.each([
    "packages/check/src/score.ts",
    "packages/check/src/kinds/CommunityGoal.ts",
    "packages/check/src/Commander.ts",
  ])("allows %s", (file) => {
    expect(fileNames(houseOf({ [file]: "" }))).toEqual([]);
  });
});
