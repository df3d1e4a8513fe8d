import { undecidable } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

/** The stars of a plotted route. */
export const navRouteNotes: FieldNotes = {
  rows: { Route: { readings: ["fileArrays", "bareLines"], checked: ["field-misplaced"] } },
  notes: {
    "Route[].StarPos": [
      {
        text: "The numbers are light-years from the origin system.",
        unchecked: undecidable("The document has no map to compare with."),
      },
    ],
  },
};
