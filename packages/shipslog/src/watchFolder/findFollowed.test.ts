import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testHost } from "../../tests/helpers/host.ts";
import { findFollowed } from "./findFollowed.ts";

const journal = "Journal.2026-05-01T120000.01.log";
let place = "";
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "shipslog-followed-"));
  for (const folder of ["laptop", "desktop", "desk[1]"]) {
    await mkdir(join(place, folder));
    await writeFile(join(place, folder, journal), "");
  }
});
afterAll(() => rm(place, { recursive: true }));

const find = (path: string) => findFollowed([join(place, path)], testHost());

it("follows the one folder or journal that a pattern matches", async () => {
  expect(await find("lap*")).toMatchObject({ folder: join(place, "laptop"), file: undefined, waitsFor: undefined });
  expect(await find("lap*/*.log")).toMatchObject({ folder: join(place, "laptop"), file: journal });
});

it("follows a folder whose name looks like a pattern", async () => {
  expect(await find("desk[1]")).toMatchObject({ folder: join(place, "desk[1]") });
});

it("refuses a pattern that matches several, and names them", async () => {
  const both = new RegExp(`d\\*[\\\\/]Journal\\* matches .*desk\\[1\\].*, .*desktop.*; name one of them`);
  await expect(find("d*/Journal*")).rejects.toThrow(both);
});

it("refuses a pattern that matches nothing, because no folder of that name will appear", async () => {
  await expect(find("tablet*")).rejects.toThrow(/no file or folder matches .*tablet\*/);
  expect(await find("tablet")).toMatchObject({ waitsFor: "folder" });
});

it("refuses a file that does not exist, because only a folder is waited for", async () => {
  for (const name of ["missing.log", journal, "Status.json"]) {
    await expect(find(name)).rejects.toThrow(
      `${name} does not exist; to wait for a journal, name its folder, ${place}`,
    );
  }
  await mkdir(join(place, "named.log"));
  expect(await find("named.log")).toMatchObject({ waitsFor: "journal" });
});
