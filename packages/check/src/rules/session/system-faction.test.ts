import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { FSDJump, faction } = sampleEvents;

it("does not miss a controlling faction that may be the one without a readable name", () => {
  const missing = "warning system-faction /SystemFaction/Name";
  const jump = (...Factions: ReturnType<typeof faction>[]) =>
    findingsInSamples([{ event: FSDJump({ Population: 1000, Factions, SystemFaction: { Name: "Mother Gaia" } }) }]);
  const half = { Influence: 0.5 };
  expect(jump(faction({ ...half, Name: "Sol Nexus" }), faction({ ...half, Name: "Other" }))).toEqual([missing]);
  expect(jump(faction({ ...half, Name: "Sol Nexus" }), faction({ ...half, Name: 7 }))).toEqual([
    "error wrong-type /Factions/1/Name",
  ]);
});
