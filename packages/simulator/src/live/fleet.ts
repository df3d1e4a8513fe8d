import type { Chance } from "../chance/Chance.ts";

/** A ship the player owns and has parked. */
export interface ParkedShip {
  readonly id: number;
  readonly type: string;
  readonly text: string | undefined;
  readonly name: string;
  readonly valueCr: number;
}

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

/** The texts of the ships, which are the same in every language. */
export const shipyardTexts: readonly string[] = shipsForSale.flatMap(([, , text]) =>
  text === undefined ? [] : [text],
);

/** Ships that players keep. */
const keptTypes: ReadonlySet<string> = new Set(["sidewinder", "cobramkiii", "type6", "asp", "python", "anaconda"]);

/** Draws the ships that the player has parked at home. */
export function drawFleet(chance: Chance, ownId: number): readonly ParkedShip[] {
  return Array.from({ length: chance.integer(1, 4) }, (_, at) => {
    const [, type, text, priceCr] = chance.pick(shipsForSale.filter((ship) => keptTypes.has(ship[1])));
    return { id: ownId + 70 + at, type, text, name: "", valueCr: Math.floor(priceCr * chance.between(0.9, 2)) };
  });
}
