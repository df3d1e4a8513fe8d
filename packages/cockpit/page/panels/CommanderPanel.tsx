import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { TrackedMission } from "../../src/state/missions.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Countdown } from "../instruments/Countdown.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { incomeSources, type IncomeSource } from "@shipslog/contract/evening";
import { displayInteger } from "../display/numbers.ts";
import { localisedText, displayText } from "../display/text.ts";
import { displayAge } from "../display/time.ts";
import { Engineers } from "./Engineers.tsx";
import { Materials } from "./Materials.tsx";
import { missionName } from "./missionName.ts";
import { Ranks } from "./Ranks.tsx";
import { Standing } from "./Standing.tsx";
import { SuitGear } from "./SuitGear.tsx";
import { Goals } from "./Goals.tsx";

interface CommanderPanelProps {
  readonly state: CockpitState;
  /** The game time, for countdowns. */
  readonly gameTimeMs: number | undefined;
}

/** Missions, community goals, engineers, squadron and gear. */
export function CommanderPanel({ state, gameTimeMs }: CommanderPanelProps) {
  const { career, session } = state;
  const ageOf = (timestamp: string | undefined) => displayAge(timestamp, session.startedAtMs);
  return (
    <div class="deck">
      <Missions missions={career.missions} age={ageOf(career.missionsAt)} gameTimeMs={gameTimeMs} />
      <Squadron state={state} />
      <Ranks ranks={state.ranks} age={ageOf(state.ranks?.at)} />
      <Standing reputation={state.reputation} pledge={state.pledge} ageOf={ageOf} />
      <Goals goals={career.goals} age={ageOf(career.goals?.timestamp)} gameTimeMs={gameTimeMs} />
      <Engineers engineers={career.engineers} age={ageOf(career.engineersAt)} />
      <Materials materials={state.materials} age={ageOf(state.materials?.at)} />
      <SuitGear career={career} age={ageOf(career.loadout?.timestamp)} />
    </div>
  );
}

function Squadron({ state: { career, session, game, earnings } }: { readonly state: CockpitState }) {
  const { squadron, sales } = career;
  const { name } = session.commander;
  const sold = sales.length === 0 ? undefined : sales.reduce((sum, { TotalEarnings }) => sum + TotalEarnings, 0);
  return (
    <Cell title="Commander" span={4} aside={name === undefined ? undefined : `CMDR ${displayText(name, 40)}`}>
      {squadron !== undefined && (
        <Readout
          label="Squadron"
          value={displayText(squadron.SquadronName)}
          note={displayAge(squadron.timestamp, session.startedAtMs)}
        />
      )}
      <dl class="facts">
        {squadron !== undefined && <Fact name="Rank in the squadron" value={rankOf(squadron)} />}
        <Fact name="Credits at the start" value={displayInteger(game?.credits)} unit="Cr" />
        {incomeSources.map((source) => {
          const { count, credits } = earnings[source] ?? {};
          if (count === undefined) return null;
          return (
            <Fact
              key={source}
              name={incomeNames[source]}
              value={displayInteger(credits)}
              unit="Cr"
              note={count === 1 ? "1 time" : `${displayInteger(count)} times`}
            />
          );
        })}
        {sold !== undefined && <Fact name="Exploration data sold" value={displayInteger(sold)} unit="Cr" />}
      </dl>
    </Cell>
  );
}

/** What the session has earned, by source. */
const incomeNames: Readonly<Record<IncomeSource, string>> = {
  bounties: "Bounties this session",
  bonds: "Combat bonds this session",
  trade: "Trade profit this session",
  missions: "Missions this session",
  exploration: "Exploration this session",
  exobiology: "Exobiology this session",
  rescue: "Search and rescue this session",
  goals: "Community goals this session",
  salary: "Salary this session",
};

function rankOf(squadron: NonNullable<CockpitState["career"]["squadron"]>): string {
  const { CurrentRank, CurrentRankName, CurrentRankName_Localised } = squadron;
  return CurrentRankName === undefined
    ? `rank ${CurrentRank}, its name is not in the line`
    : localisedText(CurrentRankName, CurrentRankName_Localised);
}

const groupLabels = { Active: "under way", Failed: "failed", Complete: "completed" } as const;

interface MissionsProps {
  readonly missions: CockpitState["career"]["missions"];
  /** When the missions were written, if before this session. */
  readonly age: string | undefined;
  readonly gameTimeMs: number | undefined;
}

function Missions({ missions, age, gameTimeMs }: MissionsProps) {
  if (missions === undefined || missions.length === 0) {
    return (
      <Cell title="Missions" span={8} aside={age}>
        <Empty what="missions" isKnown={missions !== undefined} />
      </Cell>
    );
  }
  const soonest = missions.toSorted((a, b) => (a.expiresAtMs ?? Infinity) - (b.expiresAtMs ?? Infinity));
  return (
    <Cell
      title="Missions"
      span={8}
      aside={[`${missions.length} total`, age].filter((word) => word !== undefined).join(", ")}
    >
      <Rows items={soonest} max={20}>
        {(mission) => (
          <span class="pair">
            <span>
              {missionName(mission.Name, mission.Name_Localised)}
              <span class={mission.group === "Failed" ? "note warning" : "note"}> {missionNote(mission)}</span>
            </span>
            {mission.group === "Active" && <Countdown untilMs={mission.expiresAtMs} nowMs={gameTimeMs} />}
          </span>
        )}
      </Rows>
    </Cell>
  );
}

/** Where a mission stands, whom it is for and what it pays. */
function missionNote(mission: TrackedMission): string {
  const { group, isDone, PassengerMission, destination, faction, reward } = mission;
  const words = [
    group === "Active" && isDone === true ? "done, to be collected" : groupLabels[group],
    PassengerMission ? "passengers" : undefined,
    destination === undefined ? undefined : `to ${displayText(destination, 80)}`,
    faction === undefined ? undefined : `for ${displayText(faction, 60)}`,
    reward === undefined ? undefined : `${displayInteger(reward)} Cr`,
  ];
  return words.filter((word) => word !== undefined).join(", ");
}
