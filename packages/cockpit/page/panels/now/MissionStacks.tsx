import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { handInsOf, missionStacksOf, type MissionStack } from "../../derived/missionStack.ts";
import { displayCount, displayInteger, displayShort } from "../../display/numbers.ts";
import { displayText } from "../../display/text.ts";
import { BarGauge } from "../../instruments/BarGauge.tsx";
import { Countdown } from "../../instruments/Countdown.tsx";
import { Card } from "./Card.tsx";

interface StacksProps {
  readonly state: CockpitState;
  readonly gameTimeMs: number | undefined;
}

/** The missions that count kills, by target: kills left, what they pay, and where it is ready. */
export function MissionStacks({ state, gameTimeMs }: StacksProps) {
  const { missions } = state.career;
  const stacks = missionStacksOf(missions);
  return (
    <>
      {stacks.slice(0, 3).map((stack) => (
        <StackCard key={stack.target} stack={stack} />
      ))}
      <HandIns state={state} gameTimeMs={gameTimeMs} />
    </>
  );
}

function StackCard({ stack }: { readonly stack: MissionStack }) {
  const { target, sort, rows, toNext, toLast, open, ready } = stack;
  return (
    <Card title={sort === undefined ? "Kills" : displayText(sort, 40)} aside={displayText(target, 60)} isWide>
      <div class="stack-figures">
        {toNext === 0 && <Figure value="Enough" words="kills for the next payout, by the lines" />}
        {toNext !== undefined && toNext > 0 && (
          <Figure
            value={displayInteger(toNext) ?? ""}
            words={toNext === 1 ? "kill to the next payout" : "kills to the next payout"}
          />
        )}
        {toLast > 0 && toLast !== toNext && <Figure value={displayInteger(toLast) ?? ""} words="to the last" />}
        {open > 0 && <Figure value={displayShort(open) ?? ""} words="Cr to earn" />}
        {ready > 0 && <Figure value={displayShort(ready) ?? ""} words="Cr ready" isGold />}
      </div>
      <ul class="goods">
        {rows.map(({ faction, needed, done, missions, open: toEarn, ready: toCollect }) => (
          <li key={faction}>
            <p class="pair">
              <span>
                {displayText(faction, 60)}
                {missions > 1 && <span class="note"> {displayCount(missions, "mission")}</span>}
              </span>
              <span>
                {displayInteger(done)} of {displayInteger(needed)}
              </span>
            </p>
            <BarGauge
              label={faction}
              share={done / Math.max(1, needed)}
              text={`${done} of ${needed} kills, ${displayShort(toEarn + toCollect)} Cr`}
              height={8}
            />
          </li>
        ))}
      </ul>
      <p class="note">
        Kills that no line tells, of a fighter or a wing, are known when a mission is done: the numbers are at least
        that.
      </p>
    </Card>
  );
}

function Figure({
  value,
  words,
  isGold = false,
}: {
  readonly value: string;
  readonly words: string;
  readonly isGold?: boolean;
}) {
  return (
    <p key={value} class={isGold ? "big-figure pops gold" : "big-figure pops"}>
      {value} <span class="unit">{words}</span>
    </p>
  );
}

/** Where rewards are ready, in the order of hand-in. */
function HandIns({ state, gameTimeMs }: StacksProps) {
  const places = handInsOf(state.career.missions);
  if (places.length === 0) return null;
  const all = places.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <Card title="Ready to collect" aside={all > 0 ? `${displayShort(all)} Cr` : undefined} isWide>
      <ol class="rows">
        {places.slice(0, 6).map(({ place, missions, credits, untilMs }) => (
          <li key={place} class="worth">
            <span class="worth-name">{displayText(place, 80)}</span>
            <span class="soft">
              {displayCount(missions, "mission")}, <Countdown before="ends in " untilMs={untilMs} nowMs={gameTimeMs} />
            </span>
            {credits > 0 && <span class="worth-value">{displayShort(credits)} Cr</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
