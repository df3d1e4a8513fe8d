import { signal } from "@preact/signals";

/** How the cells of one panel are arranged on this device. */
interface PanelLayout {
  /** Titles in the wanted order; cells that are not named follow. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** How the cells of all panels are arranged, by panel. */
type Layout = Readonly<Record<string, PanelLayout>>;

/** The layouts of this device by name, and the one that is shown. */
interface Layouts {
  readonly chosen: string;
  readonly byName: Readonly<Record<string, Layout>>;
}

const key = "shipslog-layouts";
const asBuilt: PanelLayout = { order: [], hidden: [] };
const first: Layouts = { chosen: "Standard", byName: { Standard: {} } };

/** A device needs a handful; more would only fill its storage. */
const maxLayouts = 20;
const maxNameLength = 40;

const layouts = signal<Layouts>(storedLayouts());

/** The names of the layouts of this device, and the one that is shown. */
export function layoutNames(): { readonly names: readonly string[]; readonly chosen: string } {
  return { names: Object.keys(layouts.value.byName), chosen: layouts.value.chosen };
}

/** Shows a layout. */
export function chooseLayout(name: string): void {
  if (Object.hasOwn(layouts.value.byName, name)) store({ ...layouts.value, chosen: name });
}

/** Gives the cells as they are arranged now a name, and shows that layout; returns whether there is room for it. */
export function saveLayout(given: string): boolean {
  const name = given.trim().slice(0, maxNameLength);
  const { names } = layoutNames();
  if (name === "" || (names.length >= maxLayouts && !names.includes(name))) return false;
  store({ chosen: name, byName: { ...layouts.value.byName, [name]: shownLayout() } });
  return true;
}

/** Forgets the layout that is shown, unless it is the last one. */
export function removeLayout(): void {
  const { chosen, byName } = layouts.value;
  const others = Object.fromEntries(Object.entries(byName).filter(([name]) => name !== chosen));
  const [next] = Object.keys(others);
  if (next !== undefined) store({ chosen: next, byName: others });
}

/** The arrangement of a panel. */
export function arrangementOf(panel: string): PanelLayout {
  const layout = shownLayout();
  return Object.hasOwn(layout, panel) ? (layout[panel] ?? asBuilt) : asBuilt;
}

/** Moves a cell among the titles of its panel by a number of places. */
export function moveCell(panel: string, titles: readonly string[], title: string, by: number): void {
  const from = titles.indexOf(title);
  const to = Math.max(0, Math.min(titles.length - 1, from + by));
  arrangePanel(panel, { ...arrangementOf(panel), order: titles.toSpliced(from, 1).toSpliced(to, 0, title) });
}

/** Shows or hides a cell. */
export function showCell(panel: string, title: string, isShown: boolean): void {
  const others = arrangementOf(panel).hidden.filter((each) => each !== title);
  arrangePanel(panel, { ...arrangementOf(panel), hidden: isShown ? others : [...others, title] });
}

/** Arranges a panel as it was built. */
export function resetLayout(panel: string): void {
  arrangePanel(panel, asBuilt);
}

/** The titles of cells as a panel was built, in the order of the layout. */
export function inOrder(panel: string, built: readonly string[]): readonly string[] {
  const { order } = arrangementOf(panel);
  return [...order.filter((title) => built.includes(title)), ...built.filter((title) => !order.includes(title))];
}

function shownLayout(): Layout {
  return layouts.value.byName[layouts.value.chosen] ?? {};
}

function arrangePanel(panel: string, arrangement: PanelLayout): void {
  const { chosen, byName } = layouts.value;
  store({ chosen, byName: { ...byName, [chosen]: { ...shownLayout(), [panel]: arrangement } } });
}

function store(changed: Layouts): void {
  layouts.value = changed;
  try {
    localStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // Storage is blocked: the layout lasts until the page is closed.
  }
}

function storedLayouts(): Layouts {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
    return isLayouts(stored) ? stored : first;
  } catch {
    return first;
  }
}

function isLayouts(value: unknown): value is Layouts {
  const { chosen, byName } = (value ?? {}) as Partial<Layouts>;
  return (
    typeof chosen === "string" &&
    typeof byName === "object" &&
    Object.hasOwn(byName, chosen) &&
    Object.values(byName).every((layout) => Object.values(layout).every(isArrangement))
  );
}

function isArrangement(value: unknown): value is PanelLayout {
  const { order, hidden } = (value ?? {}) as Partial<PanelLayout>;
  return isTexts(order) && isTexts(hidden);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
