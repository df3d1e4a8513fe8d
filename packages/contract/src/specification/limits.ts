import { notShown, permits, undecidable, type WrittenStatement } from "./answers.ts";

/** Also a follower, which sees every content in a row, sees only that the position moved. */
const oneStatus = undecidable(
  "Nothing shows where the player was between two contents, so no content is known to be missing.",
);

/** The rule `status-low-fuel` only warns, from knowledge about the game. */
const unknownTank = undecidable("No file has the size of the tank, and no listed kind reports another ship.");

/** Part 8: limits. */
export const limitStatements: readonly WrittenStatement[] = [
  {
    number: "8.1",
    text: "Status.json is refreshed every few seconds; the exact period is not shown.",
    declared: ["Status"],
    produced: ["journal StatusSchedule"],
    checked: ["status-missing", "status-stale"],
    readings: ["statusPeriod"],
  },
  {
    number: "8.2",
    text: "In flight, a change of 0.02 degrees of latitude or longitude updates Status.",
    declared: ["Status.Latitude", "Status.Longitude"],
    produced: ["journal isStatusChange"],
    unchecked: oneStatus,
    readings: ["statusChange"],
  },
  {
    number: "8.3",
    text: "In the SRV, a change of 0.0005 degrees of latitude or longitude updates Status.",
    declared: ["Status.Latitude", "Status.Longitude"],
    produced: ["journal isStatusChange"],
    unchecked: oneStatus,
    readings: ["statusChange", "footThreshold"],
  },
  {
    number: "8.4",
    text: "Oxygen and Health range from 0 to 1.",
    declared: ["Status.Oxygen", "Status.Health"],
    produced: ["simulator buildStatus"],
    checked: ["out-of-range"],
  },
  {
    number: "8.5",
    text: "Pips has three integers, in half-pips.",
    declared: ["Status.Pips"],
    produced: ["simulator buildStatus"],
    checked: ["wrong-length", "wrong-type"],
    readings: ["unstatedRanges"],
  },
  {
    number: "8.6",
    text: "The flag for low fuel means less than 25 %.",
    declared: ["flagsTable"],
    produced: ["flag LowFuel", "simulator watchedTank"],
    unchecked: unknownTank,
    readings: ["lowFuel"],
  },
  {
    number: "8.7",
    text: "The flag for overheating means more than 100 %.",
    declared: ["flagsTable"],
    produced: ["flag OverHeating"],
    unchecked: undecidable("No file has the temperature of the ship."),
  },
  {
    number: "8.8",
    text: "A contested unoccupied system needs 120,000 merits for control.",
    declared: ["FSDJump.PowerplayConflictProgress[].ConflictProgress"],
    produced: ["simulator powerplayOn"],
    unchecked: undecidable("No field counts the merits."),
  },
  {
    number: "8.8a",
    text: "ConflictProgress gives the share of these merits that a power has, and may be above 1.",
    declared: ["FSDJump.PowerplayConflictProgress[].ConflictProgress"],
    produced: ["simulator powerplayOn"],
    unchecked: permits("No upper limit is stated."),
  },
  {
    number: "8.9",
    text: "Limits of size and rate are not shown.",
    ...notShown("limits of size and rate", { readings: ["quantities"] }),
  },
];
