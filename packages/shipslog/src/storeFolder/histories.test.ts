import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@shipslog/archive";
import fc from "fast-check";
import { expect, it } from "vitest";
import { run } from "../run.ts";
import { testHost } from "../../tests/helpers/host.ts";
import { expectedRows, Folders, visibleContent } from "../../tests/helpers/histories.ts";

/** `HISTORIES=200` runs as many as the proof of copies asks for. */
const histories = Number(process.env["HISTORIES"] ?? 6);
const seed = Number(process.env["SEED"] ?? 42);

const place = fc.record({
  folder: fc.constantFrom("desktop", "laptop", "backup"),
  day: fc.integer({ min: 1, max: 4 }),
});
const file = fc.nat({ max: 20 });
const lines = fc.integer({ min: 0, max: 4 });
/** Bytes to leave out at the end of what is written: often none, sometimes half a line or half a line end. */
const cut = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 120 }));

const operation = fc.oneof(
  fc.record({ do: fc.constant("start" as const), place, lines, cut }),
  fc.record({ do: fc.constant("grow" as const), file, lines, cut }),
  fc.record({ do: fc.constant("copy" as const), file, place, cut: fc.oneof(cut, fc.integer({ min: 1, max: 600 })) }),
  fc.record({ do: fc.constant("truncate" as const), file, cut: fc.integer({ min: 1, max: 600 }) }),
  fc.record({ do: fc.constant("diverge" as const), file, lines, cut: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ do: fc.constant("rename" as const), file, place }),
  fc.record({ do: fc.constant("remove" as const), file }),
  fc.record({ do: fc.constant("archive" as const), order: fc.shuffledSubarray(["desktop", "laptop", "backup"]) }),
);

it(`stores each line once in random histories of copies (HISTORIES=${histories} SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 14 }), async (history) => {
      const root = await mkdtemp(join(tmpdir(), "shipslog-histories-"));
      try {
        expect(await rowsAfter(history, root)).toEqual(await expectedAfter(history));
      } finally {
        await rm(root, { recursive: true });
      }
    }),
    { numRuns: histories, seed, endOnFailure: true },
  );
}, 600_000);

type History = readonly (typeof operation extends fc.Arbitrary<infer Operation> ? Operation : never)[];

/** Carries out a history, and calls back for each archiving with the folders in order. */
async function carryOut(history: History, archive: (folders: Folders, order: readonly string[]) => Promise<void>) {
  const folders = new Folders();
  for (const step of history) {
    if (step.do === "archive") await archive(folders, step.order);
    else folders.change(step);
  }
  await archive(folders, ["desktop", "laptop", "backup"]);
}

async function rowsAfter(history: History, root: string): Promise<readonly string[]> {
  const lake = join(root, "lake");
  await carryOut(history, async (folders, order) => {
    for (const name of ["desktop", "laptop", "backup"]) await writeFolder(join(root, name), folders.filesIn(name));
    const paths = order.filter((name) => folders.filesIn(name).size > 0).map((name) => join(root, name));
    if (paths.length === 0) return;
    const host = testHost();
    const code = await run(["archive", ...paths, "--out", lake], host);
    expect([code, host.err.text()]).toEqual([0, ""]);
  });
  const tables = await openLake(lake).catch(() => undefined);
  if (tables === undefined) return [];
  const rows = await tables.query(
    "SELECT commander || ' ' || raw AS line FROM (SELECT commander, raw FROM events UNION ALL SELECT commander, raw FROM rejects)",
  );
  tables.close();
  return rows.map(({ line }) => line as string).toSorted();
}

async function expectedAfter(history: History): Promise<readonly string[]> {
  const seen: Buffer[] = [];
  // oxlint-disable-next-line typescript/require-await -- the same callback as above
  await carryOut(history, async (folders, order) => {
    for (const name of order) {
      const files = folders.filesIn(name);
      const newest = [...files.keys()].toSorted().at(-1);
      for (const [journal, content] of files) seen.push(...visibleContent(content, journal === newest));
    }
  });
  return expectedRows(seen);
}

async function writeFolder(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const [name, content] of files) await writeFile(join(folder, name), content);
}
