import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { CommunityGoal } = sampleEvents;
const reopened = (CGID: number | string) => [
  CommunityGoal({ CGID, IsComplete: true }),
  CommunityGoal({ CGID, IsComplete: false }, "2026-05-01T12:10:00Z"),
];

it("reports a goal that had ended before, and takes no two goals without an id for one", () => {
  expect(findingsOf("goal-ended", reopened(800)).map(({ expected }) => expected)).toEqual(["true, as before"]);
  expect(findingsOf("goal-ended", reopened("none"))).toEqual([]);
});
