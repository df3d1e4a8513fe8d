import type { FieldNotes } from "./FieldNotes.ts";

/** The stars of a plotted route. */
export const navRouteNotes: FieldNotes = {
  rows: { Route: { readings: ["fileArrays", "bareLines"], checked: ["field-misplaced"] } },
  notes: {
    "Route[].StarPos": [
      { text: "The three numbers are x, y and z, in light-years from the origin system.", checked: ["wrong-length"] },
    ],
  },
};
