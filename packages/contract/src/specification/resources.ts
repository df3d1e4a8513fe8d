import { type Answers, type Note, permits, undecidable } from "./answers.ts";
import { statusTableNotes } from "./statusTables.ts";

/** What the section of a kind states beyond name, type, requirement and values of its fields. */
export interface FieldNotes {
  /** Further answers for the row of a field, by its path. */
  readonly rows?: Readonly<Record<string, Answers>>;
  /** What the notes of a field state, by its path; the letters of their numbers follow this order, so add at the end. */
  readonly notes?: Readonly<Record<string, readonly Note[]>>;
  /** Fields whose elements one table describes together. */
  readonly sharedElements?: readonly string[];
  /** Statements below the tables; their numbers follow those of the fields, so add at the end. */
  readonly text?: readonly Note[];
}

/** The two fields that every event has. */
export const commonNotes: FieldNotes = {
  rows: {
    timestamp: { produced: ["contract printTimestamp"] },
    event: { produced: ["simulator simulate"], checked: ["unknown-kind", "no-event-name"] },
  },
};

const contention = "PowerplayConflictProgress";

/** Jumping from one star system to another. */
const fsdJumpNotes: FieldNotes = {
  rows: {
    "Factions[].Happiness_Localised": { readings: ["english"] },
  },
  notes: {
    Taxi: [
      {
        text: "It is true inside a taxi.",
        produced: ["event FSDJump", "activity take-taxi"],
        checked: ["status-taxi"],
        readings: ["whoseShip"],
      },
    ],
    Multicrew: [
      {
        text: "It is true inside another player's ship.",
        produced: ["event FSDJump", "activity join-crew"],
        checked: ["status-taxi"],
        readings: ["whoseShip"],
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
        checked: ["condition-broken"],
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
        unchecked: undecidable("No field shows how happy a faction is elsewhere, and the happiest system may change."),
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
        checked: ["home-system"],
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

const position = {
  produced: ["simulator buildStatus", "simulator positionOf"],
  checked: ["status-position", "status-surface"],
};

/** The content of Status.json. */
const statusNotes: FieldNotes = {
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

/** Landing at a pad. */
const dockedNotes: FieldNotes = {
  notes: {
    StationEconomy: [
      {
        text: "It is present only if the station has a single economy.",
        checked: ["field-forbidden"],
        readings: ["economies", "onlyForACase"],
      },
    ],
    StationEconomy_Localised: [
      {
        text: "It is present only if the station has a single economy.",
        checked: ["field-forbidden"],
        readings: ["economies", "onlyForACase"],
      },
    ],
    StationEconomies: [
      {
        text: "It is present only if the station has several economies.",
        checked: ["field-forbidden", "wrong-length"],
        readings: ["economies", "onlyForACase"],
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
        checked: ["needless-false"],
        unchecked: undecidable("None of the sixteen kinds reports a bounty."),
        readings: ["onlyWhenTrue", "onlyForACase"],
      },
    ],
    ActiveFine: [
      {
        text: "It is present only when a fine is active.",
        produced: ["event Docked", "activity dock"],
        checked: ["needless-false"],
        unchecked: undecidable("None of the sixteen kinds reports a fine."),
        readings: ["onlyWhenTrue", "onlyForACase"],
      },
    ],
    CockpitBreach: [
      {
        text: "It is true only when the ship lands with a breached cockpit.",
        produced: ["event Docked", "activity hunt"],
        unchecked: undecidable("None of the sixteen kinds reports the damage."),
        readings: ["onlyWhenTrue"],
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

const goal = (field: string) => `CurrentGoals[].${field}`;

/** The community goals the player is subscribed to. */
const communityGoalNotes: FieldNotes = {
  notes: {
    CurrentGoals: [
      {
        text: "It lists the goals the player is subscribed to.",
        unchecked: undecidable("None of the sixteen kinds reports a subscription."),
      },
    ],
    [goal("CGID")]: [
      {
        text: "The id is unique to the goal.",
        checked: ["goal-once", "goal-changed"],
        readings: ["goalFields"],
      },
    ],
    [goal("IsComplete")]: [
      {
        text: "It says whether the goal has ended.",
        checked: ["goal-ended"],
        readings: ["endedGoals"],
      },
    ],
    [goal("NumContributors")]: [
      { text: "It counts commanders signed up.", unchecked: undecidable("No other field shows them.") },
    ],
    [goal("TopTier.Name")]: [
      { text: "It is the display name of the highest tier.", unchecked: permits("Any text is allowed.") },
    ],
    [goal("TopTier.Bonus")]: [{ text: "It may be empty.", unchecked: permits("Any text is allowed.") }],
    [goal("TopRankSize")]: [
      {
        text: "It is present when the size of the top rank is fixed.",
        checked: ["field-needed", "goal-changed"],
        readings: ["goalFields"],
      },
    ],
    [goal("PlayerInTopRank")]: [
      { text: "It is present when TopRankSize is.", checked: ["field-needed"], readings: ["goalFields"] },
    ],
    [goal("TierReached")]: [
      {
        text: "It is present from the first success on, with the display name of the tier.",
        produced: ["event CommunityGoal", "simulator tierOf"],
        checked: ["goal-changed"],
        readings: ["goalFields"],
      },
    ],
    [goal("PlayerPercentileBand")]: [
      {
        text: "It is 0 for the top rank.",
        produced: ["simulator bandOf"],
        checked: ["condition-broken"],
        readings: ["bands"],
      },
      {
        text: "It is 100 without a contribution.",
        produced: ["simulator bandOf"],
        checked: ["condition-broken"],
        readings: ["bands"],
      },
    ],
    [goal("Bonus")]: [
      {
        text: "It is present from the first tier on, and is the bonus for the player's band and that tier.",
        produced: ["event CommunityGoal", "simulator tierOf"],
        checked: ["goal-changed"],
        readings: ["goalFields"],
      },
    ],
  },
};

const oneEngineer = {
  text: "It belongs to the update of one engineer.",
  produced: ["transition gainAccess"],
  checked: ["field-forbidden", "engineer-unnamed"],
  readings: ["engineerForms"],
} as const;

/** Access to engineers. */
const engineerProgressNotes: FieldNotes = {
  notes: {
    Engineers: [
      {
        text: "It is the summary at start-up.",
        produced: ["transition load"],
        checked: ["field-forbidden", "form-missing"],
        readings: ["engineerForms", "emptyEngineerProgress"],
      },
    ],
    Engineer: [oneEngineer],
    EngineerID: [oneEngineer],
    RankProgress: [
      {
        text: "It is uncertain whether the update of one engineer has it.",
        produced: ["transition gainAccess"],
        unchecked: permits("Both are allowed."),
        readings: ["engineerUpdate"],
      },
    ],
  },
  text: [
    {
      text: "Each of the five fields of an element may be left out for an engineer on foot while the game runs without that expansion.",
      declared: ["EngineerProgress.Engineers"],
      unchecked: permits("All five are optional."),
      readings: ["baseGameEngineers"],
    },
  ],
};

/** The player's missions. */
const missionsNotes: FieldNotes = {
  sharedElements: ["Active", "Failed", "Complete"],
  notes: {
    "Active[].Expires": [
      {
        text: "It is the number of seconds left.",
        produced: ["event Missions", "simulator drawMission"],
        unchecked: undecidable("No other field shows when a mission ends, and no listed kind reports an extension."),
      },
      {
        text: "0 was seen in Failed.",
        produced: ["event Missions", "simulator expireMissions"],
        checked: ["mission-failed"],
      },
    ],
  },
  text: [
    {
      text: "The elements of the three groups have one shape.",
      declared: ["Missions.Active", "Missions.Failed", "Missions.Complete"],
      checked: ["wrong-type", "field-missing"],
    },
  ],
};

const engineered = {
  text: "It is only for modified modules.",
  produced: ["event StoredModules", "simulator storeModule"],
  unchecked: undecidable("Rule 3 lets EngineerModifications be absent, and nothing else shows a modification."),
  readings: ["engineered"],
} as const;

/** The modules the player has in storage. */
const storedModulesNotes: FieldNotes = {
  notes: {
    "Items[].EngineerModifications": [
      {
        text: "It is only for modified modules.",
        produced: ["event StoredModules", "simulator storeModule"],
        unchecked: undecidable("It is the field that shows the modification."),
        readings: ["engineered"],
      },
    ],
    "Items[].Level": [engineered],
    "Items[].Quality": [engineered],
    "Items[].InTransit": [
      {
        text: "It is true while the module is on its way.",
        produced: ["event StoredModules", "activity outfit"],
        unchecked: undecidable("No other field shows a transfer."),
        readings: ["mayBeFalse"],
      },
    ],
  },
};

/** Selling exploration data. */
const multiSellNotes: FieldNotes = {
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

/** The modules fitted to the ship. */
const moduleInfoNotes: FieldNotes = {
  rows: {
    "Modules[].Power": { readings: ["modulePower"] },
  },
  notes: {
    Modules: [
      {
        text: "It is present in ModulesInfo.json.",
        produced: ["event ModuleInfo", "journal plan"],
        checked: ["field-missing", "field-misplaced"],
        readings: ["fileArrays", "bareLines"],
      },
    ],
  },
};

/** The stars of a plotted route. */
const navRouteNotes: FieldNotes = {
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

/** Upgrading a hand weapon. */
const upgradeWeaponNotes: FieldNotes = {
  notes: {
    Resources: [
      { text: "Its elements have the shape of those of UpgradeSuit.", checked: ["wrong-type", "field-missing"] },
    ],
  },
};

/** The notes on the fields of each kind; a kind without an entry has only its fields. */
export const notesByKind: Readonly<Record<string, FieldNotes>> = {
  FSDJump: fsdJumpNotes,
  Status: statusNotes,
  Docked: dockedNotes,
  CommunityGoal: communityGoalNotes,
  EngineerProgress: engineerProgressNotes,
  Missions: missionsNotes,
  StoredModules: storedModulesNotes,
  MultiSellExplorationData: multiSellNotes,
  ModuleInfo: moduleInfoNotes,
  NavRoute: navRouteNotes,
  UpgradeWeapon: upgradeWeaponNotes,
};
