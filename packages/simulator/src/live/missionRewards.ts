import type { Chance } from "../chance/Chance.ts";
import type { ExtraReward } from "../commander/missions.ts";
import { componentMaterials } from "../commander/componentMaterials.ts";
import { goods } from "../commander/goods.ts";
import { thingsOfType } from "./carriedItems.ts";

/** What a mission may pay with beside credits. */
export type ExtraWord = ExtraReward["is"];

/** Returns a display text as the name in a reward: without spaces. */
const symbolOf = (text: string): string => text.replaceAll(/[^A-Za-z]/g, "");

/** Things whose name in a line is their text without spaces. */
const thingsToGive = [...thingsOfType("Item"), ...thingsOfType("Data")].filter(
  ({ symbol, text }) => symbolOf(text).toLowerCase() === symbol,
);

/** Draws what a mission pays beside credits: manufactured materials, things for the locker, or tonnes of a commodity. */
export function drawExtra(chance: Chance, is: ExtraWord): ExtraReward {
  if (is === "material") {
    const [type, text] = chance.pick(Object.entries(componentMaterials));
    return { is, type, symbol: symbolOf(text), text, category: "Manufactured", count: chance.integer(2, 5) };
  }
  if (is === "commodity") {
    const { type, name } = chance.pick(goods.filter((good) => good.type !== "drones"));
    return { is, type, symbol: symbolOf(name), text: name, category: "", count: chance.integer(1, 2) };
  }
  const thing = chance.pick(thingsToGive);
  const { symbol: type, text, type: category } = thing;
  return { is, type, symbol: symbolOf(text), text, category, count: chance.integer(1, 5) };
}
