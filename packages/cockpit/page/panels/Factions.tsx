import type { SystemFacts } from "../../src/state/system.ts";
import { BarGauge } from "../instruments/BarGauge.tsx";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayDecimal, displayPercent } from "../display/numbers.ts";
import { localisedText, displayText, spacedWords } from "../display/text.ts";

type Faction = NonNullable<SystemFacts["Factions"]>[number];
type Conflict = NonNullable<SystemFacts["Conflicts"]>[number];

/** Minor factions by influence, with their active, pending and recovering states. */
export function Factions({ facts }: { readonly facts: SystemFacts }) {
  const factions = (facts.Factions ?? []).toSorted((a, b) => b.Influence - a.Influence);
  return (
    <Cell title="Factions by influence">
      {factions.length === 0 ? (
        <RulingFaction faction={facts.SystemFaction} />
      ) : (
        <Rows items={factions} max={20} class="factions">
          {(faction) => <FactionRow faction={faction} isRuling={faction.Name === facts.SystemFaction?.Name} />}
        </Rows>
      )}
    </Cell>
  );
}

/** A game before 2.3 lists no factions, and names the one that rules. */
function RulingFaction({ faction }: { readonly faction: SystemFacts["SystemFaction"] }) {
  if (faction === undefined) return <Empty what="factions" isKnown />;
  const { Name, FactionState } = faction;
  const state = FactionState === undefined || FactionState === "None" ? "" : `, ${spacedWords(FactionState)}`;
  return (
    <div class="faction">
      <p class="faction-name">{displayText(Name)}</p>
      <p class="note">controls the system{state}</p>
    </div>
  );
}

function FactionRow({ faction, isRuling }: { readonly faction: Faction; readonly isRuling: boolean }) {
  const { Name, Influence, Allegiance, Government, MyReputation } = faction;
  return (
    <div class="faction">
      <p class="faction-name">
        <span>{displayText(Name)}</span>
        <span class="figure">{displayPercent(Influence, 1)}</span>
      </p>
      <BarGauge
        label={`Influence of ${displayText(Name)}`}
        share={Influence}
        tone={isRuling ? "accent" : "soft"}
        height={8}
      />
      <p class="note">
        {[
          isRuling ? "controls the system" : "",
          spacedWords(Government),
          spacedWords(Allegiance ?? ""),
          MyReputation === undefined ? "" : `reputation ${displayDecimal(MyReputation, 0)}`,
        ]
          .filter((word) => word !== "")
          .join(" · ")}
      </p>
      <States faction={faction} />
    </div>
  );
}

function States({ faction }: { readonly faction: Faction }) {
  const { ActiveStates = [], PendingStates = [], RecoveringStates = [] } = faction;
  const all = [
    ...ActiveStates.map(({ State }) => stateOf(State, "active")),
    ...PendingStates.map(({ State }) => stateOf(State, "pending")),
    ...RecoveringStates.map(({ State }) => stateOf(State, "recovering")),
  ].slice(0, 12);
  if (all.length === 0) return null;
  return (
    <ul class="states">
      {all.map(({ word, status, isHard }, index) => (
        <li key={index} class={isHard ? `${status} hard` : status}>
          {word} <span class="note">{status}</span>
        </li>
      ))}
    </ul>
  );
}

/** States that are bad for a faction. */
const hardStates: ReadonlySet<string> = new Set([
  "blight",
  "bust",
  "civilunrest",
  "civilwar",
  "drought",
  "famine",
  "infrastructurefailure",
  "lockdown",
  "naturaldisaster",
  "outbreak",
  "pirateattack",
  "retreat",
  "terrorism",
  "war",
]);

const stateOf = (state: string, status: string) => {
  return { word: spacedWords(state), status, isHard: hardStates.has(state.toLowerCase()) };
};

const warTypeNames: Readonly<Record<string, string>> = { civilwar: "Civil war" };

/** Conflicts with both factions, their stakes and the days each has won. */
export function Conflicts({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  return (
    <Cell title="Conflicts" aside={conflicts.length === 0 ? undefined : "days won"}>
      {conflicts.length === 0 ? (
        <Empty what="conflicts here" isKnown />
      ) : (
        <Rows items={conflicts} max={10}>
          {({ WarType, Status, Faction1, Faction2 }) => (
            <div class="conflict">
              <p class="note">
                {warTypeNames[WarType] ?? spacedWords(WarType)}, {Status === "" ? "over" : displayText(Status, 30)}
              </p>
              <Side {...Faction1} />
              <Side {...Faction2} />
            </div>
          )}
        </Rows>
      )}
    </Cell>
  );
}

function Side({ Name, Stake, Stake_Localised, WonDays }: Conflict["Faction1"]) {
  return (
    <p class="side">
      <span>
        {displayText(Name)}
        {Stake !== "" && <span class="note"> for {localisedText(Stake, Stake_Localised)}</span>}
      </span>
      <span class="won">{WonDays}</span>
    </p>
  );
}
