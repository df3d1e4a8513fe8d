import { permits } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

const oneEngineer = {
  text: "It belongs to the update of one engineer.",
  produced: ["transition gainAccess"],
  checked: ["field-forbidden"],
  readings: ["engineerForms"],
} as const;

/** Access to engineers. */
export const engineerProgressNotes: FieldNotes = {
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
      readings: ["baseGameEngineers"],
    },
  ],
};
