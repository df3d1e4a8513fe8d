import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testHost } from "../../../tests/helpers/host.ts";
import { run } from "../../run.ts";
import { repairJournal } from "./repairJournal.ts";

const place = mkdtempSync(join(tmpdir(), "repair-"));
afterAll(() => rmSync(place, { recursive: true }));

let sound = Buffer.from("");
let folder = "";
const time = ["--for", "20m", "--start", "2026-05-01T12:00:00Z", "--seed", "5", "--quiet"];
beforeAll(async () => {
  folder = join(place, "sound");
  await run(["simulate", "grand-tour", "--out", folder, "--dialect", "spec", ...time], testHost());
  const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".log"));
  sound = readFileSync(join(folder, name));
});

type Damage = (bytes: Buffer) => Buffer;
const inText =
  (change: (text: string) => string): Damage =>
  (bytes) =>
    Buffer.from(change(bytes.toString()));
/** Damages that lose nothing, in an order in which each can follow those before it. */
const damages: Readonly<Record<string, Damage>> = {
  layout: inText((text) => text.replaceAll('{ "', '{"').replaceAll(', "', ',"').replaceAll(" }", "}")),
  "line feeds": inText((text) => text.replaceAll("\r\n", "\n")),
  "carriage returns": inText((text) => text.replaceAll(/\r?\n/g, "\r")),
  "no last line end": inText((text) => text.replace(/[\r\n]+$/, "")),
  "NUL tail": (bytes) => Buffer.concat([bytes, Buffer.alloc(700)]),
  "byte order mark": inText((text) => `\uFEFF${text}`),
};
/** The ways to save the text, with a byte order mark and without. */
const encodings: Readonly<Record<string, Damage>> = {
  "UTF-8": (bytes) => bytes,
  "UTF-16 LE": (bytes) => Buffer.from(bytes.toString(), "utf16le"),
  "UTF-16 LE with a mark": (bytes) => Buffer.from(`\uFEFF${bytes.toString().replace("\uFEFF", "")}`, "utf16le"),
  "UTF-16 BE": (bytes) => Buffer.from(bytes.toString(), "utf16le").swap16(),
};

it("leaves a sound journal as it is", () => {
  expect(repairJournal(sound)).toEqual({ bytes: sound, repairs: [] });
});

it("restores a journal from any mixture of mechanical damage, byte for byte, and once", () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(damages)), fc.constantFrom(...Object.keys(encodings)), (names, encoding) => {
      const inUtf8 = names.reduce<Buffer>((bytes, name) => damages[name]?.(bytes) ?? bytes, sound);
      const damaged = encodings[encoding]?.(inUtf8) ?? inUtf8;
      const { bytes, repairs } = repairJournal(damaged);
      expect(Buffer.from(bytes).toString()).toBe(sound.toString());
      expect(repairs.length > 0).toBe(names.length > 0 || encoding !== "UTF-8");
      expect(repairJournal(bytes)).toEqual({ bytes, repairs: [] });
    }),
    { numRuns: 60 },
  );
});

it("changes no line that it cannot read, and no file that is not UTF-8", () => {
  const odd = '{ "a":1, "a":2, "event":"Docked" }\r\n{ half\r\n\r\n{ "timestamp":"x", "event":"Dance", "A":1.0 }\r\n';
  expect(Buffer.from(repairJournal(Buffer.from(odd)).bytes).toString()).toBe(odd);
  const latin = Buffer.from('{ "event":"Docked", "StationName":"Caf\u00e9" }', "latin1");
  expect(repairJournal(latin)).toEqual({ bytes: latin, repairs: [] });
});

it("repairs into a new folder, which is then checked, and overwrites nothing", async () => {
  const broken = join(place, "broken");
  await run(
    ["simulate", "trader", "--out", broken, "--dialect", "live", "--faults", "byte-order-mark:1", ...time],
    testHost(),
  );
  const check = async (...words: string[]) => {
    const host = testHost();
    return { code: await run(["check", "--threads", "1", ...words], host), err: host.err.text(), out: host.out.text() };
  };
  expect((await check(broken)).out).toContain("byte-order-mark");
  const wide = join(place, "wide");
  mkdirSync(wide);
  writeFileSync(join(wide, "Journal.2026-05-01T120000.01.log"), Buffer.from(sound.toString(), "utf16le"));
  expect((await check(wide)).out).toContain("that --fix-to FOLDER repairs in a copy");
  const fixed = join(place, "fixed");
  const { code, err, out } = await check(broken, "--fix-to", fixed);
  expect([code, err]).toEqual([0, expect.stringContaining("the byte order mark was removed")]);
  expect(out).toContain("Nothing found");
  expect((await check(broken, "--fix-to", fixed)).err).toContain("is not empty");
});
