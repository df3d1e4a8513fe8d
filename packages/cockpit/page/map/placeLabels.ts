import type { Spot } from "./vectors.ts";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Label priority by role; labels with a lower priority are hidden when they overlap. */
const ranks = ["here", "destination", "ahead"];

/** The gap between a star and a label on its left. */
const gapPx = 8;

/**
 * Places labels next to their stars and hides those that overlap another label or the `obstacle`. The current system and the
 * destination move to the left or down where the right side has no room. All sizes are read before anything is written: each read after a write makes the browser lay out the page again.
 */
export function placeLabels(
  labels: HTMLDivElement | null,
  spots: readonly (Spot | undefined)[],
  obstacle?: Element | null,
): void {
  if (labels === null) return;
  const elements = [...labels.children].filter((each) => each instanceof HTMLElement);
  const bounds = { width: labels.clientWidth, taken: obstacleBox(labels, obstacle) };
  const measured = elements.map((element, index) => ({ element, ...choicesOf(element, spots[index]) }));
  for (const { element, box, x, y } of placesOf(measured, bounds)) {
    element.classList.toggle("off", box === undefined);
    if (box !== undefined) element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
}

/** A label with the boxes it may take, the preferred one first. */
interface MeasuredLabel {
  readonly element: HTMLElement;
  readonly choices: readonly { readonly box: Box; readonly x: number; readonly y: number }[];
}

interface PlacedLabel {
  readonly element: HTMLElement;
  readonly box: Box | undefined;
  readonly x: number;
  readonly y: number;
}

/** Gives each label its first free box, the most important label first. */
function placesOf(
  labels: readonly MeasuredLabel[],
  { width, taken }: { readonly width: number; readonly taken: readonly Box[] },
): readonly PlacedLabel[] {
  const occupied = [...taken];
  return labels
    .toSorted((a, b) => rankOf(a.element) - rankOf(b.element))
    .map(({ element, choices }) => {
      const isFree = ({ box }: { readonly box: Box }) =>
        box.left >= 0 && box.right < width && !occupied.some((other) => overlap(box, other));
      const place = choices.find(isFree);
      if (place === undefined) return { element, box: undefined, x: 0, y: 0 };
      occupied.push(place.box);
      return { element, ...place };
    });
}

function choicesOf(element: HTMLElement, spot: Spot | undefined): Pick<MeasuredLabel, "choices"> {
  if (spot === undefined || element.textContent === "") return { choices: [] };
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  const at = (x: number, y: number) => {
    const left = x + offsetLeft;
    const top = y + offsetTop;
    return { x, y, box: { left, top, right: left + offsetWidth, bottom: top + offsetHeight } };
  };
  const { x, y } = spot;
  // Only the current system and the destination have to be named.
  if (rankOf(element) > 1) return { choices: [at(x, y)] };
  const left = x - offsetWidth - 2 * offsetLeft - gapPx;
  const below = y + 2 * offsetHeight;
  return { choices: [at(x, y), at(left, y), at(x, below), at(left, below)] };
}

function obstacleBox(labels: HTMLElement, obstacle: Element | null | undefined): readonly Box[] {
  if (obstacle === null || obstacle === undefined) return [];
  const area = labels.getBoundingClientRect();
  const { left, top, right, bottom } = obstacle.getBoundingClientRect();
  return [{ left: left - area.left, top: top - area.top, right: right - area.left, bottom: bottom - area.top }];
}

function rankOf(element: HTMLElement): number {
  const rank = ranks.indexOf(element.className.split(" ")[0] ?? "");
  return rank < 0 ? ranks.length : rank;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
