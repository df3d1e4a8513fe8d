import { shipName } from "@shipslog/contract/words";
import type { JSX } from "preact";
import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { pilotActivityOf } from "../../../src/state/derived/pilotActivity.ts";
import type { PilotActivity } from "../../../src/state/observed/doing.ts";
import { displayText } from "../../display/text.ts";
import { Combat } from "./Combat.tsx";
import { Ground } from "./Ground.tsx";
import { Hero } from "./Hero.tsx";
import { HoldCard } from "./HoldCard.tsx";
import { Mining } from "./Mining.tsx";
import { InPort } from "./InPort.tsx";
import { Steady } from "./Steady.tsx";
import { Survey } from "./Survey.tsx";
import { Travel } from "./Travel.tsx";
import { Vitals } from "./Vitals.tsx";

interface NowPanelProps {
  readonly state: CockpitState;
  /** The game time, for what ends soon. */
  readonly gameTimeMs: number | undefined;
}

/** What each activity shows. */
const views: Readonly<Record<PilotActivity, (state: CockpitState, gameTimeMs: number | undefined) => JSX.Element>> = {
  jump: (state, gameTimeMs) => <Travel state={state} gameTimeMs={gameTimeMs} />,
  scan: (state) => <Survey state={state} />,
  land: (state) => <Ground state={state} activity="land" />,
  sample: (state) => <Ground state={state} activity="sample" />,
  fight: (state, gameTimeMs) => <Combat state={state} gameTimeMs={gameTimeMs} />,
  mine: (state) => <Mining state={state} />,
  trade: (state) => <InPort state={state} activity="trade" />,
  dock: (state) => <InPort state={state} activity="dock" />,
  walk: (state) => <Ground state={state} activity="walk" />,
  drive: (state) => <Ground state={state} activity="drive" />,
};

/** What matters at this moment: two thirds change with what the pilot does, a third stays. */
export function NowPanel({ state, gameTimeMs }: NowPanelProps) {
  const activity = pilotActivityOf(state);
  return (
    <div class="now">
      <div class="now-main" key={activity}>
        {activity === undefined ? <Idle state={state} /> : views[activity](state, gameTimeMs)}
      </div>
      <Steady state={state} gameTimeMs={gameTimeMs} />
    </div>
  );
}

/** Before the first flight of a session, in the menu, and after the game was left. */
function Idle({ state }: { readonly state: CockpitState }) {
  const { session, outfit, system } = state;
  const { name } = session.commander;
  const ship =
    outfit &&
    (outfit.name === undefined || outfit.name.trim() === "" ? shipName(outfit.ship) : displayText(outfit.name, 40));
  return (
    <>
      <Hero
        activity={undefined}
        name={
          session.isOver ? "The game was left" : session.key === undefined ? "Waiting for the game" : "Not in flight"
        }
        lead={system.here === undefined ? undefined : displayText(system.here.name)}
        title={name === undefined ? "Commander" : `CMDR ${displayText(name, 40)}`}
        note={ship}
      />
      <HoldCard state={state} />
      <Vitals state={state} />
    </>
  );
}
