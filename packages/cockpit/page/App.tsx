import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Cockpit } from "./Cockpit.ts";
import { Commander } from "./panels/Commander.tsx";
import { Flight } from "./panels/Flight.tsx";
import { Health } from "./panels/Health.tsx";
import { filterId, Journal } from "./panels/Journal.tsx";
import { Route } from "./panels/Route.tsx";
import { Ship } from "./panels/Ship.tsx";
import { System } from "./panels/System.tsx";
import { Help } from "./shell/Help.tsx";
import { listenToKeys } from "./shell/keys.ts";
import { panelIn, panels, type PanelId } from "./shell/panels.ts";
import { Strip } from "./shell/Strip.tsx";
import { Tabs } from "./shell/Tabs.tsx";
import { TravelBar } from "./shell/TravelBar.tsx";

/** The whole page: a strip, the panels, the way between them, and the bar that moves through time. */
export function App({ cockpit }: { readonly cockpit: Cockpit }) {
  const current = useSignal<PanelId>(panelIn(location.hash));
  const isHelpOpen = useSignal(false);
  const failure = useSignal<string | undefined>(undefined);
  const main = useRef<HTMLElement>(null);
  const choose = (panel: PanelId): void => {
    current.value = panel;
    history.replaceState(null, "", `#${panel}`);
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  };
  const fail = (): void => {
    failure.value = "The past could not be loaded; the server may be gone.";
  };
  useEffect(() => {
    const past = (action: Promise<void>): void => void action.catch(fail);
    return listenToKeys({
      panel: choose,
      help: () => (isHelpOpen.value = !isHelpOpen.value),
      play: () => past(cockpit.togglePlaying()),
      step: (spanMs) => past(cockpit.step(spanMs)),
      now: () => cockpit.now(),
      filter: () => {
        choose("journal");
        requestAnimationFrame(() => document.getElementById(filterId)?.focus());
      },
    });
  }, []);
  return (
    <div class="cockpit">
      <Strip cockpit={cockpit} onLookBack={() => void cockpit.lookBack().catch(fail)} />
      <div class="body">
        <Tabs current={current.value} onChoose={choose} />
        <main ref={main} class="panel" tabIndex={-1} aria-label={nameOf(current.value)}>
          <h1 class="hidden">{nameOf(current.value)}</h1>
          {views[current.value](cockpit)}
        </main>
      </div>
      {failure.value !== undefined && (
        <p class="failure" role="alert">
          {failure.value}
        </p>
      )}
      <TravelBar cockpit={cockpit} onFailure={fail} />
      <Help isOpen={isHelpOpen} />
    </div>
  );
}

function nameOf(panel: PanelId): string {
  return panels.find(({ id }) => id === panel)?.name ?? "";
}

/** What each panel takes of the cockpit. */
const views: Readonly<Record<PanelId, (cockpit: Cockpit) => JSX.Element>> = {
  flight: ({ state }) => <Flight state={state.value} />,
  route: ({ state }) => <Route state={state.value} />,
  journal: ({ state }) => <Journal state={state.value} />,
  health: ({ state, delays, nowMs }) => <Health state={state.value} delays={delays.value} nowMs={nowMs.value} />,
  system: ({ state }) => <System state={state.value} />,
  ship: ({ state }) => <Ship state={state.value} />,
  commander: ({ state, gameTimeMs }) => <Commander state={state.value} gameTimeMs={gameTimeMs.value} />,
};
