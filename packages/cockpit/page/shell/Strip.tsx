import type { State } from "../../src/state/index.ts";
import { NotKnown } from "../instruments/Reading.tsx";
import { localised, shown } from "../words/text.ts";
import { date, timeOfDay } from "../words/time.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** How what is shown relates to now. */
export type Signal = "connecting" | "live" | "past" | "recorded" | "lost";

const signalWords: Readonly<Record<Signal, string>> = {
  connecting: "Connecting",
  live: "Live",
  past: "Looking back",
  recorded: "Recorded",
  lost: "Connection lost, trying again",
};

interface StripProps {
  readonly state: State;
  /** The game's clock as far as it is known, in milliseconds since 1970. */
  readonly gameTimeMs: number | undefined;
  readonly signal: Signal;
}

/** The strip above every panel: where, who, when, and whether this is now. */
export function Strip({ state, gameTimeMs, signal }: StripProps) {
  const { commander } = state.session;
  return (
    <header class="strip">
      <p class="place">
        <strong>{state.system.here === undefined ? <NotKnown /> : shown(state.system.here.name)}</strong>
        <span>
          {[localPlace(state), commander.name === undefined ? undefined : `CMDR ${shown(commander.name, 40)}`]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <p class={`signal ${signal}`} role="status">
        {signalWords[signal]}
      </p>
      <p class="clock">
        {timeOfDay(gameTimeMs) ?? <NotKnown />}
        <span>{gameTimeMs === undefined ? "game time" : `${date(gameTimeMs)} UTC`}</span>
      </p>
      <ThemeSwitch />
    </header>
  );
}

function localPlace({ flight: { status }, system: { port, hasLeftPort } }: State): string | undefined {
  if (port !== undefined && !hasLeftPort) return `at ${localised(port.StationName, port.StationName_Localised)}`;
  return status?.BodyName === undefined ? undefined : `near ${shown(status.BodyName, 60)}`;
}
