/** Something that real journals show and the specification does not say. */
export interface JournalFact {
  /** As `F17`. An id is never used for another fact. */
  readonly id: string;
  /** What the game does. */
  readonly statement: string;
  /** The counts or samples it rests on. */
  readonly evidence: string;
}

/** Facts about one subject. */
export interface FactSection {
  readonly title: string;
  readonly facts: readonly JournalFact[];
}

/** Facts about the folder, the names of journals, and where a journal begins and ends. */
const fileFacts: FactSection = {
  title: "Files and their names",
  facts: [
    {
      id: "F1",
      statement:
        "Journals and companion files are in one folder, without subfolders. Besides Status.json, ModulesInfo.json and NavRoute.json the game writes Cargo.json, Market.json, Outfitting.json, Shipyard.json, ShipLocker.json, Backpack.json and FCMaterials.json there.",
      evidence: "Three whole folders.",
    },
    {
      id: "F2",
      statement:
        "A journal is named Journal.YYYY-MM-DDTHHMMSS.NN.log since March 2022, and Journal.YYMMDDHHMMSS.NN.log before. Test builds of the game write JournalBeta or JournalAlpha instead of Journal. NN has two digits.",
      evidence:
        "303 names of the long form and 2 of the short form. Every NN is 01. The prefixes are in the patterns of other readers.",
    },
    {
      id: "F3",
      statement:
        "The date in the name is local time, timestamps are UTC. Without the offset of the time zone, the name is a little later than the Fileheader.",
      evidence: "2 to 42 s later in every file, never earlier.",
    },
    {
      id: "F4",
      statement:
        "Each start of the game writes one journal. Going back to the main menu and loading again continues the same file. Older files are never changed.",
      evidence: "LoadGame per file: none in 31, one in 157, several in 40 files, at most 29.",
    },
    {
      id: "F5",
      statement:
        "A long journal is continued in another file: a Continued line with the next part, then a file whose name and Fileheader have that part. The manual says that this happens at 500,000 lines.",
      evidence:
        "Never seen: the longest file of the first set has 3,920 lines. EDDiscovery joins two parts only if the header follows within 5 s and the part is the expected one.",
    },
    {
      id: "F6",
      statement:
        "The first line is Fileheader with part, language, Odyssey, gameversion and build, in this order. The build ends with a blank.",
      evidence:
        "298 of 298 files. Before 2021 the language has a backslash, Odyssey is absent, and gameversion is free text.",
    },
    {
      id: "F7",
      statement:
        "The last line is Shutdown when the player quits. Nothing follows it. A game that crashes or is killed writes no Shutdown.",
      evidence:
        "263 of 299 files. Short files are normal: 1 empty, 13 with the header alone, 21 with header and Shutdown.",
    },
  ],
};

