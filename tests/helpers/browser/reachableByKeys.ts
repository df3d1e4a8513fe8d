import type { Page } from "playwright-core";

/** What the keyboard did not reach; all lists are empty if it reaches everything. */
export interface KeyReach {
  /** Controls that the Tab key never focused. */
  readonly missedControls: readonly string[];
  /** Controls that look the same with and without the focus. */
  readonly unmarkedControls: readonly string[];
  /** Rows that no key brought into view. */
  readonly missedRows: readonly string[];
  readonly rowCount: number;
}

/** Functions that run in the page; they keep what was reached in `reach`. */
const inPage = `globalThis.reach = (() => {
  const rows = new Set();
  const focused = new Set();
  const unmarked = new Set();
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element) => element.tagName.toLowerCase() + " " + (element.getAttribute("aria-label") ?? element.textContent).slice(0, 60);
  const controls = () => [...document.querySelectorAll("button, input, select, a[href], [tabindex]")]
    .filter((element) => !element.disabled && element.tabIndex >= 0 && isShown(element));
  /** Whether the first line of an element is in view: what is at its place belongs to it. */
  const isInView = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 12));
    return found !== null && (element.contains(found) || found.contains(element));
  };
  const look = (selector) => {
    for (const row of document.querySelectorAll(selector)) if (isShown(row) && isInView(row)) rows.add(row);
  };
  const note = () => {
    const element = document.activeElement;
    if (element === document.body) return "left";
    if (focused.has(element)) return "again";
    focused.add(element);
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    if (outlineStyle === "none" && boxShadow === "none") unmarked.add(element);
    return "new";
  };
  /** A text that changes when anything scrolls or the focus moves. */
  const place = () => {
    const all = [...document.querySelectorAll("*")];
    return [scrollY, all.reduce((sum, { scrollTop }) => sum + scrollTop, 0), all.indexOf(document.activeElement)].join();
  };
  /** Waits until something holds in several frames in a row; false if it does not within the time. */
  const holds = (condition, stuckMs) => new Promise((done) => {
    const sinceMs = performance.now();
    let last = "";
    let frames = 0;
    const look = () => {
      const now = place();
      frames = condition() && now === last ? frames + 1 : 0;
      last = now;
      if (frames >= 4) done(true);
      else if (performance.now() - sinceMs > stuckMs) done(false);
      else requestAnimationFrame(look);
    };
    look();
  });
  const hasLeft = (before, stuckMs) => holds(() => place() !== before, stuckMs);
  const isAtStart = (stuckMs) => holds(() => part.scrollTop === 0, stuckMs);
  let part;
  /** Whether the focused element scrolls; then it is the part that keys scroll. */
  const beginPart = () => {
    part = document.activeElement;
    return /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1;
  };
  const isAtEnd = () =>
    part.scrollTop + part.clientHeight >= part.scrollHeight - 2 || part.lastElementChild?.contains(document.activeElement);
  const result = (selector) => {
    const all = [...document.querySelectorAll(selector)].filter(isShown);
    return {
      missedControls: controls().filter((element) => !focused.has(element)).map(nameOf),
      unmarkedControls: [...unmarked].map(nameOf),
      missedRows: all.filter((row) => !rows.has(row)).map(nameOf),
      rowCount: all.length,
    };
  };
  return { look, note, place, hasLeft, isAtStart, beginPart, isAtEnd, result };
})()`;

/** A part that has not moved for this long does not react to the key. */
const stuckMs = 5000;

/** More stops of the Tab key than any page has. */
const maxStops = 400;

/** Presses Tab through the whole page, and in each part that scrolls the keys that scroll, and reports what was not reached. */
export async function reachableByKeys(page: Page, rows: string): Promise<KeyReach> {
  const selector = JSON.stringify(rows);
  await page.evaluate(inPage);
  await page.evaluate("document.activeElement?.blur()");
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press("Tab");
    const note = await page.evaluate<"new" | "again" | "left">("reach.note()");
    if (note === "again") break;
    // After the last control the focus leaves the page, and comes back to the first one.
    if (note === "new") await scrollThrough(page, selector);
  }
  return page.evaluate<KeyReach>(`reach.result(${selector})`);
}

/** Scrolls the focused part from its start to its end. Rows that no key brings into view are left, which is the finding. */
async function scrollThrough(page: Page, selector: string): Promise<void> {
  await page.evaluate(`reach.look(${selector})`);
  if (!(await page.evaluate<boolean>("reach.beginPart()"))) return;
  await page.keyboard.press("Home");
  await page.evaluate(`reach.isAtStart(${stuckMs})`);
  await page.evaluate(`reach.look(${selector})`);
  while (!(await page.evaluate<boolean>("reach.isAtEnd()"))) {
    const before = await page.evaluate<string>("reach.place()");
    await page.keyboard.press("PageDown");
    // The browser scrolls some time after the key, and maybe in steps.
    if (!(await page.evaluate<boolean>(`reach.hasLeft(${JSON.stringify(before)}, ${stuckMs})`))) return;
    await page.evaluate(`reach.look(${selector})`);
  }
}
