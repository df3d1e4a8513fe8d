import { creditMovements } from "../../namedQueries/creditMovements.ts";
import { markup, type Markup } from "../Markup.ts";
import { printCompact, printCount, printDay, printDecimal, printInteger } from "../printNumbers.ts";
import type { ReportData, ReportSection } from "../ReportData.ts";

/** One record: its value, what it is, and where or when. */
interface JournalRecord {
  readonly value: string;
  readonly what: string;
  readonly when: string;
}

type FindRecord = (data: ReportData) => Promise<JournalRecord | undefined>;

/** The start of the day of a row, in seconds. */
const day = "(floor(seconds / 86400) * 86400)::DOUBLE";

const longestJump: FindRecord = async (data) => {
  const [row] = await data.query<{ distance: number; system: string | null; seconds: number }>(
    `SELECT JumpDist AS distance, StarSystem AS system, seconds FROM jumps WHERE JumpDist IS NOT NULL
     ORDER BY JumpDist DESC, seconds, position LIMIT 1`,
  );
  if (row === undefined) return undefined;
  const when = `to ${row.system ?? "a system without a name"} on ${printDay(row.seconds)}`;
  return { value: `${printDecimal(row.distance)} light-years`, what: "longest jump", when };
};

const busiestDay: FindRecord = async (data) => {
  const [row] = await data.query<{ day: number; jumps: number; distance: number | null }>(
    `SELECT ${day} AS day, count(*)::INT AS jumps, sum(JumpDist) AS distance FROM jumps
     GROUP BY day ORDER BY jumps DESC, day LIMIT 1`,
  );
  if (row === undefined) return undefined;
  const when = `${printInteger(row.distance ?? 0)} light-years on ${printDay(row.day)}`;
  return { value: printCount(row.jumps, "jump"), what: "most jumps in a day", when };
};

const richestDay: FindRecord = async (data) => {
  const [row] = await data.query<{ day: number; credits: number; source: string }>(
    `SELECT day, sum(credits)::DOUBLE AS credits, arg_max(source, (credits, source)) AS source
     FROM (SELECT (floor(epoch("timestamp") / 86400) * 86400)::DOUBLE AS day, source, sum(amount) AS credits
       FROM (${creditMovements}) WHERE amount > 0 AND source <> 'carrier withdrawals' AND commander = (SELECT commander FROM chosen) AND "timestamp" IS NOT NULL
       GROUP BY day, source)
     GROUP BY day ORDER BY credits DESC, day LIMIT 1`,
  );
  if (row === undefined) return undefined;
  const when = `mostly from ${row.source}, on ${printDay(row.day)}`;
  return { value: `${printCompact(row.credits)} credits`, what: "most earned in a day", when };
};

/** Home is the system with the most dockings that a jump has led to; without one, the first system. */
const farthest: FindRecord = async (data) => {
  const [row] = await data.query<{ distance: number; system: string | null; home: string | null; seconds: number }>(
    `WITH places AS (SELECT StarSystem AS system, StarPos AS place, seconds, position FROM jumps WHERE len(StarPos) = 3),
     docked AS (SELECT StarSystem AS system, count(*) AS times FROM dockings GROUP BY StarSystem),
     home AS (SELECT place, system FROM places LEFT JOIN docked USING (system) ORDER BY times DESC NULLS LAST, seconds, position LIMIT 1)
     SELECT list_distance(places.place::DOUBLE[], home.place::DOUBLE[]) AS distance, places.system AS system, home.system AS home, seconds
     FROM places, home ORDER BY distance DESC NULLS LAST, seconds, places.position LIMIT 1`,
  );
  if (row === undefined || !(row.distance > 0)) return undefined;
  const value = `${printInteger(row.distance)} light-years`;
  const when = `at ${row.system ?? "a system without a name"} on ${printDay(row.seconds)}`;
  return { value, what: `farthest from home, ${row.home ?? "a system without a name"}`, when };
};

const longestJournal: FindRecord = async (data) => {
  const [row] = await data.query<{ hours: number; begin: number }>(
    `SELECT (max(seconds) - min(seconds)) / 3600 AS hours, min(seconds) AS begin FROM lines
     GROUP BY position.file, position.generation ORDER BY hours DESC, begin LIMIT 1`,
  );
  if (row === undefined || !(row.hours > 0)) return undefined;
  return {
    value: `${printDecimal(row.hours)} hours`,
    what: "longest journal",
    when: `begun on ${printDay(row.begin)}`,
  };
};

const mostFirsts: FindRecord = async (data) => {
  const [row] = await data.query<{ day: number; firsts: number }>(
    `SELECT ${day} AS day, count(DISTINCT TRY(raw->>'$.BodyName'))::INT AS firsts FROM lines
     WHERE kind = 'Scan' AND TRY(raw->>'$.WasDiscovered') = 'false' AND TRY(raw->>'$.PlanetClass') IS NOT NULL
     GROUP BY day ORDER BY firsts DESC, day LIMIT 1`,
  );
  if (row === undefined || row.firsts === 0) return undefined;
  return {
    value: printCount(row.firsts, "planet"),
    what: "most first discoveries in a day",
    when: `on ${printDay(row.day)}`,
  };
};

const largestPayment: FindRecord = async (data) => {
  const [row] = await data.query<{ amount: number; source: string; seconds: number }>(
    `SELECT amount::DOUBLE AS amount, source, epoch("timestamp") AS seconds FROM (${creditMovements})
     WHERE amount > 0 AND source <> 'carrier withdrawals' AND commander = (SELECT commander FROM chosen) AND "timestamp" IS NOT NULL
     ORDER BY amount DESC, "timestamp", source LIMIT 1`,
  );
  if (row === undefined) return undefined;
  return {
    value: `${printCompact(row.amount)} credits`,
    what: "largest payment",
    when: `from ${row.source}, on ${printDay(row.seconds)}`,
  };
};

/** As many records as fill the rows of three; the first six that there are. */
const mostRecords = 6;

/** The records of the commander. */
export const recordsSection: ReportSection = {
  id: "records",
  title: "Records",
  async draw(data) {
    const found: JournalRecord[] = [];
    for (const find of [longestJump, farthest, busiestDay, richestDay, longestJournal, mostFirsts, largestPayment]) {
      const each = await find(data);
      if (each !== undefined) found.push(each);
    }
    found.splice(mostRecords);
    return found.length === 0 ? undefined : markup`<ul class="cards">${found.map(recordCard)}</ul>`;
  },
};

function recordCard({ value, what, when }: JournalRecord): Markup {
  return markup`<li class="card"><h3>${value}</h3><p class="sort">${what}</p><p class="foot">${when}</p></li>`;
}
