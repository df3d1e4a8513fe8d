import type { State, SystemFacts } from "../../src/state/index.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Reading } from "../instruments/Reading.tsx";
import { decimal, integer } from "../words/numbers.ts";
import { localised, shown, spaced } from "../words/text.ts";
import { Conflicts, Factions } from "./Factions.tsx";
import { Powers, War } from "./Powers.tsx";

/** The system panel: who lives here, who rules, who fights. */
export function System({ state }: { readonly state: State }) {
  const { facts } = state.system;
  return (
    <div class="deck">
      <div class="column span-8">
        <About state={state} facts={facts} />
        {facts === undefined ? <Untold /> : <Factions facts={facts} />}
      </div>
      <div class="column span-4">
        {facts?.ThargoidWar !== undefined && <War war={facts.ThargoidWar} />}
        <Port state={state} />
        {facts !== undefined && <Conflicts conflicts={facts.Conflicts ?? []} />}
        {facts !== undefined && <Powers facts={facts} />}
      </div>
    </div>
  );
}

function Untold() {
  return (
    <Cell title="Factions">
      <Empty what="factions, because no line told of an arrival in this system" isKnown={false} />
    </Cell>
  );
}

function About({ state, facts }: { readonly state: State; readonly facts: SystemFacts | undefined }) {
  const { here } = state.system;
  const population = facts?.Population;
  return (
    <Cell title="System" span={8} aside={here?.position?.map((at) => decimal(at, 1)).join(" / ")}>
      <Reading
        label="Population"
        value={population === 0 ? "none" : integer(population)}
        size="large"
        note={facts?.Wanted === true ? <span class="warning">You are wanted here</span> : undefined}
      />
      <dl class="facts columns">
        <Fact
          name="Allegiance"
          value={facts && (facts.SystemAllegiance === "" ? "none" : spaced(facts.SystemAllegiance))}
        />
        <Fact name="Government" value={facts && localised(facts.SystemGovernment, facts.SystemGovernment_Localised)} />
        <Fact name="Economy" value={facts && economyOf(facts)} />
        <Fact name="Security" value={facts && localised(facts.SystemSecurity, facts.SystemSecurity_Localised)} />
        <Fact name="Ruled by" value={facts?.SystemFaction && shown(facts.SystemFaction.Name)} />
        <Fact name="Address" value={here?.address === undefined ? undefined : `${here.address}`} />
      </dl>
    </Cell>
  );
}

function economyOf({
  SystemEconomy,
  SystemEconomy_Localised,
  SystemSecondEconomy,
  SystemSecondEconomy_Localised,
}: SystemFacts) {
  const first = localised(SystemEconomy, SystemEconomy_Localised);
  const second = localised(SystemSecondEconomy, SystemSecondEconomy_Localised);
  return second === "None" || second === "" ? first : `${first}, ${second.toLowerCase()}`;
}

function Port({ state: { system } }: { readonly state: State }) {
  const { port } = system;
  if (port === undefined) {
    return (
      <Cell title="Port" span={4}>
        <Empty what="docking in this system yet" isKnown />
      </Cell>
    );
  }
  const pads = port.LandingPads;
  return (
    <Cell title="Port" span={4} aside={spaced(port.StationType)}>
      <Reading label="Last docked at" value={localised(port.StationName, port.StationName_Localised)} />
      <dl class="facts">
        <Fact name="From the star" value={decimal(port.DistFromStarLS, 0)} unit="ls" />
        <Fact name="Held by" value={port.StationFaction && shown(port.StationFaction.Name)} />
        <Fact name="Services" value={port.StationServices && integer(port.StationServices.length)} />
        <Fact name="Pads, small to large" value={pads && `${pads.Small} / ${pads.Medium} / ${pads.Large}`} />
      </dl>
    </Cell>
  );
}
