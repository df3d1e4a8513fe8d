import type { CockpitState } from "../../src/state/CockpitState.ts";
import { isDocked } from "../../src/state/derived/isDocked.ts";
import type { PageModel } from "../PageModel.ts";
import { NotKnown } from "../instruments/Readout.tsx";
import { localisedText, displayText } from "../display/text.ts";
import { displayDate, displayTimeOfDay } from "../display/time.ts";
import { CommanderChoice } from "./CommanderChoice.tsx";
import { Alarms } from "./Alarms.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface TopBarProps {
  readonly model: PageModel;
  readonly onLookBack: () => void;
  readonly onHelp: () => void;
  readonly onMore: () => void;
}

/** The bar above every panel: place, commander, phase and game time. */
export function TopBar({ model, onLookBack, onHelp, onMore }: TopBarProps) {
  const state = model.state.value;
  const { phase, label } = model.phase.value;
  const gameTimeMs = model.gameTimeMs.value;
  const place = localPlace(state);
  return (
    <header class="top-bar">
      <p class="place">
        <strong>{state.system.here === undefined ? <NotKnown /> : displayText(state.system.here.name)}</strong>
        <span>
          {place}
          <CommanderChoice model={model} before={place === undefined ? "" : " · "} />
        </span>
      </p>
      <p class={`signal ${phase}`} role="status">
        {label}
      </p>
      <p class="clock">
        {displayTimeOfDay(gameTimeMs) ?? <NotKnown />}
        <span>{gameTimeMs === undefined ? "game time" : `${displayDate(gameTimeMs)} UTC`}</span>
      </p>
      <div class="controls">
        {model.leave !== undefined && (
          <button type="button" onClick={model.leave}>
            Journals
          </button>
        )}
        {model.past.position.value === undefined && (
          <button type="button" onClick={onLookBack}>
            Look back
          </button>
        )}
        <ThemeSwitch />
        <button type="button" onClick={onMore}>
          More
        </button>
        <button type="button" aria-label="Keys" title="Keys" onClick={onHelp}>
          ?
        </button>
      </div>
      <Alarms state={model.playing.value} phase={phase} />
    </header>
  );
}

/** Whether lines alone say that the player stands or drives on a body. */
function isOnGround({ flight, place }: CockpitState): boolean {
  return (
    flight.status === undefined && (place?.motion === "landed" || place?.vehicle === "foot" || place?.vehicle === "srv")
  );
}

/** The port while docked, otherwise the body nearby. */
function localPlace(state: CockpitState): string | undefined {
  const { status } = state.flight;
  const { port } = state.system;
  if (port !== undefined && isDocked(state)) return `at ${localisedText(port.StationName, port.StationName_Localised)}`;
  const body = status === undefined ? (state.place?.settlement ?? state.place?.body) : status.BodyName;
  return body === undefined ? undefined : `${isOnGround(state) ? "on" : "near"} ${displayText(body, 60)}`;
}
