import { issueCodes, type IssueCode } from "@shipslog/contract";
import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { StationName: _, ...unnamedStation } = sampleEvents.Docked();
const contender = (Name: string, WonDays: number) => ({ Name, Stake: "", WonDays });
const atWar = (WarType: string) =>
  sampleEvents.FSDJump({
    Population: 100,
    Factions: ["A", "B"].map((Name) => sampleEvents.faction({ Name, Influence: 0.5 })),
    Conflicts: [{ WarType, Status: "active", Faction1: contender("A", 0), Faction2: contender("B", 1) }],
  });
/** Creates the rule that reports one issue code of the contract; in `live`, known deviations keep the softer severity of the contract. */
function contractRule(
  issue: IssueCode,
  more: Pick<Rule, "basis" | "why" | "restsOn" | "passes" | "fails"> & Partial<Pick<Rule, "severity" | "evidence">>,
): Rule {
  const { severity, meaning } = issueCodes[issue];
  return {
    id: issue,
    group: "event",
    issue,
    severity: { spec: severity, live: severity },
    title: meaning,
    evidence: "The event alone.",
    ...more,
  };
}

/** The rules that report what the contract finds in one event, one row for each issue code. */
export const contractRules: readonly Rule[] = [
  contractRule("condition-broken", {
    basis: { statements: ["2.2.33a", "2.2.56a", "2.2.57a", "2.5.17a", "2.5.17b"] },
    why: "One of two fields is wrong, and no reader can tell which.",
    restsOn: "Specification, CommunityGoal, Faction element, FSDJump",
    passes: [{ event: sampleEvents.CommunityGoal({ PlayerContribution: 0, PlayerPercentileBand: 100 }) }],
    fails: [{ event: sampleEvents.CommunityGoal({ PlayerContribution: 0, PlayerPercentileBand: 50 }) }],
  }),
  contractRule("field-forbidden", {
    basis: { statements: ["2.2.47a", "2.4.15a", "2.4.16a", "2.4.17a", "2.6.1a", "2.6.2a", "2.6.3a", "3.10"] },
    why: "The two forms contradict each other, and readers do not agree on which one to use.",
    restsOn: "Specification, Rules for the trend values, Docked, EngineerProgress",
    passes: [{ event: sampleEvents.engineers() }],
    fails: [{ event: { ...sampleEvents.engineers(), Rank: 3 } }],
  }),
  contractRule("field-misplaced", {
    basis: { statements: ["2.11.1a", "2.12.1"] },
    why: "The route is in NavRoute.json and the modules are in ModulesInfo.json; the journal only announces them.",
    restsOn: 'Specification, ModuleInfo ("present when written to ModulesInfo.json"); F39 (bare lines in the journal)',
    passes: [{ event: sampleEvents.NavRouteLine() }],
    fails: [{ event: sampleEvents.NavRoute([]) }],
  }),
  contractRule("field-missing", {
    basis: {
      statements: [
        "1.3",
        "1.4",
        "1.7",
        "1.8",
        "1.10",
        "1.11",
        "1.13",
        "1.14",
        "2.0.3",
        "2.2.65a",
        "2.11.1a",
        "2.17.6a",
        "3.9",
        "3.11",
        "4.3",
        "4.6",
        "4.7",
      ],
    },
    why: "Readers rely on required fields; without one they fail or lose the event.",
    restsOn: "Specification, What the service does (rule 3)",
    passes: [{ event: sampleEvents.Docked() }],
    fails: [{ event: unnamedStation }],
  }),
  contractRule("field-needed", {
    basis: {
      statements: ["1.14", "2.2.56a", "2.2.57a", "2.5.14a", "2.5.15a"],
    },
    why: "A field that is a form of another, or has its condition, says nothing without it.",
    restsOn: "Specification, What the service does (rule 4), CommunityGoal and Faction element",
    passes: [{ event: sampleEvents.CommunityGoal({ TopRankSize: 10, PlayerInTopRank: false }) }],
    fails: [{ event: sampleEvents.CommunityGoal({ TopRankSize: 10 }) }],
  }),
  contractRule("form-missing", {
    basis: { statements: ["2.6.1a"] },
    why: "An EngineerProgress without an engineer contains no information.",
    restsOn: "Specification, EngineerProgress",
    passes: [{ event: sampleEvents.engineers() }],
    fails: [{ event: { timestamp: "2026-05-01T12:00:00Z", event: "EngineerProgress" } }],
  }),
  contractRule("large-quantity", {
    basis: { statements: ["2.0.1"] },
    why: "The specification shows no limit of size, so the value is allowed; a reader that uses doubles gets another number.",
    restsOn: "Specification, Resources and their fields",
    passes: [{ event: sampleEvents.FSDJump() }],
    fails: [{ event: sampleEvents.FSDJump({ Population: 2n ** 60n }) }],
  }),
  contractRule("not-a-timestamp", {
    basis: { statements: ["2.1.1", "2.5.6"] },
    why: "Readers parse one format; with another they lose the event or place it at the wrong time.",
    restsOn: "Specification, Common fields (all events)",
    passes: [{ event: sampleEvents.Missions() }],
    fails: [{ event: sampleEvents.Missions({ timestamp: "2026-02-30T12:00:00Z" }) }],
  }),
  contractRule("out-of-range", {
    basis: { statements: ["1.11", "2.0.1", "2.3.1", "2.3.16", "2.3.17", "2.3.29", "8.4"] },
    why: "A gauge from 0 to 1, or a field of 32 bits, cannot show more.",
    restsOn: "Specification, Limits",
    passes: [{ companion: "Status.json", event: sampleEvents.onFoot() }],
    fails: [{ companion: "Status.json", event: sampleEvents.onFoot({ Oxygen: 1.5 }) }],
  }),
  contractRule("unknown-bit", {
    basis: { statements: ["1.11", "2.3.12", "2.3.62"] },
    why: "Readers do not know what an unnamed bit means; in live a patch may have added it.",
    restsOn: "Specification, Flags2 table",
    passes: [{ companion: "Status.json", event: sampleEvents.Status() }],
    fails: [{ companion: "Status.json", event: sampleEvents.Status({ Flags2: 2 ** 23 }) }],
  }),
  contractRule("unknown-field", {
    basis: { statements: ["1.4", "1.10", "3.9"] },
    why: "A patch added the field, or somebody misspelt it; both are worth knowing.",
    restsOn: "Specification, Resources and their fields",
    passes: [{ event: sampleEvents.Missions() }],
    fails: [{ event: sampleEvents.Missions({ Colour: "red" }) }],
  }),
  contractRule("unknown-kind", {
    basis: { statements: ["1.9", "2.1.2", "6.18"] },
    severity: { spec: "error", live: "note" },
    why: "Consumers of the specification know no other kinds. The game writes about two hundred more; in live only a kind that was never observed is noted, because a patch may have added it.",
    restsOn: "Specification, What the service does (rule 1) and Events",
    passes: [{ event: sampleEvents.Missions() }],
    fails: [{ event: { timestamp: "2026-05-01T12:00:00Z", event: "Mission" } }],
  }),
  contractRule("unusual-form", {
    basis: { statements: ["1.16", "2.2.8", "2.2.12", "2.2.14", "2.8.5"] },
    why: "The specification only says what such a string may look like; another form is allowed but worth knowing.",
    restsOn: "Specification, What the service does (rule 4)",
    passes: [{ event: sampleEvents.FSDJump() }],
    fails: [{ event: sampleEvents.FSDJump({ SystemSecurity: "low" }) }],
  }),
  contractRule("unusual-timestamp", {
    basis: { statements: ["2.1.1", "2.5.6"] },
    why: "The specification allows every form of ISO 8601 in UTC; readers that parse only the usual one lose the event.",
    restsOn: "Specification, Common fields (all events)",
    passes: [{ event: sampleEvents.Missions() }],
    fails: [{ event: sampleEvents.Missions({ timestamp: "2026-05-01T12:00+00:00" }) }],
  }),
  contractRule("value-outside-set", {
    basis: {
      statements: [
        "1.11",
        "2.1.2",
        "2.2.29",
        "2.2.45",
        "2.2.70",
        "2.2.71",
        "2.2.72",
        "2.3.7",
        "2.3.86",
        "2.4.14",
        "2.4.31",
        "2.4.32",
        "2.10.5",
        "3.3",
        "3.4",
        "4.5",
        "9.1",
      ],
    },
    why: "A reader that switches over the listed values has no branch for another one.",
    restsOn: "Specification, States and transitions, and the lists of values under each kind",
    passes: [{ event: sampleEvents.CargoTransfer() }],
    fails: [{ event: sampleEvents.CargoTransfer({ Direction: "tomoon" }) }],
  }),
  contractRule("value-unseen", {
    basis: { statements: ["2.2.58", "2.2.59", "2.4.30", "2.5.17", "2.6.4", "2.6.9", "3.6", "3.7", "3.8"] },
    why: "The list holds the values seen so far, so a new one may be right; it is worth knowing.",
    restsOn: 'Specification, the fields with "values seen"',
    passes: [{ event: atWar("war") }],
    fails: [{ event: atWar("siege") }],
  }),
  contractRule("wrong-form", {
    basis: { statements: ["1.16", "2.2.44", "2.4.12"] },
    why: "Readers extract the internal name between $ and ; and find nothing without them.",
    restsOn: "Specification, What the service does (rule 4)",
    passes: [{ event: sampleEvents.Docked({ StationGovernment: "$government_Democracy;" }) }],
    fails: [{ event: sampleEvents.Docked({ StationGovernment: "Democracy" }) }],
  }),
  contractRule("wrong-length", {
    basis: { statements: ["1.11", "2.2.6", "2.2.33", "2.2.33b", "2.3.2", "2.4.17", "2.4.17a", "2.12.4", "8.5"] },
    why: "A position has three coordinates and the distributor three banks; code reads them by index.",
    restsOn: "Specification, Limits, and StarPos under FSDJump and NavRoute",
    passes: [{ companion: "Status.json", event: sampleEvents.Status() }],
    fails: [{ companion: "Status.json", event: sampleEvents.Status({ Pips: [4, 4] }) }],
  }),
  contractRule("wrong-type", {
    basis: { statements: ["1.11", "2.0.1", "2.0.2", "2.2.65a", "2.17.6a", "3.11", "4.3", "8.5"] },
    why: "A typed reader rejects the event; an untyped one computes with a wrong value.",
    restsOn: "Specification, Resources and their fields",
    passes: [{ event: sampleEvents.Docked() }],
    fails: [{ event: sampleEvents.Docked({ DistFromStarLS: "505.5" }) }],
  }),
];