/** Facts about the bytes of a line: layout, keys, texts and numbers. */
const textFacts: FactSection = {
  title: "Text and numbers",
  facts: [
    {
      id: "F8",
      statement: "Every line ends with CR and LF, the last one of a file and of a companion file too.",
      evidence: "Every line of 25 files with their original bytes. Sets kept in git have LF alone.",
    },
    {
      id: "F9",
      statement:
        "The encoding is UTF-8 without a byte order mark. Characters beyond ASCII are written as they are; only the backslash and the quote are escaped.",
      evidence: "5,120 lines with such characters, and no \\u in 151,842 lines.",
    },
    {
      id: "F10",
      statement:
        'An object is { "a":1, "b":2 }: a blank inside each brace, none after a colon, one after a comma. A list of objects or strings is [ a, b ], a list of numbers [1,2,3] without blanks, and an empty list has two blanks between its brackets.',
      evidence:
        "Printing the parsed line again gives the same bytes for 136,310 of 149,812 lines; the others are Scan (13,500) and WingJoin (2). For the sixteen kinds it holds for every line: 10,057 of both sets.",
    },
    {
      id: "F11",
      statement: "Each kind has one order of its keys. timestamp and event come first.",
      evidence: "Every line that the game wrote itself.",
    },
    {
      id: "F12",
      statement:
        "X_Localised follows X directly. It is there exactly when the text differs from X ignoring case, so a symbol such as $name; always has it, and a word such as iron has it in French and not in English.",
      evidence: "None of 1,533,398 pairs are equal ignoring case. 43,785 symbols have their text, 4 do not.",
    },
    {
      id: "F13",
      statement: "An optional field is left out, never null. An empty string is a value and is written.",
      evidence: "No null in 151,842 lines.",
    },
    {
      id: "F14",
      statement: "A timestamp is YYYY-MM-DDTHH:MM:SSZ in whole seconds.",
      evidence: "151,842 of 151,842 lines.",
    },
    {
      id: "F15",
      statement:
        "A whole number never has a point, and a fractional number always has one, as 1.000000. Negative zero is never written. Exponents occur in Scan alone.",
      evidence: "No integer of the sixteen kinds is written as a fraction. 861 lines of Scan have exponents.",
    },
    {
      id: "F16",
      statement: "Each fractional field has its number of decimals: 3 for JumpDist, 5 for StarPos, 6 for all others.",
      evidence: "All lines of the sixteen kinds that the game wrote itself.",
    },
    {
      id: "F17",
      statement: "The coordinates in StarPos are multiples of 1/32 of a light year.",
      evidence: "1,231 of 1,231 jumps.",
    },
    {
      id: "F18",
      statement:
        "Fractional values are held in single precision and printed with fixed decimals, which is where 29.860001 comes from. DistFromStarLS is held in double precision.",
      evidence:
        "Rounding to single precision gives the same text for 1,103 of 1,103 FuelLevel of 16 and more, and 246 of 246 MyReputation; for DistFromStarLS only in 5 of 121.",
    },
    {
      id: "F19",
      statement:
        "Whole numbers fit into 53 bits, with one exception: the MissionID of a colonisation project is 18446744073709551615. SystemAddress may exceed 53 bits in theory.",
      evidence: "3.9 million numbers. The exception is in journals of 2025 and 2026.",
    },
    {
      id: "F20",
      statement: "Status.Heading is the only whole number of the sixteen kinds that is ever negative.",
      evidence: "All lines and Status samples.",
    },
  ],
};

/** Facts about the lines with which a session starts, and what readers need there. */
const startFacts: FactSection = {
  title: "The start of a session",
  facts: [
    {
      id: "F21",
      statement:
        "After the main menu come Commander, Materials, Rank, Progress, Reputation and EngineerProgress, all in one second; then LoadGame and SquadronStartup, Statistics, Location, Powerplay if pledged, on foot SuitLoadout and Backpack, ShipLocker, Missions, Loadout and Cargo. Only Friends may come between Fileheader and Commander.",
      evidence: "340 starts. Median from Fileheader to Commander 43 s, from Commander to Location 9 to 12 s.",
    },
    {
      id: "F22",
      statement: "SquadronStartup comes before or after LoadGame, and is absent without a squadron.",
      evidence: "Before it in 153 of 270 starts of 2023, in 1 of 59 of 2025.",
    },
    {
      id: "F23",
      statement: "Missions is written after every load, also when all its lists are empty.",
      evidence: "347 lines for 340 loads.",
    },
    {
      id: "F24",
      statement: "Many lines share the second of the line before.",
      evidence:
        "44 % of lines. ICARUS drops lines that are not newer than the newest it has seen, so lines of one second must be written together.",
    },
    {
      id: "F25",
      statement:
        "Readers depend on things that the specification does not mention: EDMC on language, gameversion and build in Fileheader and on a NavRoute.json within 5 s of its line; EDDiscovery on LoadGame and on equal timestamps of a companion file and its line; ICARUS on Location; ed-journal on a companion file that ends with } CR LF.",
      evidence: "Their sources, and running them on simulated journals.",
    },
  ],
};

