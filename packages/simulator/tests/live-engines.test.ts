/** Dialect live writes the same bytes on every supported engine. */
import { spawnSync } from "node:child_process";
import { scenarioNames } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { hashLive } from "./helpers/live/hashLive.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";

const hashes = hashLive();

describe("seed 42 of each scenario in dialect live", () => {
  it("has bytes of its own", () => {
    expect(new Set(Object.values(hashes)).size).toBe(scenarioNames.length);
  });

  for (const version of ["node22", "node24", "node26"]) {
    const node = needs(`node_modules/${version}/bin/node`);
    node.it(`has the same bytes on ${version}`, () => {
      const given = [
        "--conditions=@shipslog/source",
        "--no-warnings",
        "packages/simulator/tests/helpers/live/printHashes.ts",
      ];
      const { stdout, stderr } = spawnSync(node.path, given, { cwd: root, encoding: "utf8" });
      expect(stderr).toBe("");
      expect(JSON.parse(stdout)).toEqual(hashes);
    });
  }
});
