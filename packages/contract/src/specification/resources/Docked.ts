import { undecidable } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

/** Landing at a pad. */
export const dockedNotes: FieldNotes = {
  notes: {
    StationEconomy: [
      {
        text: "It is present only if the station has a single economy.",
        checked: ["field-forbidden"],
        readings: ["economies"],
      },
    ],
    StationEconomy_Localised: [
      {
        text: "It is present only if the station has a single economy.",
        checked: ["field-forbidden"],
        readings: ["economies"],
      },
    ],
    StationEconomies: [
      {
        text: "It is present only if the station has several economies.",
        checked: ["field-forbidden", "wrong-length"],
        readings: ["economies"],
      },
    ],
    DistFromStarLS: [
      {
        text: "It is in light-seconds.",
        unchecked: undecidable("No other field shows the distance."),
      },
    ],
    Wanted: [
      {
        text: "It is present only when the player docks while wanted there.",
        produced: ["event Docked", "activity hunt"],
        unchecked: undecidable("None of the sixteen kinds reports a bounty."),
        readings: ["onlyWhenTrue", "mayBeFalse"],
      },
    ],
    ActiveFine: [
      {
        text: "It is present only when a fine is active.",
        produced: ["event Docked", "activity dock"],
        unchecked: undecidable("None of the sixteen kinds reports a fine."),
        readings: ["onlyWhenTrue", "mayBeFalse"],
      },
    ],
    CockpitBreach: [
      {
        text: "It is true only when the ship lands with a breached cockpit.",
        produced: ["event Docked", "activity hunt"],
        unchecked: undecidable("None of the sixteen kinds reports the damage."),
        readings: ["onlyWhenTrue", "mayBeFalse"],
      },
    ],
  },
  text: [
    {
      text: "A service is one of a list of 24.",
      declared: ["Docked.StationServices"],
      produced: ["simulator drawServices"],
      checked: ["value-outside-set"],
      readings: ["closedSets"],
    },
    {
      text: "Version 3.7 added seven more: shop, livery, modulepacks, voucherredemption and three services of carriers.",
      declared: ["Docked.StationServices"],
      produced: ["simulator drawServices", "simulator carrierPort"],
      checked: ["value-outside-set"],
      readings: ["closedSets"],
    },
  ],
};
