import { Flags2, type JsonValue } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, Status } = sampleEvents;
const taxi = Flags2.encode(["InTaxi"]);

const found = (
  Pips: JsonValue,
  { dialect = "live", flags2 = 0 }: { dialect?: "spec" | "live"; flags2?: number } = {},
) =>
  findingsOf(
    "status-pips",
    [{ event: Fileheader() }, { companion: "Status.json", event: Status({ Pips, Flags2: flags2 }) }],
    dialect,
  ).map(({ received }) => received);

describe("pips", () => {
  it.each([[[8, 4, 0]], [[4, 4, 4]], [[0, 8, 4]]])("may be %j", (pips) => {
    expect(found(pips)).toEqual([]);
  });

  it.each([[[9, 3, 0]], [[13, 0, -1]], [[-1, 8, 5]], [[4, 4, 3]]])("are not %j", (pips) => {
    expect(found(pips)).toEqual([JSON.stringify(pips)]);
  });

  it.each([[[6, 6]], [[4, 4, 4, 4]], ["4,4,5"]])("of another form, %j, are left to the shape", (pips) => {
    expect(found(pips)).toEqual([]);
  });

  it("of a guest are judged in spec alone", () => {
    expect(found([4, 4, 5], { flags2: taxi })).toEqual([]);
    expect(found([4, 4, 5], { flags2: taxi, dialect: "spec" })).toEqual(["[4,4,5]"]);
  });
});
