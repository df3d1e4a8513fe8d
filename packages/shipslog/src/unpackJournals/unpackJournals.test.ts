import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync, type Zippable } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../run.ts";
import { testHost } from "../../tests/helpers/host.ts";
import { journalNameOf, packedJournalName } from "./packedName.ts";

/** A journal of some lines; the first line tells journals apart. */
const journal = (day: number, lines: number, fid = "F77") =>
  [
    `{ "timestamp":"2026-01-0${day}T00:00:00Z", "event":"Fileheader", "part":1 }`,
    `{ "timestamp":"2026-01-0${day}T00:00:01Z", "event":"Commander", "FID":"${fid}", "Name":"A" }`,
    ...Array.from({ length: lines - 2 }, (_, at) => `{ "timestamp":"2026-01-0${day}T00:01:0${at}Z", "event":"Music" }`),
  ]
    .map((line) => `${line}\r\n`)
    .join("");
const nameOf = (day: number, part = 1) => `Journal.2026-01-0${day}T000000.0${part}.log`;

let folder = "";
let journals = "";
let lake = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-unpack-"));
  lake = join(folder, "lake");
  journals = join(folder, "journals");
  await mkdir(journals);
  await mkdir(join(folder, "temporary"));
  vi.stubEnv("TMPDIR", join(folder, "temporary"));
});
afterEach(async () => {
  // Nothing unpacked is left.
  const left = await readdir(join(folder, "temporary"));
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  expect(left).toEqual([]);
});

async function ship(...words: readonly string[]) {
  const host = testHost();
  const code = await run(words, host);
  return { code, out: host.out.text(), err: host.err.text() };
}

const zip = async (name: string, files: Zippable) => {
  const path = join(journals, name);
  await writeFile(path, zipSync(files));
  return path;
};

