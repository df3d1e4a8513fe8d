import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../findingsOf.testing.ts";

const { FSDJump } = sampleEvents;

it("allows a negative control progress and reports other negative numbers", () => {
  const held = { ControllingPower: "A", Powers: ["A"], PowerplayState: "Fortified" };
  const lost = { ...held, PowerplayStateControlProgress: -0.25 };
  expect(findingsOf("negative-number", [FSDJump(lost)])).toEqual([]);
  expect(findingsOf("negative-number", [FSDJump({ ...lost, JumpDist: -1 })])).toHaveLength(1);
});
