import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

describe("archive of journals without an FID", () => {
  const first = "Journal.160920100418.01.log";
  const second = "Journal.160920111828.01.log";
  const third = "Journal.160920111920.01.log";
  const latest = "Journal.190806220538.01.log";
  const headerAt = (seconds: number) => header.replace("00:00:00Z", `00:00:${String(seconds).padStart(2, "0")}Z`);
  const load = (name: string, fid?: string) =>
    `{ "timestamp":"2016-09-20T10:05:00Z", "event":"LoadGame", ${fid === undefined ? "" : `"FID":"${fid}", `}"Commander":"${name}", "Ship":"Hauler", "GameMode":"Solo", "Credits":1, "Loan":0 }\r\n`;
  const put = (file: string, text: string) => writeFile(join(folder, file), text);
  const commandersIn = () =>
    ask("SELECT commander, position.file, count(*) FROM events GROUP BY ALL ORDER BY position.file");

  it.each([
    ["a name only", (at: number) => headerAt(at) + load("Ada"), "CMDR Ada", 2],
    ["no LoadGame", (at: number) => headerAt(at) + squadron(1), "unknown", 2],
    ["a header only", (at: number) => headerAt(at), "unknown", 1],
    ["a header without its line end", (at: number) => headerAt(at).trimEnd(), "unknown", 1],
  ])("stores the newest journal with %s", async (_, text, commanderThen, lines) => {
    await put(first, text(1));
    expect(await archive()).toContain(
      `${lines} new line${lines === 1 ? "" : "s"} of 1 journal; it holds ${lines} event`,
    );
    expect(await commandersIn()).toEqual([`${commanderThen} ${first} ${lines}`]);
    expect(await archive()).toContain("nothing new");
  });

  it("keeps two players of one folder apart, and a name apart from an equal FID", async () => {
    await put(first, headerAt(1) + load("Ada"));
    await put(second, headerAt(2) + load("Bo"));
    await put(third, headerAt(3) + load("F77"));
    await put(latest, headerAt(4) + load("Cy", "F77"));
    await archive();
    expect(await commandersIn()).toEqual([
      `CMDR Ada ${first} 2`,
      `CMDR Bo ${second} 2`,
      `CMDR F77 ${third} 2`,
      `F77 ${latest} 2`,
    ]);
  });

  it("joins a name to the FID that the same folder has with it, also when that comes later", async () => {
    await put(first, headerAt(1) + load("Ada"));
    await put(second, headerAt(2) + load("Bo"));
    await archive();
    await put(latest, headerAt(3) + load("Ada", "F1"));
    await archive();
    expect(await commandersIn()).toEqual([`F1 ${first} 2`, `CMDR Bo ${second} 2`, `F1 ${latest} 2`]);
    expect(await archive()).toContain("nothing new");
  });

  it("does not join a name to an FID of another folder, nor to one of two", async () => {
    for (const name of ["one", "two"]) await mkdir(join(folder, name));
    await put(`one/${first}`, headerAt(1) + load("Ada"));
    await put(`two/${second}`, headerAt(2) + load("Ada", "F1"));
    await put(`two/${third}`, headerAt(3) + load("Ada", "F2"));
    await put(`two/${latest}`, headerAt(4) + load("Ada"));
    await archive();
    expect(await commandersIn()).toEqual([
      `CMDR Ada ${first} 2`,
      `F1 ${second} 2`,
      `F2 ${third} 2`,
      `CMDR Ada ${latest} 2`,
    ]);
  });

  it("gives the next part of a journal the commander of its first part", async () => {
    const part = first.replace(".01.", ".02.");
    await put(first, headerAt(1) + load("Ada"));
    await put(part, headerAt(2) + squadron(1));
    await archive();
    expect(await commandersIn()).toEqual([`CMDR Ada ${first} 2`, `CMDR Ada ${part} 2`]);
  });

  it("uses the given commander only where the journal names nobody, and until it does", async () => {
    await put(first, headerAt(1) + load("Ada"));
    await put(second, headerAt(2));
    await archive("--default-commander", "me");
    expect(await commandersIn()).toEqual([`CMDR Ada ${first} 2`, `me ${second} 1`]);
    await put(second, headerAt(2) + load("Bo", "F2"));
    await archive("--default-commander", "me");
    expect(await commandersIn()).toEqual([`CMDR Ada ${first} 2`, `F2 ${second} 2`]);
  });

  it("holds back a first line that is not complete, and says so", async () => {
    await put(first, headerAt(1) + load("Ada"));
    await put(second, headerAt(2).slice(0, 30));
    expect(await archive()).toContain(`held back: 1 incomplete last line, of ${join(folder, second)}; run it again`);
    await put(third, "");
    expect(await archive()).toContain("held back: 1 incomplete last line");
  });
});

describe("several folders, one of them without journals", () => {
  const asked = async (...words: readonly string[]) => {
    const host = testHost();
    return [await run(words, host), host.err.text(), host.out.text()] as const;
  };
  const places = () => ["one", "none", "two"].map((name) => join(folder, name));

  it("are stored, queried and reported on without it, with a note", async () => {
    for (const place of places()) await mkdir(place);
    await writeFile(join(folder, "one", older), header + commander + squadron(1));
    await writeFile(join(folder, "none", "journal.log"), header);
    await writeFile(join(folder, "two", newer), newerHeader + commander + squadron(2));
    const note = `shipslog: no journals in ${join(folder, "none")}: it has journal.log; `;
    const [stored, storedNote, out] = await asked("archive", ...places(), "--out", lake);
    expect([stored, out]).toEqual([0, expect.stringContaining("6 new lines of 2 journals")]);
    expect(storedNote).toContain(note);
    const sql = "SELECT count(*) AS n FROM events";
    const [answered, answerNote, rows] = await asked("query", sql, ...places(), "--format", "csv");
    expect([answered, rows]).toEqual([0, "n\n6\n"]);
    expect(answerNote).toContain(note);
    const [reported, reportNote] = await asked("report", ...places(), "--out", join(folder, "page.html"));
    expect([reported, reportNote]).toEqual([0, expect.stringContaining(note)]);
    expect((await asked("archive", join(folder, "none"), "--out", lake))[0]).toBe(2);
    expect((await asked("archive", ...places(), join(folder, "nowhere"), "--out", lake))[0]).toBe(2);
  });
});
