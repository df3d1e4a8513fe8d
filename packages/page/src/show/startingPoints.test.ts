import { basename } from "node:path";
import type { Disk } from "@shipslog/journal";
import { describe, expect, it } from "vitest";
import { startPosition } from "./startingPoints.ts";

const megabyte = 1_000_000;

/** A disk that knows only names and sizes. */
function diskWith(sizes: Readonly<Record<string, number>>): Disk {
  return {
    list: () => Promise.resolve(Object.keys(sizes)),
    stat: (path: string) => Promise.resolve({ type: "file", size: sizes[basename(path)] ?? 0, modifiedMs: 0 }),
  } as unknown as Disk;
}

const disk = diskWith({
  "Journal.2026-01-01T120000.01.log": 9 * megabyte,
  "Journal.2026-02-01T120000.01.log": 9 * megabyte,
  "Journal.2026-03-01T120000.01.log": 2 * megabyte,
  "Journal.2026-04-01T120000.01.log": 3 * megabyte,
  "Journal.2026-04-01T120000.02.log": megabyte,
});
const startOf = async (point: Parameters<typeof startPosition>[0], from: Disk = disk) => {
  const start = await startPosition(point, "/journals", from);
  return start !== undefined && "file" in start ? start.file : undefined;
};

describe("the cockpit starts to read", () => {
  it.each([
    ["recent", "Journal.2026-02-01T120000.01.log"],
    ["session", "Journal.2026-04-01T120000.01.log"],
    ["start", undefined],
  ] as const)("with --from %s at %s", async (point, file) => {
    expect(await startOf(point)).toBe(file);
  });

  it("with the whole newest session, however large it is", async () => {
    const large = diskWith({
      "Journal.2026-03-01T120000.01.log": 1,
      "Journal.2026-04-01T120000.01.log": 90 * megabyte,
      "Journal.2026-04-01T120000.02.log": megabyte,
    });
    expect(await startOf("recent", large)).toBe("Journal.2026-04-01T120000.01.log");
  });

  it("at the first line of a folder without journals", async () => {
    expect(await startOf("recent", diskWith({}))).toBeUndefined();
  });
});
