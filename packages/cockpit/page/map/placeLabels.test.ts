import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { placeLabels } from "./placeLabels.ts";

/** Reads of the layout after a write, which each make a browser lay out the page again. */
let lateReads = 0;
let hasWritten = false;

function read(value: number): number {
  if (hasWritten) lateReads += 1;
  return value;
}

/** A label with a layout of 40 by 10 pixels next to its star. */
class FakeElement {
  readonly #classes: Set<string>;
  readonly textContent: string;
  readonly className: string;
  x = 0;

  constructor(className: string, textContent: string) {
    this.#classes = new Set([className]);
    this.className = className;
    this.textContent = textContent;
  }

  get offsetLeft(): number {
    return read(0);
  }

  get offsetTop(): number {
    return read(0);
  }

  get offsetWidth(): number {
    return read(40);
  }

  get offsetHeight(): number {
    return read(10);
  }

  readonly classList = {
    toggle: (name: string, isOn: boolean) => {
      hasWritten = true;
      return isOn ? this.#classes.add(name) : this.#classes.delete(name);
    },
  };

  readonly style = Object.defineProperty({}, "transform", {
    set: (text: string) => {
      hasWritten = true;
      this.x = Number.parseFloat(text.slice("translate(".length));
    },
  });

  get isShown(): boolean {
    return !this.#classes.has("off");
  }
}

beforeEach(() => {
  vi.stubGlobal("HTMLElement", FakeElement);
  [lateReads, hasWritten] = [0, false];
});
afterEach(() => vi.unstubAllGlobals());

type Label = readonly [role: string, name: string, x?: number, y?: number];

/** Places labels on a map 100 pixels wide. */
function place(labels: readonly Label[], obstacle?: DOMRect): readonly FakeElement[] {
  const elements = labels.map(([role, name]) => new FakeElement(role, name));
  const spots = labels.map(([, , x, y = 0]) => (x === undefined ? undefined : { x, y }));
  const map = {
    children: elements,
    get clientWidth() {
      return read(100);
    },
    getBoundingClientRect: () => ({ left: read(0), top: 0 }),
  };
  const buttons = obstacle && ({ getBoundingClientRect: () => obstacle } as Element);
  placeLabels(map as unknown as HTMLDivElement, spots, buttons);
  return elements.filter(({ isShown }) => isShown);
}

function shownOf(...labels: readonly Label[]) {
  return place(labels).map(({ textContent }) => textContent);
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
  expect(shownOf(["ahead", "Sol", 30], ["ahead", "Lave", 20], ["here", "Diso", 40])).toEqual(["Diso"]);
});

it("hides a name that extends beyond the map, has no visible star, or is empty", () => {
  expect(shownOf(["ahead", "Sol", 65], ["ahead", "Lave"], ["past", "", 10])).toEqual([]);
});

it("moves the name of the destination to the left at the right edge", () => {
  const [label] = place([["destination", "Lave", 90]]);
  expect(label?.x).toBeLessThanOrEqual(50);
});

it("keeps the name of the destination away from the buttons", () => {
  const buttons = { left: 60, top: 0, right: 100, bottom: 30 } as DOMRect;
  const [label] = place([["destination", "Lave", 55]], buttons);
  expect(label?.x).toBeLessThanOrEqual(20);
});

it("reads the layout of all labels before it writes to any", () => {
  place(Array.from({ length: 300 }, (_, at): Label => ["ahead", `Star ${at}`, at % 50, at * 12]));
  expect(lateReads).toBe(0);
});
