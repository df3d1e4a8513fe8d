import { permits } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

/** Selling exploration data. */
export const multiSellNotes: FieldNotes = {
  rows: { TotalEarnings: { readings: ["totalEarnings"] } },
  notes: {
    "Discovered[].SystemName_Localised": [
      {
        text: "It sometimes holds meaningless data; this is a known defect.",
        unchecked: permits("Any text is allowed."),
        readings: ["meaninglessText"],
      },
    ],
  },
};
