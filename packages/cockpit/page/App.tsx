import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { PageModel } from "./PageModel.ts";
import { CommanderPanel } from "./panels/CommanderPanel.tsx";
import { FlightPanel } from "./panels/FlightPanel.tsx";
import { HealthPanel } from "./panels/HealthPanel.tsx";
import { filterId, JournalPanel } from "./panels/JournalPanel.tsx";
import { RoutePanel } from "./panels/RoutePanel.tsx";
import { ShipPanel } from "./panels/ShipPanel.tsx";
import { SystemPanel } from "./panels/SystemPanel.tsx";
import { Help } from "./shell/Help.tsx";
import { listenToKeys } from "./shell/keys.ts";
import { panelIn, panels, type PanelId } from "./shell/panels.ts";
import { TopBar } from "./shell/TopBar.tsx";
import { Tabs } from "./shell/Tabs.tsx";
import { PlaybackBar } from "./shell/PlaybackBar.tsx";

/** The whole page: top bar, tabs, the current panel, and the playback bar. */
export function App({ model }: { readonly model: PageModel }) {
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
    failure.value = "Cannot load the recording. Check that the cockpit server is running.";
  };
  useEffect(() => {
    const report = (action: Promise<void>): void => void action.catch(fail);
    return listenToKeys({
      panel: choose,
      help: () => (isHelpOpen.value = !isHelpOpen.value),
      play: () => report(model.togglePlaying()),
      step: (spanMs) => report(model.step(spanMs)),
      now: () => model.now(),
      filter: () => {
        choose("journal");
        requestAnimationFrame(() => document.getElementById(filterId)?.focus());
      },
    });
  }, []);
  return (
    <div class="cockpit">
      <TopBar model={model} onLookBack={() => void model.lookBack().catch(fail)} />
      <div class="body">
        <Tabs current={current.value} onChoose={choose} />
        <main ref={main} class="panel" tabIndex={-1} aria-label={nameOf(current.value)}>
          <h1 class="hidden">{nameOf(current.value)}</h1>
          {views[current.value](model)}
        </main>
      </div>
      {failure.value !== undefined && (
        <p class="failure" role="alert">
          {failure.value}
        </p>
      )}
      <PlaybackBar model={model} onFailure={fail} />
      <Help isOpen={isHelpOpen} />
    </div>
  );
}

function nameOf(panel: PanelId): string {
  return panels.find(({ id }) => id === panel)?.name ?? "";
}

/** How each panel is rendered from the model. */
const views: Readonly<Record<PanelId, (model: PageModel) => JSX.Element>> = {
  flight: ({ state }) => <FlightPanel state={state.value} />,
  route: ({ state }) => <RoutePanel state={state.value} />,
  journal: ({ state }) => <JournalPanel state={state.value} />,
  health: ({ state, delays, nowMs }) => <HealthPanel state={state.value} delays={delays.value} nowMs={nowMs.value} />,
  system: ({ state }) => <SystemPanel state={state.value} />,
  ship: ({ state }) => <ShipPanel state={state.value} />,
  commander: ({ state, gameTimeMs }) => <CommanderPanel state={state.value} gameTimeMs={gameTimeMs.value} />,
};
