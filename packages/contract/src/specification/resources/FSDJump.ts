import { permits, undecidable } from "../answers.ts";
import type { FieldNotes } from "./FieldNotes.ts";

const contention = "PowerplayConflictProgress";

/** Jumping from one star system to another. */
export const fsdJumpNotes: FieldNotes = {
  rows: {
    "Factions[].Happiness_Localised": { readings: ["english"] },
  },
  notes: {
    Taxi: [
      {
        text: "It is true inside a taxi.",
        produced: ["event FSDJump", "activity take-taxi"],
        unchecked: undecidable("None of the sixteen kinds says whose ship it is; Status.json is overwritten."),
      },
    ],
    Multicrew: [
      {
        text: "It is true inside another player's ship.",
        produced: ["event FSDJump", "activity join-crew"],
        unchecked: undecidable("None of the sixteen kinds says whose ship it is; Status.json is overwritten."),
      },
    ],
    StarSystem: [
      {
        text: "It is the name of the destination, not of the system left.",
        unchecked: undecidable("The names of systems are not part of the document."),
      },
    ],
    StarPos: [
      {
        text: "They are light-years from the origin system.",
        unchecked: undecidable("The document has no map to compare with."),
      },
    ],
    SystemAllegiance: [{ text: "It may be empty.", unchecked: permits("Any text is allowed.") }],
    JumpDist: [
      {
        text: "It is the distance of this jump.",
        produced: ["transition arrive"],
        unchecked: undecidable("No unit is stated, and moves that no listed kind reports change where a jump starts."),
      },
    ],
    SystemFaction: [
      {
        text: "It is the faction that controls the system.",
        produced: ["event FSDJump"],
        unchecked: undecidable("Nothing else in the event says who controls the system."),
      },
    ],
    Powers: [
      {
        text: "It is present when the player is pledged to a power and the system is part of that activity.",
        produced: ["event FSDJump", "simulator powerplayOn"],
        readings: ["pledged"],
        unchecked: undecidable("None of the sixteen kinds reports a pledge."),
      },
    ],
    PowerplayStateControlProgress: [
      {
        text: "It is the amount of control within the current state.",
        produced: ["simulator powerplayOn"],
        unchecked: undecidable("No range is stated and no other field shows it."),
      },
    ],
    PowerplayStateReinforcement: [
      {
        text: "It counts merits for reinforcing.",
        produced: ["simulator powerplayOn"],
        unchecked: undecidable("No other field shows them."),
      },
    ],
    PowerplayStateUndermining: [
      {
        text: "It counts merits for undermining.",
        produced: ["simulator powerplayOn"],
        unchecked: undecidable("No other field shows them."),
      },
    ],
    [contention]: [
      {
        text: "It is present when the system is unoccupied.",
        produced: ["simulator powerplayOn"],
        checked: ["condition-broken", "field-needed"],
        readings: ["conflictProgress"],
      },
      {
        text: "It is present when at least one power contends.",
        produced: ["simulator powerplayOn"],
        checked: ["wrong-length"],
        readings: ["conflictProgress"],
      },
    ],
    [`${contention}[].ConflictProgress`]: [
      {
        text: "It is a fraction of the control threshold of 120,000 merits.",
        produced: ["simulator powerplayOn"],
        unchecked: undecidable("No field counts the merits."),
      },
      {
        text: "It may exceed 1.",
        produced: ["simulator powerplayOn"],
        unchecked: permits("No upper limit is stated."),
      },
    ],
    "Factions[].ActiveStates": [
      {
        text: "Its elements have no trend.",
        declared: ["ActiveState"],
        produced: ["simulator statesOn"],
        checked: ["field-forbidden"],
        readings: ["trends"],
      },
    ],
    "Factions[].SquadronFaction": [
      {
        text: "The player's squadron is aligned to this faction.",
        unchecked: undecidable("None of the sixteen kinds says which faction a squadron is aligned to."),
      },
    ],
    "Factions[].HappiestSystem": [
      {
        text: "It is only for the faction of the player's squadron.",
        checked: ["condition-broken", "field-needed"],
        readings: ["squadronFaction"],
      },
      {
        text: "This system is the happiest of that faction.",
        unchecked: undecidable("A jump shows one system of a faction."),
      },
    ],
    "Factions[].HomeSystem": [
      {
        text: "It is only for the faction of the player's squadron.",
        checked: ["condition-broken", "field-needed"],
        readings: ["squadronFaction"],
      },
      {
        text: "This system is the home of that faction.",
        unchecked: undecidable("No field names the home of a faction."),
      },
    ],
    "Conflicts[].Faction2": [{ text: "It has the shape of Faction1.", checked: ["wrong-type", "field-missing"] }],
    "ThargoidWar.EstimatedRemainingTime": [
      {
        text: "It is a duration as free text.",
        produced: ["simulator thargoidWarOn"],
        unchecked: permits("Any text is allowed."),
      },
    ],
  },
};
