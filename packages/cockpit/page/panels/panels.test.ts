import type { Status, StoredModules } from "@shipslog/contract";
import { h } from "preact";
import { describe, expect, it } from "vitest";
import { unknownState, type CockpitState } from "../../src/state/CockpitState.ts";
import type { SystemFacts } from "../../src/state/system.ts";
import { elementsOf } from "../../tests/helpers/elementsOf.ts";
import { CommanderPanel } from "./CommanderPanel.tsx";
import { Factions } from "./Factions.tsx";
import { FlightPanel } from "./FlightPanel.tsx";
import { HealthPanel } from "./HealthPanel.tsx";
import { StoredModulesTable } from "./StoredModulesTable.tsx";

describe("the commander panel", () => {
  it("shows no zero before the first line", () => {
    const [panel] = elementsOf(h(CommanderPanel, { state: unknownState, gameTimeMs: undefined }));
    expect(panel?.text).not.toContain("Exploration data sold");
    expect(panel?.text).not.toMatch(/\b0\b/);
  });
});

describe("the flight panel", () => {
  const port = { StationName: "Galileo", StationType: "Orbis" } as unknown as NonNullable<
    CockpitState["system"]["port"]
  >;
  const state: CockpitState = {
    ...unknownState,
    health: { ...unknownState.health, lines: 1 },
    system: { ...unknownState.system, port },
  };
  const textOf = (props: Parameters<typeof FlightPanel>[0]) => elementsOf(h(FlightPanel, props))[0]?.text;

  it("shows the port while docked on a planet, and heading and position after that", () => {
    const onPlanet = { Flags: 0, Heading: 281, Latitude: -50, Longitude: 106 };
    const withFlags = (Flags: number) =>
      textOf({
        state: { ...state, flight: { ...state.flight, status: { ...onPlanet, Flags } as unknown as Status } },
        reason: "missing",
      });
    expect(withFlags(1)).toMatch(/Docked.*Galileo/);
    expect(withFlags(1)).not.toContain("Heading");
    expect(withFlags(0)).toMatch(/Heading.*Latitude/);
  });

  it("without a Status.json says why, and shows the port where the last line docked", () => {
    expect(textOf({ state, reason: "missing" })).toMatch(/no Status\.json.*Docked.*Galileo/);
    expect(textOf({ state, reason: "past" })).toMatch(/it was not running at this moment.*Galileo/);
  });

  it("without a Status.json shows no instrument that only the file feeds", () => {
    expect(textOf({ state, reason: "missing" })).not.toMatch(/Annunciators|Heading|Latitude|Legal state/);
    expect(textOf({ state: unknownState, reason: "missing" })).toMatch(/Annunciators/);
  });
});

describe("the health panel", () => {
  const textWith = (compared: NonNullable<CockpitState["reading"]>["compared"]) => {
    const reading = { doneBytes: 1, totalBytes: 1, caughtUpAtMs: 1, compared, isGrowing: false };
    return elementsOf(h(HealthPanel, { state: { ...unknownState, reading }, delays: undefined, nowMs: 0 }))[0]?.text;
  };

  it("says which lines were checked, and which were not", () => {
    expect(textWith("none")).toContain("All lines are checked against the specification.");
    expect(textWith("all")).toContain("kinds outside it are compared with real journals.");
    expect(textWith({ from: "Journal.2026-05-02T120000.01.log" })).toMatch(
      /from Journal\.2026-05-02T120000\.01\.log on.* in older lines they are not checked/,
    );
    expect(textWith(undefined)).not.toContain("checked");
  });
});

describe("the factions", () => {
  it("are the one that rules where a game lists none", () => {
    const jump = { SystemFaction: { Name: "Old Guard", FactionState: "CivilUnrest" } } as unknown as SystemFacts;
    expect(elementsOf(h(Factions, { facts: jump }))[0]?.text).toMatch(/Old Guard.*controls the system, Civil unrest/i);
    expect(elementsOf(h(Factions, { facts: {} as SystemFacts }))[0]?.text).toContain("No factions");
  });
});

describe("the stored modules", () => {
  const item = { StorageSlot: 1, BuyPrice: 1, Hot: false, InTransit: true } as const;
  const stored: StoredModules = {
    timestamp: "2026-05-01T12:00:00Z",
    event: "StoredModules",
    MarketID: 1,
    StationName: "Galileo",
    StarSystem: "Sol",
    Items: Array.from({ length: 229 }, (_, at) => ({
      ...item,
      StorageSlot: at,
      Name: "$int_shieldgenerator_size6_class3_fast_name;",
      Name_Localised: "Bi-Weave Shield",
    })),
  };

  it("are all listed, with size and class", () => {
    const rows = elementsOf(h(StoredModulesTable, { stored })).filter(
      ({ type, props }) => type === "th" && props["scope"] === "row",
    );
    expect(rows).toHaveLength(229);
    expect(rows[0]?.text).toBe("6C Bi-Weave Shield");
  });
});
