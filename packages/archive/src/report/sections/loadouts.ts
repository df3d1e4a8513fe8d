import { markup, type Markup } from "../Markup.ts";
import { printCount, printDay, printDecimal } from "../printNumbers.ts";
import { displayName, shipName } from "@shipslog/contract/words";
import type { ReportSection } from "../ReportData.ts";

type Suit = {
  suit: string;
  loadout: string | null;
  times: number;
  last: number;
  mods: string[] | null;
  weapons: string[] | null;
};
type Ship = {
  symbol: string;
  sort: string | null;
  name: string | null;
  days: number;
  last: number;
  range: number | null;
};

const shown = 8;

/** Suits and ships with their latest equipment. */
export const loadoutsSection: ReportSection = {
  id: "loadouts",
  title: "Loadouts",
  async draw(data) {
    const suits = await data.query<Suit>(
      `SELECT arg_max(coalesce(SuitName_Localised, SuitName), (seconds, position)) AS suit, LoadoutName AS loadout, count(*)::INT AS times,
         max(seconds) AS last, arg_max(SuitMods, (seconds, position)) AS mods,
         list_transform(arg_max(Modules, (seconds, position)), lambda module: coalesce(module.ModuleName_Localised, module.ModuleName)) AS weapons
       FROM suits GROUP BY SuitID, LoadoutID, LoadoutName ORDER BY times DESC, suit, loadout, SuitID, LoadoutID LIMIT ${shown}`,
    );
    const ships = await data.query<Ship>(
      `WITH loadout AS (
         SELECT seconds, position, TRY(raw->>'$.Ship') AS ship, TRY(raw->>'$.ShipID') AS id, TRY(raw->>'$.ShipName') AS name,
           TRY_CAST(TRY(raw->>'$.MaxJumpRange') AS DOUBLE) AS range FROM lines WHERE kind = 'Loadout'),
       sorts AS (
         SELECT lower(TRY(raw->>'$.Ship')) AS symbol, arg_max(TRY(raw->>'$.Ship_Localised'), (seconds, position)) AS sort
         FROM lines WHERE kind = 'LoadGame' GROUP BY symbol)
       SELECT arg_max(ship, (seconds, position)) AS symbol, max(sort) AS sort, arg_max(name, (seconds, position)) AS name,
         count(DISTINCT floor(seconds / 86400))::INT AS days, max(seconds) AS last, arg_max(range, (seconds, position)) AS range
       FROM loadout LEFT JOIN sorts ON symbol = lower(ship) WHERE ship IS NOT NULL
       GROUP BY lower(ship), id ORDER BY days DESC, last DESC, lower(ship), id LIMIT ${shown}`,
    );
    if (suits.length + ships.length === 0) return undefined;
    return markup`<ul class="cards">${suits.map(suitCard)}${ships.map(shipCard)}</ul>`;
  },
};

function suitCard({ suit, loadout, times, last, mods, weapons }: Suit): Markup {
  return markup`<li class="card"><h3>${loadout ?? "Unnamed"}</h3><p class="sort">${displayName(suit)}</p>
${list("carries", weapons)}${list("modified", mods?.map((mod) => displayName(mod)) ?? null)}
<p class="foot">worn ${printCount(times, "time")}, last on ${printDay(last)}</p></li>`;
}

function shipCard({ symbol, sort, name, days, last, range }: Ship): Markup {
  const ship = sort ?? shipName(symbol);
  const given = name?.trim() ?? "";
  const reach = range === null ? undefined : markup`<p>${printDecimal(range)} light-years unladen</p>`;
  return markup`<li class="card ship"><h3>${given === "" ? ship : given}</h3><p class="sort">${ship}</p>${reach}
<p class="foot">fitted on ${printCount(days, "day")}, last on ${printDay(last)}</p></li>`;
}

function list(word: string, items: readonly string[] | null): Markup | undefined {
  if (items === null || items.length === 0) return undefined;
  return markup`<p><span class="sort">${word}</span> ${items.join(", ")}</p>`;
}
