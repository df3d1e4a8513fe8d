import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openLake } from "@shipslog/archive";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

const older = "Journal.2026-01-01T000000.01.log";
const newer = "Journal.2026-01-02T000000.01.log";
const header = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"Fileheader", "part":1 }\r\n';
/** The game writes the time of its start into the first line, so no two journals have the same. */
const newerHeader = header.replace("2026-01-01", "2026-01-02");
const commander = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"Commander", "FID":"F77", "Name":"A" }\r\n';
const squadron = (rank: number) =>
  `{ "timestamp":"2026-01-01T00:00:02Z", "event":"SquadronStartup", "SquadronName":"é", "CurrentRank":${rank} }\r\n`;

let folder = "";
let lake = "";
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
    await writeFile(join(folder, newer), newerHeader);
    expect(await archive()).toContain("5 new lines of 2 journals; it holds 5 events and 0 rejects");
    expect(await archive()).toContain("nothing new");
    // The last line gets its line end and more lines follow; the other journal names its commander and ends within a line.
    await appendFile(join(folder, older), `\r\n${squadron(3)}`);
    await appendFile(join(folder, newer), commander + squadron(4).slice(0, 40));
    const grown = await archive();
    expect(grown).toContain("2 new lines of 2 journals");
    expect(grown).toContain(`held back: 1 incomplete last line, of ${join(folder, newer)}; run it again`);
    await appendFile(join(folder, newer), squadron(4).slice(40));
    const whole = await archive("--compact");
    expect(whole).toContain("1 new line of 1 journal; it holds 8 events and 0 rejects");
    expect(whole).not.toContain("held back");
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
    expect(await run(["archive", folder, "--out", lake], host)).toBe(3);
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

describe("archive --verify", () => {
  const verify = async (): Promise<readonly [number, string]> => {
    const host = testHost();
    return [await run(["archive", "--verify", "--out", lake], host), host.out.text()];
  };

  it("finds damaged and missing files", async () => {
    await writeFile(join(folder, older), header + commander + squadron(1));
    await archive();
    expect(await verify()).toEqual([0, expect.stringContaining("2 files, 0.0 MB; all as they were written")]);
    const [path = ""] = (await readdir(join(lake, "events"), { recursive: true })).filter((name) =>
      name.endsWith("parquet"),
    );
    const bytes = await readFile(join(lake, "events", path));
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(join(lake, "events", path), bytes);
    await rm(join(lake, "SquadronStartup"), { recursive: true });
    const [code, text] = await verify();
    expect(code).toBe(1);
    expect(text).toMatch(/^SquadronStartup\/.* is missing\nevents\/.* does not have the content that was written\n/);
    expect(text).toContain("2 files, 0.0 MB; 2 problems");
  });

  it("finds published files that are missing, cut off or without readable metadata", async () => {
    await writeFile(join(folder, older), header + commander + squadron(1));
    await archive();
    expect(await run(["archive", "--publish", "--out", lake], testHost())).toBe(0);
    const held = "2 files, 0.0 MB, and 2 published files";
    expect(await verify()).toEqual([0, expect.stringContaining(`${held}; all as they were written`)]);
    const data = join(lake, "iceberg", "events", "data");
    const [path = ""] = (await readdir(data, { recursive: true })).filter((name) => name.endsWith("parquet"));
    await truncate(join(data, path), 100);
    await rm(join(lake, "iceberg", "SquadronStartup", "data"), { recursive: true });
    await writeFile(join(lake, "iceberg", "Docked", "metadata", "v1.metadata.json"), "{");
    const [code, text] = await verify();
    expect(code).toBe(1);
    expect(text).toMatch(/^iceberg\/events\/data\/.*parquet has 100 bytes instead of \d+$/m);
    expect(text).toMatch(/^iceberg\/SquadronStartup\/data\/.*parquet is missing$/m);
    expect(text).toMatch(/^iceberg\/Docked has no readable version 1; remove the folder, and publish the lake again$/m);
    expect(text).toContain(`${held}; 3 problems`);
    expect(await ask("SELECT count(*) FROM events")).toEqual(["3"]);
  });

  it("takes no journals", async () => {
    const host = testHost();
    expect(await run(["archive", folder, "--verify", "--out", lake], host)).toBe(2);
    expect(host.err.text()).toContain("--verify stores nothing");
  });
});

describe("archive with several things to do", () => {
  it.each([
    [["--verify", "--forget", "F77"], "--verify and --forget exclude each other"],
    [["--forget", "F77", "--keep", "2y"], "--forget and --keep exclude each other"],
    [["--compact", "--publish"], "--compact and --publish exclude each other"],
  ])("refuses %j, of which it would do one", async (words, message) => {
    const host = testHost();
    expect(await run(["archive", ...words, "--out", lake], host)).toBe(2);
    expect(host.err.text()).toContain(message);
  });
});

