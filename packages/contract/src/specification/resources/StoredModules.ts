import { undecidable } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

const engineered = {
  text: "It is only for modified modules.",
  produced: ["event StoredModules", "simulator storeModule"],
  checked: ["field-needed"],
  readings: ["engineered"],
} as const;

/** The modules the player has in storage. */
export const storedModulesNotes: FieldNotes = {
  notes: {
    "Items[].EngineerModifications": [
      {
        text: "It is only for modified modules.",
        produced: ["event StoredModules", "simulator storeModule"],
        unchecked: undecidable("It is the field that shows the modification."),
        readings: ["engineered"],
      },
    ],
    "Items[].Level": [engineered],
    "Items[].Quality": [engineered],
    "Items[].InTransit": [
      {
        text: "It is true while the module is on its way.",
        produced: ["event StoredModules", "activity outfit"],
        unchecked: undecidable("No other field shows a transfer."),
        readings: ["mayBeFalse"],
      },
    ],
  },
};
