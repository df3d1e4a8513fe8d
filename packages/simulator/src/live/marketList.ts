import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import { goods } from "../commander/goods.ts";
import { withText } from "../text/withText.ts";
import type { Port } from "../galaxy/Port.ts";
import type { CarrierOrder } from "./carrierProfile.ts";

const categories = {
  metals: "Metals",
  minerals: "Minerals",
  chemicals: "Chemicals",
  foods: "Foods",
  medicines: "Medicines",
  technology: "Technology",
  industrial_materials: "Industrial Materials",
} as const;

/** The French texts of the categories. */
export const frenchCategories: Readonly<Record<(typeof categories)[keyof typeof categories], string>> = {
  Metals: "Métaux",
  Minerals: "Minéraux",
  Chemicals: "Produits chimiques",
  Foods: "Nourriture",
  Medicines: "Médicaments",
  Technology: "Technologie",
  "Industrial Materials": "Matériaux industriels",
};

/** The server's id and the category of each commodity; limpets are not on the list of a market. */
const listed: Readonly<Record<string, readonly [id: number, category: keyof typeof categories]>> = {
  gold: [128_049_154, "metals"],
  silver: [128_049_155, "metals"],
  palladium: [128_049_153, "metals"],
  bertrandite: [128_049_156, "minerals"],
  tritium: [128_961_249, "chemicals"],
  coffee: [128_049_189, "foods"],
  tea: [128_049_188, "foods"],
  fish: [128_049_183, "foods"],
  hydrogenfuel: [128_049_202, "chemicals"],
  basicmedicines: [128_049_210, "medicines"],
  advancedcatalysers: [128_049_231, "technology"],
  agriculturalmedicines: [128_049_208, "medicines"],
  ceramiccomposites: [128_672_302, "industrial_materials"],
  cmmcomposite: [128_673_856, "industrial_materials"],
  insulatingmembrane: [128_673_855, "industrial_materials"],
  performanceenhancers: [128_049_209, "medicines"],
};

/** Returns what a port pays for a tonne of a commodity on a day; undefined for goods that markets do not list. */
export function sellPriceCr(chance: Chance, { marketId }: Port, day: number, type: string): number | undefined {
  const good = goods.find((each) => each.type === type);
  if (good === undefined || listed[type] === undefined) return undefined;
  return Math.floor(good.priceCr * chance.fork("price", marketId, day, type).between(0.97, 1.25));
}

/** Builds the goods in Market.json of a carrier: what it buys and sells. */
export function orderedItems(orders: ReadonlyMap<string, CarrierOrder>): readonly JsonObject[] {
  return [...orders].flatMap(([type, { name, side, count, priceCr }]) => {
    const [id, category] = listed[type] ?? [];
    if (id === undefined || category === undefined) return [];
    const isSold = side === "sells";
    return [
      {
        id,
        ...withText("Name", `$${type}_name;`, name),
        ...withText("Category", `$MARKET_category_${category};`, categories[category]),
        BuyPrice: isSold ? priceCr : 0,
        SellPrice: priceCr,
        MeanPrice: goods.find((good) => good.type === type)?.priceCr ?? priceCr,
        StockBracket: isSold ? 2 : 0,
        DemandBracket: isSold ? 0 : 2,
        Stock: isSold ? count : 0,
        Demand: isSold ? 0 : count,
        Consumer: !isSold,
        Producer: isSold,
        Rare: false,
      },
    ];
  });
}

/** Builds the goods in Market.json on a day. */
export function marketItems(chance: Chance, port: Port, day: number): readonly JsonObject[] {
  return goods.flatMap(({ type, name, priceCr }) => {
    const [id, category] = listed[type] ?? [];
    if (id === undefined || category === undefined) return [];
    const own = chance.fork("stock", port.marketId, day, type);
    return [
      {
        id,
        ...withText("Name", `$${type}_name;`, name),
        ...withText("Category", `$MARKET_category_${category};`, categories[category]),
        BuyPrice: priceCr,
        SellPrice: sellPriceCr(chance, port, day, type) ?? 0,
        MeanPrice: priceCr,
        StockBracket: own.integer(1, 3),
        DemandBracket: own.integer(0, 3),
        Stock: own.integer(200, 40_000),
        Demand: own.integer(1, 20_000),
        Consumer: own.isLucky(0.5),
        Producer: own.isLucky(0.5),
        Rare: false,
      },
    ];
  });
}
