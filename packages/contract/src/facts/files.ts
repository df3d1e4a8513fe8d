import type { FactSection } from "./JournalFact.ts";

/** Facts about the folder, the names of journals, and where a journal begins and ends. */
export const fileFacts: FactSection = {
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
