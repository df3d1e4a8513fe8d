import { assembleShip, shipValueCr } from "../ship/SimulatedShip.ts";
import { stockBuilds } from "../ship/stockBuilds.ts";

type Ship = readonly [id: number, type: string, text: string | undefined, priceCr: number];

/** Ships that shipyards sell. */
export const shipsForSale: readonly Ship[] = [
  [128_049_249, "sidewinder", undefined, 32_000],
  [128_049_255, "eagle", undefined, 44_800],
  [128_049_261, "hauler", undefined, 52_720],
  [128_049_267, "adder", undefined, 87_808],
  [128_049_273, "viper", "Viper Mk III", 142_931],
  [128_049_279, "cobramkiii", "Cobra Mk III", 349_718],
  [128_049_285, "type6", "Type-6 Transporter", 1_045_945],
  [128_049_303, "asp", "Asp Explorer", 6_661_153],
  [128_049_309, "vulture", undefined, 4_925_615],
  [128_049_339, "python", undefined, 56_978_179],
  [128_049_363, "anaconda", undefined, 146_969_451],
];

/** Returns what a shipyard asks for a ship: the hull and the modules that come with it. */
export function stockPriceCr(type: string): number | undefined {
  const build = stockBuilds[type];
  return build && shipValueCr(assembleShip(build));
}

/** The texts of the ships, which are the same in every language. */
export const shipyardTexts: readonly string[] = shipsForSale.flatMap(([, , text]) =>
  text === undefined ? [] : [text],
);
