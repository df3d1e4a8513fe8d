import { signal } from "@preact/signals";
import { Flags, type Docked, type Status } from "@shipslog/contract";
import { h } from "preact";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { unknownState, type State } from "../../src/state/index.ts";
import type { Cockpit, Phase, Travel } from "../Cockpit.ts";
import { elementsOf } from "../elementsOf.testing.ts";
import type { Strip as StripComponent } from "./Strip.tsx";

let Strip: typeof StripComponent;
beforeAll(async () => {
  // The theme is applied to the document when its module is loaded.
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  ({ Strip } = await import("./Strip.tsx"));
  return () => vi.unstubAllGlobals();
});

interface Shown {
  readonly state?: Partial<State>;
  readonly phase?: Phase;
  readonly gameTimeMs?: number;
  readonly travel?: Travel;
}

function draw({ state, phase = "live", gameTimeMs, travel }: Shown) {
  const cockpit = {
    state: signal({ ...unknownState, ...state }),
    phase: signal(phase),
    gameTimeMs: signal(gameTimeMs),
    travel: signal(travel),
  } as unknown as Cockpit;
  const elements = elementsOf(h(Strip, { cockpit, onLookBack: () => undefined }));
  const textIn = (name: string) =>
    elements.find(({ props }) => `${String(props["class"])} `.startsWith(`${name} `))?.text;
  const buttons = elements.filter(({ type }) => type === "button").map(({ text }) => text);
  return { place: textIn("place"), signal: textIn("signal"), clock: textIn("clock"), buttons };
}

const port = { event: "Docked", timestamp: "2026-05-01T12:00:00Z", StationName: "Galileo" } as Docked;
const here = { name: "Sol", address: 1, position: undefined };
const placed = (hasLeftPort: boolean, status?: Partial<Status>): Partial<State> => ({
  system: { here, facts: undefined, port, hasLeftPort },
  flight: { ...unknownState.flight, status: status as Status | undefined },
});
const docked = Flags.encode(["Docked"]);

describe("the strip's place", () => {
  it.each([
    ["the port after docking", placed(false), "Solat Galileo"],
    ["no port after leaving it", placed(true), "Sol"],
    ["the port while Status has the ship docked", placed(true, { Flags: docked }), "Solat Galileo"],
    ["no port when Status has the ship in flight", placed(false, { Flags: 0 }), "Sol"],
    ["the body nearby in flight", placed(false, { Flags: 0, BodyName: "Moon" }), "Solnear Moon"],
    ["the port rather than the body", placed(false, { Flags: docked, BodyName: "Moon" }), "Solat Galileo"],
    ["a dash before any line", {}, "—not known"],
  ])("is %s", (_what, state, words) => {
    expect(draw({ state }).place).toBe(words);
  });

  it("is followed by the commander", () => {
    const commander = { source: "journal", id: "F1", name: "Jameson" } as const;
    const session = { ...unknownState.session, commander };
    expect(draw({ state: { ...placed(false), session } }).place).toBe("Solat Galileo · CMDR Jameson");
  });
});

it.each([
  ["connecting", "Connecting"],
  ["live", "Live"],
  ["past", "Looking back"],
  ["lost", "Connection lost, trying again"],
] as const)("the strip says how what is shown relates to now: %s", (phase, words) => {
  expect(draw({ phase }).signal).toBe(words);
});

it("the strip shows the game's time in UTC, or that it is not known", () => {
  expect(draw({ gameTimeMs: Date.UTC(2026, 4, 1, 12, 30) }).clock).toBe("12:30:001 May 2026 UTC");
  expect(draw({}).clock).toBe("—not knowngame time");
});

it("the strip offers to look back unless one does already", () => {
  expect(draw({}).buttons).toEqual(["Look back", "Auto"]);
  const travel: Travel = { seq: 1, lastSeq: 2, isPlaying: false, speed: 60, marks: [] };
  expect(draw({ travel }).buttons).toEqual(["Auto"]);
});
