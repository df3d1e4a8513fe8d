/**
 * The readings that statements refer to, by a short name: how the row of docs/readings.md begins. A test compares them
 * with that page.
 */
export const readingTexts = {
  // What an event is
  timestamps: "Time is ISO 8601 in the extended form with `Z`",
  ids: "Ids (SystemAddress, MarketID, MissionID, SuitID, …) are integers of any size",
  quantities: "Quantities (counts, credits, ranks, seconds) are within ±(2^53-1)",
  closedSets: "A closed set is closed",
  valuesSeen: '"Values seen" are open',
  flagBits: "Flags is an unsigned 32-bit integer, all bits named; Flags2 ends at bit 22",
  internalForms: "Values must match the patterns",
  usualForms: "SystemSecurity and a stored module's Name look like `$name;`",
  trends: "An entry of ActiveStates has no Trend",
  squadronFaction: "HappiestSystem and HomeSystem are present only with `SquadronFaction: true`",
  conflictProgress: 'PowerplayConflictProgress is present only with `PowerplayState: "Unoccupied"`',
  goalFields: "TopRankSize and PlayerInTopRank come together; so do TierReached and Bonus",
  bands: "PlayerPercentileBand is 100 when PlayerContribution is 0, and 0 when PlayerInTopRank is true",
  economies: "StationEconomies has at least two elements",
  neverFalse: "CockpitBreach and InTransit are never false; Wanted and ActiveFine may be",
  engineered: "Level and Quality are present only with EngineerModifications",
  engineerForms: "EngineerProgress is the start-up form (Engineers) or the form for one engineer, never both",
  emptyEngineerProgress: "EngineerProgress without any field of either form is unusual but allowed",
  fileArrays: "ModulesInfo.json carries Modules and NavRoute.json carries Route",
  bareLines: "In the journal, both events have no such list",
  unnamedFields: "Fields the specification does not name are kept",
  unstatedRanges: "Ranges, sums and signs that are not stated",
  english: "`spec` is English",
  // Where events are written
  statusInFile: "Status is written to Status.json only, never to the journal",
  fileNames: "Journal files are named and rotated as the game does",
  fullParts: "A part is full at 500,000 lines",
  fileBeforeLine: "A companion file is written before its announcing line",
  announcedAgain: "An announced companion file is written again even when only its timestamp differs",
  statusPeriod: "Status.json is written on change and at least every three seconds",
  statusChange: "Any change of a field of Status other than the timestamp causes a write",
  footThreshold: "On foot, the threshold is 0.0005 degrees as in the SRV",
  tornFiles: "A companion file that stays locked or unparsable",
  // When and what the simulator writes
  squadronStartup: "SquadronStartup is written at every load of the game",
  weaponUpgrade: "UpgradeWeapon is written when the player upgrades a weapon",
  multiStar: "A route is multi-star when it has a destination other than the current system",
  firstVisit: "Each docking has its own first visit to Outfitting",
  goalRetrieval: "Community goal data is retrieved about every ten minutes",
  pledged: "Powers and the Powerplay fields are written only for a pledged player",
  onlyWhenTrue: "Wanted, ActiveFine and CockpitBreach are written only when true",
  modulePower: "A module without power draw has Power 0",
  engineerUpdate: "The update of one engineer gives Progress",
  meaninglessText: "SystemName_Localised appears on the first row of a later page",
  totalEarnings: "TotalEarnings is BaseValue plus Bonus",
  altitudeBasis: "Altitude is relative to the average radius above 10,000 m",
  coldAndHot: "Cold stays set with VeryCold",
  lowFuel: "Low fuel is about the tank of the vehicle the player is in",
} as const;

/** The short name of a reading. */
export type ReadingName = keyof typeof readingTexts;