/** Facts about single kinds. */
const kindFacts: FactSection = {
  title: "Single kinds",
  facts: [
    {
      id: "F41",
      statement: "Docked: StationAllegiance is left out exactly when the faction is independent.",
      evidence: "145 of 145 lines.",
    },
    {
      id: "F42",
      statement: "Docked: StationServices are lower case and have one order.",
      evidence: "1,757 real lists without an exception; only stationMenu, techBroker and squadronBank have capitals.",
    },
    {
      id: "F43",
      statement:
        "EngineerProgress: Rank and RankProgress are there exactly for engineers that are unlocked. Ids from 300000 work on ships, from 400001 on suits and weapons.",
      evidence: "6,294 of 6,294 with, 4,393 of 4,393 without.",
    },
    {
      id: "F44",
      statement:
        "Missions: entries of Active are sorted by MissionID, and Expires is the time left in seconds. A failed mission has Expires 0. A name is a symbol without $ and ; and has no translation.",
      evidence:
        "Sorted in 49 of 50 lists; Expires agrees with MissionAccepted within 2 s in 387 of 428; 34 of 34 failed; 465 of 465 names.",
    },
    {
      id: "F45",
      statement: "StoredModules: a StorageSlot is used once in a list.",
      evidence: "54 of 54 lists.",
    },
    {
      id: "F46",
      statement:
        "StoredModules: a module in transit has InTransit and no StarSystem, MarketID, TransferCost and TransferTime.",
      evidence: "2,515 of 2,515 items of the second set.",
    },
    {
      id: "F47",
      statement:
        "MultiSellExplorationData: TotalEarnings is the sum of BaseValue and Bonus without hired crew, and less with it. SystemName has no translation.",
      evidence: "21 of 21 lines without crew, 7 of 68 with. SystemName_Localised is in none of 77 lines.",
    },
    {
      id: "F48",
      statement: "Synthesis: Name is English in every language, and each recipe takes the same materials.",
      evidence: "102 lines, 6 recipes.",
    },
    {
      id: "F49",
      statement:
        "SuitLoadout: LoadoutID is 4293000000 plus the number of the slot. Slots are PrimaryWeapon1, PrimaryWeapon2 and SecondaryWeapon.",
      evidence: "4,046 lines.",
    },
    {
      id: "F50",
      statement:
        "UpgradeSuit and UpgradeWeapon: Name is that of the class before the upgrade. The cost depends on the class.",
      evidence: "6 and 7 lines. Suits cost 600,000, 2,250,000, 4,500,000 and 7,500,000 for classes 2 to 5.",
    },
    {
      id: "F51",
      statement: "CargoTransfer: one line may have several transfers; MissionID is never written.",
      evidence: "None of 99 transfers has one.",
    },
    {
      id: "F52",
      statement: "FSDJump: states of factions and levels of security have the game's own spelling.",
      evidence: "21 states in 1,231 jumps; $GAlAXY_MAP_INFO_state_anarchy; in 1,045 of them.",
    },
  ],
};

/** Facts about ModulesInfo.json and NavRoute.json and the lines that announce them. */
const companionFacts: FactSection = {
  title: "ModulesInfo.json, NavRoute.json and their lines",
  facts: [
    {
      id: "F35",
      statement: "A companion file with a list has one item on each line. An empty list leaves an empty line.",
      evidence: "Files with their original bytes; NavRoute.json with items was seen as quoted text only.",
    },
    {
      id: "F36",
      statement: "ModulesInfo.json is sorted by Power, highest first. Modules without Power come last.",
      evidence: "5 of 5 files. Power is absent in 4 of 157 entries, Priority in 46.",
    },
    {
      id: "F37",
      statement:
        "NavRoute.json lists the stars in the order of the jumps. The first is the current system, the last the destination.",
      evidence: "One folder, and what readers rely on.",
    },
    {
      id: "F38",
      statement:
        "A route is cleared by a NavRouteClear line, and NavRoute.json then has the event NavRouteClear and an empty list.",
      evidence: "198 of 228 follow the StartJump of the last leg by 5 to 8 s.",
    },
    {
      id: "F39",
      statement:
        "In a journal, NavRoute and ModuleInfo are bare lines without the list. Status is never a line of a journal.",
      evidence: "453 of 453 and 360 of 360 lines.",
    },
    {
      id: "F40",
      statement: "A companion file has the timestamp of the line that announces it.",
      evidence: "4 of 4 files.",
    },
  ],
};

