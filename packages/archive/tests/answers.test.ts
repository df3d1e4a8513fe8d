import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { namedQueries, openLake, type Tables } from "@shipslog/archive";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { corpusAvailable, corpusFiles, fullCorpus } from "../../../tests/helpers/corpus.ts";
import { root } from "../../../tools/workspace.ts";
import { run } from "../../shipslog/src/run.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import type { QueryName } from "../src/namedQueries/namedQueries.ts";

/** What an independent program answers: the columns in its order, and how far numbers may differ that are rounded. */
interface Compared {
  readonly columns: string;
  readonly near?: Readonly<Record<string, number>>;
  /** A query over the answer, which is `answer`; without it, the answer is compared. */
  readonly over?: string;
}

/** The columns of each query that are compared; names of goods and materials depend on the language of the game. */
const compared: Readonly<Record<QueryName, Compared>> = {
  "trade-profit": { columns: "commander tonnes_bought spent tonnes_sold earned profit" },
  bounties: { columns: "commander kills credits highest" },
  materials: { columns: "commander collected received spent held" },
  "materials-used": { columns: "commander used times" },
  "mission-income": { columns: "commander mission completions failures abandonments credits donations" },
  "exploration-value": { columns: "commander month sales exploration_data organic_data credits" },
  "credits-by-source": { columns: "commander source credits times" },
  "jumps-per-day": {
    columns: "commander day jumps light_years longest tonnes_of_fuel",
    near: { light_years: 0.06, longest: 0.06, tonnes_of_fuel: 0.06 },
  },
  "fuel-per-month": {
    columns: "commander month tonnes tonnes_per_light_year lowest_tank",
    near: { tonnes: 0.06, tonnes_per_light_year: 0.00006, lowest_tank: 0.006 },
  },
  "systems-visited": { columns: "commander system visits first_visit last_visit address" },
  "stations-docked": { columns: "commander station system dockings first_docking last_docking" },
  "longest-jumps": { columns: "commander timestamp system light_years tonnes_of_fuel" },
  "system-visits": { columns: "commander arrival next_arrival system light_years" },
  "factions-met": { columns: "commander faction systems meetings last_met" },
  engineers: { columns: "commander engineer progress rank first_seen last_seen" },
  "events-by-kind": { columns: "commander kind events first last bytes" },
  commanders: { columns: "commander journals events first last" },
  sessions: { columns: "commander began events jumps dockings journal" },
  "arena-sessions": { columns: "commander journal first_line last_line" },
  "suit-loadouts": { columns: "commander suit loadout times last_worn" },
  "missions-open": { columns: "commander id mission passengers" },
  "community-goals": { columns: "commander goal expiry" },
  rejects: { columns: "commander lines", over: "SELECT commander, sum(lines)::INT AS lines FROM answer GROUP BY ALL" },
};

type Cell = string | number | boolean | null;
type Answers = Readonly<Record<QueryName, readonly (readonly Cell[])[]>>;

/** The rows in order of what is exact, as text, and the numbers beside them. */
function arranged(rows: readonly (readonly Cell[])[], { columns, near = {} }: Compared) {
  const names = columns.split(" ");
  const split = rows.map((row) => ({
    exact: row.filter((_, at) => near[names[at] ?? ""] === undefined).join(" | "),
    numbers: row.filter((_, at) => near[names[at] ?? ""] !== undefined).map(Number),
  }));
  return split.toSorted((one, other) => (one.exact < other.exact ? -1 : 1));
}

