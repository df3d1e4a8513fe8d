import { markup, type Markup } from "../Markup.ts";
import { printCount, printDay, printDecimal } from "../printNumbers.ts";
import { plainName } from "../plainName.ts";
import type { ReportSection } from "../ReportSection.ts";

type Suit = {
  suit: string;
  loadout: string | null;
  times: number;
  last: number;
  mods: string[] | null;
  weapons: string[] | null;
};
type Ship = { ship: string; name: string | null; times: number; last: number; range: number | null };

const shown = 8;

/** Suits and ships with their latest equipment. */
export const loadoutsSection: ReportSection = {
  id: "loadouts",
  title: "Loadouts",
  async draw(data) {
    const suits = await data.query<Suit>(
      `SELECT arg_max(coalesce(SuitName_Localised, SuitName), seconds) AS suit, LoadoutName AS loadout, count(*)::INT AS times,
         max(seconds) AS last, arg_max(SuitMods, seconds) AS mods,
         list_transform(arg_max(Modules, seconds), lambda module: coalesce(module.ModuleName_Localised, module.ModuleName)) AS weapons
       FROM suits GROUP BY SuitID, LoadoutID, LoadoutName ORDER BY times DESC, suit, loadout LIMIT ${shown}`,
    );
    const ships = await data.query<Ship>(
      `SELECT arg_max(TRY(raw->>'$.Ship'), seconds) AS ship, arg_max(TRY(raw->>'$.ShipName'), seconds) AS name, count(*)::INT AS times,
         max(seconds) AS last, arg_max(TRY_CAST(raw->>'$.MaxJumpRange' AS DOUBLE), seconds) AS range
       FROM lines WHERE kind = 'Loadout' GROUP BY TRY(raw->>'$.ShipID') HAVING ship IS NOT NULL ORDER BY times DESC, ship LIMIT ${shown}`,
    );
    if (suits.length + ships.length === 0) return undefined;
    return markup`<ul class="cards">${suits.map(suitCard)}${ships.map(shipCard)}</ul>`;
  },
};

function suitCard({ suit, loadout, times, last, mods, weapons }: Suit): Markup {
  return markup`<li class="card"><h3>${loadout ?? "Unnamed"}</h3><p class="sort">${suit.startsWith("$") ? plainName(suit) : suit}</p>
${list("carries", weapons)}${list("modified", mods?.map(plainName) ?? null)}
<p class="foot">worn ${printCount(times, "time")}, last on ${printDay(last)}</p></li>`;
}

function shipCard({ ship, name, times, last, range }: Ship): Markup {
  const reach = range === null ? undefined : markup`<p>${printDecimal(range)} light-years unladen</p>`;
  return markup`<li class="card ship"><h3>${name === null || name === "" ? ship : name}</h3><p class="sort">${ship}</p>${reach}
<p class="foot">flown ${printCount(times, "time")}, last on ${printDay(last)}</p></li>`;
}

function list(word: string, items: readonly string[] | null): Markup | undefined {
  if (items === null || items.length === 0) return undefined;
  return markup`<p><span class="sort">${word}</span> ${items.join(", ")}</p>`;
}
