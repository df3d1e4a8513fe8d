import { expect, it, describe } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Status } = sampleEvents;
/** The bit of Flags2 for a taxi, a seat in another ship, and both ways to crew one. */
const bits = { InTaxi: 1, InMulticrew: 2, TelepresenceMulticrew: 17, PhysicalMulticrew: 18 };
/** What each rule reports in the player's own ship. */
const contradictions = {
  "status-in-vehicle": { Pips: undefined },
  "status-on-foot": { Oxygen: 1 },
  "status-surface": { Flags: 2 ** 24 + 2 },
  "status-pips": { Pips: [0, 0, 0] },
  "status-vehicle": { Flags: 2 ** 24 + 2 ** 25 },
};

describe.each(Object.entries(contradictions))("%s", (rule, given) => {
  const found = (Flags2: number, dialect: "live" | "spec" = "live") => {
    const event = JSON.parse(JSON.stringify(Status({ Flags2, ...(given as object) }))) as ReturnType<typeof Status>;
    return findingsOf(rule, [{ companion: "Status.json", event }], dialect).length;
  };

  it("judges the player's own ship", () => {
    expect(found(0)).toBe(1);
  });

  it.each(Object.entries(bits))("does not judge with %s in live, but in spec", (_, bit) => {
    expect(found(2 ** bit)).toBe(0);
    expect(found(2 ** bit, "spec")).toBe(1);
  });
});
