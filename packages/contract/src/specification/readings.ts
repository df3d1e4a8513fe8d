/** One reading of the specification, taken where it is silent or ambiguous. */
export interface Reading {
  readonly text: string;
  /** The words of the specification, or why it says nothing. */
  readonly takenFrom: string;
  /** What a check reports when the reading is not followed, for readings of the contract. */
  readonly breaking?: string;
}

/** What an event is: readings of the contract. */
const eventReadings = {
  timestamps: {
    text: "A time is a moment in UTC in any form of ISO 8601: extended or basic, with `Z` or `+00:00`, with or without seconds, with or without a fraction. The usual form is `2026-05-01T12:00:00Z`; any other is a note, because many readers reject it. Alternative: only the usual form, which is all the game writes. The document names the standard and no form of it, so every form passes. A time without an offset is local time in the standard, and one with another offset is not UTC; both are errors, and so is a date that does not exist.",
    takenFrom: '"UTC, ISO 8601"',
    breaking: "note in another form; otherwise error",
  },
  otherKinds: {
    text: "An event of another kind is wrong in `spec`; in `live` it is usual. Alternatives: let it pass, because the document says that the list of other kinds is not shown; or a note. Rule 1 decides: a builder produces events of the sixteen kinds. That others are not shown says that the document describes none, not that a builder may write them.",
    takenFrom: '"A builder produces events of the 16 kinds"; "other event kinds: not shown"',
    breaking: "error; a note in `live` for a kind that no real journal has",
  },
  ids: {
    text: "Ids (SystemAddress, MarketID, MissionID, SuitID, …) are integers of any size.",
    takenFrom: '"integer", no range; 2^64-1 is real',
    breaking: "no rule",
  },
  quantities: {
    text: "Quantities (counts, credits, ranks, seconds) are integers of any size too; one beyond ±(2^53-1) is kept exactly and is a note, because many JSON readers round it. Alternatives: an error, because no real quantity is larger than 9·10^11; or nothing, as for ids. The document says that size limits are not shown, so none is broken. A number that no double can hold, as `1e999`, stays an error: it cannot be kept.",
    takenFrom: '"integer"; "Size limits and rate limits: not shown"',
    breaking: "note",
  },
  closedSets: {
    text: 'A closed set is closed: "values", "one of", the service list, GuiFocus, Flags and Flags2.',
    takenFrom: "the word used",
    breaking: "error",
  },
  valuesSeen: {
    text: '"Values seen" are open: WarType, Conflict Status, StationState, engineers\' Progress, PlayerPercentileBand.',
    takenFrom: "the word used",
    breaking: "note",
  },
  flagBits: {
    text: "Flags is an unsigned 32-bit integer, all bits named; Flags2 ends at bit 22.",
    takenFrom: "the two tables",
    breaking: "error; in `live` an unknown Flags2 bit is a note",
  },
  internalForms: {
    text: 'StationGovernment and Happiness have the forms `$government_X;` and `$Faction_HappinessBandN;`. Alternatives: all internal forms bind, or none. The document states these two without "like" or "e.g.", so they bind.',
    takenFrom: '"internal form `$government_X;`"',
    breaking: "error",
  },
  usualForms: {
    text: 'SystemEconomy, SystemGovernment, SystemSecurity and a stored module\'s Name usually look like `$economy_X;`, `$government_X;` and `$name;`. "Like" and "e.g." give examples, and rule 4 says that the internal form may look so. SystemSecondEconomy has no note and no form.',
    takenFrom: '"internal form like", "e.g.", "may look like `$name;`"',
    breaking: "note",
  },
  trends: {
    text: "An entry of ActiveStates has no Trend; Pending and Recovering entries have one.",
    takenFrom: "the rule for trend values",
    breaking: "error",
  },
  squadronFaction: {
    text: "HappiestSystem and HomeSystem are present only with `SquadronFaction: true`.",
    takenFrom: '"only for the squadron faction"',
    breaking: "error",
  },
  conflictProgress: {
    text: "PowerplayConflictProgress is not present with another PowerplayState than Unoccupied, and lists at least one power. PowerplayState itself may be absent (rule 3), which real journals never show.",
    takenFrom: '"present when the system is unoccupied and one or more powers contend"',
    breaking: "error; a note of knowledge about the game without a state",
  },
  goalFields: {
    text: 'TopRankSize and PlayerInTopRank come together. TierReached ("first success") and Bonus ("first tier") are independent, because rule 3 lets each be absent; real journals always have both. "Once" means that a field stays: a goal that had a tier, a bonus or a fixed top rank still has it later in the session, and keeps its title, place, end and top tier under its id.',
    takenFrom:
      '"same condition"; "once the first success is reached", "once the first tier is reached", "unique goal id"',
    breaking:
      "error for TopRankSize; warning for what is lost or changed; a note of knowledge about the game for one of TierReached and Bonus",
  },
  bands: {
    text: "PlayerPercentileBand is 100 when PlayerContribution is 0, and 0 when PlayerInTopRank is true. Band 0 with PlayerInTopRank false passes: the sentence gives the value for the top rank and does not say that no other player has it, since bands are steps of 25.",
    takenFrom: '"0 for top rank, 100 for no contribution" (holds in 353 of 353 real goals)',
    breaking: "error",
  },
  economies: {
    text: "StationEconomies has at least two elements and excludes StationEconomy and its localised form.",
    takenFrom: '"only if multiple", "only if single"',
    breaking: "error; passes in `live` (D13)",
  },
  mayBeFalse: {
    text: 'Taxi, Multicrew and InTransit may be false: "true when" says when the value is true and leaves false for every other case.',
    takenFrom: '"true when"',
    breaking: "no rule",
  },
  onlyForACase: {
    text: 'A field that is "only if" or "only when" something is so is there in that case and in no other. Two fields whose cases exclude each other contradict (StationEconomy and StationEconomies). Wanted and ActiveFine name their own case, so `false` contradicts nothing but is needless. Alternatives: reject `false`, because the field is there without its case; or let it pass. "True only when" (CockpitBreach) is about the value, and false is what it is otherwise.',
    takenFrom: '"only if", "only when"',
    breaking: "error for two fields; note for `false`",
  },
  engineered: {
    text: "Level and Quality belong to an engineered module. EngineerModifications may be absent beside them, because rule 3 lets every optional field be absent; real journals always have all three.",
    takenFrom: '"only for engineered modules"',
    breaking: "a note of knowledge about the game",
  },
  engineerForms: {
    text: "EngineerProgress is the start-up form (Engineers) or the form for one engineer, never both.",
    takenFrom: '"startup summary", "update for one engineer"',
    breaking: "error",
  },
  emptyEngineerProgress: {
    text: "EngineerProgress without any field of either form is unusual but allowed, because every field is optional.",
    takenFrom: "all fields are O",
    breaking: "note",
  },
  fileArrays: {
    text: "ModulesInfo.json carries Modules and NavRoute.json carries Route.",
    takenFrom: '"present when written to ModulesInfo.json"',
    breaking: "error for a file",
  },
  bareLines: {
    text: "In the journal, both events have no such list.",
    takenFrom: "Rules 1 and 3; 813 of 813 real lines",
    breaking: "note",
  },
  unnamedFields: {
    text: "Fields the specification does not name are kept.",
    takenFrom: '"Optional fields may be absent", nothing forbids more',
    breaking: "note",
  },
  unstatedRanges: {
    text: "A range, sum or sign that is not stated (the sum of Pips, Heading, Influence, MyReputation) is never an error. Rules that know the game judge most of them.",
    takenFrom: "silence",
    breaking: "a warning or a note of knowledge about the game, or nothing",
  },
  english: {
    text: "`spec` is English: Happiness_Localised holds one of the five English words.",
    takenFrom: '"one of Elated, …"',
    breaking: "error; passes in `live` (D4)",
  },
  localisedAlone: {
    text: "X_Localised is present only with X. Alternative: let it pass where X is optional. Rule 4 says that it holds a form of X, and an absent X has no other form.",
    takenFrom: '"Fields named `X_Localised` hold a display-language form of field `X`"',
    breaking: "error",
  },
  jumpsTold: {
    text: "A jump with JumpDist 0 is no jump from one system to another. Two arrivals in one system in a row, with no line between them after which the player may have left it otherwise, are a warning: no listed kind reports that a player died and started elsewhere.",
    takenFrom: '"jumping from one star system to another"; "other event kinds: not shown"',
    breaking: "error; warning for two arrivals",
  },
  displayTexts: {
    text: "A text in X_Localised is not of the internal form, and one internal form has one text within a session. The text itself cannot be judged. SystemName_Localised of MultiSellExplorationData is left out: it may be meaningless.",
    takenFrom: '"hold a display-language form of field `X`"',
    breaking: "error for the internal form, warning for two texts; in `live` a note for the internal form",
  },
  endedGoals: {
    text: "A goal has ended when its Expiry is more than a minute past, or when IsComplete was true before. It may end earlier, so true is never wrong.",
    takenFrom: '"whether the goal has ended"',
    breaking: "error; note in `live`",
  },
  lowGauges: {
    text: "LowOxygen and LowHealth have no stated limit: above one half nothing is low, below a twentieth everything is.",
    takenFrom: "the names of the bits; silence about limits",
    breaking: "warning; note in `live`",
  },
  whoseShip: {
    text: "After a jump, the player stays in that ship or taxi until a line tells of a docking, a start of the game or a suit. A crew can be left and joined at any time, so Multicrew is compared within one second only.",
    takenFrom: '"true when inside a taxi transport ship"; "InTaxi (or dropship/shuttle)"',
    breaking: "warning; note in `live`",
  },
  duplicateKeys: {
    text: "An object has each key once. Alternative: let the last value win, as most parsers do. RFC 8259 calls what readers do with two equal names unpredictable, so such a text has no certain value to check.",
    takenFrom: '"one JSON object"; silence about keys',
    breaking: "error",
  },
} as const satisfies Readonly<Record<string, Reading>>;

