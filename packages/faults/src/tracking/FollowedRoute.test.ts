import { describe, expect, it } from "vitest";
import type { DamagedStep } from "../damage/ExpectedDamage.ts";
import { readBytes } from "../damage/StepFault.ts";
import { jump, line, route, unreadable } from "../../tests/helpers/steps.ts";
import { FollowedRoute } from "./FollowedRoute.ts";

const nextSession = "Journal.2026-05-01T130000.01.log";
const nextPart = "Journal.2026-05-01T120000.02.log";
const plotted = [route(1000, 1, 2, 3), line(1000, { event: "NavRoute" })];

/** The times of the jumps that leave the route. */
function jumpsOff(...steps: readonly DamagedStep[]): readonly number[] {
  const followed = new FollowedRoute();
  return steps.filter((step) => followed.isLeftBy(step)).map(({ step }) => step.atMs);
}

describe("FollowedRoute", () => {
  it("reports a jump to a star that is not the next", () => {
    expect(jumpsOff(jump(0, 1), ...plotted, jump(2000, 2), jump(3000, 3))).toEqual([]);
    expect(jumpsOff(jump(0, 1), ...plotted, jump(2000, 3))).toEqual([2000]);
  });

  it("reports a jump that is written twice, and not one back to where it started", () => {
    const { timestamp } = readBytes(jump(2000, 2).step.bytes) ?? {};
    const again = line(3000, { timestamp: timestamp ?? "", event: "FSDJump", SystemAddress: 2 });
    expect(jumpsOff(jump(0, 1), ...plotted, jump(2000, 2), again)).toEqual([3000]);
    expect(jumpsOff(jump(0, 1), ...plotted, jump(2000, 2), jump(3000, 2))).toEqual([]);
  });

  it("ignores a jump that starts or ends outside the route", () => {
    expect(jumpsOff(jump(0, 7), ...plotted, jump(2000, 3))).toEqual([]);
    expect(jumpsOff(jump(0, 1), ...plotted, jump(2000, 7))).toEqual([]);
    expect(jumpsOff(...plotted, jump(2000, 3))).toEqual([]);
  });

  it("does not know the route before all lines of its time are read", () => {
    expect(jumpsOff(jump(0, 1), ...plotted, jump(1000, 3))).toEqual([]);
  });

  it("forgets the route at an unreadable line until the file changes", () => {
    const forgotten = [jump(0, 1), ...plotted, unreadable(2000), jump(3000, 1)];
    expect(jumpsOff(...forgotten, jump(4000, 3))).toEqual([]);
    expect(jumpsOff(...forgotten, line(3500, { event: "NavRouteClear" }), jump(4000, 3))).toEqual([4000]);
    expect(jumpsOff(...forgotten, route(3500, 1, 2, 3), jump(4000, 3))).toEqual([4000]);
  });

  it("forgets the route at the end of the session, not of the part", () => {
    expect(jumpsOff(jump(0, 1), ...plotted, jump(2000, 1, nextSession), jump(3000, 3, nextSession))).toEqual([]);
    expect(jumpsOff(jump(0, 1), ...plotted, jump(2000, 3, nextPart))).toEqual([2000]);
  });
});
