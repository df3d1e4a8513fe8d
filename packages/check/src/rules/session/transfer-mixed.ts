import type { Rule } from "../../declare/Rule.ts";
import { objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CargoTransfer } = sampleEvents;
const move = (Direction: string) => ({ Type: "gold", Count: 4, Direction });

/** A transfer to a carrier and to an SRV at once. */
export const transferMixed: Rule = {
  id: "transfer-mixed",
  group: "session",
  basis: { statements: ["6.10"] },
  severity: { spec: "error", live: "warning" },
  title: "One CargoTransfer moves cargo to a fleet carrier and to an SRV.",
  why: "Readers add the cargo to the hold of one of them.",
  restsOn: "Specification, Events (CargoTransfer: between ship and fleet carrier, or between ship and SRV)",
  evidence: "The directions of one CargoTransfer.",
  passes: [{ event: { ...CargoTransfer(), Transfers: [move("tosrv"), move("toship")] } }],
  fails: [{ event: { ...CargoTransfer(), Transfers: [move("tosrv"), move("tocarrier")] } }],
  start: () => ({
    onEvent: {
      CargoTransfer: (event) => {
        const directions = (objectListIn(event, "Transfers") ?? []).map((each) => textIn(each, "Direction"));
        if (!directions.includes("tocarrier") || !directions.includes("tosrv")) return "holds";
        return { pointer: "/Transfers", expected: "tocarrier or tosrv", received: "both" };
      },
    },
  }),
};
