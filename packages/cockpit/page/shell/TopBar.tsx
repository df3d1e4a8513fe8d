import type { CockpitState } from "../../src/state/CockpitState.ts";
import { hasFlag } from "../../src/state/derived/vehicle.ts";
import type { PageModel, Phase } from "../PageModel.ts";
import { NotKnown } from "../instruments/Readout.tsx";
import { localisedText, displayText } from "../format/text.ts";
import { formatDate, formatTimeOfDay } from "../format/time.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const phaseWords: Readonly<Record<Phase, string>> = {
  connecting: "Connecting",
  live: "Live",
  past: "Looking back",
  lost: "Connection lost, trying again",
};

interface StripProps {
  readonly cockpit: PageModel;
  readonly onLookBack: () => void;
}

/** The strip above every panel: where, who, when, and whether this is now. */
export function TopBar({ cockpit, onLookBack }: StripProps) {
  const state = cockpit.state.value;
  const phase = cockpit.phase.value;
  const gameTimeMs = cockpit.gameTimeMs.value;
  return (
    <header class="strip">
      <p class="place">
        <strong>{state.system.here === undefined ? <NotKnown /> : displayText(state.system.here.name)}</strong>
        <span>{[localPlace(state), commanderName(state)].filter((word) => word !== undefined).join(" · ")}</span>
      </p>
      <p class={`signal ${phase}`} role="status">
        {phaseWords[phase]}
      </p>
      <p class="clock">
        {formatTimeOfDay(gameTimeMs) ?? <NotKnown />}
        <span>{gameTimeMs === undefined ? "game time" : `${formatDate(gameTimeMs)} UTC`}</span>
      </p>
      <div class="controls">
        {cockpit.playback.value === undefined && (
          <button type="button" onClick={onLookBack}>
            Look back
          </button>
        )}
        <ThemeSwitch />
      </div>
    </header>
  );
}

function commanderName({ session: { commander } }: CockpitState): string | undefined {
  return commander.name === undefined ? undefined : `CMDR ${displayText(commander.name, 40)}`;
}

/** Of a port and a body the nearer; the specification has no line for leaving a port, Status tells. */
function localPlace({ flight: { status }, system: { port, hasLeftPort } }: CockpitState): string | undefined {
  const isDocked = status === undefined ? !hasLeftPort : hasFlag(status, "Docked");
  if (port !== undefined && isDocked) return `at ${localisedText(port.StationName, port.StationName_Localised)}`;
  return status?.BodyName === undefined ? undefined : `near ${displayText(status.BodyName, 60)}`;
}
