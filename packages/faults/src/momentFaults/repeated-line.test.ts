import { expect, it } from "vitest";
import { damageMoments } from "../damageMoments.ts";

it("expects that a second upgrade of a suit or a weapon to the same class is found", () => {
  for (const kind of ["UpgradeSuit", "UpgradeWeapon"]) {
    const moments = [{ timeMs: 0, event: { event: kind, Class: 3 }, companions: {} }];
    const options = { rates: { "repeated-line": 1 }, dialect: "spec", randomFor: () => () => 0 } as const;
    const [, repeated] = damageMoments(moments, options);
    expect(repeated?.damages.map(({ expects }) => expects?.rule)).toEqual(["upgrade-step"]);
  }
});
