import type { JsonObject } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CargoTransfer } = sampleEvents;
const moves = (...directions: readonly string[]): JsonObject => ({
  ...CargoTransfer(),
  Transfers: directions.map((Direction) => ({ Type: "gold", Count: 4, Direction })),
});

/** Cargo that moves to a carrier and to an SRV at once. */
export const transferMixed: Rule = {
  id: "transfer-mixed",
  group: "session",
  basis: { statements: ["6.10"] },
  severity: { spec: "warning", live: "note" },
  title: "One transfer moves cargo to a fleet carrier and to an SRV.",
  why: "Readers take the other side of a transfer from its directions.",
  restsOn: 'Specification, Events ("between ship and fleet carrier, or between ship and SRV")',
  evidence: "One CargoTransfer.",
  passes: [{ event: moves("toship", "tosrv") }],
  fails: [{ event: moves("tocarrier", "tosrv") }],
  start: () => ({
    onEvent: {
      CargoTransfer: (event) => {
        const directions = objectListIn(event, "Transfers")?.map((each) => textIn(each, "Direction")) ?? [];
        const [first = "", second] = ["tocarrier", "tosrv"].filter((each) => directions.includes(each));
        if (second === undefined) return "holds";
        const index = directions.lastIndexOf(second);
        return { pointer: `/Transfers/${index}/Direction`, expected: `${first} or toship`, received: second };
      },
    },
  }),
};
