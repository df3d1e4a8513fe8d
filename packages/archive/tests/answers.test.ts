import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedQueries, openLake, type Tables } from "@shipslog/archive";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { corpusAvailable, corpusFiles, fullCorpus } from "../../../tests/helpers/corpus.ts";
import { root } from "../../../tools/workspace.ts";
import { run } from "../../shipslog/src/run.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";

/** The columns of each query that an independent program computes; names depend on the language of the game. */
const columns = {
  "trade-profit": ["commander", "tonnes_bought", "spent", "tonnes_sold", "earned", "profit"],
  bounties: ["commander", "kills", "credits", "highest"],
  materials: ["commander", "collected", "received", "spent", "held"],
  "mission-income": ["commander", "mission", "completions", "failures", "abandonments", "credits", "donations"],
  "exploration-value": ["commander", "month", "sales", "exploration_data", "organic_data", "credits"],
  "credits-by-source": ["commander", "source", "credits", "times"],
} as const;

type Answers = Readonly<Record<keyof typeof columns, readonly (readonly (string | number)[])[]>>;

const hasPython = (() => {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

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

  const sorted = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join(" ")).toSorted();

  it("answers questions about income as a Python program does from the lines alone", async () => {
    const program = join(root, "packages/archive/tests/helpers/answers.py");
    const output = execFileSync("python3", [program], {
      input: paths.join("\n"),
      maxBuffer: 2 ** 28,
      encoding: "utf8",
    });
    const expected = JSON.parse(output) as Answers;
    for (const [name, wanted] of Object.entries(columns)) {
      const rows = await tables.query(namedQueries.get(name)?.sql ?? "");
      const found = rows.map((row) => wanted.map((column) => row[column] as string | number));
      expect({ name, rows: sorted(found) }).toEqual({ name, rows: sorted(expected[name as keyof Answers]) });
      expect(found.length).toBeGreaterThan(0);
    }
  }, 300_000);

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
