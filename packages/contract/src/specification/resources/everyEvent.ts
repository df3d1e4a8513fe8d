import type { FieldNotes } from "./FieldNotes.ts";

/** The two fields that every event has. */
export const commonNotes: FieldNotes = {
  rows: {
    timestamp: { produced: ["simulator timestampOf"] },
    event: { produced: ["simulator simulate"], checked: ["unknown-kind", "no-event-name"] },
  },
};
