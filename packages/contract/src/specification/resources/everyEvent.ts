import { needsReading } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

/** The two fields that every event has. */
export const commonNotes: FieldNotes = {
  rows: { timestamp: { produced: ["simulator timestampOf"] } },
  notes: {
    timestamp: [
      {
        text: "The time is in UTC and written as ISO 8601.",
        declared: ["timestamp"],
        produced: ["simulator timestampOf"],
        checked: ["not-a-timestamp"],
        readings: ["timestamps"],
        open: [
          needsReading(
            "reading 5",
            "+00:00, the basic form and times without seconds are errors, although they are ISO 8601 in UTC: decide again.",
          ),
        ],
      },
    ],
    event: [
      {
        text: "It equals the name of the kind.",
        declared: ["kind"],
        produced: ["simulator simulate"],
        checked: ["unknown-kind", "no-event-name", "value-outside-set"],
      },
    ],
  },
};
