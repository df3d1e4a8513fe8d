import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { State } from "../src/state/index.ts";
import { Flight } from "./panels/Flight.tsx";
import { Help } from "./shell/Help.tsx";
import { listenToKeys } from "./shell/keys.ts";
import { panelIn, panels, type PanelId } from "./shell/panels.ts";
import { Strip, type Signal } from "./shell/Strip.tsx";
import { Tabs } from "./shell/Tabs.tsx";

interface AppProps {
  readonly state: ReadonlySignal<State>;
  readonly signal: ReadonlySignal<Signal>;
  readonly gameTimeMs: ReadonlySignal<number | undefined>;
}

/** The whole page: a strip, the panels, the way between them. */
export function App({ state, signal, gameTimeMs }: AppProps) {
  const current = useSignal<PanelId>(panelIn(location.hash));
  const isHelpOpen = useSignal(false);
  const main = useRef<HTMLElement>(null);
  const choose = (panel: PanelId): void => {
    current.value = panel;
    history.replaceState(null, "", `#${panel}`);
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  };
  useEffect(() => listenToKeys({ panel: choose, help: () => (isHelpOpen.value = !isHelpOpen.value) }), []);
  return (
    <div class="cockpit">
      <Strip state={state.value} gameTimeMs={gameTimeMs.value} signal={signal.value} />
      <div class="body">
        <Tabs current={current.value} onChoose={choose} />
        <main ref={main} class="panel" tabIndex={-1} aria-label={nameOf(current.value)}>
          <h1 class="hidden">{nameOf(current.value)}</h1>
          <Panel id={current.value} state={state.value} />
        </main>
      </div>
      <Help isOpen={isHelpOpen} />
    </div>
  );
}

function nameOf(panel: PanelId): string {
  return panels.find(({ id }) => id === panel)?.name ?? "";
}

function Panel({ id, state }: { readonly id: PanelId; readonly state: State }) {
  switch (id) {
    case "flight":
      return <Flight state={state} />;
    default:
      return null;
  }
}
