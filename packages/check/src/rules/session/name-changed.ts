import type { Rule } from "../../declare/Rule.ts";
import { neverChanges } from "../evidence/neverChanges.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { engineers, oneEngineer } = sampleEvents;
const missions = (group: string) => ({
  thing: "mission",
  of: "Missions",
  within: `${group}[]`,
  id: "MissionID",
  fixed: { Name: "Name", PassengerMission: "PassengerMission" },
});

/** Engineers, missions, markets and squadrons with another name than before. */
export const nameChanged: Rule = {
  id: "name-changed",
  group: "session",
  basis: { game: "The specification does not say that an id has one name." },
  severity: { spec: "warning", live: "warning" },
  title: "An engineer, mission, market or squadron has another name than before.",
  why: "Readers key them by their id and show one under two names.",
  restsOn: "Measured on the real journals",
  evidence: "Two events of one session with the same id.",
  passes: [{ event: engineers() }, { event: oneEngineer({ Rank: 4 }) }],
  fails: [{ event: engineers() }, { event: oneEngineer({ Engineer: "Elvira Martuuk", Rank: 4 }) }],
  survivesGaps: true,
  start: neverChanges([
    {
      thing: "engineer",
      of: "EngineerProgress",
      within: "Engineers[]",
      id: "EngineerID",
      fixed: { Engineer: "Engineer" },
    },
    { thing: "engineer", of: "EngineerProgress", id: "EngineerID", fixed: { Engineer: "Engineer" } },
    missions("Active"),
    missions("Failed"),
    missions("Complete"),
    {
      thing: "market",
      of: "Docked",
      id: "MarketID",
      fixed: { StationName: "StationName", StationType: "StationType" },
    },
    { thing: "market", of: "StoredModules", id: "MarketID", fixed: { StationName: "StationName" } },
    { thing: "squadron", of: "SquadronStartup", id: "SquadronID", fixed: { SquadronName: "SquadronName" } },
  ]),
};
