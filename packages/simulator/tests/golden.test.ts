import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../tools/workspace.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { goldens } from "./helpers/golden.ts";

const golden: unknown = JSON.parse(readFileSync(join(root, "packages/simulator/tests/golden.json"), "utf8"));

describe("seed 42 of each scenario", () => {
  it("matches the checked-in hashes of moments, write steps and folder, and of dialect live in English and French", () => {
    // After an intended change: node tools/run.mjs packages/simulator/tests/helpers/printGolden.ts --update
    const found = goldens();
    expect(found).toEqual(golden);
    expect(new Set(Object.values(found).map(({ live }) => live)).size).toBe(Object.keys(found).length);
  });

  for (const version of ["node22", "node24", "node26"]) {
    // The test above runs on this one.
    if (version === `node${process.versions.node.split(".")[0]}`) continue;
    const node = needs(`node_modules/${version}/bin/node`);
    node.it(`matches them on ${version}`, () => {
      const given = [
        "--conditions=@shipslog/source",
        "--no-warnings",
        "packages/simulator/tests/helpers/printGolden.ts",
      ];
      const { stdout, stderr } = spawnSync(node.path, given, { cwd: root, encoding: "utf8" });
      expect(stderr).toBe("");
      expect(JSON.parse(stdout)).toEqual(golden);
    });
  }
});
