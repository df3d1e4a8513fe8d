import { careerNames, rankedCareers, rankNames, type RankedCareer } from "@shipslog/contract/observed";
import { markup, type Markup } from "../Markup.ts";
import { drawFigures } from "../keyFigures.ts";
import { displayName, shipName } from "@shipslog/contract/words";
import { printCompact, printDay, printInteger } from "../printNumbers.ts";
import type { ReportData, ReportSection } from "../ReportData.ts";

const isTheirs = "commander = (SELECT commander FROM chosen)";

/** How many deaths are listed, the latest first. */
const shown = 5;

type Figures = {
  bounties: number;
  bountyCredits: number | null;
  bonds: number;
  bondCredits: number | null;
  players: number;
  deaths: number;
  rebuys: number | null;
};
type Death = { seconds: number; killer: string | null; ship: string | null };

/** Fights won and lost, and the ranks that were reached. */
export const combatSection: ReportSection = {
  id: "combat",
  title: "Combat and ranks",
  async draw(data) {
    const [row] = await data.query<Figures>(
      `SELECT (SELECT count(*)::INT FROM Bounty WHERE ${isTheirs}) AS bounties,
         (SELECT sum(TotalReward)::DOUBLE FROM Bounty WHERE ${isTheirs}) AS bountyCredits,
         (SELECT count(*)::INT FROM FactionKillBond WHERE ${isTheirs}) AS bonds,
         (SELECT sum(Reward)::DOUBLE FROM FactionKillBond WHERE ${isTheirs}) AS bondCredits,
         (SELECT count(*)::INT FROM lines WHERE kind = 'PVPKill') AS players,
         (SELECT count(*)::INT FROM lines WHERE kind = 'Died') AS deaths,
         (SELECT sum(Cost)::DOUBLE FROM Resurrect WHERE ${isTheirs}) AS rebuys`,
    );
    const ranks = await drawRanks(data);
    const hasFought = row !== undefined && Object.values(row).some((value) => value !== null && value !== 0);
    if (!hasFought) return ranks;
    const figures = [
      ["bounties", row.bounties, printInteger],
      ["credits in bounties", row.bountyCredits, printCompact],
      ["combat bonds", row.bonds, printInteger],
      ["credits in bonds", row.bondCredits, printCompact],
      ["players killed", row.players, printInteger],
      ["deaths", row.deaths, printInteger],
      ["credits to come back", row.rebuys, printCompact],
    ] as const;
    const known = figures.flatMap(([name, value, print]) =>
      (value ?? 0) === 0 ? [] : [[name, print(value ?? 0)] as const],
    );
    return markup`${drawFigures(known)}${ranks}${await drawDeaths(data)}`;
  },
};

/** The latest ranks: those of the last start of the game, and promotions since. */
async function drawRanks(data: ReportData): Promise<Markup | undefined> {
  const columns = rankedCareers.map(
    (career) =>
      `arg_max(TRY_CAST(TRY(raw->>'$.${career}') AS INT), (seconds, position)) FILTER (TRY(raw->>'$.${career}') IS NOT NULL) AS ${career}`,
  );
  const [row] = await data.query<Record<RankedCareer, number | null>>(
    `SELECT ${columns.join(", ")} FROM lines WHERE kind IN ('Rank', 'Promotion')`,
  );
  const found = rankedCareers.flatMap((career) => {
    const rank = row?.[career] ?? 0;
    return rank > 0 ? [[careerNames[career], rankNames[career][rank] ?? `rank ${rank}`] as const] : [];
  });
  return found.length === 0 ? undefined : markup`<h3>Ranks</h3>${drawFigures(found, "readings words")}`;
}

async function drawDeaths(data: ReportData): Promise<Markup | undefined> {
  const rows = await data.query<Death>(
    `SELECT epoch("timestamp") AS seconds, coalesce(KillerName_Localised, KillerName) AS killer, KillerShip AS ship
     FROM Died WHERE ${isTheirs} AND "timestamp" IS NOT NULL ORDER BY "timestamp" DESC, position DESC LIMIT ${shown}`,
  );
  if (rows.length === 0) return undefined;
  const item = ({ seconds, killer, ship }: Death) => {
    const by = killer === null || killer === "" ? "no killer named" : `by ${displayName(killer)}`;
    return markup`<li>${printDay(seconds)}: ${by}${ship === null ? "" : `, ${shipName(ship)}`}</li>`;
  };
  return markup`<h3>Latest deaths</h3><ul class="plain">${rows.map(item)}</ul>`;
}
