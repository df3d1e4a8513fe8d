import { signal, type ReadonlySignal } from "@preact/signals";
import { panelIn, panels, type PanelId } from "./panels.ts";

/** From these widths on, two and three panels fit side by side. */
const widths = ["(min-width: 1600px)", "(min-width: 2400px)"] as const;

const key = "shipslog-panels";

/** The panels that are shown side by side. */
export interface Columns {
  readonly shown: ReadonlySignal<readonly PanelId[]>;
  /** Shows a panel; if it is not shown yet, it takes the place of the one that was chosen longest ago. */
  readonly choose: (panel: PanelId) => void;
}

/** Shows as many panels as fit, and keeps the choice for the next visit. */
export function createColumns(): Columns {
  const first = panelIn(location);
  /** All panels, the latest chosen first. */
  let recent: readonly PanelId[] = [...new Set([first, ...storedPanels(), ...panels.map(({ id }) => id)])];
  const shown = signal<readonly PanelId[]>(recent.slice(0, fittingColumns()));
  const choose = (panel: PanelId): void => {
    recent = [panel, ...recent.filter((other) => other !== panel)];
    shown.value = withPanel(shown.value, panel, recent);
    storePanels(recent);
  };
  const fit = (): void => {
    const count = fittingColumns();
    const kept = shown.value.toSorted((a, b) => recent.indexOf(a) - recent.indexOf(b)).slice(0, count);
    const more = recent.filter((panel) => !kept.includes(panel)).slice(0, count - kept.length);
    shown.value = [...shown.value.filter((panel) => kept.includes(panel)), ...more];
  };
  for (const width of widths) matchMedia(width).addEventListener("change", fit);
  return { shown, choose };
}

/** The shown panels with one more in the place of the one that was chosen longest ago. */
export function withPanel(shown: readonly PanelId[], panel: PanelId, recent: readonly PanelId[]): readonly PanelId[] {
  if (shown.includes(panel)) return shown;
  const oldest = shown.toSorted((a, b) => recent.indexOf(b) - recent.indexOf(a))[0];
  return shown.map((other) => (other === oldest ? panel : other));
}

function fittingColumns(): number {
  return 1 + widths.filter((width) => matchMedia(width).matches).length;
}

function storedPanels(): readonly PanelId[] {
  try {
    const stored = (localStorage.getItem(key) ?? "").split(",");
    return stored.flatMap((name) => panels.filter(({ id }) => id === name).map(({ id }) => id));
  } catch {
    return [];
  }
}

function storePanels(recent: readonly PanelId[]): void {
  try {
    localStorage.setItem(key, recent.join(","));
  } catch {
    // Storage is blocked: the panels are not remembered.
  }
}