/** Facts about Status.json. */
const statusFacts: FactSection = {
  title: "Status.json",
  facts: [
    {
      id: "F26",
      statement:
        "In the main menu, while loading and after the game has ended, Status.json has Flags 0 and nothing else.",
      evidence: "6 of 6 samples from 2019 to 2026. On exit it is written in the second of Shutdown or one later.",
    },
    {
      id: "F27",
      statement:
        "The fields depend on where the player is. On foot there are Oxygen, Health, Temperature and SelectedWeapon, and no Pips, FireGroup, GuiFocus, Fuel and Cargo; in a station also no Gravity and no position. Oxygen is there exactly when bit 0 of Flags2 is set.",
      evidence: "25 of 25 samples.",
    },
    {
      id: "F28",
      statement: "Latitude and Longitude, in degrees, are there exactly when bit 21 of Flags is set.",
      evidence: "25 of 25 samples.",
    },
    {
      id: "F29",
      statement:
        "Pips is there exactly when one of the bits 24 to 26 is set, and never are two of these set. In the SRV and the fighter, FuelMain is 0.",
      evidence: "25 of 25 samples.",
    },
    { id: "F30", statement: "The three Pips add up to 12, and each is 0 to 8.", evidence: "15 of 15 samples." },
    {
      id: "F31",
      statement: "Altitude is in whole metres and never written on foot.",
      evidence: "25 of 25 samples.",
    },
    {
      id: "F32",
      statement: "Heading is signed on foot and 0 to 359 in vehicles.",
      evidence: "-132, -76, -70 and -45 on foot.",
    },
    {
      id: "F33",
      statement:
        "Bits exclude or need each other: docked or landed not in supercruise, bits 12 to 15 and 31 only in the SRV, bits 5 to 11 of Flags2 only on foot. Bit 19, low fuel, is set below 25 % of the tank. In hyperspace bits 17 and 30 and bit 19 of Flags2 are set, and FuelMain is already reduced. On foot the bits docked and landed of the ship stay set while it is there.",
      evidence: "25 samples, and the tables of the manual and of other readers.",
    },
    {
      id: "F34",
      statement:
        "Status.json is written when something changes, in place: the file is emptied and written again. A reader may find it empty or incomplete.",
      evidence: "Comments and retries in four readers. The period could not be measured from files.",
    },
  ],
};