describe("unpackJournals", () => {
  it.each([
    ["Journal.2026-01-01T000000.01.log.gz", "Journal.2026-01-01T000000.01.log"],
    ["Journal.2026-01-01T000000.01(1).log", "Journal.2026-01-01T000000.01.log"],
    ["Journal.2026-01-01T000000.01 (12).log", "Journal.2026-01-01T000000.01.log"],
    ["Journal.2026-01-01T000000.01 - Kopie (2).log", "Journal.2026-01-01T000000.01.log"],
    ["Journal.2026-01-01T000000.01 copy 2.log.gz", "Journal.2026-01-01T000000.01.log"],
    ["Journal.2026-01-01T000000.01.log", undefined],
    ["Status(1).log", undefined],
    ["Journal.2026-01-01T000000.01.log.bak", undefined],
  ])("knows the journal that %s is a form of", (name, expected) => {
    expect(packedJournalName(name)).toBe(expected);
    expect(journalNameOf("Journal.2026-01-01T000000.01.log")).toBe("Journal.2026-01-01T000000.01.log");
  });

  it("stores the journals of a zip, each folder of it by itself, once", async () => {
    const path = await zip("years.zip", {
      one: { [nameOf(1)]: strToU8(journal(1, 4)), "notes.txt": strToU8("no journal") },
      other: { [nameOf(1)]: [strToU8(journal(2, 3, "F88")), { level: 0 }] },
      [`${nameOf(3)}.gz`]: gzipSync(journal(3, 2)),
    });
    const stored = await ship("archive", path, "--out", lake);
    expect([stored.code, stored.err]).toEqual([0, ""]);
    expect(stored.out).toContain("9 new lines of 3 journals; it holds 9 events and 0 rejects");
    expect((await ship("archive", path, "--out", lake)).out).toContain("nothing new");
    const sql = "SELECT commander, count(*) AS n FROM events GROUP BY 1 ORDER BY 1";
    for (const from of [lake, path]) {
      expect(await ship("query", sql, from, "--format", "csv")).toEqual({
        code: 0,
        out: "commander,n\nF77,6\nF88,3\n",
        err: "",
      });
    }
  });

  it("stores packed journals and copies of a folder, or of a folder of folders, with the others", async () => {
    const inner = join(journals, "old");
    await mkdir(inner);
    await writeFile(join(inner, `${nameOf(1)}.gz`), gzipSync(journal(1, 4)));
    await writeFile(join(inner, nameOf(2).replace(".log", "(1).log")), journal(2, 3));
    expect((await ship("archive", journals, "--out", lake)).out).toContain("7 new lines of 2 journals");
    await writeFile(join(inner, nameOf(1)), journal(1, 4));
    await writeFile(join(inner, nameOf(2)), journal(2, 5));
    await writeFile(join(inner, nameOf(2).replace(".log", " - Copy.log")), journal(2, 4));
    // The copies are the beginning of what is stored, or the other way round.
    expect((await ship("archive", inner, "--out", lake)).out).toContain("2 new lines of 1 journal");
    expect((await ship("archive", join(inner, "*"), "--out", lake)).out).toContain("nothing new; it holds 9 events");
  });

  it("knows whose a part is whose first part is packed, and the other way round", async () => {
    const rest = (day: number) => `{ "timestamp":"2026-01-0${day}T01:00:00Z", "event":"Fileheader", "part":2 }\r\n`;
    await writeFile(join(journals, `${nameOf(1)}.gz`), gzipSync(journal(1, 2)));
    await writeFile(join(journals, nameOf(1, 2)), rest(1));
    await writeFile(join(journals, nameOf(2)), journal(2, 2, "F88"));
    await writeFile(join(journals, `${nameOf(2, 2)}.gz`), gzipSync(rest(2)));
    const sql = "SELECT commander, count(*) AS n FROM events GROUP BY 1 ORDER BY 1";
    expect((await ship("query", sql, journals, "--format", "csv")).out).toBe("commander,n\nF77,3\nF88,3\n");
  });

  it("leaves out what is damaged, says so, and stores the others", async () => {
    const path = await zip("damaged.zip", {
      [nameOf(1)]: [strToU8(journal(1, 4)), { level: 0 }],
      [nameOf(2)]: strToU8(journal(2, 3)),
    });
    const bytes = zipSync({ [nameOf(1)]: [strToU8(journal(1, 4)), { level: 0 }], [nameOf(2)]: strToU8(journal(2, 3)) });
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await writeFile(join(journals, `${nameOf(4)}.gz`), gzipSync(journal(4, 3)).subarray(0, 60));
    await writeFile(join(journals, nameOf(5)), journal(5, 2));
    const { code, out, err } = await ship("archive", journals, path, "--out", lake);
    expect([code, out.replace(/ in .*/s, "")]).toEqual([
      3,
      `${lake}: 5 new lines of 2 journals; it holds 5 events and 0 rejects`,
    ]);
    expect(err).toContain(`${path}/${nameOf(1)}: it cannot be read: it is damaged; skipped`);
    expect(err).toContain(`${join(journals, `${nameOf(4)}.gz`)}: it cannot be read: unexpected end of file; skipped`);
  });

  it("holds nothing back of a journal that cannot grow", async () => {
    await writeFile(join(journals, `${nameOf(1)}.gz`), gzipSync(journal(1, 4).slice(0, -20)));
    const { out } = await ship("archive", journals, "--out", lake);
    expect(out).toContain("it holds 3 events and 1 reject");
    expect(out).not.toContain("held back");
    // The whole journal replaces the half line.
    await writeFile(join(journals, nameOf(1)), journal(1, 5));
    expect((await ship("archive", journals, "--out", lake)).out).toContain("it holds 5 events and 0 rejects");
  });

  it("explains what is wrong with a zip", async () => {
    const none = await zip("none.zip", { "notes.txt": strToU8("x") });
    expect(await ship("archive", none, "--out", lake)).toMatchObject({ code: 2 });
    const torn = join(journals, "torn.zip");
    await writeFile(torn, zipSync({ [nameOf(1)]: strToU8(journal(1, 4)) }).subarray(0, 80));
    const { code, err } = await ship("archive", torn, "--out", lake);
    expect([code, err]).toEqual([
      3,
      expect.stringContaining("torn.zip: it cannot be read: it is no zip, or its end is missing"),
    ]);
  });
});
