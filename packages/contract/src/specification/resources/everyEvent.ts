import { needsReading } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

/** The two fields that every event has. */
export const commonNotes: FieldNotes = {
  rows: {
    timestamp: {
      produced: ["simulator timestampOf"],
      open: [
        needsReading(
          "reading 5",
          "+00:00, the basic form and times without seconds are errors, although they are ISO 8601 in UTC: decide again.",
        ),
      ],
    },
    event: { produced: ["simulator simulate"], checked: ["unknown-kind", "no-event-name"] },
  },
};
