import { signal } from "@preact/signals";

/** How the cells of one panel are arranged on this device. */
interface PanelLayout {
  /** Titles in the wanted order; cells that are not named follow. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

const key = "shipslog-arrangements";
const asBuilt: PanelLayout = { order: [], hidden: [] };

/** The arrangements by panel. */
const arrangements = signal<Readonly<Record<string, PanelLayout>>>(storedLayouts());

/** The layout of a panel. */
export function arrangementOf(panel: string): PanelLayout {
  return Object.hasOwn(arrangements.value, panel) ? (arrangements.value[panel] ?? asBuilt) : asBuilt;
}

/** Moves a cell among the titles of its panel by a number of places. */
export function moveCell(panel: string, titles: readonly string[], title: string, by: number): void {
  const from = titles.indexOf(title);
  const to = Math.max(0, Math.min(titles.length - 1, from + by));
  store(panel, { ...arrangementOf(panel), order: titles.toSpliced(from, 1).toSpliced(to, 0, title) });
}

/** Shows or hides a cell. */
export function showCell(panel: string, title: string, isShown: boolean): void {
  const others = arrangementOf(panel).hidden.filter((each) => each !== title);
  store(panel, { ...arrangementOf(panel), hidden: isShown ? others : [...others, title] });
}

/** Arranges a panel as it was built. */
export function resetLayout(panel: string): void {
  store(panel, asBuilt);
}

function store(panel: string, layout: PanelLayout): void {
  arrangements.value = { ...arrangements.value, [panel]: layout };
  try {
    localStorage.setItem(key, JSON.stringify(arrangements.value));
  } catch {
    // Storage is blocked: the layout lasts until the page is closed.
  }
}

function storedLayouts(): Readonly<Record<string, PanelLayout>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, PanelLayout] => isLayout(entry[1])),
    );
  } catch {
    return {};
  }
}

function isLayout(value: unknown): value is PanelLayout {
  const { order, hidden } = (value ?? {}) as Partial<PanelLayout>;
  return isTexts(order) && isTexts(hidden);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
