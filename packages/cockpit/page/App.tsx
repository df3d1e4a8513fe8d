import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { cardsIn } from "./derived/cards.ts";
import type { PageModel } from "./PageModel.ts";
import { filterId, JournalPanel } from "./panels/JournalPanel.tsx";
import { NowPanel } from "./panels/now/NowPanel.tsx";
import type { WithoutReason } from "./panels/WithoutStatus.tsx";
import { watchAlarms } from "./shell/alerts.ts";
import { createColumns } from "./shell/columns.ts";
import { dragHandlers } from "./shell/dragCells.ts";
import { EmptyNotice } from "./shell/EmptyNotice.tsx";
import { Help } from "./shell/Help.tsx";
import { listenToKeys } from "./shell/keys.ts";
import { arrangementOf } from "./shell/arrangements.ts";
import { Late } from "./shell/Late.tsx";
import { latePanel } from "./shell/latePanel.tsx";
import { panelIn, panelName, type PanelId } from "./shell/panels.ts";
import { Strip } from "./shell/Strip.tsx";
import { nextTheme } from "./shell/theme.ts";
import { TopBar } from "./shell/TopBar.tsx";
import { restoreAwake } from "./shell/wakeLock.ts";
import { Tabs } from "./shell/Tabs.tsx";
import { PlaybackBar } from "./shell/PlaybackBar.tsx";

/** What to do when the recording does not answer. */
const servedAdvice = "Check that the cockpit server is running.";
const localAdvice = "Open the journals again.";

/** The whole page, or for overlays with `?bare` one panel alone and with `?card=fuel` strips. */
export function App({ model }: { readonly model: PageModel }) {
  const query = new URLSearchParams(location.search);
  const cards = cardsIn(location.search);
  const isBare = query.has("bare");
  useEffect(() => {
    document.documentElement.classList.toggle("bare", isBare || cards !== undefined);
    const scale = Number(query.get("scale") ?? 1);
    if (scale >= 0.25 && scale <= 8) document.documentElement.style.setProperty("zoom", `${scale}`);
  }, []);
  if (cards !== undefined) return <Strip ids={cards} model={model} />;
  return isBare ? <PanelView panel={panelIn(location)} model={model} /> : <Shell model={model} />;
}

/** Top bar, tabs, the chosen panels, and the playback bar. */
function Shell({ model }: { readonly model: PageModel }) {
  const { shown, choose: show } = useMemo(createColumns, []);
  const isHelpOpen = useSignal(false);
  const isMoreOpen = useSignal(false);
  const isPaletteOpen = useSignal(false);
  const isEveningOpen = useSignal(false);
  const failure = useSignal<string | undefined>(undefined);
  const main = useRef<HTMLElement>(null);
  const choose = (panel: PanelId): void => {
    show(panel);
    history.replaceState(null, "", `#${panel}`);
    main.current?.focus({ preventScroll: true });
    document.getElementById(panelElementId(panel))?.scrollTo(0, 0);
  };
  const advice = model.leave === undefined ? servedAdvice : localAdvice;
  /** Runs a playback action; a failure is shown until an action succeeds. */
  const run = (action: Promise<void>): void => {
    action.then(
      () => (failure.value = undefined),
      () => (failure.value = `Cannot load the recording. ${advice}`),
    );
  };
  const now = (): void => {
    failure.value = undefined;
    model.past.close();
  };
  /** Shows the journal with a text in its filter. */
  const find = (text: string): void => {
    choose("journal");
    requestAnimationFrame(() => {
      const field = document.getElementById(filterId);
      if (!(field instanceof HTMLInputElement)) return;
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.focus();
    });
  };
  const openEvening = (): void => void (isEveningOpen.value = true);
  useEffect(() => {
    restoreAwake();
    return watchAlarms(model);
  }, []);
  useEffect(() => {
    const followHash = (): void => show(panelIn(location));
    addEventListener("hashchange", followHash);
    const stop = listenToKeys({
      panel: choose,
      help: () => (isHelpOpen.value = !isHelpOpen.value),
      play: () => run(model.past.togglePlaying()),
      step: (spanMs) => run(model.past.step(spanMs)),
      now,
      find: () => {
        // A palette that is open by its signal and closed on the screen opens again.
        isPaletteOpen.value = false;
        isPaletteOpen.value = true;
      },
      filter: () => {
        choose("journal");
        requestAnimationFrame(() => document.getElementById(filterId)?.focus());
      },
    });
    return () => {
      removeEventListener("hashchange", followHash);
      stop();
    };
  }, []);
  return (
    <div class="cockpit">
      <TopBar
        model={model}
        onLookBack={() => run(model.past.open())}
        onHelp={() => (isHelpOpen.value = true)}
        onMore={() => (isMoreOpen.value = true)}
      />
      <EmptyNotice model={model} />
      <EveningOver model={model} onEvening={openEvening} />
      <div class="body">
        <Tabs shown={shown.value} onChoose={choose} />
        <main ref={main} tabIndex={-1} aria-label={shown.value.map(panelName).join(", ")}>
          {shown.value.map((panel) => (
            <PanelView key={panel} panel={panel} model={model} />
          ))}
        </main>
      </div>
      {failure.value !== undefined && (
        <p class="failure" role="alert">
          {failure.value}
        </p>
      )}
      <PlaybackBar model={model} onAction={run} onNow={now} />
      <Help isOpen={isHelpOpen} />
      <Late
        isOpen={isMoreOpen}
        load={async () => (await import("./shell/More.tsx")).More}
        given={{
          isOpen: isMoreOpen,
          panel: shown.value[0] ?? panelIn(location),
          onFind: () => (isPaletteOpen.value = true),
          onEvening: openEvening,
        }}
      />
      <Late
        isOpen={isPaletteOpen}
        load={async () => (await import("./shell/FindDialog.tsx")).FindDialog}
        given={{
          isOpen: isPaletteOpen,
          model,
          onPanel: choose,
          onFind: find,
          actions: {
            "Evening card": openEvening,
            "Look back": () => run(model.past.open()),
            "Return to now": now,
            "Change the theme": nextTheme,
            "Alerts, screen and layout": () => (isMoreOpen.value = true),
            Keys: () => (isHelpOpen.value = true),
          },
        }}
      />
      <Late
        isOpen={isEveningOpen}
        load={async () => (await import("./shell/EveningDialog.tsx")).EveningDialog}
        given={{
          isOpen: isEveningOpen,
          records: (after: number) => model.recorded.records.records(after),
          timeline: model.recorded.timeline,
          advice,
        }}
      />
    </div>
  );
}

