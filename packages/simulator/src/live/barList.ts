import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";

interface BarGoods {
  readonly id: number;
  readonly symbol: string;
  readonly text: string;
  /** The least that is asked for one; the owner of a carrier sets the price. */
  readonly priceCr: number;
}

const goods = (id: number, symbol: string, text: string, priceCr: number): BarGoods => ({ id, symbol, text, priceCr });

/** What the bar of a fleet carrier may trade, with the ids of the server; consumables are not among it. */
const barGoods: readonly BarGoods[] = [
  goods(128_064_021, "graphene", "Graphene", 150),
  goods(128_961_524, "aerogel", "Aerogel", 250),
  goods(128_961_526, "carbonfibreplating", "Carbon Fibre Plating", 250),
  goods(128_961_544, "opticalfibre", "Optical Fibre", 300),
  goods(128_961_566, "healthmonitor", "Health Monitor", 1500),
  goods(128_962_598, "compactlibrary", "Compact Library", 2000),
  goods(128_962_606, "personaldocuments", "Personal Documents", 1000),
  goods(128_962_609, "suitschematic", "Suit Schematic", 3500),
  goods(128_962_614, "weaponschematic", "Weapon Schematic", 3500),
  goods(128_964_025, "microelectrode", "Microelectrode", 250),
  goods(128_965_842, "largecapacitypowerregulator", "Power Regulator", 5000),
  goods(128_972_331, "manufacturinginstructions", "Manufacturing Instructions", 4500),
  goods(128_972_341, "operationalmanual", "Operational Manual", 1000),
];

/** Draws what a bar buys and sells, as in FCMaterials.json: it has a stock of what it sells, and a demand for what it buys. */
export function barList(chance: Chance): readonly JsonObject[] {
  return barGoods
    .filter(() => chance.isLucky(0.6))
    .map(({ id, symbol, text, priceCr }) => {
      const sells = chance.isLucky(0.5);
      const count = chance.integer(1, 60);
      return {
        id,
        Name: `$${symbol}_name;`,
        Name_Localised: text,
        Price: Math.round(priceCr * chance.between(1, 2)),
        Stock: sells ? count : 0,
        Demand: sells ? 0 : count,
      };
    });
}
