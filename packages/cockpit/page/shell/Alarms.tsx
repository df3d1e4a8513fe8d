import type { CockpitState } from "../../src/state/CockpitState.ts";
import { alarmsOf } from "../derived/alarms.ts";
import type { Phase } from "../live/phaseOf.ts";

/** Phases in which Status describes the moment that the page shows. */
const current: readonly Phase[] = ["live", "quiet", "past"];

/** The alarms of the moment, above every panel. */
export function Alarms({ state, phase }: { readonly state: CockpitState; readonly phase: Phase }) {
  const alarms = current.includes(phase) ? alarmsOf(state) : [];
  if (alarms.length === 0) return null;
  return (
    <div class="alarm-strip" role="alert">
      <ul class="alarms" aria-label="Alarms">
        {alarms.map((alarm) => (
          <li key={alarm}>{alarm}</li>
        ))}
      </ul>
    </div>
  );
}