/** Where and when files are written: readings of the journal. */
const writingReadings = {
  statusInFile: {
    text: 'Status is written to Status.json only. Alternative: also as a line, because "three event kinds are also written as separate JSON files". The table of events says "written to Status.json", and for the other two "also writes"; a line is reported as a note, because the first sentence allows it.',
    takenFrom: '"written to Status.json"; "also written as separate JSON files"',
    breaking: "note; warning in `live`",
  },
  lineFraming: {
    text: "The journal is UTF-8 text without a byte order mark, one event on each line, each line ended. Alternatives: objects one after the other without line ends, an array of objects, blank lines between them. The document says nothing about lines; one object on a line is what the game writes and what every known reader expects, and a reader that joins lines cannot tell a cut line from two.",
    takenFrom: '"one JSON object per event"; framing is not shown',
    breaking: "error; in `live` a blank line is a warning",
  },
  fileNames: {
    text: "Journal files are named and rotated as the game does; the name contains the time of the first moment.",
    takenFrom: "names are not shown",
  },
  fullParts: {
    text: "A part is full at 500,000 lines; the next line opens the next part. In `live`, Continued and the new Fileheader have the timestamp of that line; in `spec` the part opens without them, because Continued is not one of the sixteen kinds.",
    takenFrom: "rotation is not shown",
  },
  fileBeforeLine: {
    text: "A companion file is written before its announcing line and carries the same timestamp. In `spec` a check accepts a file up to a minute older than its line, because neither is stated.",
    takenFrom: "order is not shown; every known reader accepts this",
    breaking: "error for a file that is missing or older; milder in `live`",
  },
  announcedAgain: {
    text: "An announced companion file is written again even when only its timestamp differs.",
    takenFrom: '"also writes ModulesInfo.json"',
  },
  statusPeriod: {
    text: "Status.json is written on change and at least every three seconds while something happens. Because the period is not shown, a check reports only after a minute that it is missing, or older than the last line of the journal. In `live` it is written when something changes, and may be old.",
    takenFrom: '"every few seconds"; "exact period: not shown"',
    breaking: "error; nothing in `live`",
  },
  companionsAbsent: {
    text: "An announced file has to be there, also when no companion file is. In `live` a folder without any of the ten files is a copy of the journals alone.",
    takenFrom: '"also written as separate JSON files in the same directory"',
    breaking: "error; nothing in `live`",
  },
  otherFiles: {
    text: "The interface has three files. A file of another name in the folder, such as Cargo.json, is not judged, whatever it holds. Alternative: report it; no sentence forbids other files. `live` knows ten.",
    takenFrom: '"three JSON files written next to the journal"',
    breaking: "nothing; in `live` the rules about companion files",
  },
  startUp: {
    text: "A start of the game is the time from the first event of a start-up to the next jump or docking. Missions and the summary of engineers are both written in it, once each and in any order; a repeated one begins the next start. A journal may be an excerpt and begin later: that neither is there is a warning, and only in a journal that begins at the time of its name and has ten lines over half an hour. From a start, a jump or a docking on, a player on foot has a SuitLoadout.",
    takenFrom: '"at startup", "starting on foot or disembarking"',
    breaking: "error, a warning without any start-up; note in `live`",
  },
  whereWritten: {
    text: "An event that needs a station (a visit to Outfitting, Cartographics, a fleet carrier) is written between Docked there and the next jump. Undocking has no line, so an event after Docked passes although the ship may have left. After a start of the game or in another player's ship the place is unknown. A carrier need not list Outfitting.",
    takenFrom: '"first visit to Outfitting", "in Cartographics", "between ship and fleet carrier"',
    breaking: "error; a warning where only the service is missing",
  },
  sameSecond: {
    text: "A Status.json with the time of an event shows the state in which the event was written: no jump on a pad, no docking in supercruise, ModuleInfo with the panel on the right.",
    takenFrom: '"Current player/ship status"; the triggers in Events',
    breaking: "warning; nothing in `live`, where both are written at different times",
  },
  whatIsChecked: {
    text: "A file that the user names is checked as a journal, whatever its name, and a companion file as what its name says, also without a journal. In a folder only files with the game's names count: the others may be anything.",
    takenFrom: "names of journals are not shown; those of the three files are",
  },
  statusChange: {
    text: "Any change of a field of Status other than the timestamp causes a write. The position must have moved by its threshold since the last write, in micro-degrees, longitude the short way round.",
    takenFrom: "the two thresholds of Limits",
  },
  footThreshold: {
    text: "On foot, the threshold is 0.0005 degrees as in the SRV; every other vehicle counts as flight.",
    takenFrom: "only flight and SRV are named",
  },
  statusPause: {
    text: "A change within a second of the last write waits for the end of that second; then the current values are written.",
    takenFrom: "timestamps are whole seconds, and readers ignore a file whose timestamp did not advance",
  },
  lastMoment: {
    text: "Of several moments at one time Status.json shows the last, written after the lines of that time.",
    takenFrom: "silence",
  },
  tornFiles: {
    text: "A companion file that stays locked or unparsable until the reader gives up is torn; a file newer than its announcing line is stale at once.",
    takenFrom: "silence",
  },
} as const satisfies Readonly<Record<string, Reading>>;

