import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake, openSink } from "@shipslog/archive";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { randomOf } from "../../../tests/helpers/randomOf.ts";
import { readManifests } from "../src/lake/lake.ts";
import { deliveriesOf } from "./helpers/deliveries.ts";
import { runShipslog, simulateFolders } from "./helpers/simulatedFolders.ts";

type Random = () => number;

/** What can happen to the bytes of a file. */
const damages: Readonly<Record<string, (bytes: Buffer, random: Random) => Buffer>> = {
  "a flipped bit": flipBit,
  "a cut": (bytes, random) => bytes.subarray(0, Math.floor(random() * bytes.length)),
  "a page of zeros": (bytes, random) => Buffer.from(bytes).fill(0, Math.floor(random() * bytes.length), bytes.length),
  "a part twice": (bytes, random) => {
    const at = Math.floor(random() * bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.floor(at / 2))]);
  },
  "a missing line": (bytes, random) => {
    const lines = bytes.toString("latin1").split("\n");
    return Buffer.from(lines.toSpliced(Math.floor(random() * (lines.length - 1)), 1).join("\n"), "latin1");
  },
};

function flipBit(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const at = Math.floor(random() * copy.length);
  copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  return copy;
}

/** One damage in five is of a manifest; the others are flipped bits in tables and watermarks. */
const manifestEvery = 5;

longTest(
  {
    claim:
      "After a flipped bit in any file of a lake, or a damaged manifest, a query answers as before or fails; it never answers wrongly.",
    size: { check: 15, full: 250, of: "damages" },
  },
  async ({ size, seed, report }) => {
    const work = mkdtempSync(join(tmpdir(), "shipslog-damage-"));
    try {
      const lake = join(work, "lake");
      // Each run continues the lake, so that tables have several files.
      for (const folder of await simulateFolders(work, seed, false)) {
        await runShipslog("archive", folder, "--out", lake);
      }
      await moveWatermarks(lake);
      const random = randomOf(seed);
      const whole = await askAll(lake);
      const tables = Object.keys(whole);
      let failed = 0;
      for (let at = 0; at < size; at++) {
        const path = at % manifestEvery === 0 ? newestManifest(lake) : await drawFile(lake, random);
        const names = path.endsWith(".json") ? Object.keys(damages) : ["a flipped bit"];
        const name = names[Math.floor(random() * names.length)] ?? "";
        const bytes = readFileSync(path);
        const damaged = damages[name]?.(bytes, random) ?? bytes;
        if (damaged.equals(bytes)) continue;
        writeFileSync(path, damaged);
        const answers = await askAll(lake).catch((): Answers => ({}));
        const told = tables.filter((table) => answers[table] === undefined);
        expect({ path, name, answers: { ...whole, ...answers } }).toEqual({ path, name, answers: whole });
        expect({ path, name, told: told.length > 0 }).toEqual({ path, name, told: true });
        failed += told.length;
        writeFileSync(path, bytes);
        if (at % 20 === 0) report(`${at} damages`);
      }
      expect(await askAll(lake)).toEqual(whole);
      return `${size} damages of ${tables.length} tables: no wrong answer, ${failed} answers refused`;
    } finally {
      rmSync(work, { recursive: true });
    }
  },
);

/** Moves the watermarks from the manifest into files. */
async function moveWatermarks(lake: string): Promise<void> {
  const sink = await openSink(lake, { owner: "test", listedItems: 0 });
  await sink.write(deliveriesOf(['{ "timestamp":"2026-01-03T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }']));
  await sink.close();
}

/** An answer for each table, and for one commander; none where the query fails. */
type Answers = Readonly<Record<string, string>>;

async function askAll(lake: string): Promise<Answers> {
  const answers: Record<string, string> = {};
  const tables = await openLake(lake, { threads: 1 });
  const stored = new Set((await readManifests(lake)).flatMap(({ files }) => files.map(({ table }) => table)));
  for (const table of [...stored, "FSSSignalDiscovered"]) {
    const rows = tables.query(
      `SELECT count(*)::TEXT || ' ' || sum(hash(each))::TEXT AS answer FROM "${table}" AS each`,
    );
    const [row] = await rows.catch(() => []);
    if (row !== undefined) answers[table] = row["answer"] as string;
  }
  tables.close();
  const ofOne = await openLake(lake, { threads: 1, commander: "F1" }).catch((error: unknown) => error as Error);
  if (!(ofOne instanceof Error)) ofOne.close();
  const isDamage = ofOne instanceof Error && !ofOne.message.includes("known commanders");
  if (!isDamage) answers["of a commander"] = ofOne instanceof Error ? ofOne.message : "known";
  return answers;
}

function newestManifest(lake: string): string {
  const names = readdirSync(lake).filter((name) => name.startsWith("manifest."));
  return join(lake, names.toSorted().at(-1) ?? "");
}

/** Draws a file of a table or of watermarks, by its size: each bit is as likely as any other. */
async function drawFile(lake: string, random: Random): Promise<string> {
  const files = (await readManifests(lake)).flatMap((manifest) => [...manifest.files, ...manifest.watermarkFiles]);
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let left = random() * all;
  const drawn = files.find(({ bytes }) => (left -= bytes) < 0) ?? files[0];
  return join(lake, drawn?.path ?? "");
}
