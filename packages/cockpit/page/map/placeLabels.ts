import type { Spot } from "./vectors.ts";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Label priority by role; labels with a lower priority are hidden when they overlap. */
const ranks = ["here", "destination", "ahead"];

/** Places labels next to their stars and hides those that overlap another or extend beyond the map. */
export function placeLabels(labels: HTMLDivElement | null, spots: readonly (Spot | undefined)[]): void {
  if (labels === null) return;
  const taken: Box[] = [];
  const elements = [...labels.children].filter((each) => each instanceof HTMLElement);
  const numbered = elements.map((element, index) => ({ element, spot: spots[index] }));
  const ordered = numbered.toSorted((a, b) => rankOf(a.element) - rankOf(b.element));
  for (const { element, spot } of ordered) {
    const box = spot === undefined || element.textContent === "" ? undefined : boxAt(element, spot);
    const isFree = box !== undefined && box.right < labels.clientWidth && !taken.some((other) => overlap(box, other));
    element.classList.toggle("off", !isFree);
    if (spot !== undefined) element.style.transform = `translate(${spot.x.toFixed(1)}px, ${spot.y.toFixed(1)}px)`;
    if (isFree) taken.push(box);
  }
}

function rankOf(element: HTMLElement): number {
  const rank = ranks.indexOf(element.className.split(" ")[0] ?? "");
  return rank < 0 ? ranks.length : rank;
}

function boxAt(element: HTMLElement, { x, y }: Spot): Box {
  const [left, top] = [x + element.offsetLeft, y + element.offsetTop];
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
