import { needsSimulator, permits } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

const oneEngineer = {
  text: "It belongs to the update of one engineer.",
  produced: ["transition gainAccess"],
  checked: ["field-forbidden"],
  readings: ["engineerForms"],
} as const;

/** Access to engineers. */
export const engineerProgressNotes: FieldNotes = {
  rows: {
    Progress: {
      open: [
        needsSimulator("200 sessions", "No update of one engineer has Known: discover an engineer, or say why not."),
      ],
    },
  },
  notes: {
    Engineers: [
      {
        text: "It is the summary at start-up.",
        produced: ["transition load"],
        checked: ["field-forbidden", "form-missing"],
        readings: ["engineerForms", "emptyEngineerProgress"],
      },
    ],
    Engineer: [oneEngineer],
    EngineerID: [oneEngineer],
    RankProgress: [
      {
        text: "It is uncertain whether the update of one engineer has it.",
        produced: ["transition gainAccess"],
        unchecked: permits("Both are allowed."),
        readings: ["engineerUpdate"],
      },
    ],
  },
  text: [
    {
      text: "Each of the five fields of an element may be left out for an engineer on foot while the game runs without that expansion.",
      declared: ["EngineerProgress.Engineers"],
      unchecked: permits("All five are optional."),
      open: [needsSimulator("gap 10", "The base-game form without name, id and Progress is never written.")],
    },
  ],
};
