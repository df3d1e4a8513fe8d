import { describe, expect, it } from "vitest";
import { FollowedRoute } from "./FollowedRoute.ts";
import type { ScarredStep } from "./StepFault.ts";
import { gap, jump, line, route } from "./steps.testing.ts";

const nextSession = "Journal.2026-05-01T130000.01.log";
const nextPart = "Journal.2026-05-01T120000.02.log";
const plotted = [route(1000, 1, 2, 3), line(1000, { event: "NavRoute" })];

/** The times of the jumps that leave the route. */
function leavings(...steps: readonly ScarredStep[]): readonly number[] {
  const followed = new FollowedRoute();
  return steps.filter((step) => followed.isLeftBy(step)).map(({ step }) => step.atMs);
}

describe("the route that a follower knows", () => {
  it("is left by a jump to another star than the next, and by one that repeats", () => {
    expect(leavings(jump(0, 1), ...plotted, jump(2000, 2), jump(3000, 3))).toEqual([]);
    expect(leavings(jump(0, 1), ...plotted, jump(2000, 3))).toEqual([2000]);
    expect(leavings(jump(0, 1), ...plotted, jump(2000, 2), jump(3000, 2))).toEqual([3000]);
  });

  it("is not left by a jump that begins or ends elsewhere", () => {
    expect(leavings(jump(0, 7), ...plotted, jump(2000, 3))).toEqual([]);
    expect(leavings(jump(0, 1), ...plotted, jump(2000, 7))).toEqual([]);
    expect(leavings(...plotted, jump(2000, 3))).toEqual([]);
  });

  it("is not known before all lines of its time are read", () => {
    expect(leavings(jump(0, 1), ...plotted, jump(1000, 3))).toEqual([]);
  });

  it("is forgotten with a line that cannot be read, and told again only when the file changes", () => {
    const forgotten = [jump(0, 1), ...plotted, gap(2000), jump(3000, 1)];
    expect(leavings(...forgotten, jump(4000, 3))).toEqual([]);
    expect(leavings(...forgotten, line(3500, { event: "NavRouteClear" }), jump(4000, 3))).toEqual([4000]);
    expect(leavings(...forgotten, route(3500, 1, 2, 3), jump(4000, 3))).toEqual([4000]);
  });

  it("ends with the session, not with the part", () => {
    expect(leavings(jump(0, 1), ...plotted, jump(2000, 1, nextSession), jump(3000, 3, nextSession))).toEqual([]);
    expect(leavings(jump(0, 1), ...plotted, jump(2000, 3, nextPart))).toEqual([2000]);
  });
});