/** When and with which values the simulator writes an event. */
const simulationReadings = {
  squadronStartup: {
    text: "SquadronStartup is written at every load of the game for a player who is in a squadron.",
    takenFrom: '"trigger condition not stated"',
  },
  weaponUpgrade: {
    text: "UpgradeWeapon is written when the player upgrades a weapon.",
    takenFrom: '"presumably a weapon upgrade"',
  },
  multiStar: {
    text: "A route is multi-star when it has a destination other than the current system: at least two stars, the first of them the current one. The route of a taxi or a host's ship counts. In `live` an empty route is a cleared one.",
    takenFrom: '"plotting a multi-star route"',
    breaking: "error; warning in `live`",
  },
  firstVisit: {
    text: "Each docking, and each start of the game, has its own first visit to Outfitting. A second list during one stay differs from the first.",
    takenFrom: '"first visit to Outfitting, and when the set of stored modules changed"',
    breaking: "error; nothing in `live`",
  },
  goalRetrieval: {
    text: "Community goal data is retrieved about every ten minutes; a line is written only when the data differs. The same goals twice are a note: the data may have changed in a goal that the player is not subscribed to.",
    takenFrom: '"and it changed since last time"',
    breaking: "note; nothing in `live`",
  },
  pledged: {
    text: "Powers and the Powerplay fields are written only for a pledged player.",
    takenFrom: '"present when the player is pledged"; the game does otherwise (D2)',
  },
  onlyWhenTrue: {
    text: "Wanted, ActiveFine and CockpitBreach are written only when true; ActiveFine when any fine is open anywhere.",
    takenFrom: '"only when", "any fine"',
  },
  modulePower: {
    text: "A module without power draw has Power 0, because Power is required; a module that is off draws 0.",
    takenFrom: "Power is R; the game leaves it out (D20)",
  },
  engineerUpdate: {
    text: "The update of one engineer gives Progress (and Rank once unlocked) for a new stage, Rank for a new rank, Rank and RankProgress within a rank.",
    takenFrom: '"uncertain whether this is ever written"',
  },
  baseGameEngineers: {
    text: "In base-game mode an engineer of the on-foot expansion has no name and no id: Progress alone if the player has heard of the engineer, otherwise no field. Dialect `live` leaves the latter out of the list.",
    takenFrom: '"each of these five may be omitted"; 48 real entries have Progress alone',
  },
  absentFields: {
    text: "An optional field is absent for a reason: a client without display texts, an older client, the base game, a fleet carrier, a damaged port, a port without a market.",
    takenFrom: '"optional fields may be absent"; the game always writes these',
  },
  meaninglessText: {
    text: "SystemName_Localised appears on the first row of a later page and repeats an earlier text.",
    takenFrom: '"sometimes holds meaningless data, a known defect"',
  },
  modulesChanged: {
    text: "ModuleInfo is written when the modules panel shows something else than the last ModulesInfo.json: another module, power or priority.",
    takenFrom: '"while data has changed"',
  },
  repairOrRearm: {
    text: "Synthesis is written for repairs (the SRV, the module repair unit) and for rearming (ammunition, limpets, heat sinks, chaff). Fuel, the drive and life support are neither.",
    takenFrom: '"to repair or rearm"; the game writes every use, 49 of 84 real lines are neither (L3)',
  },
  totalEarnings: {
    text: "TotalEarnings is BaseValue plus Bonus: the simulator sells data without hired crew.",
    takenFrom: "no formula is stated",
  },
  colonisationExpiry: {
    text: "The colonisation mission's Expires is seconds left, like any other.",
    takenFrom: '"seconds left"; the game does otherwise (D18)',
  },
  passengers: {
    text: "A passenger in a taxi is in no vehicle: bits 24 to 26 are clear, and Pips and Fuel are absent.",
    takenFrom: "silence",
  },
  altitudeBasis: {
    text: "Altitude is relative to the average radius above 10,000 m, otherwise to the ground.",
    takenFrom: '"higher altitudes"',
  },
  coldAndHot: {
    text: "Cold stays set with VeryCold, and Hot with VeryHot; a social space counts as a hangar. Cold and hot exclude each other.",
    takenFrom: "silence; real flag values agree",
    breaking: "error for both at once; note in `live`",
  },
  lowFuel: {
    text: "Low fuel is about the tank of the vehicle the player is in; on foot, in a fighter and in a taxi it is clear.",
    takenFrom: '"below 25%"',
  },
} as const satisfies Readonly<Record<string, Reading>>;

