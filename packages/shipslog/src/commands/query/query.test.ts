import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@shipslog/archive";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";
import { SqlCompletion } from "./SqlCompletion.ts";

const jump = (day: number, system: string) =>
  `{ "timestamp":"2026-01-0${day}T00:00:00Z", "event":"FSDJump", "StarSystem":${JSON.stringify(system)}, "SystemAddress":18446744073709551615, "StarPos":[1.00000,2.00000,3.00000], "JumpDist":10.500, "FuelUsed":0.500000, "FuelLevel":31.500000 }\r\n`;

let folder = "";
let lake = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-query-"));
  lake = join(folder, "lake");
  const text = jump(1, "Sol") + jump(1, 'a,"b"') + jump(2, "\u001B[31mred");
  await writeFile(join(folder, "Journal.2026-01-01T000000.01.log"), text);
  await run(["archive", folder, "--out", lake], testHost());
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(...words: readonly string[]): Promise<string> {
  const host = testHost();
  expect([await run(["query", ...words], host), host.err.text()]).toEqual([0, ""]);
  return host.out.text();
}

describe("query", () => {
  it.each(["folder", "lake"])("runs a named query on a %s", async (where) => {
    expect(await ask("jumps-per-day", where === "lake" ? lake : folder)).toBe(
      [
        "commander  day         jumps  light_years  longest  tonnes_of_fuel",
        "unknown    2026-01-01      2         21.0     10.5             1.0",
        "unknown    2026-01-02      1         10.5     10.5             0.5",
        "",
      ].join("\n"),
    );
  });

  it("prints CSV, and JSON with exact numbers", async () => {
    const sql = "SELECT StarSystem, SystemAddress, BoostUsed FROM FSDJump ORDER BY position.line LIMIT 2";
    expect(await ask(sql, lake, "--format", "csv")).toBe(
      'StarSystem,SystemAddress,BoostUsed\nSol,18446744073709551615,\n"a,""b""",18446744073709551615,\n',
    );
    expect(await ask(sql, lake, "--format", "json")).toBe(
      '[\n{"StarSystem":"Sol","SystemAddress":18446744073709551615,"BoostUsed":null},\n{"StarSystem":"a,\\"b\\"","SystemAddress":18446744073709551615,"BoostUsed":null}\n]\n',
    );
    expect(await ask("SELECT 1 FROM events WHERE false", lake, "--format", "json")).toBe("[]\n");
  });

  it("prints TSV, lines of JSON, and Markdown", async () => {
    const sql = `SELECT StarSystem, JumpDist, BoostUsed FROM FSDJump WHERE "timestamp" < '2026-01-02' ORDER BY 1`;
    expect(await ask(sql, lake, "--format", "tsv")).toBe(
      'StarSystem\tJumpDist\tBoostUsed\nSol\t10.5\t\n"a,""b"""\t10.5\t\n',
    );
    expect(await ask("SELECT 'a\tb' AS x, 'c,d' AS y, '' AS z", lake, "--format", "tsv")).toBe(
      'x\ty\tz\n"a\tb"\tc,d\t""\n',
    );
    expect(await ask(sql, lake, "--format", "ndjson")).toBe(
      '{"StarSystem":"Sol","JumpDist":10.5,"BoostUsed":null}\n{"StarSystem":"a,\\"b\\"","JumpDist":10.5,"BoostUsed":null}\n',
    );
    expect(await ask("SELECT 1 FROM events WHERE false", lake, "--format", "ndjson")).toBe("");
    expect(await ask("SELECT 'a|b\\*<i>' AS x, 7 AS n, 'c\nd' AS y, NULL AS z", lake, "--format", "markdown")).toBe(
      "| x | n | y | z |\n| --- | ---: | --- | ---: |\n| a\\|b\\\\\\*\\<i\\> | 7 | c d |  |\n",
    );
  });

  it("answers several statements: all of them in a table or Markdown, the last one elsewhere", async () => {
    const sql = "SELECT count(*) AS n FROM FSDJump; SELECT ';' AS word;";
    expect(await ask(sql, lake)).toBe("n\n3\n\nword\n;\n");
    expect(await ask(sql, folder, "--format", "markdown")).toBe("| n |\n| ---: |\n| 3 |\n\n| word |\n| --- |\n| ; |\n");
    expect(await ask(sql, lake, "--format", "csv")).toBe("word\n;\n");
    const out = join(folder, "twice.parquet");
    await ask(sql, lake, "--format", "parquet", "--out", out);
    expect((await readFile(out)).subarray(0, 4).toString()).toBe("PAR1");
    const host = testHost();
    expect(await run(["query", "CREATE TABLE x (n INT); SELECT 1", lake, "--format", "csv"], host)).toBe(2);
    expect(host.err.text()).toContain("only statements that read are allowed");
  });

  it.each(["folder", "lake"])("turns the values of a column of a %s into columns", async (where) => {
    const sql = 'PIVOT (SELECT "timestamp"::DATE AS day, JumpDist FROM FSDJump) ON day USING sum(JumpDist)';
    expect(await ask(sql, where === "lake" ? lake : folder, "--format", "csv")).toBe(
      "2026-01-01,2026-01-02\n21.0,10.5\n",
    );
  });

  it("puts values in the places of parameters", async () => {
    const sql = "SELECT StarSystem FROM FSDJump WHERE StarSystem = $system AND JumpDist > $least";
    const set = (system: string) => ["--set", `system=${system}`, "--set", "least=10"];
    expect(await ask(sql, lake, ...set("Sol"))).toBe("StarSystem\nSol\n");
    expect(await ask(sql, folder, ...set('a,"b"'))).toBe('StarSystem\na,"b"\n');
    expect(await ask(sql, lake, ...set("x' OR 'a' = 'a"))).toBe("StarSystem\n");
    expect(await ask("longest-jumps", lake, "--set", "count=1", "--format", "csv")).toMatch(/^commander.*\n.*\n$/);
    expect(await ask("system-visits", lake, "--format", "csv")).toContain("unknown,2026-01-01 00:00:00,");
    expect(await ask("--list")).toMatch(/system-visits .*; --set system=Sol/);
  });

  it("queries a single journal, and several folders", async () => {
    const sql = "SELECT count(*) AS jumps FROM FSDJump";
    expect(await ask(sql, join(folder, "Journal.2026-01-01T000000.01.log"))).toBe("jumps\n    3\n");
    const other = await mkdtemp(join(tmpdir(), "shipslog-query-"));
    await writeFile(join(other, "Journal.2026-01-01T000000.01.log"), jump(3, "Achenar"));
    expect(await ask(sql, folder, other)).toBe("jumps\n    4\n");
    await rm(other, { recursive: true });
  });

  it.each(["folder", "lake"])("shows only the rows of a commander of a %s", async (where) => {
    const many = await mkdtemp(join(tmpdir(), "shipslog-query-"));
    for (const [at, id] of ["F1", "F2"].entries()) {
      const commander = `{ "timestamp":"2026-01-01T00:00:00Z", "event":"Commander", "FID":"${id}", "Name":"x" }\r\n`;
      const text = commander + Array.from({ length: at + 1 }, () => jump(1, id)).join("");
      await writeFile(join(many, `Journal.2026-01-0${at + 1}T000000.01.log`), text);
    }
    const path = where === "lake" ? join(many, "lake") : many;
    if (where === "lake") await run(["archive", many, "--out", path], testHost());
    const sql = "SELECT StarSystem, count(*) AS jumps FROM FSDJump GROUP BY 1 ORDER BY 1";
    expect(await ask(sql, path, "--format", "csv")).toMatch(/F1,1\r?\nF2,2/);
    expect(await ask(sql, path, "--format", "csv", "--commander", "F2")).toMatch(/^StarSystem,jumps\r?\nF2,2\r?\n$/);
    expect(await ask("SELECT DISTINCT commander FROM events", path, "--commander", "F1")).toBe("commander\nF1\n");
    const host = testHost();
    expect(await run(["query", sql, path, "--commander", "F3"], host)).toBe(2);
    expect(host.err.text()).toMatch(/commander F3; .*F1, F2/);
    await rm(many, { recursive: true });
  });

  it("refuses a lake beside other paths", async () => {
    const host = testHost();
    expect(await run(["query", "SELECT 1", lake, folder], host)).toBe(2);
    expect(host.err.text()).toContain("is not; give only lakes, or only journals");
  });

  it("writes Parquet", async () => {
    const out = join(folder, "answer.parquet");
    for (const from of [folder, lake, lake]) {
      await ask("SELECT StarSystem FROM FSDJump", from, "--format", "parquet", "--out", out);
      expect((await readFile(out)).subarray(0, 4).toString()).toBe("PAR1");
    }
  });

  it("escapes control characters of terminals", async () => {
    expect(await ask("SELECT StarSystem FROM FSDJump", folder)).not.toContain("\u001B");
  });

  it("cuts rows and columns that do not fit the terminal", async () => {
    const host = testHost({ isTerminal: true });
    await run(["query", "SELECT range AS n, repeat('x', 100) AS x FROM range(300)", lake], host);
    const lines = host.out.text().split("\n");
    expect(lines.length).toBe(203);
    expect(lines.at(-2)).toContain("300 rows, 100 rows not shown");
    expect(Math.max(...lines.slice(1, -2).map((line) => line.length))).toBeLessThan(80);
  });

  it("prints all of a long answer where there is no terminal", async () => {
    const rows = (await ask("SELECT range AS n FROM range(200000)", lake)).trimEnd().split("\n");
    expect([rows.length, rows.at(-1)]).toEqual([200_001, "199999"]);
  });

  it("says how many columns a terminal has no room for", async () => {
    const lastLine = async (sql: string, ...words: string[]) => {
      const host = testHost({ isTerminal: true });
      await run(["query", sql, lake, ...words], host);
      return host.out.text().split("\n").at(-2);
    };
    const columns = (count: number) =>
      Array.from({ length: count }, (_, at) => `repeat('x', 10) AS column_${at + 10}`).join(", ");
    // Six columns of ten and the gaps take 70 of 79 places, and the seventh begins at the 72nd.
    expect(await lastLine(`SELECT ${columns(6)}`)).toMatch(/1 row$/);
    expect(await lastLine(`SELECT ${columns(7)}`)).toMatch(/1 row$/);
    expect(await lastLine(`SELECT ${columns(9)}`)).toContain(
      "1 row, 2 columns to the right not shown; --format csv prints all",
    );
  });

  it.each([
    [["query"], 2, "the query is missing"],
    [["query", "jumps-per-dya"], 2, "there is no query jumps-per-dya; did you mean jumps-per-day?"],
    [["query", "nothing-near"], 2, "there is no query nothing-near; see shipslog query --list"],
    [["query", "SELECT", "1", "FROM", "FSDJump"], 2, "put quotes around"],
    [["query", "SELECT 1", "nowhere"], 2, "nowhere does not exist"],
    [
      ["query", "SELECT 1", "--format", "xml"],
      2,
      "--format xml: expected one of table, csv, tsv, json, ndjson, markdown, parquet",
    ],
    [["query", "SELECT $system AS s"], 2, "$system has no value; give it with --set system=VALUE"],
    [
      ["query", "longest-jumps", "--set", "system=Sol"],
      2,
      "there is no parameter system; the query has the parameters count",
    ],
    [["query", "SELECT 1", "--set", "system=Sol"], 2, "there is no parameter system; the query has no parameters"],
    [["query", "SELECT 1", "--set", "system"], 2, "--set system: expected NAME=VALUE"],
    [["query", "; -- nothing"], 2, "the SQL is empty"],
    [["query", "SELECT 1", "--format", "parquet"], 2, "give it with --out"],
  ])("explains what is wrong with %s", async (words, code, message) => {
    const host = testHost();
    expect(await run(words, host)).toBe(code);
    expect(host.err.text()).toContain(message);
  });

  it("has a table for each kind that real journals have", async () => {
    const scanned = await mkdtemp(join(tmpdir(), "shipslog-query-"));
    const scan = `{ "timestamp":"2026-01-01T00:00:00Z", "event":"Scan", "BodyName":"Sol 3", "Parents":[ {"Star":0} ], "SystemAddress":18446744073709551615, "DistanceFromArrivalLS":505.5 }\r\n`;
    const load = `{ "timestamp":"2026-01-01T00:00:01Z", "event":"LoadGame", "FID":"F1", "Commander":"Jo" }\r\n`;
    await writeFile(join(scanned, "Journal.2026-01-01T000000.01.log"), scan + load);
    await run(["archive", scanned, "--out", join(scanned, "lake")], testHost());
    for (const path of [scanned, join(scanned, "lake")]) {
      const sql = "SELECT BodyName, DistanceFromArrivalLS, SystemAddress, Parents[1].Star AS star FROM scan";
      expect(await ask(sql, path, "--format", "csv")).toBe(
        "BodyName,DistanceFromArrivalLS,SystemAddress,star\nSol 3,505.5,18446744073709551615,0\n",
      );
      expect(await ask("SELECT commander, CommanderName FROM LoadGame", path)).toContain("F1         Jo");
      expect(await ask("SHOW TABLES", path)).toMatch(/^MarketSell$/m);
    }
    const host = testHost();
    expect(await run(["query", "SELECT * FROM Scann", scanned], host)).toBe(2);
    expect(host.err.text()).toContain("Scan");
    await rm(scanned, { recursive: true });
  });

  it("says at a terminal that times are UTC", async () => {
    const host = testHost({ isTerminal: true });
    await run(["query", 'SELECT "timestamp" FROM FSDJump', lake], host);
    expect(host.out.text()).toContain("3 rows, times in UTC");
  });

  it("explains a query", async () => {
    expect(await ask("EXPLAIN SELECT StarSystem FROM FSDJump", lake)).toContain("─");
  });

  it("names a damaged file of a lake, and answers what does not need it", async () => {
    const broken = join(folder, "broken");
    await run(["archive", folder, "--out", broken], testHost());
    await rm(join(broken, "FSDJump"), { recursive: true });
    expect(await ask("SELECT count(*) AS n FROM events", broken)).toBe("n\n3\n");
    const host = testHost();
    expect(await run(["query", "jumps-per-day", broken], host)).toBe(3);
    expect(host.err.text()).toMatch(/missing or damaged: .*FSDJump.*parquet is missing; shipslog archive --verify/);
    await rm(broken, { recursive: true });
  });

  it("rejects statements that do not only read", async () => {
    const host = testHost();
    expect(await run(["query", `COPY FSDJump TO '${join(folder, "x.csv")}'`, lake], host)).toBe(2);
    expect(await run(["query", "SELEC nonsense", lake], host)).toBe(2);
    expect(host.err.text()).toMatch(/^shipslog: Parser Error: syntax error at or near "SELEC"/m);
    expect(host.err.text()).not.toContain("--debug");
  });

  it.each(["SELEC 1 FROM FSDJump", "SELECT StarSytem FROM FSDJump", "SELECT 1 FROM FSDJmp"])(
    "rejects %s before it reads the journals",
    async (sql) => {
      const host = testHost({ isTerminal: true });
      expect(await run(["query", sql, folder], host)).toBe(2);
      // The progress bar appears with the first journal.
      expect(host.err.text()).not.toContain("█");
      expect(host.err.text()).not.toContain("░");
    },
  );

  it("prints nothing when it is stopped while it reads", async () => {
    const host = testHost({ interrupted: AbortSignal.abort() });
    expect(await run(["query", "jumps-per-day", folder], host)).toBe(130);
    expect([host.out.text(), host.err.text()]).toEqual([
      "",
      "shipslog: stopped on request; there is no result, because some journals were not read\n",
    ]);
  });

  it("lists the named queries", async () => {
    expect(await ask("--list")).toContain("credits-by-source");
  });

  describe("without SQL", () => {
    const prompt = async (...lines: readonly string[]) => {
      const host = testHost({ lines });
      const code = await run(["query", lake], host);
      return { code, out: host.out.text(), err: host.err.text() };
    };

    it("answers what is read from standard input, over several lines, with commands and named queries", async () => {
      const { code, out } = await prompt(
        "SELECT count(*) AS n",
        "FROM FSDJump;",
        ".schema FSDJump",
        ".tables",
        "jumps-per-day",
        "SELECT 'last' AS word",
      );
      expect(code).toBe(0);
      expect(out).toMatch(/^n\n3\n/);
      expect(out).toMatch(/^JumpDist +light-years +DOUBLE$/m);
      expect(out).toMatch(/^timestamp +UTC +TIMESTAMP$/m);
      expect(out).toMatch(/^MarketSell$/m);
      expect(out).toContain("tonnes_of_fuel");
      expect(out).toMatch(/word\nlast\n$/);
    });

    it("answers several statements of one line, and named queries with the values of --set", async () => {
      const host = testHost({ lines: ["SELECT 1 AS a; SELECT $count AS b;", "longest-jumps", "SELECT $system AS c;"] });
      expect(await run(["query", lake, "--set", "count=2"], host)).toBe(2);
      expect(host.out.text()).toMatch(/^a\n1\n\nb\n2\ncommander/);
      expect(host.out.text().match(/^unknown/gm)).toHaveLength(2);
      expect(host.err.text()).toContain("$system has no value; give it with --set system=VALUE");
    });

    it("goes on after a mistake, and reports it", async () => {
      const { code, out, err } = await prompt("SELECT StarSytem FROM FSDJump;", ".nonsense", "SELECT 7 AS n;");
      expect([code, out]).toEqual([2, "n\n7\n"]);
      expect(err).toMatch(/StarSystem[^]*there is no command .nonsense/);
    });

    it("completes tables, and columns of the tables that a line names", async () => {
      const tables = await openLake(lake);
      const completion = await SqlCompletion.of(tables);
      tables.close();
      expect(completion.complete("SELECT * FROM FSDJ")).toEqual(["FSDJump"]);
      expect(completion.complete("SELECT BodyName, max(DistanceFromA")).toEqual(["max(DistanceFromArrivalLS"]);
      expect(completion.complete("FROM Scan SELECT Dist")).toEqual(["DistanceFromArrivalLS", "DISTINCT"]);
      expect(completion.complete("jumps")).toEqual(["jumps-per-day"]);
      expect(completion.complete(".sch")).toEqual([".schema"]);
    });
  });
});
