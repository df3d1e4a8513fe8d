import { needsRule } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

/** The modules fitted to the ship. */
export const moduleInfoNotes: FieldNotes = {
  rows: {
    "Modules[].Power": {
      readings: ["modulePower"],
      open: [needsRule("gap 16", "`negative-number` reads journal lines only: Power -3 is silent.")],
    },
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
