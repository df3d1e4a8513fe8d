import type { Rule } from "../../declare/Rule.ts";
import { isGuest } from "../evidence/statusBits.ts";
import { hasField, numberListIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;
const allHalfPips = 12;
const mostHalfPips = 8;

/** The distributor has six pips. */
export const statusPips: Rule = {
  id: "status-pips",
  group: "status",
  basis: { game: "The specification states no sum of Pips." },
  severity: { spec: "note", live: "warning" },
  title: "Pips do not sum to 12 half-pips, or one bank has more than 8.",
  why: "Gauges show six pips, at most four per bank.",
  restsOn: "F30 (15 of 15)",
  evidence: "One Status.json with three Pips; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status() }],
  fails: [{ companion: "Status.json", event: Status({ Pips: [4, 4, 5] }) }],
  start: (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        if (!hasField(event, "Pips")) return undefined;
        const pips = numberListIn(event, "Pips");
        if (pips?.length !== 3 || (dialect === "live" && isGuest(event))) return "undecided";
        const sum = pips.reduce((total, each) => total + each, 0);
        if (sum === allHalfPips && pips.every((each) => each >= 0 && each <= mostHalfPips)) return "holds";
        return {
          pointer: "/Pips",
          expected: "a sum of 12, 0 to 8 each",
          received: JSON.stringify(pips),
        };
      },
    },
  }),
};
