import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Ahead } from "./Ahead.tsx";
import { ShipFuel } from "./Fuel.tsx";

/** Why there is no Status: the folder has none, it was not recorded at a past moment, or it is that of another commander. */
export type WithoutReason = "missing" | "past" | "other";

interface WithoutStatusProps {
  readonly state: CockpitState;
  readonly reason: WithoutReason;
}

/** Flight from journal lines alone: what they tell, instead of instruments that show nothing. */
export function WithoutStatus({ state, reason }: WithoutStatusProps) {
  const [title, text] = words[reason];
  return (
    <div class="deck">
      <Cell title={title} span={12}>
        <p>{text}</p>
      </Cell>
      <ShipFuel state={state} />
      <Ahead state={state} span={8} />
    </div>
  );
}

const words: Readonly<Record<WithoutReason, readonly [title: string, text: string]>> = {
  // A recorded folder often has no companion files.
  missing: [
    "No Status.json",
    "The folder has no Status.json, which the game writes while you play: heading, position, pips and lamps are unknown. The panels show what the journal lines tell.",
  ],
  past: [
    "Not recorded",
    "The game keeps only the latest Status.json. The cockpit records it while it runs, and it was not running at this moment. The panels show what the journal lines tell.",
  ],
  other: [
    "Not playing",
    "Status.json, the route and the power of the modules are those of the commander who plays. The panels show what the journal lines last told about this one.",
  ],
};
