/**
 * Tests the protocol with a network that loses, repeats and reorders messages, a broker that loses what it acknowledged, and
 * senders and collectors that die at any point: every line must be stored once and in order.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FleetModel, type ModelAction } from "../../tests/helpers/FleetModel.ts";

const action: fc.Arbitrary<ModelAction> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant("send" as const), commander: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("sendAndLose" as const), commander: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant("acknowledge" as const), commander: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("noticeLoss" as const), commander: fc.nat(1) }) },
  { weight: 8, arbitrary: fc.record({ does: fc.constant("receive" as const), collector: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant("write" as const), collector: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("writeAndDie" as const), collector: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("takeOver" as const), collector: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("restart" as const), commander: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("sendWatermarks" as const), commander: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("answer" as const), loses: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("forget" as const), at: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("swap" as const), at: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("repeat" as const), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("wipe" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom("backUp" as const, "restore" as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("truncate" as const), commander: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("chooseOtherKinds" as const), commander: fc.nat(1) }) },
);

/** The lengths of the lines of each file of a commander. Every third line is of a kind that only some uplinks send. */
const files = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), { minLength: 1, maxLength: 3 });

describe("the protocol", () => {
  it("stores every line once and in order after any sequence of faults", () => {
    fc.assert(
      fc.property(fc.tuple(files, files), fc.array(action, { maxLength: 200 }), (journals, actions) => {
        const fleet = new FleetModel(journals);
        for (const each of actions) fleet.act(each);
        fleet.settle();
        expect(fleet.stored()).toEqual(fleet.expected());
      }),
      { numRuns: 2000 },
    );
  }, 120_000);

  it("stores a truncated file again that a restored lake does not have", () => {
    const fleet = new FleetModel([[[5, 5, 5]], []]);
    fleet.settle();
    fleet.act({ does: "backUp" });
    fleet.act({ does: "truncate", commander: 0 });
    fleet.settle();
    fleet.act({ does: "restore" });
    fleet.settle();
    expect(fleet.stored()).toHaveLength(3);
  });

  it("does not store a line after a gap", () => {
    const fleet = new FleetModel([[[5, 5, 5]], []]);
    fleet.act({ does: "sendAndLose", commander: 0 });
    fleet.act({ does: "send", commander: 0 });
    fleet.act({ does: "receive", collector: 0 });
    fleet.act({ does: "write", collector: 0 });
    expect(fleet.stored()).toEqual([]);
    fleet.settle();
    expect(fleet.stored()).toHaveLength(3);
  });
});
