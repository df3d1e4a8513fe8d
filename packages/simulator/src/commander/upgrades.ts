import type { Suit, Weapon } from "./suitsAndWeapons.ts";

/** An amount of a resource, with its display name. */
export interface Resource {
  readonly symbol: string;
  readonly name: string;
  readonly count: number;
}

/** The price of an upgrade in credits and resources. */
export interface UpgradePrice {
  readonly costCr: number;
  readonly resources: readonly Resource[];
}

/** Display names of the resources, by internal name. */
const resourceNames: Readonly<Record<string, string>> = {
  suitschematic: "Suit Schematic",
  weaponschematic: "Weapon Schematic",
  healthmonitor: "Health Monitor",
  manufacturinginstructions: "Manufacturing Instructions",
  largecapacitypowerregulator: "Power Regulator",
  carbonfibreplating: "Carbon Fibre Plating",
  titaniumplating: "Titanium Plating",
  aerogel: "Aerogel",
  graphene: "Graphene",
  ionisedgas: "Ionised Gas",
  compressionliquefiedgas: "Compression-Liquefied Gas",
  chemicalsuperbase: "Chemical Superbase",
  microelectrode: "Microelectrode",
  opticalfibre: "Optical Fibre",
  tungstencarbide: "Tungsten Carbide",
  weaponcomponent: "Weapon Component",
};

/** The price of reaching a grade. */
interface Step {
  /** Amounts of rare and plain resources (F50). */
  readonly rare: number;
  readonly plain: number;
  readonly suitCostCr: number;
  /** The cost of a weapon as a multiple of its cost for grade 2. */
  readonly weaponFactor: number;
}

const steps: Readonly<Record<number, Step>> = {
  2: { rare: 1, plain: 2, suitCostCr: 600_000, weaponFactor: 1 },
  3: { rare: 2, plain: 5, suitCostCr: 2_250_000, weaponFactor: 3.75 },
  4: { rare: 10, plain: 25, suitCostCr: 4_500_000, weaponFactor: 7.5 },
  5: { rare: 15, plain: 35, suitCostCr: 7_500_000, weaponFactor: 12.5 },
};

function stepTo(grade: number): Step {
  const step = steps[grade];
  if (step === undefined) throw new RangeError(`there is no upgrade to grade ${grade}`);
  return step;
}

/** The plating of each suit family. */
const platings: Readonly<Record<string, string>> = {
  explorationsuit: "aerogel",
  utilitysuit: "carbonfibreplating",
  tacticalsuit: "titaniumplating",
};

function amount(symbol: string, count: number): Resource {
  return { symbol, name: resourceNames[symbol] ?? symbol, count };
}

/** Returns the price of the next grade of a suit. */
export function suitUpgrade({ family, grade }: Suit): UpgradePrice {
  const next = grade + 1;
  const { rare, plain, suitCostCr } = stepTo(next);
  const rares = ["suitschematic", "healthmonitor", ...(next > 3 ? ["largecapacitypowerregulator"] : [])];
  return {
    costCr: suitCostCr,
    resources: [
      ...[...rares, "manufacturinginstructions"].map((symbol) => amount(symbol, rare)),
      ...[platings[family.symbol] ?? "aerogel", "graphene"].map((symbol) => amount(symbol, plain)),
    ],
  };
}

/** Returns the price of the next grade of a weapon. */
export function weaponUpgrade({ model, grade }: Weapon): UpgradePrice {
  const { rare, plain, weaponFactor } = stepTo(grade + 1);
  return {
    costCr: model.baseCostCr * weaponFactor,
    resources: [
      ...["weaponschematic", model.gas, "manufacturinginstructions"].map((symbol) => amount(symbol, rare)),
      ...model.parts.map((symbol) => amount(symbol, plain)),
    ],
  };
}
