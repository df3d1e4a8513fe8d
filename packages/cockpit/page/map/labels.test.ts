import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { placeLabels } from "./labels.ts";

/** A label as the browser lays it out: 40 by 10 pixels beside its star. */
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

/** Places labels on a map of 100 pixels and gives those that are shown. */
function shownOf(...labels: readonly (readonly [role: string, name: string, x?: number, y?: number])[]) {
  const elements = labels.map(([role, name]) => new FakeElement(role, name));
  const spots = labels.map(([, , x, y = 0]) => (x === undefined ? undefined : { x, y }));
  placeLabels({ children: elements, clientWidth: 100 } as unknown as HTMLDivElement, spots);
  return elements.filter(({ isShown }) => isShown).map(({ textContent }) => textContent);
}

it("shows all names that have room", () => {
  expect(shownOf(["ahead", "Sol", 0], ["ahead", "Lave", 45], ["ahead", "Diso", 20, 15])).toEqual([
    "Sol",
    "Lave",
    "Diso",
  ]);
});

it("hides a name that would lie on another: the ship's system and the destination come first", () => {
  expect(shownOf(["ahead", "Sol", 0], ["destination", "Lave", 20])).toEqual(["Lave"]);
  expect(shownOf(["ahead", "Sol", 0], ["destination", "Lave", 20], ["here", "Diso", 40])).toEqual(["Sol", "Diso"]);
});

it("hides a name that reaches out of the map, has no star in view or no text", () => {
  expect(shownOf(["here", "Sol", 65], ["ahead", "Lave"], ["past", "", 10])).toEqual([]);
});
