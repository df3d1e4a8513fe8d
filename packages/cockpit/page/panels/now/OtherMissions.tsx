import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { otherMissionsOf } from "../../derived/missionStack.ts";
import { displayCount, displayShort } from "../../display/numbers.ts";
import { displayText } from "../../display/text.ts";
import { Countdown } from "../../instruments/Countdown.tsx";
import { missionName } from "../missionName.ts";
import { Card } from "./Card.tsx";

const shownMissions = 8;

interface OtherMissionsProps {
  readonly state: CockpitState;
  readonly gameTimeMs: number | undefined;
}

/** Deliveries, scans, passengers and whatever else counts no kills: where to, how long, and what for. */
export function OtherMissions({ state, gameTimeMs }: OtherMissionsProps) {
  const missions = otherMissionsOf(state.career.missions);
  return (
    <Card title="Missions under way" aside={displayCount(missions.length, "mission")} isWide>
      <ul class="rows">
        {missions
          .slice(0, shownMissions)
          .map(({ MissionID, Name, Name_Localised, destination, reward, expiresAtMs }) => (
            <li key={`${MissionID}`} class="worth">
              <span class="worth-name">{missionName(Name, Name_Localised)}</span>
              <span class="soft">
                {destination !== undefined && `${displayText(destination, 60)}, `}
                <Countdown before="ends in " untilMs={expiresAtMs} nowMs={gameTimeMs} />
              </span>
              {reward !== undefined && reward > 0 && <span class="worth-value">{displayShort(reward)} Cr</span>}
            </li>
          ))}
      </ul>
      {missions.length > shownMissions && <p class="note">and {missions.length - shownMissions} more</p>}
    </Card>
  );
}
