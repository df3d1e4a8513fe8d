import type { FactSection } from "./JournalFact.ts";

/** Facts about the lines with which a session starts, and what readers need there. */
export const startFacts: FactSection = {
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
