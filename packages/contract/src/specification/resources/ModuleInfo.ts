import type { FieldNotes } from "./FieldNotes.ts";

/** The modules fitted to the ship. */
export const moduleInfoNotes: FieldNotes = {
  rows: {
    "Modules[].Power": { readings: ["modulePower"] },
  },
  notes: {
    Modules: [
      {
        text: "It is present in ModulesInfo.json.",
        produced: ["event ModuleInfo", "journal plan"],
        checked: ["field-missing", "field-misplaced"],
        readings: ["fileArrays", "bareLines"],
      },
    ],
  },
};
