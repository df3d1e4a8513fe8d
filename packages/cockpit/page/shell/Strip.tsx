import { hasFlag, type State } from "../../src/state/index.ts";
import type { Cockpit, Phase } from "../Cockpit.ts";
import { NotKnown } from "../instruments/Reading.tsx";
import { localised, shown } from "../words/text.ts";
import { date, timeOfDay } from "../words/time.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const phaseWords: Readonly<Record<Phase, string>> = {
  connecting: "Connecting",
  live: "Live",
  past: "Looking back",
  lost: "Connection lost, trying again",
};

interface StripProps {
  readonly cockpit: Cockpit;
  readonly onLookBack: () => void;
}

/** The strip above every panel: where, who, when, and whether this is now. */
export function Strip({ cockpit, onLookBack }: StripProps) {
  const state = cockpit.state.value;
  const phase = cockpit.phase.value;
  const gameTimeMs = cockpit.gameTimeMs.value;
  return (
    <header class="strip">
      <p class="place">
        <strong>{state.system.here === undefined ? <NotKnown /> : shown(state.system.here.name)}</strong>
        <span>{[localPlace(state), commanderName(state)].filter((word) => word !== undefined).join(" · ")}</span>
      </p>
      <p class={`signal ${phase}`} role="status">
        {phaseWords[phase]}
      </p>
      <p class="clock">
        {timeOfDay(gameTimeMs) ?? <NotKnown />}
        <span>{gameTimeMs === undefined ? "game time" : `${date(gameTimeMs)} UTC`}</span>
      </p>
      <div class="controls">
        {cockpit.travel.value === undefined && (
          <button type="button" onClick={onLookBack}>
            Look back
          </button>
        )}
        <ThemeSwitch />
      </div>
    </header>
  );
}

function commanderName({ session: { commander } }: State): string | undefined {
  return commander.name === undefined ? undefined : `CMDR ${shown(commander.name, 40)}`;
}

/** Of a port and a body the nearer; the specification has no line for leaving a port, Status tells. */
function localPlace({ flight: { status }, system: { port, hasLeftPort } }: State): string | undefined {
  const isDocked = status === undefined ? !hasLeftPort : hasFlag(status, "Docked");
  if (port !== undefined && isDocked) return `at ${localised(port.StationName, port.StationName_Localised)}`;
  return status?.BodyName === undefined ? undefined : `near ${shown(status.BodyName, 60)}`;
}
