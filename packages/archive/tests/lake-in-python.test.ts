/** What docs/guides/lake-in-python.md shows besides its commands, and the notebook that it links. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DuckDBInstance } from "@duckdb/node-api";
import { openLake } from "@shipslog/archive";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { readSaved, readWalk, walk } from "../../../tests/helpers/pages/walk.ts";
import { shipslogOnPath } from "../../../tests/helpers/terminal/onPath.ts";
import { root } from "../../../tools/workspace.ts";
import { literal } from "../src/engine/quote.ts";
import { openSink } from "../src/sink/openSink.ts";
import { deliveriesOf } from "./helpers/deliveries.ts";

const page = readFileSync(join(root, "docs/guides/lake-in-python.md"), "utf8");
const notebook = join(root, "examples/lake.ipynb");
const run = promisify(execFile);

/** Debian's Python, which finds the packages of Debian. */
const python = "/usr/bin/python3";
const packageNamed = (name: string) => `/usr/lib/python3/dist-packages/${name}/__init__.py`;

let place = "";
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-python-"));
  for (const { name, text } of readSaved(page)) writeFileSync(join(place, name), text);
});
afterAll(() => rmSync(place, { recursive: true }));

/** Runs the commands of the page in a folder of its own, which make the lake and the answer that its programs read. */
async function runCommands(): Promise<{ readonly folder: string; readonly env: NodeJS.ProcessEnv }> {
  const folder = mkdtempSync(join(place, "page-"));
  const env = shipslogOnPath(folder);
  for (const step of readWalk(page).filter(({ line }) => line.startsWith("shipslog "))) {
    expect([step.line, await walk(step, { folder, env })]).toEqual([step.line, undefined]);
  }
  return { folder, env };
}

describe("lake_files.py", () => {
  it("lists the files that make up each table, of every partition", async () => {
    const lake = join(place, "lake");
    const jump = (day: number) =>
      `{ "timestamp":"2026-05-0${day}T12:00:00Z", "event":"FSDJump", "StarSystem":"Sol", "SystemAddress":10477373803 }`;
    for (const [partition, day] of [
      ["main", 1],
      ["main", 2],
      ["second", 3],
      ["main", 4],
    ] as const) {
      const sink = await openSink(lake, { owner: "test", threads: 1, partition });
      const file = `Journal.2026-05-0${day}T120000.01.log`;
      await sink.write(deliveriesOf([jump(day), "no event"], { file }));
      await sink.close();
    }
    writeFileSync(join(lake, "FSDJump/month=2026-05/main.9.9.parquet"), "left by a crash");
    const newest =
      readdirSync(lake)
        .filter((name) => name.startsWith("manifest.main."))
        .toSorted()
        .at(-1) ?? "";
    expect(JSON.parse(readFileSync(join(lake, newest), "utf8"))).toHaveProperty("base");
    const tables = await openLake(lake, { threads: 1 });
    const bare = await (await DuckDBInstance.create(":memory:")).connect();
    for (const table of ["events", "rejects", "FSDJump"]) {
      const { stdout } = await run("python3", ["lake_files.py", lake, table], { cwd: place });
      const files = stdout.trimEnd().split("\n").map(literal).join(", ");
      const rows = "SELECT commander, position.file AS file, timestamp::VARCHAR AS time FROM";
      const read = `read_parquet([${files}], union_by_name = true, hive_partitioning = false)`;
      const found = (await bare.runAndReadAll(`${rows} ${read} ORDER BY ALL`)).getRowObjectsJson();
      expect({ table, found }).toEqual({ table, found: await tables.query(`${rows} "${table}" ORDER BY ALL`) });
      expect(found).toHaveLength(4);
    }
    bare.closeSync();
    tables.close();
  });
});

const pandas = packageNamed("pandas");

needs(pandas).it("jumps.py prints what the page shows", async () => {
  const { folder } = await runCommands();
  const [, expected] = /^# jumps\.py\n.*?^```\n\n^```\n(.*?)^```/ms.exec(page) ?? [];
  const { stdout } = await run(python, [join(place, "jumps.py")], { cwd: folder });
  expect(stdout).toBe(expected);
});

needs(pandas, packageNamed("nbclient"), packageNamed("ipykernel")).it(
  "the notebook has the outputs that it has when it is run",
  async () => {
    const { folder, env } = await runCommands();
    const out = join(place, "out.ipynb");
    await run(python, [join(import.meta.dirname, "helpers/runNotebook.py"), notebook, out], { cwd: folder, env });
    expect(outputsOf(out)).toEqual(outputsOf(notebook));
    expect(outputsOf(out).length).toBeGreaterThan(3);
  },
);

interface Notebook {
  readonly cells: readonly { readonly outputs?: readonly { readonly text?: readonly string[] }[] }[];
}

/** What the cells of a notebook print. */
function outputsOf(path: string): readonly string[] {
  const { cells } = JSON.parse(readFileSync(path, "utf8")) as Notebook;
  return cells.flatMap(({ outputs = [] }) => outputs.map(({ text = [] }) => text.join("")));
}
