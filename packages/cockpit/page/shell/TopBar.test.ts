import { signal } from "@preact/signals";
import { Flags, type Docked, type Status } from "@shipslog/contract";
import { h } from "preact";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { unknownState, type CockpitState } from "../../src/state/CockpitState.ts";
import type { KnownCommander } from "../../src/state/derived/viewCommander.ts";
import { elementsOf } from "../../tests/helpers/elementsOf.ts";
import type { PhaseNotice } from "../live/phaseOf.ts";
import type { PageModel } from "../PageModel.ts";
import type { PlaybackState } from "../playback/LookingBack.ts";
import type { TopBar as TopBarComponent } from "./TopBar.tsx";

let TopBar: typeof TopBarComponent;
beforeAll(async () => {
  // Loading the theme module applies the theme to the document.
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  ({ TopBar } = await import("./TopBar.tsx"));
  return () => vi.unstubAllGlobals();
});

interface Shown {
  readonly state?: Partial<CockpitState>;
  readonly phase?: PhaseNotice;
  readonly gameTimeMs?: number;
  readonly playback?: PlaybackState;
  readonly commanders?: readonly KnownCommander[];
  readonly chosen?: KnownCommander;
}

const live: PhaseNotice = { phase: "live", label: "Live" };

function draw({ state, phase = live, gameTimeMs, playback, commanders = [], chosen }: Shown) {
  const shown = signal({ ...unknownState, ...state });
  const model = {
    state: shown,
    playing: shown,
    commanders: signal(commanders),
    commander: signal(chosen),
    phase: signal(phase),
    gameTimeMs: signal(gameTimeMs),
    past: { position: signal(playback) },
  } as unknown as PageModel;
  const elements = elementsOf(
    h(TopBar, { model, onLookBack: () => undefined, onHelp: () => undefined, onMore: () => undefined }),
  );
  const textIn = (name: string) =>
    elements.find(({ props }) => `${String(props["class"])} `.startsWith(`${name} `))?.text;
  const buttons = elements.filter(({ type }) => type === "button").map(({ text }) => text);
  return {
    place: textIn("place"),
    signal: textIn("signal"),
    clock: textIn("clock"),
    alarms: textIn("alarms"),
    buttons,
    options: elements.filter(({ type }) => type === "option").map(({ text }) => text),
    chosen: elements.find(({ type }) => type === "select")?.props["value"],
  };
}

const port = { event: "Docked", timestamp: "2026-05-01T12:00:00Z", StationName: "Galileo" } as Docked;
const here = { name: "Sol", address: 1, position: undefined };
const placed = (hasLeftPort: boolean, status?: Partial<Status>): Partial<CockpitState> => ({
  system: { here, facts: undefined, port, hasLeftPort },
  flight: { ...unknownState.flight, status: status as Status | undefined },
});
const docked = Flags.encode(["Docked"]);

describe("the place in the top bar", () => {
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

describe("the commander in the top bar", () => {
  const current: KnownCommander = { id: "F1", name: "Jameson", loadedAt: "2026-05-03T12:00:00Z" };
  const other: KnownCommander = { id: "F2", name: "Aaron", loadedAt: "2026-05-01T12:00:00Z" };
  const nameless: KnownCommander = { id: "F3", name: undefined, loadedAt: undefined };
  const session = { ...unknownState.session, timeMs: Date.parse("2026-05-03T13:00:00Z") };

  it("is a choice when the folder has several, each with the day of the last game", () => {
    const { options, chosen } = draw({ state: { session }, commanders: [current, other, nameless] });
    expect(options).toEqual(["CMDR Jameson, current", "CMDR Aaron, as of 1 May", "CMDR F3"]);
    expect(chosen).toBe("F1");
  });

  it("is the chosen one", () => {
    expect(draw({ state: { session }, commanders: [current, other], chosen: other }).chosen).toBe("F2");
  });

  it("is no choice when the folder has one", () => {
    expect(draw({ state: { session }, commanders: [current] }).options).toEqual([]);
  });
});

it("the top bar shows the phase", () => {
  expect(draw({ phase: { phase: "quiet", label: "Quiet for 4 min" } }).signal).toBe("Quiet for 4 min");
});

it.each([
  ["an interdiction", { Flags: Flags.encode(["InMainShip", "BeingInterdicted", "ShieldsUp"]) }, "Interdicted"],
  ["low fuel", { Flags: Flags.encode(["InMainShip", "LowFuel"]) }, "Low fuel"],
  ["nothing", { Flags: Flags.encode(["InMainShip", "ShieldsUp"]) }, undefined],
])("the top bar alarms about %s on every panel", (_what, status, words) => {
  const { alarms } = draw({ state: placed(true, status) });
  expect(alarms).toBe(words);
  const left: PhaseNotice = { phase: "left", label: "Game left" };
  expect(draw({ state: placed(true, status), phase: left }).alarms).toBeUndefined();
});

it("the top bar shows the game time in UTC, or that it is unknown", () => {
  expect(draw({ gameTimeMs: Date.UTC(2026, 4, 1, 12, 30) }).clock).toBe("12:30:001 May 2026 UTC");
  expect(draw({}).clock).toBe("—not knowngame time");
});

it("the top bar offers to look back only while live", () => {
  expect(draw({}).buttons).toEqual(["Look back", "Theme: auto", "More", "?"]);
  const playback: PlaybackState = { seq: 1, lastSeq: 2, isPlaying: false, speed: 60, marks: [] };
  expect(draw({ playback }).buttons).toEqual(["Theme: auto", "More", "?"]);
});