const hasPython = (() => {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Compares every named query over some tables with what the program says about the journals. */
async function compareAnswers(tables: Tables, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const program = join(root, "packages/archive/tests/helpers/answers.py");
  const output = execFileSync("python3", [program], { input: paths.join("\n"), maxBuffer: 2 ** 28, encoding: "utf8" });
  const expected = JSON.parse(output) as Answers;
  const unanswered = [...namedQueries.keys()].filter((name) => !Object.hasOwn(expected, name));
  expect(unanswered, "queries that tests/helpers/answers.py does not answer").toEqual([]);
  const counts = new Map<string, number>();
  for (const [name, { sql }] of namedQueries) {
    const spec = compared[name as QueryName];
    const rows = await tables.query(spec.over === undefined ? sql : `WITH answer AS (${sql}) ${spec.over}`);
    const columns = spec.columns.split(" ");
    const found = arranged(
      rows.map((row) => columns.map((column) => row[column] as Cell)),
      spec,
    );
    const wanted = arranged(expected[name as QueryName], spec);
    expect({ name, rows: found.map(({ exact }) => exact) }).toEqual({ name, rows: wanted.map(({ exact }) => exact) });
    const tolerances = Object.values(spec.near ?? {});
    const far = found.filter(({ numbers }, at) =>
      numbers.some(
        (number, column) => !(Math.abs(number - (wanted[at]?.numbers[column] ?? NaN)) <= (tolerances[column] ?? 0)),
      ),
    );
    expect({ name, far }).toEqual({ name, far: [] });
    counts.set(name, found.length);
  }
  return counts;
}

describe.runIf(corpusAvailable && hasPython)("a folder from game 2.2 to today", () => {
  let place = "";
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), "shipslog-ten-years-"));
  });
  afterAll(() => rmSync(place, { recursive: true }));

  it("is stored whole, and every named query answers as a Python program does from the lines alone", async () => {
    const files = [
      ...corpusFiles({ archives: ["old"], everyNthFile: 1 }),
      ...corpusFiles({ everyNthFile: fullCorpus ? 1 : 25 }),
      // The one journal with a session in the arena, and that of the newest game.
      ...corpusFiles({ archives: ["more"], everyNthFile: 1 }).filter(({ name }) =>
        /2023-06-03T083226|2026-07-01T181306/.test(name),
      ),
    ];
    const folder = join(place, "journals");
    mkdirSync(folder);
    const paths = [...new Set(files.map(({ path }) => path))];
    const links = paths.map((path) => join(folder, basename(path)));
    expect(new Set(links).size).toBe(links.length);
    for (const [at, path] of paths.entries()) symlinkSync(path, links[at] ?? "");
    const lake = join(place, "lake");
    const host = testHost();
    expect([await run(["archive", folder, "--out", lake], host), host.err.text()]).toEqual([0, ""]);
    expect(host.out.text()).not.toContain("held back");
    const tables = await openLake(lake);
    try {
      const counts = await compareAnswers(tables, links);
      const empty = [...counts].filter(([name, count]) => count === 0 && name !== "rejects");
      expect(empty).toEqual([]);
      const [bytes] = await tables.query(
        "SELECT sum(bytes)::DOUBLE AS stored FROM (SELECT bytes FROM events UNION ALL SELECT bytes FROM rejects)",
      );
      expect(bytes?.["stored"]).toBe(links.reduce((sum, path) => sum + statSync(path).size, 0));
    } finally {
      tables.close();
    }
  }, 600_000);
});

describe.runIf(corpusAvailable && hasPython)("a lake of real journals", () => {
  const lake = mkdtempSync(join(tmpdir(), "shipslog-answers-"));
  const paths = corpusAvailable ? corpusFiles({ everyNthFile: fullCorpus ? 1 : 15 }).map(({ path }) => path) : [];
  let tables: Tables;
  beforeAll(async () => {
    expect(await run(["archive", ...paths, "--out", lake, "--quiet"], testHost())).toBe(0);
    tables = await openLake(lake);
  }, 300_000);
  afterAll(() => {
    tables?.close();
    rmSync(lake, { recursive: true });
  });

  it("has every value of every field of the observed kinds", async () => {
    const present = await tables.query("SELECT DISTINCT kind FROM events");
    const kinds = new Set(present.map(({ kind }) => kind));
    const failures: string[] = [];
    for (const { kind, fields } of observedDeclarations.filter((each) => kinds.has(each.kind))) {
      const names = fields
        .map(({ path }) => path)
        .filter((path) => /^\w+$/.test(path) && !/^(?:timestamp|event)$/.test(path));
      if (names.length === 0) continue;
      const columnOf = (name: string) => (name === "Commander" ? "CommanderName" : name);
      const [typed = {}] = await tables.query(
        `SELECT ${names.map((name) => `count("${columnOf(name)}")::INT AS "${name}"`).join(", ")} FROM "${kind}"`,
      );
      const [raw = {}] = await tables.query(
        `SELECT ${names.map((name) => `count(raw->>'$.${name}')::INT AS "${name}"`).join(", ")} FROM events WHERE kind = '${kind}'`,
      );
      for (const name of names) {
        if (typed[name] !== raw[name]) failures.push(`${kind}.${name}: ${JSON.stringify([typed[name], raw[name]])}`);
      }
    }
    expect(failures).toEqual([]);
  }, 300_000);

  it("has the values of nested arrays", async () => {
    const [row] = await tables.query(
      `SELECT (SELECT sum(len(Modules))::INT FROM Loadout) AS typed,
         (SELECT sum(json_array_length(raw, '$.Modules'))::INT FROM events WHERE kind = 'Loadout') AS raw,
         (SELECT count(m.Engineering.BlueprintID)::INT FROM (SELECT unnest(Modules) AS m FROM Loadout)) AS engineered,
         (SELECT count(*)::INT FROM (SELECT unnest(raw->'$.Modules[*].Engineering.BlueprintID') FROM events
            WHERE kind = 'Loadout')) AS engineered_raw`,
    );
    expect(row).toMatchObject({ typed: row?.["raw"], engineered: row?.["engineered_raw"] });
    expect(row?.["engineered"]).toBeGreaterThan(0);
  });

  it("answers the question of the documentation, on a lake and on journals", async () => {
    const sql = "SELECT BodyName, DistanceFromArrivalLS FROM Scan ORDER BY 2 DESC, 1 LIMIT 3";
    const ask = async (...from: readonly string[]) => {
      const host = testHost();
      expect([await run(["query", sql, ...from, "--format", "csv"], host), host.err.text()]).toEqual([0, ""]);
      return host.out.text();
    };
    expect(await ask(lake)).toBe(await ask(...paths));
    expect((await ask(lake)).split("\n")).toHaveLength(5);
  }, 300_000);
});
