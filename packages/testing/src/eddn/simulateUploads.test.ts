import type { JsonObject } from "@shipslog/contract";
import { parseTimestampMs } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { simulateUploads, type TimedUpload } from "./simulateUploads.ts";

const startMs = Date.UTC(2026, 4, 1, 12);

function takeUntil(untilMs: number, seed = 8, players = 40): readonly TimedUpload[] {
  const taken: TimedUpload[] = [];
  for (const upload of simulateUploads({ players, seed, startMs })) {
    if (upload.atMs > untilMs) break;
    taken.push(upload);
  }
  return taken;
}

const plain = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

const messageOf = ({ upload }: TimedUpload) => upload["message"] as JsonObject;
const headerOf = ({ upload }: TimedUpload) => upload["header"] as JsonObject;

describe("simulateUploads", () => {
  const uploads = takeUntil(startMs + 1_800_000);

  it("comes in the order of the gateway, from the start on, and the same for the same seed", () => {
    expect(uploads.length).toBeGreaterThan(200);
    expect(uploads.map(({ atMs }) => atMs)).toEqual(uploads.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    expect(uploads[0]?.atMs).toBeGreaterThanOrEqual(startMs);
    expect(takeUntil(startMs + 600_000).map(({ upload }) => upload)).toEqual(
      uploads.filter(({ atMs }) => atMs <= startMs + 600_000).map(({ upload }) => upload),
    );
  });

  it("has repetitions, bursts, wrong clocks and old clients, and little of each", () => {
    const texts = uploads.map(
      (each) => `${JSON.stringify(each.upload["$schemaRef"])} ${JSON.stringify(messageOf(each), plain)}`,
    );
    const repeated = texts.length - new Set(texts).size;
    expect(repeated).toBeGreaterThan(0);
    expect(repeated).toBeLessThan(uploads.length / 10);
    const late = uploads.filter((each) => each.atMs - (parseTimestampMs(messageOf(each)["timestamp"]) ?? 0) > 60_000);
    const bursts = uploads.filter(({ atMs }, at) => uploads[at + 1]?.atMs === atMs);
    const old = uploads.filter((each) => headerOf(each)["gameversion"] === undefined);
    const early = uploads.filter((each) => each.atMs < (parseTimestampMs(messageOf(each)["timestamp"]) ?? 0));
    for (const [name, found] of Object.entries({ late, bursts, old, early })) {
      expect([name, found.length > 0, found.length < uploads.length / 2]).toEqual([name, true, true]);
    }
  });

  it("tells nothing about players, and takes no session for a beta", () => {
    const text = JSON.stringify(uploads, plain);
    expect(text).not.toMatch(/_Localised|"MyReputation"|"FuelLevel"|"Wanted"| beta/);
  });
});
