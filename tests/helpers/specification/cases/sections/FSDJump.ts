import { Flags2, type Flag2Name, type JsonObject, type JsonValue } from "@shipslog/contract";
import type { CaseTable } from "../Case.ts";
import { bareJump, contestedJump, jump, jumpWithFaction, jumpWithoutSquadron } from "../events/FSDJump.ts";
import { play, timeAt } from "../play.ts";

const withField = (field: string, value: JsonValue) => play([{ ...jump, [field]: value }]);
const withFaction = (fields: Parameters<typeof jumpWithFaction>[0]) => play([jumpWithFaction(fields)]);
const sides = { Name: "Mother Gaia", Stake: "$Stake_1;", WonDays: 0 };
const { PowerplayState: _state, ...stateless } = contestedJump;
const conflict = (second: JsonValue) =>
  withField("Conflicts", [{ WarType: "war", Status: "active", Faction1: sides, Faction2: second }]);

/** A jump, and Status.json of the same second. */
export const inShipOf = (fields: JsonObject, ...names: readonly Flag2Name[]) =>
  play([{ ...bareJump, ...fields }], {
    status: { timestamp: timeAt(2), event: "Status", Flags: 2 ** 4, Flags2: Flags2.encode(names) },
  });

const nobodyContends = play([{ ...contestedJump, PowerplayConflictProgress: [] }]);

/** The fields of a jump: what their notes state. */
export const jumpCases: CaseTable = {
  "2.2.1a": {
    violations: [{ what: "false, and Status in a taxi", level: "warning", play: inShipOf({ Taxi: false }, "InTaxi") }],
    valid: [{ what: "true, and Status in a taxi", play: inShipOf({ Taxi: true }, "InTaxi") }],
  },
  "2.2.2a": {
    violations: [
      {
        what: "false, and Status in another ship",
        level: "warning",
        play: inShipOf({ Multicrew: false }, "InMulticrew"),
      },
    ],
    valid: [{ what: "true, and Status in another ship", play: inShipOf({ Multicrew: true }, "InMulticrew") }],
  },
  "2.2.6": {
    violations: [
      { what: "two coordinates", level: "error", play: withField("StarPos", [0, 0]), pointer: "/StarPos" },
      { what: "four coordinates", level: "error", play: withField("StarPos", [0, 0, 0, 0]), pointer: "/StarPos" },
    ],
    valid: [],
  },
  "2.2.8": {
    violations: [{ what: "another form", level: "note", play: withField("SystemEconomy", "Agri") }],
    valid: [{ what: "another form", play: withField("SystemEconomy", "Agri") }],
  },
  "2.2.12": {
    violations: [{ what: "another form", level: "note", play: withField("SystemGovernment", "Feudal") }],
    valid: [{ what: "another form", play: withField("SystemGovernment", "Feudal") }],
  },
  "2.2.14": {
    violations: [{ what: "another form", level: "note", play: withField("SystemSecurity", "low") }],
    valid: [{ what: "another form", play: withField("SystemSecurity", "low") }],
  },
  "2.2.33": {
    violations: [
      { what: "an empty list", level: "error", play: nobodyContends, pointer: "/PowerplayConflictProgress" },
    ],
    valid: [],
  },
  "2.2.33a": {
    violations: [
      {
        what: "in a contested system",
        level: "error",
        play: play([{ ...contestedJump, PowerplayState: "Contested" }]),
      },
    ],
    valid: [
      { what: "in an unoccupied system", play: play([contestedJump]) },
      { what: "without a state", play: play([stateless]) },
    ],
  },
  "2.2.33b": {
    violations: [{ what: "no power contends", level: "error", play: nobodyContends }],
    valid: [
      {
        what: "one power contends",
        play: play([
          { ...contestedJump, PowerplayConflictProgress: [{ Power: "Li Yong-Rui", ConflictProgress: 0.5 }] },
        ]),
      },
      { what: "two powers contend, one beyond the threshold", play: play([contestedJump]) },
    ],
  },
  "2.2.44": {
    violations: [
      { what: "the display form", level: "error", play: withFaction({ Happiness: "Happy" }) },
      { what: "no number of the band", level: "error", play: withFaction({ Happiness: "$Faction_HappinessBand;" }) },
    ],
    valid: [1, 2, 3, 4, 5].map((band) => ({
      what: `band ${band}`,
      play: withFaction({ Happiness: `$Faction_HappinessBand${band};` }),
    })),
  },
  "2.2.47a": {
    violations: [
      { what: "a trend", level: "error", play: withFaction({ ActiveStates: [{ State: "Boom", Trend: 0 }] }) },
    ],
    valid: [
      {
        what: "two states without a trend",
        play: withFaction({ ActiveStates: [{ State: "Boom" }, { State: "War" }] }),
      },
    ],
  },
  "2.2.56a": {
    violations: [
      { what: "no faction is the squadron's", level: "error", play: play([jumpWithoutSquadron("HappiestSystem")]) },
      { what: "for another faction", level: "error", play: withFaction({ SquadronFaction: false, HomeSystem: false }) },
    ],
    valid: [
      { what: "for the squadron's faction", play: withFaction({ SquadronFaction: true, HappiestSystem: false }) },
    ],
  },
  "2.2.57b": {
    violations: [
      {
        what: "two homes of one faction",
        level: "warning",
        play: play([jump, { ...jump, StarSystem: "Alpha Centauri", SystemAddress: 1_178_708_478_315 }]),
      },
    ],
    valid: [{ what: "one home", play: play([jump]) }],
  },
  "2.2.57a": {
    violations: [
      { what: "no faction is the squadron's", level: "error", play: play([jumpWithoutSquadron("HomeSystem")]) },
      {
        what: "for another faction",
        level: "error",
        play: withFaction({ SquadronFaction: false, HappiestSystem: false }),
      },
    ],
    valid: [{ what: "for the squadron's faction", play: withFaction({ SquadronFaction: true, HomeSystem: false }) }],
  },
  "2.2.65a": {
    violations: [
      { what: "only its name", level: "error", play: conflict({ Name: "Sol Workers' Party" }) },
      { what: "days as text", level: "error", play: conflict({ ...sides, Name: "Sol Workers' Party", WonDays: "0" }) },
    ],
    valid: [{ what: "the same fields", play: conflict({ ...sides, Name: "Sol Workers' Party" }) }],
  },
};
