import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { CommunityGoal } = sampleEvents;
const later = "2026-05-01T12:10:00Z";
const found = (before: object, after: object, dialect: "live" | "spec" = "live") =>
  findingsOf("community-goal-total", [CommunityGoal({ ...before }), CommunityGoal({ ...after }, later)], dialect).map(
    ({ pointer }) => pointer,
  );

describe("the total of a community goal", () => {
  it("may fall a little in live, because the servers count again", () => {
    expect(found({ CurrentTotal: 8_000_000 }, { CurrentTotal: 7_994_000 })).toEqual([]);
    expect(found({ CurrentTotal: 8_000_000 }, { CurrentTotal: 7_250_000 })).toEqual([]);
  });

  it("may not fall by more than a tenth", () => {
    expect(found({ CurrentTotal: 8_000_000 }, { CurrentTotal: 7_000_000 })).toEqual(["/CurrentGoals/0/CurrentTotal"]);
  });

  it("may come with a lower contribution in live, from an older copy", () => {
    expect(found({ PlayerContribution: 500 }, { PlayerContribution: 0 })).toEqual([]);
    expect(found({ PlayerContribution: 500 }, { PlayerContribution: 0 }, "spec")).toHaveLength(1);
  });

  it("may not fall at all in spec", () => {
    expect(found({ CurrentTotal: 8_000_000 }, { CurrentTotal: 7_999_999 }, "spec")).toHaveLength(1);
  });
});
