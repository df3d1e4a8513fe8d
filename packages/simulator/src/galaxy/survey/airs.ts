import type { Chance } from "../../chance/Chance.ts";
import type { Atmosphere } from "../Body.ts";

interface Air {
  /** Atmosphere and AtmosphereType of Scan; a gas giant has no type. */
  readonly text: string;
  readonly type: string | undefined;
  /** The main gases, the first with the most of it. */
  readonly gases: readonly string[];
  readonly pressurePa: readonly [number, number];
}

/** How Scan names the atmospheres of the model. */
export const airs: Readonly<Record<Atmosphere, Air>> = {
  none: { text: "", type: "None", gases: [], pressurePa: [0, 0] },
  "thin carbon dioxide": {
    text: "thin carbon dioxide atmosphere",
    type: "CarbonDioxide",
    gases: ["CarbonDioxide", "SulphurDioxide"],
    pressurePa: [1000, 9900],
  },
  "thin sulphur dioxide": {
    text: "thin sulfur dioxide atmosphere",
    type: "SulphurDioxide",
    gases: ["SulphurDioxide"],
    pressurePa: [120, 5000],
  },
  "thin ammonia": { text: "thin ammonia atmosphere", type: "Ammonia", gases: ["Ammonia"], pressurePa: [110, 1300] },
  "thin argon": { text: "thin argon atmosphere", type: "Argon", gases: ["Argon"], pressurePa: [110, 9000] },
  "thin nitrogen": { text: "thin nitrogen atmosphere", type: "Nitrogen", gases: ["Nitrogen"], pressurePa: [110, 9900] },
  "thick carbon dioxide": {
    text: "thick carbon dioxide atmosphere",
    type: "CarbonDioxide",
    gases: ["CarbonDioxide", "SulphurDioxide"],
    pressurePa: [100_000, 20_000_000],
  },
  breathable: {
    text: "",
    type: "EarthLike",
    gases: ["Nitrogen", "Oxygen", "Argon"],
    pressurePa: [40_000, 180_000],
  },
  hydrogen: { text: "", type: undefined, gases: ["Hydrogen", "Helium"], pressurePa: [0, 0] },
};

/** Draws the shares of the gases in percent: the first has most of it, the next most of the rest. */
export function drawGases(chance: Chance, atmosphere: Atmosphere): readonly (readonly [string, number])[] {
  const { gases } = airs[atmosphere];
  let left = 100;
  return gases.map((gas, at) => {
    const percent = at === gases.length - 1 ? left : left * chance.between(0.71, 0.98);
    left -= percent;
    return [gas, percent] as const;
  });
}
