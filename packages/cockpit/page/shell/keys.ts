import { panels, type PanelId } from "./panels.ts";
import { nextTheme } from "./theme.ts";

/** Actions of the keyboard shortcuts; the theme switch is built in. */
export interface KeyActions {
  readonly panel: (panel: PanelId) => void;
  readonly help: () => void;
  readonly play: () => void;
  readonly step: (spanMs: number) => void;
  readonly now: () => void;
  readonly filter: () => void;
  /** Ctrl-K. */
  readonly find: () => void;
}

const stepMs = 60_000;

/** Handles the keyboard shortcuts until the returned function is called; keys typed into a field are ignored. */
export function listenToKeys(actions: KeyActions): () => void {
  const byKey: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries(panels.map(({ id }, index) => [`${(index + 1) % 10}`, () => actions.panel(id)])),
    "?": actions.help,
    " ": actions.play,
    "/": actions.filter,
    n: actions.now,
    t: nextTheme,
    ArrowLeft: () => actions.step(-stepMs),
    ArrowRight: () => actions.step(stepMs),
  };
  const listen = (event: KeyboardEvent): void => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      actions.find();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || usesKey(event.target, event.key)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!Object.hasOwn(byKey, key)) return;
    event.preventDefault();
    byKey[key]?.();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** Keys that a slider uses itself. Its arrow keys move by a minute instead, as everywhere. */
const sliderKeys: readonly string[] = ["Home", "End", "PageUp", "PageDown"];

/** A focused field uses every key, a button the space bar, the map the arrow keys. */
function usesKey(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement && target.type === "range") return sliderKeys.includes(key);
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLCanvasElement) return key.startsWith("Arrow");
  return target instanceof HTMLButtonElement && key === " ";
}
