import { suggest } from "./suggest.ts";

/** Words that people use for what several kinds report. */
const senses: Readonly<Record<string, readonly string[]>> = {
  trade: ["MarketBuy", "MarketSell"],
  buy: ["MarketBuy", "ModuleBuy", "ShipyardBuy"],
  sell: ["MarketSell", "ModuleSell", "SellExplorationData"],
  profit: ["MarketSell", "MissionCompleted", "RedeemVoucher"],
  kill: ["Bounty", "FactionKillBond", "PVPKill"],
  combat: ["Bounty", "UnderAttack", "FactionKillBond"],
  death: ["Died", "Resurrect"],
  chat: ["ReceiveText", "SendText"],
  planet: ["Scan", "ApproachBody", "SAAScanComplete"],
  star: ["Scan", "FSDTarget"],
  biology: ["ScanOrganic", "SellOrganicData"],
  mining: ["MiningRefined", "ProspectedAsteroid"],
  fuel: ["FuelScoop", "RefuelAll", "ReservoirReplenished"],
  login: ["LoadGame", "Commander"],
  ship: ["Loadout", "ShipyardSwap"],
  carrier: ["CarrierStats", "CarrierJump"],
  engineering: ["EngineerCraft", "EngineerProgress"],
};
const mostNames = 3;

/** Whether a word stands for kinds that do not contain it. */
export const hasSense = (word: string): boolean => Object.hasOwn(senses, word);

/** Suggests kinds for a word: those it stands for, those that contain it, or the one with the nearest spelling. */
export function suggestKinds(word: string, known: readonly string[], otherwise: string): string {
  const wanted = word.toLowerCase();
  const sense = (senses[wanted] ?? []).filter((kind) => known.includes(kind));
  const found =
    sense.length > 0 ? sense : known.filter((each) => wanted.length > 2 && each.toLowerCase().includes(wanted));
  return found.length === 0 ? suggest(word, known, otherwise) : `did you mean ${orList(found.slice(0, mostNames))}?`;
}

function orList(names: readonly string[]): string {
  return names.length === 1 ? `${names[0]}` : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
