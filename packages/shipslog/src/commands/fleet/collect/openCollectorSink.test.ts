import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake, summarizeLake } from "@shipslog/archive";
import type { Delivery } from "@shipslog/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../../../run.ts";
import { testHost } from "../../../../tests/helpers/host.ts";
import { openCollectorSink, monthsOfPlay } from "./openCollectorSink.ts";

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-collector-sink-"));
});
afterEach(() => rm(lake, { recursive: true }));

const nowMs = () => Date.UTC(2026, 4, 31, 12);
const options = { owner: "one", partition: 0, nowMs };

/** Lines of one length each, so that a position follows from a number. */
function deliveriesOf(lines: readonly string[]): readonly Delivery[] {
  const file = "Journal.2026-05-01T000000.01.log";
  return lines.map((raw, at) => {
    const byteLength = raw.length + 2;
    const position = { file, offset: at * byteLength, line: at + 1, generation: 0 };
    const verdict = { type: "stored", kind: "Music" } as const;
    return { commander: "one", position, byteLength, after: position.offset, raw, verdict };
  });
}

async function stored(): Promise<number> {
  const tables = await openLake(lake);
  const [row] = await tables.query("SELECT count(DISTINCT position)::INTEGER AS lines FROM events");
  tables.close();
  return Number(row?.["lines"]);
}

describe("the sink of a collector", () => {
  it("makes few files of a line of every month of a century", async () => {
    const lines = Array.from({ length: 1200 }, (_, at) => {
      const month = `${2000 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
      return `{ "timestamp":"${month}-01T00:00:00Z", "event":"Music" }`;
    });
    const sink = await openCollectorSink({ ...options, lake });
    await sink.write(deliveriesOf(lines));
    await sink.close();
    expect((await summarizeLake(lake)).files).toBeLessThanOrEqual(13);
    expect(await stored()).toBe(lines.length);
  });

  it("merges files by itself, and loses none", async () => {
    const lines = Array.from({ length: 20 }, () => `{ "timestamp":"2026-05-01T00:00:00Z", "event":"Music" }`);
    const sink = await openCollectorSink({ ...options, lake, tidyFiles: 8 });
    for (const delivery of deliveriesOf(lines)) await sink.write([delivery]);
    await sink.close();
    expect((await summarizeLake(lake)).files).toBeLessThan(16);
    expect(await stored()).toBe(lines.length);
    const host = testHost();
    expect(await run(["archive", "--out", lake, "--compact"], host)).toBe(0);
    expect(host.out.text()).toContain("nothing new; it holds 20 events and 0 rejects in 1 file,");
    expect(await stored()).toBe(lines.length);
  });
});

describe("the months of play", () => {
  it("are those from the appearance of the game to tomorrow", () => {
    expect(monthsOfPlay(nowMs)()).toEqual({ from: "2014-12", to: "2026-06", most: 12 });
  });
});
