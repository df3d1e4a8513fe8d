import type { CockpitState } from "../../src/state/CockpitState.ts";
import { superpowers } from "../../src/state/observed/reputation.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Fact } from "../instruments/Fact.tsx";
import { displayDecimal, displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";

interface StandingProps {
  readonly reputation: CockpitState["reputation"];
  readonly pledge: CockpitState["pledge"];
  readonly ageOf: (timestamp: string | undefined) => string | undefined;
}

/** The reputation with the superpowers, and the power that the commander is pledged to. */
export function Standing({ reputation, pledge, ageOf }: StandingProps) {
  return (
    <Cell title="Reputation and powerplay" span={6} aside={ageOf(reputation?.at)}>
      <dl class="facts">
        {superpowers.map((power) => (
          <Fact key={power} name={power} value={displayDecimal(reputation?.values[power], 0)} unit="%" />
        ))}
        {pledge !== undefined && (
          <>
            <Fact name="Pledged to" value={displayText(pledge.power, 60)} note={ageOf(pledge.at)} />
            <Fact name="Power rank" value={pledge.rank === 0 ? "none yet" : displayInteger(pledge.rank)} />
            <Fact name="Merits" value={displayInteger(pledge.merits)} />
          </>
        )}
      </dl>
    </Cell>
  );
}
