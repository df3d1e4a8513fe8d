import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UsageError } from "../failure/errors.ts";
import { findSources } from "./findSources.ts";

const journal = (day: number, part = 1) => `Journal.2026-05-0${day}T120000.0${part}.log`;

let place = "";
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-sources-"));
});
afterEach(() => rmSync(place, { recursive: true }));

/** Creates files; a path that ends with a slash is a folder. */
function make(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(join(place, path, path.endsWith("/") ? "." : ".."), { recursive: true });
    if (!path.endsWith("/")) writeFileSync(join(place, path), "x");
  }
}

/** A path below the place, with slashes on every platform. */
const below = (path: string) => path.slice(place.length + 1).replaceAll(sep, "/");

/** Finds the journals below the place, each source as its folder and its files. */
async function find(...paths: readonly string[]) {
  const sources = await findSources(paths.map((path) => join(place, path)));
  return sources.map(({ folder, journals }) => [below(folder), ...journals.map(({ file }) => file)]);
}

/** The message of the UsageError for paths below the place. */
async function refusal(...paths: readonly string[]): Promise<string> {
  const error: unknown = await findSources(paths.map((path) => join(place, path))).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UsageError);
  return (error as UsageError).message.replaceAll(place + sep, "").replaceAll(sep, "/");
}