/** Facts that connect several lines or fields. */
const relationFacts: FactSection = {
  title: "Relations between lines",
  facts: [
    {
      id: "F53",
      statement: "Timestamps do not go back within a file.",
      evidence: "All but 6 of 151,502 pairs of lines.",
    },
    {
      id: "F54",
      statement: "JumpDist is the distance between the StarPos of a jump and that of the place before.",
      evidence: "6,778 of 6,812 jumps, within 0.0006 ly.",
    },
    {
      id: "F55",
      statement: "FuelLevel of a jump is the last known level of the main tank minus FuelUsed.",
      evidence: "5,706 of 5,769 jumps, within 0.00001 t.",
    },
    {
      id: "F56",
      statement: "A StartJump to the same SystemAddress precedes a jump, usually by 18 s and at most by 47 s.",
      evidence: "1,224 of 1,225 jumps; the jumps of a taxi had no StartJump in 2023.",
    },
    {
      id: "F57",
      statement: "Docked is in the current system, 13 to 103 s after the DockingGranted of the same market.",
      evidence: "158 of 158 lines in the system, 156 with the same market.",
    },
    {
      id: "F58",
      statement: "Population is above 0 exactly when Factions is there.",
      evidence: "1,231 of 1,231 jumps.",
    },
    {
      id: "F59",
      statement:
        "The Influence of the factions of a system adds up to 1. The values are n/N with one N per system, usually near 1,000.",
      evidence: "1,717 of 1,719 sums; 311 of 311 systems have one N.",
    },
    {
      id: "F60",
      statement:
        "Both sides of a conflict are in Factions. Their states have the phase of the conflict: active, pending or recovering.",
      evidence: "829 of 829 conflicts; 76 of 76 phases.",
    },
    {
      id: "F61",
      statement: "ControllingPower is one of Powers, not always the first.",
      evidence: "56 of 56 jumps; first in 50 of 83 lists.",
    },
    {
      id: "F62",
      statement: "BodyID is 0 exactly for a single star or a barycentre that has the name of the system.",
      evidence: "1,218 of 1,231 jumps.",
    },
    {
      id: "F63",
      statement: "A stored module is at this market exactly when TransferCost and TransferTime are 0.",
      evidence: "103,410 of 103,410 items.",
    },
    {
      id: "F64",
      statement: "TransferTime is floor(300 + 10 d), with d the distance between the two systems in light years.",
      evidence: "1,807 of 1,807 items.",
    },
    {
      id: "F65",
      statement: "TransferCost is floor(100 + BuyPrice (0.0002 + 0.00006 d)).",
      evidence: "1,775 of 1,807 items; the others differ by less than 0.06 %.",
    },
    {
      id: "F66",
      statement: "SuitID and SuitModuleID contain the time of purchase in seconds above their lowest 20 bits.",
      evidence: "10 of 11 ids.",
    },
    {
      id: "F67",
      statement:
        "SystemAddress contains the box of the star, from the low bit: mass code (3 bits), then for z, y and x the box in its sector (7 bits minus the mass code) and the sector (7, 6 and 7 bits), then a number. A box has an edge of 10 x 2^mass light years, a sector of 1,280. The corner of the grid is at -49985, -40985, -24105.",
      evidence: "StarPos is in the box in 6,815 of 6,815 jumps.",
    },
    {
      id: "F68",
      statement:
        "MarketID has a range for each sort of port: about 128 to 129 million placed by hand, 3.22 billion in orbit, 3.5 and 3.79 on surfaces, 3.70 to 3.71 fleet carriers, 3.8 to 3.91 settlements, all in steps of 256; from 4.2 billion colonies since 2025, which are 3 modulo 256.",
      evidence: "All ports of the first set; 8 of 8 colonies.",
    },
  ],
};

/** Facts about the companion files that the specification does not describe. */
const observedFileFacts: FactSection = {
  title: "The seven other companion files and their lines",
  facts: [
    {
      id: "F69",
      statement:
        "The first Cargo line after the game is loaded lists the hold itself. Later lines have no list, and Cargo.json has it.",
      evidence: "1,605 of 1,623 first lines have Inventory, and 41 of 4,014 later ones.",
    },
    {
      id: "F70",
      statement:
        "Market, Outfitting, Shipyard and FCMaterials are lines without the list, Backpack has its lists in every line, and ShipLocker in some.",
      evidence: "None of 877, 405, 453 and 15 lines; all of 5,930; 34,868 of 53,034.",
    },
    {
      id: "F71",
      statement:
        "Cargo.json, Market.json, Outfitting.json, Shipyard.json, ShipLocker.json, Backpack.json and FCMaterials.json have the fields of their line, and their lists with items of one form each.",
      evidence:
        "The manual of the game and the samples that the authors of readers publish; no folder of a player was at hand.",
    },
  ],
};

/** Everything that real journals show beyond the specification, by subject. Rules and comments cite the ids. */
export const factSections: readonly FactSection[] = [
  fileFacts,
  textFacts,
  startFacts,
  statusFacts,
  companionFacts,
  kindFacts,
  relationFacts,
  observedFileFacts,
];
