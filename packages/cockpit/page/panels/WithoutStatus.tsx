import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Ahead } from "./Ahead.tsx";
import { ShipFuel } from "./Fuel.tsx";

interface WithoutStatusProps {
  readonly state: CockpitState;
  /** Whether the page shows the past. */
  readonly isPast: boolean;
}

/** Flight from journal lines alone: what they tell, instead of instruments that show nothing. */
export function WithoutStatus({ state, isPast }: WithoutStatusProps) {
  return (
    <div class="deck list-last">
      <Cell title={isPast ? "Not recorded" : "No Status.json"} span={12}>
        <p>{isPast ? notRecorded : noStatus}</p>
      </Cell>
      <ShipFuel state={state} />
      <Ahead state={state} span={8} />
    </div>
  );
}

/** A recorded folder often has no companion files. */
const noStatus =
  "The folder has no Status.json, which the game writes while you play: heading, position, pips and lamps are unknown. The panels show what the journal lines tell.";

/** The journal has no history of Status.json. */
const notRecorded =
  "The game keeps only the latest Status.json. The cockpit records it while it runs, and it was not running at this moment. The panels show what the journal lines tell.";
