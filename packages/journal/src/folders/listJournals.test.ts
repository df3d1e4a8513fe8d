import { describe, expect, it } from "vitest";
import { folderInMemory, type FolderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { listJournals } from "./listJournals.ts";

async function folderOf(files: Readonly<Record<string, string>>): Promise<FolderInMemory> {
  const disk = folderInMemory();
  await disk.makeFolder("/j");
  for (const [name, text] of Object.entries(files)) await disk.write(`/j/${name}`, Buffer.from(text));
  return disk;
}

const headerAt = (timestamp: string): string => `{ "timestamp":"${timestamp}", "event":"Fileheader", "part":1 }\r\n`;

describe("listJournals", () => {
  it("orders journals by name, not by time of writing, and lists unknown logs", async () => {
    const disk = await folderOf({
      "Journal.2025-01-02T000000.01.log": "",
      "netLog.log": "",
      "Status.json": "",
      "Journal.160101000000.01.log": "",
      "Journal.2025-01-02T000000.01.log.bak": "",
      "Journal-2026-01-02.log": "",
    });
    const list = await listJournals("/j", disk);
    expect(list?.journals.map(({ file }) => file)).toEqual([
      "Journal.160101000000.01.log",
      "Journal.2025-01-02T000000.01.log",
    ]);
    expect(list?.unknownLogs).toEqual(["Journal-2026-01-02.log", "netLog.log"]);
  });

  it.each([
    ["2025-01-02T00:00:05Z", "2025-01-02T00:00:06Z", "Journal"],
    ["2025-01-02T00:00:06Z", "2025-01-02T00:00:05Z", "JournalBeta"],
  ])("orders equal stamps by header (%s, %s)", async (live, beta, first) => {
    const disk = await folderOf({
      "Journal.2025-01-02T000000.01.log": headerAt(live),
      "JournalBeta.2025-01-02T000000.01.log": headerAt(beta),
    });
    const list = await listJournals("/j", disk);
    expect(list?.journals[0]?.file).toBe(`${first}.2025-01-02T000000.01.log`);
  });

  it("returns undefined for a missing folder", async () => {
    expect(await listJournals("/none", folderInMemory())).toBeUndefined();
  });
});
