import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLake } from "@shipslog/archive";
import { expect } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { creditLedger } from "../src/namedQueries/creditMovements.ts";
import { runShipslog } from "./helpers/simulatedFolders.ts";

const allFiles = 1035;
/** Differences that rounding explains. */
const nearCredits = 100;
const leastShare = 0.8;

/** The intervals between two logins of a journal in which credits moved, by how much of the difference no line tells. */
const intervalsSql = `
WITH ledger AS MATERIALIZED (${creditLedger}),
login AS (SELECT commander, position.file AS journal, "timestamp" AS began, Credits,
    lead("timestamp") OVER logins AS ended, lead(Credits) OVER logins AS later FROM LoadGame WHERE Credits IS NOT NULL
  WINDOW logins AS (PARTITION BY commander, position.file, position.generation ORDER BY position.line)),
interval AS (SELECT login.*, sum(amount) FILTER (source = 'not in the journal') AS untold, count(amount) AS rows
  FROM login LEFT JOIN ledger ON ledger.commander = login.commander AND ledger.journal = login.journal
    AND ledger."timestamp" >= began AND ledger."timestamp" < ended
  WHERE later IS NOT NULL GROUP BY ALL HAVING rows > 0 OR Credits <> later),
colony AS (SELECT DISTINCT commander, position.file AS journal FROM events WHERE kind = 'ColonisationConstructionDepot')
SELECT count(*)::INT AS intervals, count(*) FILTER (coalesce(untold, 0) = 0)::INT AS exact,
  count(*) FILTER (abs(untold) BETWEEN 1 AND ${nearCredits})::INT AS near,
  count(*) FILTER (abs(untold) > ${nearCredits} AND colony.journal IS NOT NULL)::INT AS colonies,
  count(*) FILTER (abs(untold) > ${nearCredits} AND colony.journal IS NULL)::INT AS off
FROM interval LEFT JOIN colony USING (commander, journal)`;

longTest(
  {
    claim:
      "Between two logins of a real journal the credits by source explain the difference of the game's own credits within 100 credits in at least four of five intervals in which credits moved; the rest is a row of its own.",
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
      const [row] = await tables.query(intervalsSql);
      tables.close();
      const { intervals, exact, near, colonies, off } = row as Record<string, number>;
      report(`${paths.length} journals`);
      expect(((exact ?? 0) + (near ?? 0)) / (intervals ?? 0)).toBeGreaterThanOrEqual(leastShare);
      return `${intervals} intervals: ${exact} exact, ${near} within ${nearCredits} credits, ${colonies} with the building of a colony, ${off} others`;
    } finally {
      rmSync(lake, { recursive: true });
    }
  },
);
