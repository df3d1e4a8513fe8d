import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { SystemFacts } from "../../src/state/system.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { displayDecimal, displayInteger } from "../display/numbers.ts";
import { localisedText, displayText, spacedWords } from "../display/text.ts";
import { displayAge } from "../display/time.ts";
import { Bodies } from "./Bodies.tsx";
import { Exobiology } from "./Exobiology.tsx";
import { Conflicts, Factions } from "./Factions.tsx";
import { LastPort } from "./LastPort.tsx";
import { Powers, War } from "./Powers.tsx";
import { Signals } from "./Signals.tsx";

/** The current system: its bodies, population, factions, conflicts, powers and the last port. What there is none of takes no room. */
export function SystemPanel({ state }: { readonly state: CockpitState }) {
  const { facts } = state.system;
  const isEmpty = facts?.Population === 0 && (facts.Factions ?? []).length === 0;
  return (
    <div class="deck">
      <Bodies state={state} />
      <Exobiology state={state} />
      <div class="column span-8">
        <About state={state} facts={facts} />
        {facts === undefined ? <FactionsUnknown /> : !isEmpty && <Factions facts={facts} />}
      </div>
      <div class="column span-4">
        {facts?.ThargoidWar !== undefined && <War war={facts.ThargoidWar} />}
        {(state.system.port !== undefined || !isEmpty) && <LastPort state={state} />}
        {(state.signals !== undefined || !isEmpty) && <Signals state={state} />}
        {facts !== undefined && !isEmpty && <Conflicts conflicts={facts.Conflicts ?? []} />}
        {facts !== undefined && !isEmpty && <Powers facts={facts} />}
      </div>
    </div>
  );
}

function FactionsUnknown() {
  return (
    <Cell title="Factions">
      <Empty what="factions (the game writes them on arrival)" isKnown={false} />
    </Cell>
  );
}

function About({ state, facts }: { readonly state: CockpitState; readonly facts: SystemFacts | undefined }) {
  const { here } = state.system;
  const population = facts?.Population;
  const age = displayAge(facts?.timestamp, state.session.startedAtMs);
  const position = here?.position?.map((at) => displayDecimal(at, 1)).join(" / ");
  return (
    <Cell title="System" span={8} aside={[position, age].filter((word) => word !== undefined).join(", ")}>
      <Readout
        label="Population"
        value={population === 0 ? "Uninhabited" : displayInteger(population)}
        size={population === 0 ? "medium" : "large"}
        note={facts?.Wanted === true ? <span class="warning">You are wanted here</span> : undefined}
      />
      <dl class="facts columns">
        {population !== 0 && <Rule facts={facts} />}
        <Fact name="Address" value={here?.address === undefined ? undefined : `${here.address}`} />
      </dl>
    </Cell>
  );
}

/** Who rules a system where somebody lives. */
function Rule({ facts }: { readonly facts: SystemFacts | undefined }) {
  return (
    <>
      <Fact
        name="Allegiance"
        value={facts?.SystemAllegiance === "" ? "None" : facts?.SystemAllegiance && spacedWords(facts.SystemAllegiance)}
      />
      <Fact name="Government" value={knownText(facts?.SystemGovernment, facts?.SystemGovernment_Localised)} />
      <Fact name="Economy" value={facts && economyOf(facts)} />
      <Fact name="Security" value={knownText(facts?.SystemSecurity, facts?.SystemSecurity_Localised)} />
      <Fact name="Controlling faction" value={facts && controllerOf(facts)} />
    </>
  );
}

/** The game writes no faction where nobody lives. */
function controllerOf({ SystemFaction, Population }: SystemFacts): string | undefined {
  if (SystemFaction !== undefined) return displayText(SystemFaction.Name);
  return Population === 0 ? "None" : undefined;
}

/** A text that games before some version did not write. */
function knownText(name: string | undefined, display: string | undefined): string | undefined {
  return name === undefined ? undefined : localisedText(name, display);
}

function economyOf({
  SystemEconomy,
  SystemEconomy_Localised,
  SystemSecondEconomy,
  SystemSecondEconomy_Localised,
}: SystemFacts) {
  const first = knownText(SystemEconomy, SystemEconomy_Localised);
  const second = knownText(SystemSecondEconomy, SystemSecondEconomy_Localised) ?? "";
  // Both are "None", in the player's language, where nobody lives.
  const isSingle = second === "None" || second === "" || second === first;
  return isSingle ? first : `${first}, ${second.toLowerCase()}`;
}