describe("findSources", () => {
  it("finds a folder, its journals in order of time", async () => {
    make(`a/${journal(2)}`, `a/${journal(1, 2)}`, `a/${journal(1)}`, "a/Status.json", "a/notes.txt");
    expect(await find("a")).toEqual([["a", journal(1), journal(1, 2), journal(2)]]);
  });

  it("finds each folder of a folder without journals, one level down", async () => {
    make(`all/b/${journal(1)}`, `all/a/${journal(1)}`, "all/empty/", `all/deep/deeper/${journal(1)}`, "all/readme.md");
    expect(await find("all")).toEqual([
      ["all/a", journal(1)],
      ["all/b", journal(1)],
    ]);
  });

  it("leaves out the subfolders of a folder with journals", async () => {
    make(`a/${journal(1)}`, `a/backup/${journal(2)}`);
    expect(await find("a")).toEqual([["a", journal(1)]]);
  });

  it("finds a journal once, however many paths lead to it", async () => {
    make(`a/${journal(1)}`, `a/${journal(2)}`);
    expect(await find("a", `a/${journal(2)}`, "a/../a/", "*")).toEqual([["a", journal(1), journal(2)]]);
  });

  it("finds a journal once, also when a link leads to it", async () => {
    make(`a/${journal(1)}`, `a/${journal(2)}`);
    symlinkSync(join(place, "a"), join(place, "link"));
    expect(await find("a", "link", "*")).toEqual([["a", journal(1), journal(2)]]);
  });

  it("combines the files of a folder, in order of time", async () => {
    make(`a/${journal(1)}`, `a/${journal(2)}`, `a/${journal(3)}`);
    expect(await find(`a/${journal(3)}`, `a/${journal(1)}`)).toEqual([["a", journal(1), journal(3)]]);
  });

  it.each([
    [
      "a*",
      [
        ["a1", journal(1)],
        ["a2", journal(1), journal(2)],
      ],
    ],
    [
      "a?/*T*.log",
      [
        ["a1", journal(1)],
        ["a2", journal(1), journal(2)],
      ],
    ],
    [
      "*/*",
      [
        ["a1", journal(1)],
        ["a2", journal(1), journal(2)],
        ["b", journal(1)],
      ],
    ],
    [`*/Journal.2026-05-02*`, [["a2", journal(2)]]],
  ])("expands %s as a shell does", async (pattern, expected) => {
    make(`a1/${journal(1)}`, `a2/${journal(1)}`, `a2/${journal(2)}`, "a2/Status.json", `b/${journal(1)}`);
    make(`.hidden/${journal(1)}`, "notes.txt", "b/x.log");
    expect(await find(pattern)).toEqual(expected);
  });

  it("takes companion files when the folder or they themselves are named", async () => {
    make(`a/${journal(1)}`, "a/Status.json", "a/Market.json");
    const hasCompanions = async (...paths: readonly string[]) =>
      (await findSources(paths.map((path) => join(place, path)))).map((source) => source.hasCompanions);
    expect(await hasCompanions("a")).toEqual([true]);
    expect(await hasCompanions(`a/${journal(1)}`)).toEqual([false]);
    expect(await hasCompanions(`a/${journal(1)}`, "a/Market.json")).toEqual([true]);
    expect(await hasCompanions(`a/${journal(1)}`, "a/Status.json", "a/Market.json")).toEqual([true]);
  });

  it("skips what has the name of a journal and is not a file", async () => {
    make(`a/${journal(1)}`, `a/${journal(2)}/`);
    execFileSync("mkfifo", [join(place, "a", journal(3))]);
    symlinkSync("/nowhere/at/all", join(place, "a", journal(4)));
    const [source] = await findSources([join(place, "a")]);
    expect(source?.journals.map(({ file }) => file)).toEqual([journal(1)]);
    expect(source?.skipped.map((text) => text.replace(`${place}/a/`, ""))).toEqual([
      `${journal(2)} is a folder`,
      `${journal(3)} is a FIFO`,
      `${journal(4)} is a link to nothing`,
    ]);
  });

  it("says where it searched and what to do when there are no journals", async () => {
    make("empty/", "other/Status.json", "other/sub/notes.txt", "named/Status.json");
    expect(await refusal("empty")).toMatch(/^no journals in empty: it is empty; .*shipslog doctor/);
    expect(await refusal("other")).toMatch(
      /^no journals in other: it has Status.json, sub; its 1 subfolder has no journals/,
    );
    expect(await refusal("named/Status.json")).toMatch(/^no journals in named: only companion files were named/);
    expect(await refusal("missing")).toMatch(/^missing does not exist/);
    expect(await refusal("miss*")).toBe("no file or folder matches miss*");
    expect(await refusal("o*/*")).toMatch(/^no journals among the 2 files and folders that match/);
  });

  it("finds companion files alone where they are enough", async () => {
    make("a/Status.json", "a/other.log", "b/NavRoute.json", `b/sub/${journal(1)}`, "empty/");
    const alone = { acceptsAnyName: true, acceptsCompanionsAlone: true };
    const found = async (...paths: readonly string[]) =>
      (
        await findSources(
          paths.map((path) => join(place, path)),
          alone,
        )
      ).map(({ folder, journals, hasCompanions }) => [
        below(folder),
        hasCompanions,
        ...journals.map(({ file }) => file),
      ]);
    expect(await found("a")).toEqual([["a", true]]);
    expect(await found("a/Status.json")).toEqual([["a", true]]);
    expect(await found("a/*")).toEqual([["a", true]]);
    expect(await found("*")).toEqual([
      ["a", true],
      ["b/sub", true, journal(1)],
    ]);
    expect(await found("b")).toEqual([["b/sub", true, journal(1)]]);
    expect(await found("a/Status.json", "a/other.log")).toEqual([["a", true, "other.log"]]);
    await expect(findSources([join(place, "empty")], alone)).rejects.toThrow("no journals in");
  });

  it("takes a .json of another name as a journal when nothing else of its folder is named", async () => {
    make("a/events.json", "a/Status.json", `b/${journal(1)}`, "b/Market.json");
    const named = async (...paths: readonly string[]) =>
      (
        await findSources(
          paths.map((path) => join(place, path)),
          { acceptsAnyName: true, acceptsCompanionsAlone: true },
        )
      ).map(({ journals }) => journals.map(({ file }) => file));
    expect(await named("a/events.json")).toEqual([["events.json"]]);
    expect(await named("a/events.json", "a/Status.json")).toEqual([[]]);
    expect(await named(`b/${journal(1)}`, "b/Market.json")).toEqual([[journal(1)]]);
  });

  it("refuses a path without journals beside one that has some", async () => {
    make(`a/${journal(1)}`, "empty/");
    expect(await refusal("a", "empty")).toMatch(/^no journals in empty/);
  });

  it("refuses a FIFO", async () => {
    execFileSync("mkfifo", [join(place, journal(1))]);
    expect(await refusal(journal(1))).toBe(`${journal(1)} is a FIFO, not a journal`);
  });

  it("refuses a file with another name unless any name is accepted", async () => {
    make("a/copy.log");
    expect(await refusal("a/copy.log")).toMatch(/^a\/copy.log does not have the name of a journal/);
    const [source] = await findSources([join(place, "a/copy.log")], { acceptsAnyName: true });
    expect(source?.journals).toMatchObject([{ file: "copy.log", byteLength: 1 }]);
  });
});
