import type { Reading } from "./Reading.ts";

/** What an event is: readings of the contract. */
export const eventReadings = {
  timestamps: {
    text: "A time is a moment in UTC in any form of ISO 8601: extended or basic, with `Z` or `+00:00`, with or without seconds, with or without a fraction. The usual form is `2026-05-01T12:00:00Z`; any other is a note, because many readers reject it. Alternative: only the usual form, which is all the game writes. The document names the standard and no form of it, so every form passes. A time without an offset is local time in the standard, and one with another offset is not UTC; both are errors, and so is a date that does not exist.",
    takenFrom: '"UTC, ISO 8601"',
    breaking: "note in another form; otherwise error",
  },
  otherKinds: {
    text: "An event of another kind is wrong in `spec`; in `live` it is usual. Alternatives: let it pass, because the document says that the list of other kinds is not shown; or a note. Rule 1 decides: a builder produces events of the sixteen kinds. That others are not shown says that the document describes none, not that a builder may write them.",
    takenFrom: '"A builder produces events of the 16 kinds"; "other event kinds: not shown"',
    breaking: "error; off in `live`",
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
    breaking: "error; in `live` an unknown Flags2 bit is a warning",
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
    text: 'PowerplayConflictProgress is present only with `PowerplayState: "Unoccupied"`, and lists at least one power.',
    takenFrom: '"present when the system is unoccupied and one or more powers contend"',
    breaking: "error",
  },
  goalFields: {
    text: 'TopRankSize and PlayerInTopRank come together; so do TierReached and Bonus. Alternative: leave TierReached ("first success") and Bonus ("first tier") independent. TierReached holds the name of a tier, so where it is present a tier is reached and Bonus must be present; a bonus for a tier without a tier reached contradicts itself.',
    takenFrom: '"same condition"; "once the first success is reached", "once the first tier is reached"',
    breaking: "error",
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
    text: 'Taxi, Multicrew, InTransit, CockpitBreach, Wanted and ActiveFine may be false. Alternative: reject `false`, because the sentence names only the case of true. "True when" and "true only when" say when the value is true and leave false for every other case; "only when" may be about the value or about the field, so `false` is not rejected either.',
    takenFrom: '"true when", "true only when", "only when"',
    breaking: "no rule",
  },
  engineered: {
    text: "Level and Quality are present only with EngineerModifications, which can be present without them.",
    takenFrom: '"only for engineered modules"',
    breaking: "error",
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
    text: "Ranges, sums and signs that are not stated (the sum of Pips, Heading, Influence, MyReputation) are not checked.",
    takenFrom: "silence",
    breaking: "no rule",
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
    text: "A jump with JumpDist 0 is no jump from one system to another. Alternative: also reject two arrivals in one system in a row. The ship may have left the system in a way that no listed kind reports, such as on a fleet carrier, so these pass.",
    takenFrom: '"jumping from one star system to another"; "other event kinds: not shown"',
    breaking: "error",
  },
  duplicateKeys: {
    text: "An object has each key once. Alternative: let the last value win, as most parsers do. RFC 8259 calls what readers do with two equal names unpredictable, so such a text has no certain value to check.",
    takenFrom: '"one JSON object"; silence about keys',
    breaking: "error",
  },
} as const satisfies Readonly<Record<string, Reading>>;
