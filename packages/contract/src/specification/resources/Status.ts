import { permits, undecidable } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";
import { statusTableNotes } from "./statusTableNotes.ts";

const position = {
  produced: ["simulator buildStatus", "simulator positionOf"],
  checked: ["status-position", "status-surface"],
};

/** The content of Status.json. */
export const statusNotes: FieldNotes = {
  rows: { Latitude: { readings: ["unstatedRanges"] }, Longitude: { readings: ["unstatedRanges"] } },
  notes: {
    Pips: [
      {
        text: "They distribute energy, in half-pips.",
        unchecked: permits("Neither a sum nor a range is stated."),
        readings: ["unstatedRanges"],
      },
    ],
    Latitude: [{ text: "It is present on or near a planet.", ...position }],
    Longitude: [{ text: "It is present on or near a planet.", ...position }],
    Altitude: [
      {
        text: "Bit 29 of Flags says what it is relative to.",
        produced: ["simulator altitudeM", "flag AltitudeFromAverageRadius"],
        unchecked: undecidable("Nothing else shows the height."),
        readings: ["altitudeBasis"],
      },
    ],
    SelectedWeapon: [{ text: "It may be empty.", unchecked: permits("Any text is allowed.") }],
    Gravity: [
      { text: "It is relative to 1 g.", unchecked: undecidable("No other field shows the gravity of the body.") },
    ],
  },
  text: statusTableNotes,
};
