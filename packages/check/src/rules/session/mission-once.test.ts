import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Missions, mission } = sampleEvents;

it("accepts two colonisation missions, which share the id that means none", () => {
  const claim = mission({
    MissionID: 18446744073709551615n,
    Name: "$Mission_Colonisation_Initial_Name;",
    Expires: 1_777_000_000,
  });
  expect(findingsOf("mission-once", [Missions({ Active: [claim, claim] })])).toEqual([]);
  expect(findingsOf("mission-once", [Missions({ Active: [mission(), mission()] })])).toHaveLength(1);
});
