import type { Rule } from "../../declare/Rule.ts";
import { neverFalls } from "../evidence/neverFalls.ts";
import { keyIn, numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeSummaries } from "../evidence/engineers.ts";

const { engineers, Missions } = sampleEvents;
const later = "2026-05-01T13:00:00Z";
const missions = { event: Missions() };
const laterMissions = { event: Missions({ timestamp: later }) };

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
  passes: [{ event: engineers() }, missions, { event: engineers({ Rank: 4 }, later) }, laterMissions],
  fails: [{ event: engineers() }, missions, { event: engineers({ Rank: 2 }, later) }, laterMissions],
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
