import type { Rule } from "../../declare/Rule.ts";
import { neverFalls } from "../evidence/neverFalls.ts";
import { keyIn, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeSummaries } from "../evidence/engineers.ts";

const { engineers } = sampleEvents;
const later = "2026-05-01T13:00:00Z";

/** Engineer ranks that fall. */
export const engineerRank: Rule = {
  id: "engineer-rank",
  group: "session",
  basis: { game: "The specification does not say that the rank in a summary never falls." },
  severity: { spec: "warning", live: "warning" },
  title: "The rank with an engineer fell.",
  why: "Tools unlock blueprints by the rank reached.",
  restsOn: "Measured on the real journals",
  evidence:
    "Two EngineerProgress events with the same EngineerID; between sessions also the commander. In spec, engineer-update judges the update of one engineer.",
  passes: [{ event: engineers() }, { event: engineers({ Rank: 4 }, later) }],
  fails: [{ event: engineers() }, { event: engineers({ Rank: 2 }, later) }],
  survivesGaps: true,
  start: neverFalls("EngineerProgress", (event, compare, dialect) =>
    judgeSummaries(event, dialect, (engineer, pointerTo) => {
      const id = keyIn(engineer, "EngineerID");
      const rank = numberIn(engineer, "Rank");
      if (id === undefined || rank === undefined) return "undecided";
      return compare(id, rank, () => ({ pointer: pointerTo("Rank"), shown: String(rank) }));
    }),
  ),
};
