import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { companionFiles, type CompanionEntry, type Entry, type JsonObject, type Moment } from "@shipslog/contract";
import {
  executeSteps,
  followCompanions,
  JournalWriter,
  nodeClock,
  plan,
  readCompanion,
  readJournal,
} from "@shipslog/journal";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { numberedSession } from "./helpers/kayahr/numberedSession.ts";
import { steadyClock } from "../../../tests/helpers/limits/steadyClock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";

const startMs = Date.UTC(2026, 4, 1);
const timestamp = "2026-05-01T00:00:00Z";
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-companion-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(moments: Iterable<Moment>, options: Parameters<typeof plan>[1], speed: number | "max" = "max") {
  const writer = new JournalWriter(folder);
  await executeSteps(plan(moments, options), { writer, clock: steadyClock(), speed });
  await writer.close();
}

describe("integers beyond 2^53", () => {
  // The id of the colonisation pseudo-mission (deviation D18), and two neighbours that a double cannot tell apart.
  it.each([18446744073709551615n, 9007199254740993n, 9007199254740992n])(
    "keeps the digits of %d on disk",
    async (big) => {
      const mission = { MissionID: big, Name: "m", PassengerMission: false, Expires: 0 };
      const destination = { System: big, Body: 0, Name: "x" };
      const star = { StarSystem: "S", SystemAddress: big, StarPos: [0, 0, 0], StarClass: "G" };
      const companions: Readonly<Record<string, JsonObject>> = {
        "Status.json": { timestamp, event: "Status", Flags: 16777216, Destination: destination },
        "NavRoute.json": { timestamp, event: "NavRoute", Route: [star] },
      };
      const missions = { timestamp, event: "Missions", Active: [mission], Failed: [], Complete: [] };
      await write([{ timeMs: startMs, event: missions, companions }], {});

      const entries: Entry[] = [];
      for await (const entry of readJournal(folder)) entries.push(entry);
      expect(entries).toMatchObject([{ type: "event", kind: "Missions", event: { Active: [{ MissionID: big }] } }]);
      expect(entries).toMatchObject([{ raw: expect.stringContaining(`"MissionID":${big},`) as unknown }]);
      const status = await readCompanion(folder, "Status.json");
      expect(status.raw).toContain(`"System":${big},`);
      expect(status).toMatchObject({ state: "alone", event: { Destination: { System: big } } });
      const route = await readCompanion(folder, "NavRoute.json", { announcedAt: timestamp });
      expect(route).toMatchObject({ state: "matched", event: { Route: [{ SystemAddress: big }] } });
    },
  );
});

describe("followCompanions on a real disk during writes", () => {
  it.each(["atomic", "in-place"] as const)(
    "reports no torn file and ends with the last content: %s",
    async (replaceMode) => {
      const ending = new AbortController();
      const entries: CompanionEntry[] = [];
      const following = (async () => {
        const options = { signal: ending.signal, pollMs: 5 };
        for await (const entry of followCompanions(folder, options)) entries.push(entry);
      })();
      const moments = [...numberedSession({ events: 150, eventsPerSecond: 1, startMs })];
      await write(moments, { replaceMode }, 100);
      const last = (file: string) => entries.findLast((entry) => entry.file === file);
      const status = await readFile(join(folder, "Status.json"), "utf8");
      await until(() => last("Status.json")?.raw === status, "the last Status.json");
      // A repeated entry would have arrived by now.
      await nodeClock.sleep(200);
      ending.abort();
      await following;

      const states = new Set(entries.map(({ state }) => state));
      expect([...states].toSorted()).toEqual(["alone", "missing"]);
      // Each file is missing only before its first write.
      expect(entries.filter(({ state }) => state === "missing").map(({ revision }) => revision)).toEqual(
        companionFiles.map(() => 1),
      );
      expect(last("NavRoute.json")?.event).toEqual(moments.at(-1)?.companions["NavRoute.json"]);
      expect(last("ModulesInfo.json")?.event).toEqual(moments.at(-1)?.companions["ModulesInfo.json"]);
      expect(last("Status.json")?.raw).toBe(status);
      // Many writes of Status.json were seen, although each lasted only 10 to 30 ms, and none after a newer one.
      const times = entries.flatMap(({ file, event }) =>
        file === "Status.json" && event ? [event["timestamp"] as string] : [],
      );
      expect(times.length).toBeGreaterThan(20);
      expect(times).toEqual(times.toSorted((one, other) => (one < other ? -1 : 1)));
    },
  );
});
