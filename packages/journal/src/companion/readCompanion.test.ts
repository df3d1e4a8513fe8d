import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { JournalError } from "../JournalError.ts";
import { manualClock } from "../../tests/helpers/manualClock.ts";
import { errno, memoryDisk } from "../../tests/helpers/memoryDisk.ts";
import { readCompanion } from "./readCompanion.ts";

const at = "2026-05-01T12:00:05Z";
const route = (timestamp: string, event = "NavRoute") =>
  `{ "timestamp":"${timestamp}", "event":"${event}", "Route":[ \r\n\r\n ] }\r\n`;

describe("readCompanion", () => {
  it.each([
    ["matched", route(at), "NavRoute"],
    ["matched", route(at, "NavRouteClear"), "NavRouteClear"],
    ["matched", route("2026-05-01T12:00:05+00:00"), "NavRoute"],
    ["matched", route("20260501T120005Z"), "NavRoute"],
    ["stale", route("2026-05-01T12:00:04Z"), "NavRoute"],
    ["stale", route("20260501T120004Z"), "NavRoute"],
    ["stale", route("2026-05-01T12:00:06Z"), "NavRoute"],
    ["torn", route(at).slice(0, 40), undefined],
    ["torn", "[]", undefined],
    ["empty", "", undefined],
    ["missing", undefined, undefined],
  ])("reports %s for %j", async (state, text, event) => {
    const disk = memoryDisk();
    if (text !== undefined) disk.put("dir/NavRoute.json", text);
    const clock = manualClock();
    const entry = await readCompanion("dir", "NavRoute.json", { disk, clock, announcedAt: at });
    expect(entry).toMatchObject({ type: "companion", file: "NavRoute.json", revision: 1, raw: text ?? "", state });
    expect(entry.event?.["event"]).toBe(event);
    // A limited number of looks, and only if another may help: a newer file never matches.
    const inVain = state === "matched" || text === route("2026-05-01T12:00:06Z");
    expect(clock.sleeps).toEqual(inVain ? [] : Array.from({ length: 9 }, () => 25));
  });

  const routeBy = (name: string) => route(at).replace("]", `], "Name":"${name}"`);

  it.each([
    ["a byte order mark", Buffer.from(`\uFEFF${route(at)}`)],
    ["Latin-1", Buffer.from(routeBy("Überläufer"), "latin1")],
    ["bytes that are not UTF-8", Buffer.from(routeBy("\xFF\xFE"), "latin1")],
  ])("reports encoding for a file with %s, and keeps the last valid event", async (_, bytes) => {
    const disk = memoryDisk();
    const clock = manualClock();
    disk.put("dir/NavRoute.json", route(at));
    const last = await readCompanion("dir", "NavRoute.json", { disk, clock, announcedAt: at });
    await disk.write("dir/NavRoute.json", bytes);
    const entry = await readCompanion("dir", "NavRoute.json", { disk, clock, announcedAt: at, last });
    expect(entry).toMatchObject({ state: "encoding", revision: 2, event: last.event, raw: bytes.toString("utf8") });
  });

  it("reports torn for a file that ends inside a character", async () => {
    const disk = memoryDisk();
    const bytes = Buffer.from(routeBy("é"));
    await disk.write("dir/NavRoute.json", bytes.subarray(0, bytes.indexOf("é") + 1));
    const entry = await readCompanion("dir", "NavRoute.json", { disk, clock: manualClock() });
    expect(entry).toMatchObject({ state: "torn", raw: expect.stringMatching(/\uFFFD$/) as string });
  });

  it("reports oversize for a file above 1 MiB, and reads no more of it", async () => {
    const disk = memoryDisk();
    const asked: (number | undefined)[] = [];
    const { read } = disk;
    disk.read = (path, mostBytes) => {
      asked.push(mostBytes);
      return read(path, mostBytes);
    };
    disk.put("dir/Status.json", `{ "timestamp":"${at}", "event":"Status", "x":"${"x".repeat(2 ** 20)}" }\r\n`);
    const entry = await readCompanion("dir", "Status.json", { disk, clock: manualClock() });
    expect(entry).toMatchObject({ state: "oversize", event: undefined });
    expect(entry.raw).toHaveLength(1000);
    expect(new Set(asked)).toEqual(new Set([2 ** 20 + 1]));
  });

  it("reports alone without a line, and does not wait for a missing file", async () => {
    const disk = memoryDisk();
    const clock = manualClock();
    expect(await readCompanion("dir", "Status.json", { disk, clock })).toMatchObject({ state: "missing" });
    disk.put("dir/Status.json", `{ "timestamp":"${at}", "event":"Status", "Flags":0 }\r\n`);
    expect(await readCompanion("dir", "Status.json", { disk, clock })).toMatchObject({ state: "alone" });
    expect(clock.sleeps).toEqual([]);
  });

  it("waits for the rest of a torn file, and for a file that is written after its line", async () => {
    const disk = memoryDisk();
    disk.put("dir/NavRoute.json", route("2026-05-01T11:00:00Z"));
    const texts = ["", route(at).slice(0, 30), route(at)];
    const clock = manualClock(() => disk.put("dir/NavRoute.json", texts.shift() ?? route(at)));
    const entry = await readCompanion("dir", "NavRoute.json", { disk, clock, announcedAt: at });
    expect(entry).toMatchObject({ state: "matched", revision: 1, observedAtMs: 75 });
  });

  it("takes a number of looks or a pause that is undefined for one that was left out", async () => {
    const disk = memoryDisk();
    disk.put("dir/NavRoute.json", "");
    const clock = manualClock();
    const options = { disk, clock, looks: undefined, pauseMs: undefined } as object;
    expect(await readCompanion("dir", "NavRoute.json", options)).toMatchObject({ state: "empty" });
    expect(clock.sleeps).toEqual(Array.from({ length: 9 }, () => 25));
  });

  it("keeps the last valid event if the next is torn, and continues the revision", async () => {
    const disk = memoryDisk();
    const clock = manualClock();
    disk.put("dir/NavRoute.json", route(at));
    const good = await readCompanion("dir", "NavRoute.json", { disk, clock, announcedAt: at });
    expect(await readCompanion("dir", "NavRoute.json", { disk, clock, announcedAt: at, last: good })).toBe(good);
    disk.put("dir/NavRoute.json", "{");
    const torn = await readCompanion("dir", "NavRoute.json", { disk, clock, announcedAt: at, last: good });
    expect(torn).toMatchObject({ state: "torn", revision: 2, raw: "{" });
    expect(torn.event).toBe(good.event);
  });

  it("keeps every digit of integers beyond 2^53", async () => {
    const disk = memoryDisk();
    const system = "18446744073709551615";
    disk.put(
      "dir/Status.json",
      `{ "timestamp":"${at}", "event":"Status", "Flags":0, "Destination":{ "System":${system}, "Body":0, "Name":"x" } }\r\n`,
    );
    const { event } = await readCompanion("dir", "Status.json", { disk, clock: manualClock() });
    expect(event?.["Destination"]).toMatchObject({ System: 18446744073709551615n });
  });

  it("reports a locked file as torn after the last look", async () => {
    let refusals = 3;
    const disk = memoryDisk((operation) => {
      if (operation === "read" && refusals-- > 0) throw errno("EBUSY");
    });
    disk.put("dir/NavRoute.json", route(at));
    const options = { disk, clock: manualClock(), announcedAt: at };
    expect(await readCompanion("dir", "NavRoute.json", options)).toMatchObject({ state: "matched" });
    refusals = Infinity;
    expect(await readCompanion("dir", "NavRoute.json", options)).toMatchObject({ state: "torn", raw: "" });
  });

  it("throws other errors with their cause", async () => {
    const cause = errno("EIO");
    const disk = memoryDisk((operation) => {
      if (operation === "read") throw cause;
    });
    const reading = readCompanion("dir", "NavRoute.json", { disk, clock: manualClock() });
    await expect(reading).rejects.toBeInstanceOf(JournalError);
    await expect(reading).rejects.toMatchObject({ code: "unreadable", cause, path: join("dir", "NavRoute.json") });
  });

  it("reports the current state when aborted", async () => {
    const ending = new AbortController();
    const disk = memoryDisk();
    disk.put("dir/Status.json", "{");
    const clock = manualClock(() => ending.abort());
    expect(await readCompanion("dir", "Status.json", { disk, clock, signal: ending.signal })).toMatchObject({
      state: "torn",
    });
    expect(clock.sleeps).toEqual([]);
  });
});
