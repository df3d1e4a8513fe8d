import { linkSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findSources, type SourceFolder } from "../openFolder/findSources.ts";
import { leaveOutCopies as leaveOut } from "@shipslog/page/sources";
import { nodeDisk } from "@shipslog/journal";
import { digestFile } from "./digestFile.ts";

const leaveOutCopies = (source: SourceFolder) => leaveOut(source, { disk: nodeDisk, digest: digestFile });

let place: string;

beforeAll(() => void (place = mkdtempSync(join(tmpdir(), "copies-"))));
afterAll(() => rmSync(place, { recursive: true }));

const nameOf = (at: number) =>
  `Journal.2026-05-01T12${String(Math.floor(at / 60)).padStart(2, "0")}${String(at % 60).padStart(2, "0")}.01.log`;

/** The folder with one journal for each text. */
async function folderOf(name: string, texts: readonly string[]): Promise<SourceFolder> {
  const folder = join(mkdtempSync(join(place, name)));
  for (const [at, text] of texts.entries()) writeFileSync(join(folder, nameOf(at)), text);
  const [source] = await findSources([folder]);
  return source!;
}

const copiesIn = ({ folder, skipped }: SourceFolder) => skipped.map((text) => text.slice(folder.length + 1));

it("compares thousands of journals of one size in the time of reading them", async () => {
  // Comparing each with each other one took minutes.
  const count = 2000;
  const header = (at: number) =>
    `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Fileheader", "part":${10_000 + at} }\r\n`;
  const texts = Array.from({ length: count }, (_, at) => header(at === count - 1 ? 3 : at));
  const { journals, ...left } = await leaveOutCopies(await folderOf("many", texts));
  expect(journals).toHaveLength(count - 1);
  expect(copiesIn({ journals, ...left })).toEqual([`${nameOf(count - 1)} is a copy of ${nameOf(3)}`]);
}, 60_000);

it("tells journals apart that begin alike, and finds copies and links among them", async () => {
  const long = "x".repeat(5000);
  const source = await folderOf("alike", [`${long}1`, `${long}2`, `${long}1`, "short", `${long}2`, "", "", "other"]);
  linkSync(join(source.folder, nameOf(3)), join(source.folder, nameOf(8)));
  const [linked] = await findSources([source.folder]);
  expect(copiesIn(await leaveOutCopies(linked!))).toEqual([
    `${nameOf(2)} is a copy of ${nameOf(0)}`,
    `${nameOf(4)} is a copy of ${nameOf(1)}`,
    `${nameOf(8)} is a copy of ${nameOf(3)}`,
  ]);
});
