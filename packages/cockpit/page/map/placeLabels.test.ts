import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { placeLabels } from "./placeLabels.ts";

/** A label with a layout of 40 by 10 pixels next to its star. */
class FakeElement {
  readonly #classes: Set<string>;
  readonly style = { transform: "" };
  readonly [side: `offset${string}`]: number;
  readonly textContent: string;
  readonly className: string;

  constructor(className: string, textContent: string) {
    this.#classes = new Set([className]);
    this.className = className;
    this.textContent = textContent;
    Object.assign(this, { offsetLeft: 0, offsetTop: 0, offsetWidth: 40, offsetHeight: 10 });
  }

  readonly classList = {
    toggle: (name: string, isOn: boolean) => (isOn ? this.#classes.add(name) : this.#classes.delete(name)),
  };

  get isShown(): boolean {
    return !this.#classes.has("off");
  }
}

beforeEach(() => vi.stubGlobal("HTMLElement", FakeElement));
afterEach(() => vi.unstubAllGlobals());

/** Places labels on a map 100 pixels wide and returns those that are shown. */
function shownOf(...labels: readonly (readonly [role: string, name: string, x?: number, y?: number])[]) {
  const elements = labels.map(([role, name]) => new FakeElement(role, name));
  const spots = labels.map(([, , x, y = 0]) => (x === undefined ? undefined : { x, y }));
  placeLabels({ children: elements, clientWidth: 100 } as unknown as HTMLDivElement, spots);
  return elements.filter(({ isShown }) => isShown).map(({ textContent }) => textContent);
}

it("shows all names that fit", () => {
  expect(shownOf(["ahead", "Sol", 0], ["ahead", "Lave", 45], ["ahead", "Diso", 20, 15])).toEqual([
    "Sol",
    "Lave",
    "Diso",
  ]);
});

it("hides overlapping names; the current system and the destination come first", () => {
  expect(shownOf(["ahead", "Sol", 0], ["destination", "Lave", 20])).toEqual(["Lave"]);
  expect(shownOf(["ahead", "Sol", 0], ["destination", "Lave", 20], ["here", "Diso", 40])).toEqual(["Sol", "Diso"]);
});

it("hides a name that extends beyond the map, has no visible star, or is empty", () => {
  expect(shownOf(["here", "Sol", 65], ["ahead", "Lave"], ["past", "", 10])).toEqual([]);
});
