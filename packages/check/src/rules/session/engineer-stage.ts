import type { Rule } from "../../declare/Rule.ts";
import { neverFalls } from "../evidence/neverFalls.ts";
import { keyIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { engineerStages, judgeSummaries } from "../evidence/engineers.ts";

const { engineers, Missions } = sampleEvents;
const later = "2026-05-01T13:00:00Z";
const missions = { event: Missions() };
const laterMissions = { event: Missions({ timestamp: later }) };

/** Engineer access that goes back. */
export const engineerStage: Rule = {
  id: "engineer-stage",
  group: "session",
  basis: { game: "The specification does not say that the access in a summary never falls." },
  severity: { spec: "warning", live: "warning" },
  title: "Access to an engineer went back to an earlier stage.",
  why: "Tools show what is left to do for each engineer.",
  restsOn: "Measured on the real journals",
  evidence:
    "Two EngineerProgress events with the same EngineerID; between sessions also the commander. In spec, engineer-update judges the update of one engineer.",
  passes: [{ event: engineers() }, missions, { event: engineers({}, later) }, laterMissions],
  fails: [{ event: engineers() }, missions, { event: engineers({ Progress: "Known" }, later) }, laterMissions],
  survivesGaps: true,
  start: neverFalls("EngineerProgress", (event, compare, dialect) =>
    judgeSummaries(event, dialect, (engineer, pointerTo) => {
      const id = keyIn(engineer, "EngineerID");
      const stage = textIn(engineer, "Progress") ?? "";
      const value = engineerStages.indexOf(stage);
      if (id === undefined || value === -1) return "undecided";
      return compare(id, value, () => ({ pointer: pointerTo("Progress"), shown: stage }));
    }),
  ),
};
