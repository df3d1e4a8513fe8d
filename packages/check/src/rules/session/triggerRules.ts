import { sessionFacts, specifiedTriggers, triggerApplies, type SessionFact } from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { triggersOf, type SessionState } from "../../state/SessionState.ts";
import { textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CargoTransfer, Docked, FSDJump, MultiSellExplorationData, StoredModules, SuitLoadout, UpgradeSuit } =
  sampleEvents;
const jump = { event: FSDJump() };
const docked = { event: Docked() };
const later = { timestamp: "2026-05-01T12:00:00Z" };

/** What a rule of this table says about the facts that it judges. */
interface TriggerRule extends Omit<Rule, "group" | "start" | "evidence"> {
  /** The facts that an event needs. It is reported for the first that is excluded. */
  readonly facts: readonly SessionFact[];
}

const table: readonly TriggerRule[] = [
  {
    id: "not-docked",
    facts: ["docked"],
    basis: { statements: ["6.8", "6.9", "6.10"] },
    severity: { spec: "error", live: "warning" },
    title: "An event that needs a station was written in flight.",
    why: "Readers store it under the station the ship is docked at.",
    restsOn: "Specification, Events (a visit to Outfitting, Cartographics or a fleet carrier)",
    passes: [jump, docked, { event: StoredModules([]) }],
    fails: [jump, { event: StoredModules([]) }],
  },
  {
    id: "not-at-carrier",
    facts: ["atCarrier"],
    basis: { statements: ["6.10"] },
    severity: { spec: "error", live: "warning" },
    title: "Cargo moved to a fleet carrier, and the ship is docked elsewhere.",
    why: "Readers add the cargo to the hold of a carrier.",
    restsOn: "Specification, Events (CargoTransfer)",
    passes: [
      jump,
      { event: Docked({ StationType: "FleetCarrier" }) },
      { event: CargoTransfer({ Direction: "tocarrier" }) },
    ],
    fails: [jump, docked, { event: CargoTransfer({ Direction: "tocarrier" }) }],
  },
  {
    id: "service-missing",
    facts: ["atOutfitting", "atCartographics"],
    basis: { statements: ["6.8", "6.9"] },
    severity: { spec: "warning", live: "warning" },
    title: "An event needs a service that the station does not offer.",
    why: "Readers list what a station offers from both.",
    restsOn: "Specification, Events (a visit to Outfitting, selling in Cartographics); StationServices",
    passes: [{ event: Docked({ StationServices: ["Dock", "Exploration"] }) }, { event: MultiSellExplorationData() }],
    fails: [{ event: Docked({ StationServices: ["Dock", "Outfitting"] }) }, { event: MultiSellExplorationData() }],
  },
  {
    id: "not-outside",
    facts: ["outside"],
    basis: { statements: ["6.10", "6.15"] },
    severity: { spec: "error", live: "warning" },
    title: "The player left the ship, or loaded an SRV, in the second of a jump.",
    why: "Readers switch to the suit or the SRV.",
    restsOn: "Specification, Events (SuitLoadout, CargoTransfer)",
    passes: [jump, { event: SuitLoadout() }],
    fails: [jump, { event: SuitLoadout(later) }],
  },
  {
    id: "not-on-foot",
    facts: ["onFoot"],
    basis: { game: "The specification does not say where a suit or a weapon is upgraded." },
    severity: { spec: "warning", live: "warning" },
    title: "A suit or a weapon was upgraded while the player was aboard.",
    why: "Readers show it as a visit to a shop on foot.",
    restsOn: "Measured on the real journals",
    passes: [jump, { event: SuitLoadout() }, { event: UpgradeSuit() }],
    fails: [jump, { event: UpgradeSuit() }],
  },
];

/** Rules about when an event may be written, one for each sort of fact that the triggers of the contract need. */
export const triggerRules: readonly Rule[] = table.map(({ facts, ...row }): Rule => ({
  ...row,
  group: "session",
  evidence: `Lines that prove or exclude a fact (${facts.map((fact) => sessionFacts[fact].text).join("; ")}): jumps, dockings, starts of the game, SuitLoadout; in live also Location, Undocked, Embark and the like. Nothing is reported where no line decides.`,
  start: (_, session) => ({
    onEvent: Object.fromEntries(
      kindsThatNeed(facts).map((kind): [string, OnEvent] => [kind, judgeNeeds(kind, facts, session)]),
    ),
  }),
}));

function kindsThatNeed(facts: readonly SessionFact[]): readonly string[] {
  const needing = specifiedTriggers.filter(({ needs = [] }) => facts.some((fact) => needs.includes(fact)));
  return [...new Set(needing.map(({ kind }) => kind))];
}

function judgeNeeds(kind: string, facts: readonly SessionFact[], session: SessionState): OnEvent {
  const triggers = triggersOf(kind);
  return (event) => {
    let verdict: RuleVerdict | undefined;
    for (const trigger of triggers) {
      if (trigger.needs === undefined || !triggerApplies(trigger, event)) continue;
      for (const fact of trigger.needs) {
        const proof = session.proofOf(fact, event);
        if (proof?.holds === false) {
          // Another rule judges it: a ship in flight is at no carrier either.
          if (!facts.includes(fact)) break;
          const by = `${textIn(proof.line, "event")} at ${textIn(proof.line, "timestamp")}`;
          const message = `${kind} was written while the player was not ${sessionFacts[fact].text}.`;
          return { expected: sessionFacts[fact].text, received: `not so since ${by}`, message };
        }
        if (facts.includes(fact)) verdict = proof === undefined ? (verdict ?? "undecided") : "holds";
      }
    }
    return verdict;
  };
}
