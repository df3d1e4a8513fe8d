import * as fc from "fast-check";
import { expect, it } from "vitest";
import { compareGameVersions, gameVersionOf } from "./gameVersion.ts";

it.each([
  ["2.2", "2.2"],
  ["2.2 (Beta 2)", "2.2"],
  ["3.3.0.200 EDH (Beta 2)", "3.3"],
  ["April Update Patch 2 EDH", "3.4"],
  ["Fleet Carriers Update - Patch 11", "3.7"],
  ["3.8.0.1400", "3.8"],
  ["4.0.0.58", "4.0.0"],
  ["4.0.0.701", "4.0.7"],
  ["4.0.0.1477", "4.0.14"],
  ["4.3.0.0 beta", "4.3"],
  ["Some Update", undefined],
  [42, undefined],
])("reads %j as %s", (gameversion, version) => {
  expect(gameVersionOf({ gameversion })).toBe(version);
});

it("orders versions by their numbers", () => {
  const ordered = ["2.2", "3.4", "3.8", "4.0.0", "4.0.7", "4.0.14", "4.1", "4.10"];
  expect(ordered.toReversed().toSorted(compareGameVersions)).toEqual(ordered);
  const version = fc.array(fc.nat(30), { minLength: 2, maxLength: 3 }).map((numbers) => numbers.join("."));
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(Math.sign(compareGameVersions(one, other))).toBe(-Math.sign(compareGameVersions(other, one)) + 0);
    }),
  );
});
