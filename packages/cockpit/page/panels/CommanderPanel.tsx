import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Countdown } from "../instruments/Countdown.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayInteger } from "../display/numbers.ts";
import { localisedText, displayText } from "../display/text.ts";
import { Engineers } from "./Engineers.tsx";
import { SuitGear } from "./SuitGear.tsx";
import { Goals } from "./Goals.tsx";

interface CommanderPanelProps {
  readonly state: CockpitState;
  /** The game time, for countdowns. */
  readonly gameTimeMs: number | undefined;
}

/** Missions, community goals, engineers, squadron and gear. */
export function CommanderPanel({ state: { career, session }, gameTimeMs }: CommanderPanelProps) {
  const { squadron } = career;
  return (
    <div class="deck">
      <Missions missions={career.missions} gameTimeMs={gameTimeMs} />
      <Cell
        title="Squadron"
        span={4}
        aside={session.commander.name === undefined ? undefined : `CMDR ${displayText(session.commander.name, 40)}`}
      >
        <Readout label="Member of" value={squadron && displayText(squadron.SquadronName)} />
        <dl class="facts">
          <Fact name="Rank" value={squadron && rankOf(squadron)} />
          <Fact
            name="Exploration data sold"
            value={displayInteger(career.sales.reduce((sum, { TotalEarnings }) => sum + TotalEarnings, 0))}
            unit="Cr"
          />
        </dl>
      </Cell>
      <Goals goals={career.goals} gameTimeMs={gameTimeMs} />
      <Engineers engineers={career.engineers} />
      <SuitGear career={career} />
    </div>
  );
}

function rankOf(squadron: NonNullable<CockpitState["career"]["squadron"]>): string {
  const { CurrentRank, CurrentRankName, CurrentRankName_Localised } = squadron;
  return CurrentRankName === undefined ? `${CurrentRank}` : localisedText(CurrentRankName, CurrentRankName_Localised);
}

const groupLabels = { Active: "under way", Failed: "failed", Complete: "completed" } as const;

interface MissionsProps {
  readonly missions: CockpitState["career"]["missions"];
  readonly gameTimeMs: number | undefined;
}

function Missions({ missions, gameTimeMs }: MissionsProps) {
  if (missions === undefined || missions.length === 0) {
    return (
      <Cell title="Missions" span={8}>
        <Empty what="missions" isKnown={missions !== undefined} />
      </Cell>
    );
  }
  const soonest = missions.toSorted((a, b) => (a.expiresAtMs ?? Infinity) - (b.expiresAtMs ?? Infinity));
  return (
    <Cell title="Missions" span={8} aside={`${missions.length} total`}>
      <Rows items={soonest} max={20}>
        {({ Name, Name_Localised, group, expiresAtMs, PassengerMission }) => (
          <span class="pair">
            <span>
              {missionName(Name, Name_Localised)}
              <span class={group === "Failed" ? "note warning" : "note"}>
                {" "}
                {groupLabels[group]}
                {PassengerMission ? ", passengers" : ""}
              </span>
            </span>
            {group === "Active" && <Countdown untilMs={expiresAtMs} nowMs={gameTimeMs} />}
          </span>
        )}
      </Rows>
    </Cell>
  );
}

/** Converts `Mission_Delivery_Boom_name` to `Delivery Boom`. */
function missionName(name: string, display: string | undefined): string {
  return localisedText(name, display)
    .replace(/^mission_/i, "")
    .replace(/_name$/i, "")
    .replaceAll("_", " ");
}