/** What the cockpit derives from events. */
const cockpitReadings = {
  scoopableStars: {
    text: "Stars of the classes K, G, B, F, O, A and M are scoopable, including giants.",
    takenFrom: "silence; StarClass is free text",
  },
  powerPriorities: {
    text: "When power is short, modules without a priority keep it longest, then priority 0, 1 and so on.",
    takenFrom: "silence",
  },
  jumpsLeft: {
    text: "Jumps left: main tank divided by the average FuelUsed of the last five own jumps without a boost, shown as an estimate.",
    takenFrom: "silence",
  },
  dockedState: {
    text: "A ship is docked as long as Status says so; none of the sixteen kinds reports leaving a port.",
    takenFrom: "no such kind",
  },
  newSession: {
    text: "A journal that is not a later part of the same session starts a new session; the state of the last one no longer applies.",
    takenFrom: "silence",
  },
} as const satisfies Readonly<Record<string, Reading>>;

/** The readings by heading of their page. */
export const readingGroups: readonly {
  readonly title: string;
  readonly readings: Readonly<Record<string, Reading>>;
}[] = [
  { title: "What an event is (contract)", readings: eventReadings },
  { title: "Where events are written (journal)", readings: writingReadings },
  { title: "When and what the simulator writes", readings: simulationReadings },
  { title: "What the cockpit derives", readings: cockpitReadings },
];

/** Every reading by its name. */
export const readings = { ...eventReadings, ...writingReadings, ...simulationReadings, ...cockpitReadings };

/** The name by which statements refer to a reading. */
export type ReadingName = keyof typeof readings;
