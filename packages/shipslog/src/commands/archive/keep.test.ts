import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";
import { retentionOf } from "./keep.ts";

const at = (time: string) => Date.parse(time);

describe("the ages of --keep", () => {
  it.each([
    ["30d", "2026-05-01T12:00:00Z", "2026-04-01T12:00:00Z"],
    ["2w", "2026-05-01T12:00:00Z", "2026-04-17T12:00:00Z"],
    ["2y", "2026-05-01T12:00:00Z", "2024-05-01T12:00:00Z"],
    ["1y", "2028-02-29T12:00:00Z", "2027-02-28T12:00:00Z"],
    ["4y", "2028-02-29T12:00:00Z", "2024-02-29T12:00:00Z"],
  ])("%s before %s begins at %s", (age, now, from) => {
    expect(retentionOf([age], at(now))).toEqual({ fromMs: at(from), kinds: new Map() });
    expect(retentionOf([`music=${age}`], at(now))).toEqual({
      fromMs: undefined,
      kinds: new Map([["Music", at(from)]]),
    });
  });

  it.each([
    ["2", "--keep 2: expected an age such as 2y, 8w or 30d, or KIND=AGE"],
    ["0d", "expected an age"],
    ["2m", "expected an age"],
    ["Music=", "expected an age"],
    ["Musik=2y", "there is no kind Musik; did you mean Music?"],
  ])("rejects %s", (text, message) => {
    expect(() => retentionOf([text], 0)).toThrow(message);
  });
});

describe("archive --keep", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "shipslog-keep-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("removes old rows from the lake and its published tables, and storing the journals again does not bring them back", async () => {
    const host = testHost();
    const now = host.clock.nowMs();
    const line = (days: number, event: string) =>
      `{ "timestamp":"${new Date(now - days * 86_400_000).toISOString().slice(0, 19)}Z", "event":"${event}" }\r\n`;
    const journal = join(folder, "Journal.2026-01-01T000000.01.log");
    await writeFile(
      journal,
      [1000, 400, 40, 10].map((days) => line(days, "Fileheader") + line(days, "Music")).join(""),
    );
    const lake = join(folder, "lake");
    const ship = async (...words: readonly string[]) => {
      const each = testHost();
      expect([await run(words, each), each.err.text()]).toEqual([0, ""]);
      return each.out.text();
    };
    await ship("archive", journal, "--out", lake);
    await ship("archive", "--out", lake, "--publish");
    expect(await ship("archive", "--out", lake, "--keep", "2y", "--keep", "Music=30d")).toBe(
      `${lake}: removed 4 rows; left are 4 events\n`,
    );
    const asked = await ship(
      "query",
      "SELECT kind, count(*) AS n FROM events GROUP BY 1 ORDER BY 1",
      lake,
      "--format",
      "csv",
    );
    expect(asked).toBe("kind,n\nFileheader,3\nMusic,1\n");
    const hint = await readFile(join(lake, "iceberg/events/metadata/version-hint.text"), "utf8");
    expect(Number(hint)).toBe(2);
    expect(await ship("archive", journal, "--out", lake)).toContain("nothing new; it holds 4 events");
  });

  it("stores nothing and needs a lake", async () => {
    const host = testHost();
    expect(await run(["archive", folder, "--out", folder, "--keep", "2y"], host)).toBe(2);
    expect(await run(["archive", "--out", folder, "--keep", "2y"], host)).toBe(2);
    expect(host.err.text()).toMatch(/--keep stores nothing[^]*is not a lake/);
  });
});
