import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@shipslog/archive";
import { expect } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { creditLedger } from "../src/namedQueries/creditLedger.ts";
import { runShipslog } from "./helpers/simulatedFolders.ts";

const allFiles = 1035;
/** Differences that rounding explains. */
const nearCredits = 100;
/** The least share of intervals that is told, and that is told or named; a sample has so few that one weighs much. */
const leastOfAll = { told: 0.88, named: 0.95 };
const leastOfSample = { told: 0.8, named: 0.9 };

/** The causes of a rest that lines show without an amount. */
const named = ["building of colonies", "missions of the wing", "suits and weapons modified", "not carried out"];
const namedList = named.map((source) => `'${source.replaceAll("'", "''")}'`).join(", ");

/** The intervals between two logins of a journal in which credits moved, by how much of the difference no line tells. */
const intervalsSql = `
WITH ledger AS MATERIALIZED (${creditLedger}),
login AS (SELECT commander, position.file AS journal, "timestamp" AS began, Credits,
    lead("timestamp") OVER logins AS ended, lead(Credits) OVER logins AS later FROM LoadGame WHERE Credits IS NOT NULL
  WINDOW logins AS (PARTITION BY commander, position.file, position.generation ORDER BY position.line)),
interval AS (SELECT login.*, coalesce(sum(amount) FILTER (source = 'not in the journal'), 0) AS untold, count(amount) AS rows,
    coalesce(bool_or(source LIKE '%, by the statistics'), false) AS corrected, min(source) FILTER (source IN (${namedList})) AS cause
  FROM login LEFT JOIN ledger ON ledger.commander = login.commander AND ledger.journal = login.journal
    AND ledger."timestamp" >= began AND ledger."timestamp" < ended
  WHERE later IS NOT NULL GROUP BY ALL HAVING rows > 0 OR Credits <> later)
SELECT CASE WHEN grouping(commander) = 0 THEN commander END AS commander, count(*)::INT AS intervals, count(DISTINCT commander)::INT AS commanders,
  count(*) FILTER (untold = 0 AND cause IS NULL)::INT AS exact,
  count(*) FILTER (abs(untold) BETWEEN 1 AND ${nearCredits})::INT AS near,
  count(*) FILTER (corrected AND abs(untold) <= ${nearCredits} AND cause IS NULL)::INT AS corrected,
  ${named.map((source) => `count(*) FILTER (cause = '${source}')::INT AS "${source}"`).join(", ")},
  count(*) FILTER (abs(untold) > ${nearCredits})::INT AS off
FROM interval GROUP BY GROUPING SETS ((), (commander)) ORDER BY intervals DESC, commander NULLS FIRST`;

longTest(
  {
    claim:
      "Between two logins of a real journal the credits by source equal the difference of the game's own credits within 100 credits in 88 of 100 intervals in which credits moved, and in 95 of 100 the rest is small or has a row that names its cause.",
    size: { check: 120, full: allFiles, of: "real journals" },
    needs: [corpusFolder],
  },
  async ({ size, report }) => {
    const lake = mkdtempSync(join(tmpdir(), "shipslog-ledger-"));
    try {
      const everyNthFile = Math.max(1, Math.floor(allFiles / size));
      const paths = corpusFiles({ archives: ["journals", "more", "old"], everyNthFile }).map(({ path }) => path);
      await runShipslog("archive", ...paths, "--out", lake);
      const tables = await openLake(lake);
      const [all, largest] = (await tables.query(intervalsSql)) as readonly Readonly<Record<string, number>>[];
      tables.close();
      const count = (name: string) => all?.[name] ?? 0;
      const withoutLargest = (name: string) => count(name) - (largest?.[name] ?? 0);
      const told = count("exact") + count("near");
      const withCause = count("intervals") - told - count("off");
      report(`${paths.length} journals of ${count("commanders")} commanders with two logins in one`);
      report(
        `${count("corrected")} of those told need the statistics; ${named.map((source) => `${count(source)} ${source}`).join(", ")}`,
      );
      report(
        `without the commander of most intervals ${withoutLargest("off")} others of ${withoutLargest("intervals")}`,
      );
      const least = paths.length === allFiles ? leastOfAll : leastOfSample;
      expect(told / count("intervals")).toBeGreaterThanOrEqual(least.told);
      expect((told + withCause) / count("intervals")).toBeGreaterThanOrEqual(least.named);
      return `${count("intervals")} intervals: ${count("exact")} exact, ${count("near")} within ${nearCredits} credits, ${withCause} with a named cause, ${count("off")} others`;
    } finally {
      rmSync(lake, { recursive: true });
    }
  },
);