describe("archive --forget", () => {
  it("removes a commander from every file and manifest, and says what is left", async () => {
    await writeFile(join(folder, older), header + commander + squadron(1));
    await writeFile(join(folder, newer), newerHeader + commander.replace("F77", "F88") + squadron(2));
    await archive();
    const host = testHost();
    expect(await run(["archive", "--forget", "F77", "--out", lake], host)).toBe(0);
    expect(host.out.text()).toMatch(/removed 4 rows of commander F77; left are 3 events of 1 other commander/);
    expect(await ask("SELECT DISTINCT commander FROM events UNION SELECT commander FROM SquadronStartup")).toEqual([
      "F88",
    ]);
    const names = (await readdir(lake, { recursive: true })).filter((name) => /\.(?:json|parquet)$/.test(name));
    const texts = await Promise.all(names.map((name) => readFile(join(lake, name), "latin1")));
    expect(texts.filter((text) => text.includes("F77"))).toEqual([]);
    const again = testHost();
    expect(await run(["archive", "--forget", "F77", "--out", lake], again)).toBe(2);
    expect(again.err.text()).toContain("the lake has no commander F77; it has F88");
  });
});

describe("typed files of observed kinds", () => {
  it("are made by --compact for every reader, by a query in the cache of the user, and removed by --forget", async () => {
    const cache = join(folder, "cache");
    const env = { XDG_CACHE_HOME: cache };
    const files = async (parent: string) =>
      (await readdir(parent, { recursive: true }).catch(() => [])).filter((name) => name.endsWith(".parquet"));
    const ship = async (...words: readonly string[]) => {
      const host = testHost({ env });
      expect([await run(words, host), host.err.text()]).toEqual([0, ""]);
      return host.out.text();
    };
    await writeFile(join(folder, older), header + commander + squadron(1));
    await ship("archive", folder, "--out", lake, "--quiet");
    const query = ["query", "SELECT FID FROM Commander", lake, "--format", "csv"];
    expect(await ship(...query)).toBe("FID\nF77\n");
    expect(await files(cache)).toEqual([expect.stringMatching(/Commander\.\w{32}\.\w+\.parquet$/)]);
    expect(await ship(...query)).toBe("FID\nF77\n");
    await ship("archive", folder, "--out", lake, "--compact", "--quiet");
    const made = (await files(join(lake, "observed"))).map((name) => name.replace(/\..*/, ""));
    expect(new Set(made)).toEqual(new Set(["Commander", "Fileheader"]));
    await ship("archive", "--forget", "F77", "--out", lake, "--quiet");
    expect([await files(cache), await files(join(lake, "observed"))]).toEqual([[], []]);
  });
});

describe("archive --publish", () => {
  const publish = async (...more: readonly string[]) => {
    const host = testHost();
    expect([await run(["archive", "--publish", "--out", lake, ...more], host), host.err.text()]).toEqual([0, ""]);
    return host.out.text();
  };
  const locationOf = async (table: string, version: number) => {
    const text = await readFile(join(lake, `iceberg/${table}/metadata/v${version}.metadata.json`), "utf8");
    return (JSON.parse(text) as { location: string }).location;
  };

  it("writes the tables for other readers, and again after a commander was forgotten", async () => {
    await writeFile(join(folder, older), header + commander + squadron(1));
    await writeFile(join(folder, newer), newerHeader + commander.replace("F77", "F88") + squadron(2));
    await archive();
    expect(await publish()).toMatch(/iceberg: 8 rows of 18 tables in 2 files, 0.0 MB; 2 of the files are new/);
    expect(await locationOf("events", 1)).toBe(pathToFileURL(join(lake, "iceberg/events")).href);
    expect(await publish("--location", "s3://bucket/lake/")).toContain("; 0 of the files are new");
    expect(await locationOf("events", 2)).toBe("s3://bucket/lake/iceberg/events");
    expect(await run(["archive", "--forget", "F77", "--out", lake, "--quiet"], testHost())).toBe(0);
    expect(await locationOf("events", 3)).toBe("s3://bucket/lake/iceberg/events");
    expect(await readdir(join(lake, "iceberg/events/data/month=2026-01"))).toHaveLength(1);
    expect(await publish()).toContain("iceberg: 4 rows of 18 tables in 2 files, 0.0 MB; 0 of the files are new");
  });

  it("takes neither journals nor a folder that is no lake", async () => {
    const trials = [
      { words: [folder, "--publish", "--out", lake], message: "--publish stores nothing" },
      { words: ["--publish", "--out", folder], message: "is not a lake: it has no manifest" },
      { words: [folder, "--location", "s3://bucket", "--out", lake], message: "--location is for --publish" },
    ];
    for (const { words, message } of trials) {
      const host = testHost();
      expect([await run(["archive", ...words], host), words]).toEqual([2, words]);
      expect(host.err.text()).toContain(message);
    }
  });
});
