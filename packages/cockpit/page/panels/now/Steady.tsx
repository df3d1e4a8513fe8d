import type { CockpitState } from "../../../src/state/CockpitState.ts";
import type { IncomeSource } from "@shipslog/contract/evening";
import { latestEvents, type LatestEvent } from "../../derived/latestEvents.ts";
import { goalOf } from "../../derived/goal.ts";
import { risksOf } from "../../derived/risks.ts";
import { sessionPaceOf } from "../../derived/sessionPace.ts";
import { displayInteger, displayShort } from "../../display/numbers.ts";
import { displayText } from "../../display/text.ts";
import { displayDuration, displayTimestamp } from "../../display/time.ts";
import { Card } from "./Card.tsx";

interface SteadyProps {
  readonly state: CockpitState;
  readonly gameTimeMs: number | undefined;
}

/** What stays whatever one does: what the session has brought, what may go wrong, and what happened last. */
export function Steady(props: SteadyProps) {
  return (
    <div class="steady">
      <Pace {...props} />
      <WhereTo {...props} />
      <NextAlarm {...props} />
      <Events {...props} />
    </div>
  );
}

const sourceNames: Readonly<Record<IncomeSource, string>> = {
  bounties: "Bounties",
  bonds: "Bonds",
  trade: "Trade",
  missions: "Missions",
  exploration: "Exploration",
  exobiology: "Exobiology",
  rescue: "Rescue",
  goals: "Goals",
  salary: "Salary",
};

function Pace({ state, gameTimeMs }: SteadyProps) {
  const { playedMs, credits, creditsPerHour, sources } = sessionPaceOf(state, gameTimeMs);
  if (playedMs === undefined) return null;
  const gains = sources.filter((each) => each.credits > 0);
  const all = gains.reduce((sum, each) => sum + each.credits, 0);
  let from = 0;
  return (
    <Card title="This session" aside={credits === 0 ? "nothing earned yet" : displayDuration(playedMs)}>
      {credits === 0 ? (
        <p class="big-figure">{displayDuration(playedMs)}</p>
      ) : (
        <div class="pace-figures">
          <p class="big-figure">
            {displayShort(Math.abs(credits))} <span class="unit">{credits < 0 ? "Cr lost" : "Cr earned"}</span>
          </p>
          {creditsPerHour !== undefined && credits > 0 && (
            <p class="soft">{displayShort(Math.round(creditsPerHour))} Cr per hour</p>
          )}
        </div>
      )}
      {gains.length > 0 && (
        <svg class="stack" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
          {gains.map(({ source, credits: gained }, index) => {
            const x = from;
            from += (gained / all) * 1000;
            return <rect key={source} class={`shade-${index % 5}`} x={x} width={from - x} height={10} />;
          })}
        </svg>
      )}
      {sources.length > 0 && (
        <ul class="shares" aria-label="Where the credits come from">
          {sources.slice(0, 4).map(({ source, credits: gained }, index) => (
            <li key={source}>
              <span class={`swatch shade-${index % 5}`} aria-hidden="true" />
              {sourceNames[source]} <span class="soft">{displayShort(gained)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Where the way leads: the plotted route, what is targeted, or the port where a reward is ready. */
function WhereTo({ state }: SteadyProps) {
  const goal = goalOf(state);
  if (goal === undefined) return null;
  return (
    <Card title="Where to">
      <p class="alarm-words">{displayText(goal.place, 60)}</p>
      <p class="soft">{goal.note}</p>
    </Card>
  );
}

function NextAlarm({ state, gameTimeMs }: SteadyProps) {
  const [first, ...others] = risksOf(state, gameTimeMs);
  const left = outOfThree(others.length);
  return (
    <section class={`card alarm-card ${first?.tone ?? "calm"}`} aria-label="Next alarm">
      <header class="cell-head">
        <h2>Next alarm</h2>
        {left !== undefined && <p class="soft">{left}</p>}
      </header>
      <p class="alarm-words">{first?.words ?? "Nothing in sight"}</p>
      {others.slice(0, 2).map(({ words, tone }) => (
        <p key={words} class={tone}>
          {words}
        </p>
      ))}
    </section>
  );
}

function outOfThree(others: number): string | undefined {
  return others > 2 ? `and ${displayInteger(others - 2)} more` : undefined;
}

const shownEvents = 5;

/** How each mark looks: a path in a box of 24. */
const markSigns: Readonly<Record<NonNullable<LatestEvent["mark"]>, string>> = {
  jump: "M2 12h9M5 7h7M5 17h7M13 4l8 8-8 8",
  kill: "M12 2v5M12 17v5M2 12h5M17 12h5M12 6a6 6 0 1 0 .01 0Z",
  first: "M12 2l3 6.5 7 .9-5.1 4.9 1.300 7L12 18l-6.200 3.300 1.300-7L2 9.400l7-.9Z",
  pay: "M4 12l5 5L20 6",
  loss: "M5 5l14 14M19 5L5 19",
};

function Events({ state }: SteadyProps) {
  const events = latestEvents(state.tail.lines, shownEvents);
  if (events.length === 0) return null;
  return (
    <Card title="Latest">
      <ol class="events">
        {events.map(({ line, words, mark, times }) => (
          <li key={`${line.position.file} ${line.position.line}`} class={`event ${mark ?? "plain"}`}>
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
              {mark === undefined ? <circle cx={12} cy={12} r={3} /> : <path d={markSigns[mark]} />}
            </svg>
            <span class="event-words">
              {words}
              {times > 1 && <span class="note"> {times} times</span>}
            </span>
            <time class="soft">{displayTimestamp(line.timestamp)}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
