import type { CockpitState } from "../../src/state/CockpitState.ts";
import { timeMsOf } from "../../src/state/timeMsOf.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Countdown } from "../instruments/Countdown.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";

interface GoalsProps {
  readonly goals: CockpitState["career"]["goals"];
  /** When the goals were written, if before this session. */
  readonly age?: string | undefined;
  readonly gameTimeMs: number | undefined;
}

type Goal = NonNullable<GoalsProps["goals"]>["CurrentGoals"][number];

/** The player's community goals with tiers, contributions and the time left. */
export function Goals({ goals, age, gameTimeMs }: GoalsProps) {
  return (
    <Cell title="Community goals" span={6} aside={age}>
      {goals === undefined || goals.CurrentGoals.length === 0 ? (
        <Empty what="community goals" isKnown={goals !== undefined} />
      ) : (
        <Rows items={goals.CurrentGoals} max={10} class="goals">
          {(goal) => <GoalRow goal={goal} gameTimeMs={gameTimeMs} />}
        </Rows>
      )}
    </Cell>
  );
}

function GoalRow({ goal, gameTimeMs }: { readonly goal: Goal; readonly gameTimeMs: number | undefined }) {
  const { Title, MarketName, SystemName, TierReached, TopTier, PlayerPercentileBand } = goal;
  return (
    <div class="goal">
      <p class="pair">
        <span class="goal-title">{displayText(Title)}</span>
        {goal.IsComplete ? (
          <span class="soft">ended</span>
        ) : (
          <Countdown untilMs={timeMsOf(goal.Expiry)} nowMs={gameTimeMs} />
        )}
      </p>
      <p class="note">
        {displayText(MarketName, 60)}, {displayText(SystemName, 60)}
      </p>
      <dl class="facts">
        <Fact
          name="Tier reached"
          value={`${TierReached === undefined ? "none yet" : displayText(TierReached, 40)} of ${displayText(TopTier.Name, 40)}`}
        />
        <Fact
          name="Total contributions"
          value={displayInteger(goal.CurrentTotal)}
          note={`${displayInteger(goal.NumContributors)} commanders`}
        />
        <Fact
          name="Your contribution"
          value={displayInteger(goal.PlayerContribution)}
          note={formatBand(PlayerPercentileBand, goal.PlayerInTopRank)}
        />
        {goal.Bonus !== undefined && <Fact name="Your bonus" value={displayInteger(goal.Bonus)} unit="Cr" />}
      </dl>
    </div>
  );
}

/** 0 means the top rank, 100 no contribution. */
function formatBand(band: number, isTop: boolean | undefined): string {
  if (isTop === true || band === 0) return "top rank";
  return band === 100 ? "not ranked yet" : `top ${band} %`;
}
