import { effect, signal } from "@preact/signals";

const key = "shipslog-commander";

/** The id of the commander whom the page shows, kept for the next visit; undefined follows the current one. */
export const wantedCommander = signal<string | undefined>(storedCommander());
effect(() => store(wantedCommander.value));

function storedCommander(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  } catch {
    // Storage is blocked: the commander is not remembered.
  }
}
