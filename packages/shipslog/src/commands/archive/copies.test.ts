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

const journal = header + commander + squadron(1) + squadron(2) + squadron(3);
const other = "Journal.2025-12-31T000000.01.log";
const counts = () => ask("SELECT count(*), count(DISTINCT position.line), max(position.generation) FROM events");

async function put(place: string, text: string, name = older): Promise<void> {
  await mkdir(join(folder, place), { recursive: true });
  await writeFile(join(folder, place, name), text);
}
async function archiveOf(...places: readonly string[]): Promise<string> {
  const host = testHost();
  const paths = places.map((place) => join(folder, place));
  expect([await run(["archive", ...paths, "--out", lake], host), host.err.text()]).toEqual([0, ""]);
  return host.out.text();
}

const withLf = (text: string) => text.replaceAll("\r\n", "\n");

/** Archives a folder that has copies with other line ends. */
async function archiveCopies(...words: readonly string[]) {
  const host = testHost();
  const code = await run(["archive", ...words.map((word) => word.replace(/^\//, `${folder}/`)), "--out", lake], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

async function ask(sql: string): Promise<string[]> {
  const opened = await openLake(lake);
  try {
    return (await opened.query(sql)).map((row) => Object.values(row).map(String).join(" "));
  } finally {
    opened.close();
  }
}

describe("archive of copies", () => {
  it("stores nothing of a shorter copy, however often and in whatever order", async () => {
    await put("desktop", journal);
    await put("backup", journal.slice(0, -150));
    for (const place of ["desktop", "backup", "desktop", "backup"]) await archiveOf(place);
    expect(await counts()).toEqual(["5 5 0"]);
    await archiveOf("backup", "desktop");
    expect(await counts()).toEqual(["5 5 0"]);
  });

  it("continues with a longer copy", async () => {
    await put("backup", header + commander + squadron(1));
    await put("desktop", journal);
    expect(await archiveOf("backup")).toContain("3 new lines");
    expect(await archiveOf("desktop")).toContain("2 new lines");
    expect(await counts()).toEqual(["5 5 0"]);
  });

  it.each([
    ["the whole", journal],
    ["a shorter", journal.slice(0, -100)],
  ])("stores nothing of %s copy under another name", async (_, text) => {
    await put("desktop", journal);
    await put("backup", text, other);
    await archiveOf("desktop", "backup");
    await archiveOf("backup");
    expect(await counts()).toEqual(["5 5 0"]);
    expect(await ask("SELECT DISTINCT position.file FROM events")).toEqual([older]);
  });

  it("stores a copy that has other lines as another generation", async () => {
    await put("desktop", journal);
    await put("backup", header + commander + squadron(1) + squadron(4));
    await archiveOf("desktop", "backup");
    expect(await ask("SELECT position.generation, count(*) FROM events GROUP BY 1 ORDER BY 1")).toEqual(["0 5", "1 4"]);
    expect(await archiveOf("backup", "desktop")).toContain("nothing new");
  });

  it("queries a folder and its copy as one", async () => {
    await put("desktop", journal);
    await put("backup", journal.slice(0, -150), other);
    const host = testHost();
    const paths = ["backup", "desktop"].map((place) => join(folder, place));
    expect(await run(["query", "SELECT count(*) AS n FROM events", ...paths, "--format", "csv"], host)).toBe(0);
    expect(host.out.text()).toBe("n\n5\n");
  });

  it("completes a half-copied journal when the rest appears", async () => {
    await put("copied", journal.slice(0, -30));
    await put("copied", newerHeader + commander + squadron(9), newer);
    expect(await archiveOf("copied")).toContain("7 events and 1 reject");
    await put("copied", journal);
    expect(await archiveOf("copied")).toContain("1 new line of 1 journal; it holds 8 events and 0 rejects");
    expect(await archiveOf("copied")).toContain("nothing new");
    expect(
      await ask("SELECT position.line, CurrentRank FROM SquadronStartup WHERE CurrentRank < 9 ORDER BY 1"),
    ).toEqual(["3 1", "4 2", "5 3"]);
  });

  it("recognises a line that was stored with half of its line end", async () => {
    await put("copied", journal.slice(0, -1));
    await archiveOf("copied");
    await put("copied", journal + squadron(4));
    expect(await archiveOf("copied")).toContain("1 new line of 1 journal; it holds 6 events and 0 rejects");
  });

  it("gives a journal the commander that it names after its first lines were stored", async () => {
    await put("copied", header + squadron(1));
    await put("copied", newerHeader + commander + squadron(9), newer);
    await archiveOf("copied");
    expect(await ask("SELECT DISTINCT commander FROM SquadronStartup ORDER BY 1")).toEqual(["F77", "unknown"]);
    await put("copied", header + squadron(1) + commander + squadron(2));
    await archiveOf("copied");
    expect(await ask("SELECT commander, CurrentRank FROM SquadronStartup ORDER BY 2")).toEqual([
      "F77 1",
      "F77 2",
      "F77 9",
    ]);
    expect(await ask("SELECT DISTINCT commander FROM events")).toEqual(["F77"]);
    expect(await archiveOf("copied")).toContain("nothing new");
  });
});

describe("archive of copies with other line ends", () => {
  it.each([
    ["the whole", journal],
    ["the beginning", journal.slice(0, -100)],
    ["the first line", header],
  ])("leaves out %s of a journal with other line ends, whichever is stored first", async (_, text) => {
    await put("game", journal);
    await put("git", withLf(text));
    await put("renamed", withLf(text), other);
    await archiveOf("game");
    for (const place of ["/git", "/renamed", "/git"]) {
      const { code, out, err } = await archiveCopies(place);
      expect([code, out]).toEqual([0, expect.stringContaining("nothing new; it holds 5 events")]);
      expect(err).toMatch(
        /\/Journal\S+ has the lines of Journal\S+ with other line ends; skipped, unless --copies keep\n$/,
      );
    }
    await rm(lake, { recursive: true });
    const { err } = await archiveCopies("/renamed", "/git", "/game");
    expect(err).toContain("shipslog: 2 journals, such as ");
    expect(await counts()).toEqual(["5 5 0"]);
  });

  it("does not say that a longer journal with other line ends is stored", async () => {
    await put("git", withLf(header + commander + squadron(1)));
    await put("game", journal);
    await archiveOf("git");
    const { code, err } = await archiveCopies("/game");
    expect(code).toBe(3);
    expect(err).toContain(
      `begins as ${older} with other line ends, and has more; give it the line ends of that journal;`,
    );
    expect(await counts()).toEqual(["3 3 0"]);
    expect(await archiveCopies("/game", "--copies", "keep")).toMatchObject({ code: 0, err: "" });
    expect(await counts()).toEqual(["8 5 1"]);
    expect(await archiveCopies("/game", "/git")).toMatchObject({ code: 0, err: "" });
  });

  it("stores the rest of a line that was stored in part only when it is told to", async () => {
    await put("game", journal.slice(0, -30));
    await put("game", newerHeader + commander, newer);
    await put("git", withLf(journal));
    await archiveOf("game");
    expect(await archiveCopies("/git")).toMatchObject({
      code: 3,
      err: expect.stringContaining("and has more") as string,
    });
    expect(await counts()).toEqual(["6 4 0"]);
  });

  it.each([
    ["y", "10 5 1"],
    ["", "5 5 0"],
  ])("asks a person once about journals with other line ends; the answer %j", async (answer, expected) => {
    await put("game", journal);
    await put("git", withLf(journal));
    await put("again", withLf(journal.slice(0, -100)), other);
    await archiveOf("game");
    const host = testHost({ lines: [answer] });
    const asked: string[] = [];
    const input = {
      ...host.input,
      isTerminal: true,
      lines({ prompt }: { readonly prompt?: () => string }) {
        asked.push(prompt?.() ?? "");
        return host.input.lines();
      },
    };
    const paths = ["git", "again"].map((place) => join(folder, place));
    expect(await run(["archive", ...paths, "--out", lake], { ...host, input })).toBe(0);
    expect(asked).toEqual([
      expect.stringMatching(/ has the lines of Journal\S+ with other line ends\. Store every line again\? \[y\/N\] $/),
    ]);
    expect(await counts()).toEqual([expected]);
  });

  it("stops when a person does not answer", async () => {
    await put("game", journal);
    await put("git", withLf(journal));
    await archiveOf("game");
    const host = testHost();
    const paths = ["archive", join(folder, "git"), "--out", lake];
    expect(await run(paths, { ...host, input: { ...host.input, isTerminal: true } })).toBe(130);
  });

  it("queries a journal and its copy with other line ends as one, and says so", async () => {
    await put("game", journal);
    await put("git", withLf(journal));
    const host = testHost();
    const paths = ["git", "game"].map((place) => join(folder, place));
    expect(await run(["query", "SELECT count(*) AS n FROM events", ...paths, "--format", "csv"], host)).toBe(0);
    expect(host.out.text()).toBe("n\n5\n");
    expect(host.err.text()).toMatch(/git\/Journal\S+ has the lines of Journal\S+ with other line ends; skipped\n$/);
  });
});