/** After Shutdown: the evening is over, and here is its card. */
function EveningOver({ model, onEvening }: { readonly model: PageModel; readonly onEvening: () => void }) {
  if (!model.playing.value.session.isOver || model.past.position.value !== undefined) return null;
  return (
    <p class="evening-over">
      The session is over.
      <button type="button" onClick={onEvening}>
        Evening card
      </button>
    </p>
  );
}

/** Applies the layout of this device to the cells of a panel. */
function arrange(panel: PanelId): void {
  const { order, hidden } = arrangementOf(panel);
  for (const cell of document.querySelectorAll<HTMLElement>(`#${panelElementId(panel)} .deck > .cell`)) {
    const at = order.indexOf(cell.ariaLabel ?? "");
    cell.hidden = hidden.includes(cell.ariaLabel ?? "");
    cell.style.setProperty("order", at < 0 ? "" : `${at - order.length}`);
    const title = cell.querySelector<HTMLElement>(":scope > .cell-head");
    if (title !== null) title.draggable = true;
  }
}

/** One panel; only this part is rendered again when the state changes. */
function PanelView({ panel, model }: { readonly panel: PanelId; readonly model: PageModel }) {
  arrangementOf(panel);
  useEffect(() => arrange(panel));
  return (
    // Not the name alone: parts of a panel have names too, such as System in System.
    <section
      class="panel"
      id={panelElementId(panel)}
      tabIndex={0}
      aria-label={`${panelName(panel)} panel`}
      {...dragHandlers(panel)}
    >
      <h1 class="hidden">{panelName(panel)}</h1>
      {views[panel](model)}
    </section>
  );
}

function panelElementId(panel: PanelId): string {
  return `panel-${panel}`;
}

const CommanderPanel = latePanel(async () => (await import("./panels/CommanderPanel.tsx")).CommanderPanel);
const FlightPanel = latePanel(async () => (await import("./panels/FlightPanel.tsx")).FlightPanel);
const HealthPanel = latePanel(async () => (await import("./panels/HealthPanel.tsx")).HealthPanel);
const RoutePanel = latePanel(async () => (await import("./panels/RoutePanel.tsx")).RoutePanel);
const ShipPanel = latePanel(async () => (await import("./panels/ShipPanel.tsx")).ShipPanel);
const SystemPanel = latePanel(async () => (await import("./panels/SystemPanel.tsx")).SystemPanel);
const WorkPanel = latePanel(async () => (await import("./panels/now/WorkPanel.tsx")).WorkPanel);

/** How each panel is rendered from the model. */
const views: Readonly<Record<PanelId, (model: PageModel) => JSX.Element>> = {
  now: ({ state, gameTimeMs }) => <NowPanel state={state.value} gameTimeMs={gameTimeMs.value} />,
  flight: (model) => <FlightPanel state={model.state.value} reason={reasonOf(model)} />,
  route: ({ state, past, recorded }) => (
    <RoutePanel state={state.value} untilMs={past.timeMs} travels={recorded.travels} />
  ),
  journal: ({ state, past, recorded }) => (
    <JournalPanel state={state.value} atSeq={past.position.value?.seq} search={recorded.search} />
  ),
  health: ({ state, delays, nowMs }) => <HealthPanel state={state.value} delays={delays.value} nowMs={nowMs.value} />,
  system: ({ state }) => <SystemPanel state={state.value} />,
  work: ({ state, gameTimeMs }) => <WorkPanel state={state.value} gameTimeMs={gameTimeMs.value} />,
  ship: ({ state }) => <ShipPanel state={state.value} />,
  commander: ({ state, gameTimeMs }) => <CommanderPanel state={state.value} gameTimeMs={gameTimeMs.value} />,
};

/** Why the shown state may have no Status. */
function reasonOf({ state, playing, past }: PageModel): WithoutReason {
  if (state.value !== playing.value) return "other";
  return past.position.value === undefined ? "missing" : "past";
}
