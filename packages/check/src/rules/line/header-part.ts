import { parseJournalName } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

/** The part number in the header and in the file name. */
export const headerPart: Rule = {
  id: "header-part",
  group: "line",
  basis: { game: "The specification does not list Fileheader." },
  severity: { live: "warning" },
  title: "The part in the Fileheader differs from the part in the file name.",
  why: "Readers join the parts of a session by it.",
  restsOn: "F2 (names) and F5 (parts)",
  evidence: "Fileheader, and a file name of the usual form.",
  passes: [{ event: sampleEvents.Fileheader() }],
  fails: [{ event: sampleEvents.Fileheader({ part: 2 }) }],
  survivesGaps: true,
  start: () => ({
    onEvent: {
      Fileheader: (event, { position: { file } }) => {
        const part = numberIn(event, "part");
        const named = parseJournalName(file)?.part;
        if (part === undefined || named === undefined) return "undecided";
        if (part === named) return "holds";
        return { pointer: "/part", expected: String(named), received: String(part) };
      },
    },
  }),
};
