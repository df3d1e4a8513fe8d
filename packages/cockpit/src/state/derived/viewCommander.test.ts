import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { decodeSnapshot, encodeSnapshot } from "../../wire/Snapshot.ts";
import type { CockpitObservation } from "../CockpitObservation.ts";
import { unknownState, type CockpitState } from "../CockpitState.ts";
import { fold } from "../fold.ts";
import { commandersOf, viewCommander } from "./viewCommander.ts";

function line(day: number, fields: string): CockpitObservation {
  const raw = `{"timestamp":"2026-05-0${day}T12:00:00Z",${fields}}`;
  const parsed = parseLine(raw);
  if (!parsed.ok) throw new Error("the line is not an event");
  const position = { file: `Journal.2026-05-0${day}T120000.01.log`, offset: 0, line: 1, generation: 0 };
  return { type: "event", position, raw, byteLength: raw.length, kind: parsed.kind, event: parsed.event };
}

const load = (day: number, id: string, name: string, credits: number) =>
  line(day, `"event":"LoadGame","FID":"${id}","Commander":"${name}","Credits":${credits}`);

/** Two evenings of two commanders; Status.json is that of the second. */
function twoEvenings(): CockpitState {
  const raw = '{"timestamp":"2026-05-03T12:00:00Z","event":"Status","Flags":16777224,"Fuel":{"FuelMain":9}}';
  const parsed = parseLine(raw);
  const status: CockpitObservation = {
    type: "companion",
    file: "Status.json",
    revision: 1,
    observedAtMs: 0,
    raw,
    state: "alone",
    event: parsed.ok ? parsed.event : undefined,
  };
  return [
    load(1, "F1", "Ada", 100),
    line(1, '"event":"SquadronStartup","SquadronName":"FIRST","CurrentRank":1'),
    load(3, "F2", "Bea", 200),
    line(3, '"event":"Music"'),
    status,
  ].reduce((state, each) => fold(state, each, 0), unknownState);
}

/** A state as the page has it after a snapshot, without undefined values. */
function sent(state: CockpitState): CockpitState {
  return decodeSnapshot(encodeSnapshot({ run: "", seq: 1, lastSeq: 1, state })).state;
}

describe("the commanders of a folder", () => {
  it("are listed, the current one first", () => {
    expect(commandersOf(sent(twoEvenings()))).toEqual([
      { id: "F2", name: "Bea", loadedAt: "2026-05-03T12:00:00Z" },
      { id: "F1", name: "Ada", loadedAt: "2026-05-01T12:00:00Z" },
    ]);
    expect(commandersOf(unknownState)).toEqual([]);
  });

  it("have their own facts, without the companion files of the one who plays", () => {
    const state = sent(twoEvenings());
    const [bea, ada] = commandersOf(state);
    expect(viewCommander(state, bea!)).toBe(state);
    const view = viewCommander(state, ada!);
    expect(view.career.squadron?.SquadronName).toBe("FIRST");
    expect(view.game?.credits).toBe(100);
    expect(view.session.commander).toMatchObject({ id: "F1", name: "Ada" });
    expect(view.flight.status).toBeUndefined();
    expect(view.tail).toBe(state.tail);
    // Every fact of that one is older than the session, so that it has an age.
    expect(view.session.startedAtMs).toBe(Date.parse("2026-05-03T12:00:00Z"));
  });

  it("have no facts before their first line", () => {
    const view = viewCommander(twoEvenings(), { id: "F9", name: "Cleo", loadedAt: undefined });
    expect(view.career.squadron).toBeUndefined();
    expect(view.game).toBeUndefined();
    expect(view.session.commander.name).toBe("Cleo");
  });
});
