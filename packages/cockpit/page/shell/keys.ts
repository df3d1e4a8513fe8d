import { panels, type PanelId } from "./panels.ts";
import { nextTheme } from "./theme.ts";

/** What keys can do beside changing the theme. */
export interface KeyActions {
  readonly panel: (panel: PanelId) => void;
  readonly help: () => void;
}

/** Listens to the keys until the returned function is called; keys typed into a field are left to it. */
export function listenToKeys(actions: KeyActions): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const panel = panels[Number(event.key) - 1];
    if (panel !== undefined) actions.panel(panel.id);
    else if (event.key === "?") actions.help();
    else if (event.key === "t" || event.key === "T") nextTheme();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}
