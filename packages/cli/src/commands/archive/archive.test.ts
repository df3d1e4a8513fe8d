import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@shipslog/archive";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../host.testing.ts";

const older = "Journal.2026-01-01T000000.01.log";
const newer = "Journal.2026-01-02T000000.01.log";
const header = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"Fileheader", "part":1 }\r\n';
const commander = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"Commander", "FID":"F77", "Name":"A" }\r\n';
const squadron = (rank: number) =>
  `{ "timestamp":"2026-01-01T00:00:02Z", "event":"SquadronStartup", "SquadronName":"é", "CurrentRank":${rank} }\r\n`;

let [folder, lake] = ["", ""];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-archive-"));
  lake = join(folder, "lake");
});
afterEach(() => rm(folder, { recursive: true }));

async function archive(...more: readonly string[]): Promise<string> {
  const host = testHost();
  expect([await run(["archive", folder, "--out", lake, ...more], host), host.err.text()]).toEqual([0, ""]);
  return host.out.text();
}

async function ask(sql: string): Promise<string[]> {
  const opened = await openLake(lake);
  try {
    return (await opened.query(sql)).map((row) => Object.values(row).map(String).join(" "));
  } finally {
    opened.close();
  }
}

describe("archive", () => {
  it("adds new lines once as journals grow", async () => {
    await writeFile(join(folder, older), header + commander + squadron(1) + squadron(2).trimEnd());
    await writeFile(join(folder, newer), header);
    expect(await archive()).toContain("4 new lines of 1 journal; it holds 4 events and 0 rejects");
    expect(await archive()).toContain("nothing new");
    // The last line gets its line end and more lines follow; the other journal names its commander and ends within a line.
    await appendFile(join(folder, older), `\r\n${squadron(3)}`);
    await appendFile(join(folder, newer), commander + squadron(4).slice(0, 40));
    expect(await archive()).toContain("3 new lines of 2 journals");
    await appendFile(join(folder, newer), squadron(4).slice(40));
    expect(await archive("--compact")).toContain("1 new line of 1 journal; it holds 8 events and 0 rejects");
    expect(await ask("SELECT CurrentRank, commander FROM SquadronStartup ORDER BY 1")).toEqual([
      "1 F77",
      "2 F77",
      "3 F77",
      "4 F77",
    ]);
    expect(await ask("SELECT position.file, count(*), max(position.line) FROM events GROUP BY 1 ORDER BY 1")).toEqual([
      `${older} 5 5`,
      `${newer} 3 3`,
    ]);
  });

  it("holds the same bytes as the journals", async () => {
    await writeFile(join(folder, older), `${header}nonsense\r\n\r\n${squadron(1)}{ "half`);
    await writeFile(join(folder, newer), header + squadron(2));
    await archive("--default-commander", "me");
    const lines = await ask(
      `SELECT raw || CASE WHEN bytes = strlen(raw) THEN '' ELSE chr(13) || chr(10) END
       FROM (SELECT raw, bytes, position, commander FROM events UNION ALL SELECT raw, bytes, position, commander FROM rejects)
       WHERE commander = 'me' ORDER BY position.file, position."offset"`,
    );
    const files = await Promise.all([older, newer].map((file) => readFile(join(folder, file), "utf8")));
    expect(lines.join("")).toBe(files.join(""));
    expect(await ask("SELECT code, position.line FROM rejects ORDER BY 2")).toEqual([
      "invalid 2",
      "empty 3",
      "half-line 5",
    ]);
  });

  it("keeps the old and the new lines of a truncated journal", async () => {
    await writeFile(join(folder, older), squadron(1) + squadron(2));
    await archive();
    await writeFile(join(folder, older), squadron(3) + squadron(5) + squadron(4));
    await archive();
    expect(await ask("SELECT position.generation, CurrentRank FROM SquadronStartup ORDER BY 1, position.line")).toEqual(
      ["0 1", "0 2", "1 3", "1 5", "1 4"],
    );
    expect(await archive()).toContain("nothing new");
  });

  it("stores only the journals of a commander", async () => {
    await writeFile(join(folder, older), header + commander + squadron(1));
    await writeFile(join(folder, newer), header + commander.replace("F77", "F88") + squadron(2));
    expect(await archive("--commander", "F88")).toContain("3 new lines of 1 journal");
    expect(await ask("SELECT DISTINCT commander FROM events")).toEqual(["F88"]);
    const host = testHost();
    expect(await run(["archive", folder, "--out", lake, "--commander", "F99"], host)).toBe(2);
    expect(host.err.text()).toContain("no journal of commander F99; the journals are of F77, F88");
  });

  it("keeps apart the journals of two folders that have the same name", async () => {
    for (const [at, name] of ["a", "b"].entries()) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, older), header + commander + squadron(at + 1));
    }
    expect(await archive()).toContain("6 new lines of 2 journals");
    expect(await archive()).toContain("nothing new");
    expect(await ask("SELECT position.generation, CurrentRank FROM SquadronStartup ORDER BY 1")).toEqual([
      "0 1",
      "1 2",
    ]);
  });

  it("stores a single journal", async () => {
    await writeFile(join(folder, older), header + squadron(1));
    await writeFile(join(folder, newer), header + squadron(2));
    const host = testHost();
    expect(await run(["archive", join(folder, older), "--out", lake], host)).toBe(0);
    expect(await ask("SELECT CurrentRank FROM SquadronStartup")).toEqual(["1"]);
  });

  it("leaves out a journal that cannot be read, with a note, and refuses when none can", async () => {
    await writeFile(join(folder, older), header + squadron(1));
    // Reading the first byte of this file fails with EIO, also for root.
    await symlink("/proc/self/mem", join(folder, newer));
    const host = testHost();
    expect(await run(["archive", folder, "--out", lake], host)).toBe(0);
    expect(host.err.text()).toMatch(/^shipslog: .*2026-01-02.*: it cannot be read.*EIO.*; skipped\n$/);
    expect(host.out.text()).toContain("2 new lines of 1 journal");
    const none = testHost();
    expect(await run(["archive", join(folder, newer), "--out", lake], none)).toBe(3);
    expect(none.err.text()).toContain("none of the journals can be read");
  });

  it.each(["nowhere", "."])("refuses %s, where no journals are, with 2", async (path) => {
    const host = testHost();
    expect(await run(["archive", join(folder, path), "--out", lake], host)).toBe(2);
    expect(host.err.text()).toMatch(/does not exist|no journals in/);
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses to write into the journal folder", async () => {
    await writeFile(join(folder, older), header);
    const host = testHost();
    expect(await run(["archive", folder, "--out", folder], host)).toBe(2);
    expect(host.err.text()).toContain("--out must be a different folder");
  });
});
