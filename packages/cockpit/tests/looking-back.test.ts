/** Facts at past moments, asked from a running server out of order, against the raw lines and files up to each moment. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ReadableStream } from "node:stream/web";
import { startCockpit, type CockpitObservation } from "@shipslog/cockpit";
import type { CockpitState } from "@shipslog/cockpit/state";
import { decodeSnapshot } from "@shipslog/cockpit/wire";
import { describe, expect, it, onTestFinished } from "vitest";
import { factsInLines, factsInState, LatestLines, type RawFields } from "./helpers/rawFacts.ts";
import { entryFromLine, simulateObservations } from "./helpers/simulateObservations.ts";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

const moments = 20;

type Facts = Readonly<Record<string, unknown>>;

/** Records every observation with a server and returns how to ask for a past state. */
async function record(observations: readonly CockpitObservation[]): Promise<(seq: number) => Promise<CockpitState>> {
  const folder = await mkdtemp(join(tmpdir(), "looking-back-"));
  const settings = {
    streams: [ReadableStream.from(observations)],
    folder,
    port: 0,
    run: randomUUID(),
    nowMs: () => 0,
    pageFolder: folder,
  };
  const cockpit = await startCockpit(settings);
  onTestFinished(async () => {
    await cockpit.close();
    await rm(folder, { recursive: true, force: true });
  });
  await cockpit.observed;
  return async (seq) => {
    const response = await fetch(new URL(`/api/snapshot?at=${seq}`, cockpit.urls[0]));
    const snapshot = decodeSnapshot(await response.text());
    expect(snapshot.seq).toBe(seq);
    return snapshot.state;
  };
}

/** The facts in lines and files after evenly spaced observations, computed from their text alone. */
function factsOverTime(observations: readonly CockpitObservation[]): ReadonlyMap<number, Facts> {
  const latest = new LatestLines();
  const files = new Map<string, RawFields>();
  const found = new Map<number, Facts>();
  let lines = 0;
  for (const [at, observation] of observations.entries()) {
    if (observation.type === "companion") files.set(observation.file, JSON.parse(observation.raw) as RawFields);
    if (observation.type === "event") latest.add(JSON.parse(observation.raw) as RawFields);
    if (observation.type !== "companion") lines += 1;
    const isMoment = (at + 1) % Math.floor(observations.length / moments) === 0;
    if (isMoment) found.set(at + 1, { ...factsInLines(latest), ...factsInFiles(files), lines });
  }
  return found;
}

function factsInFiles(files: ReadonlyMap<string, RawFields>): Facts {
  const status = files.get("Status.json");
  const fuel = status?.["Fuel"] as RawFields | undefined;
  return {
    flags: status?.["Flags"],
    balance: status?.["Balance"],
    "main tank": fuel?.["FuelMain"],
    "time of Status.json": status?.["timestamp"],
    route: (files.get("NavRoute.json")?.["Route"] as readonly RawFields[] | undefined)?.map(
      (star) => star["StarSystem"],
    ),
  };
}

function shownFacts(state: CockpitState): Facts {
  const { status } = state.flight;
  return {
    ...factsInState(state),
    lines: state.tail.count,
    flags: status?.Flags,
    balance: status?.Balance,
    "main tank": status?.Fuel?.FuelMain,
    "time of Status.json": status?.timestamp,
    route: state.route.stars?.map(({ StarSystem }) => StarSystem),
  };
}

/** Compares the facts of every moment, the last first and then back and forth; returns how many. */
async function compare(observations: readonly CockpitObservation[]): Promise<number> {
  const expected = [...factsOverTime(observations)];
  const stateAt = await record(observations);
  const middle = Math.floor(expected.length / 2);
  const backAndForth = expected.toReversed().flatMap((moment, at) => (at < middle ? [moment, expected[at]!] : []));
  let compared = 0;
  for (const [seq, facts] of [...backAndForth, expected[middle]!]) {
    const known = Object.entries(facts).filter(([, value]) => value !== undefined);
    const shown = shownFacts(await stateAt(seq));
    expect(Object.fromEntries(known.map(([name]) => [name, shown[name]]))).toEqual(Object.fromEntries(known));
    compared += known.length;
  }
  return compared;
}

describe("looking back shows what lines and files told by then", () => {
  it("in a simulated evening", async () => {
    const options = { seed: 7, scenario: "grand-tour", dialect: "live", durationMs: 2 * 3_600_000 } as const;
    const observations = [...simulateObservations(options)].map(({ observation }) => observation);
    expect(await compare(observations)).toBeGreaterThanOrEqual(200);
  });

  needs(corpusFolder).it("in real journals of two players", async () => {
    const observations: CockpitObservation[] = [];
    let file = "";
    let offset = 0;
    for await (const { file: from, line, text } of corpusLines({ archives: ["journals"], everyNthFile: 20 })) {
      if (from.name !== file) {
        file = from.name;
        offset = 0;
      }
      const entry = entryFromLine(text, { file: basename(file), offset, line, generation: 0 });
      offset += entry.byteLength;
      observations.push(entry);
    }
    expect(await compare(observations)).toBeGreaterThanOrEqual(200);
  });
});
