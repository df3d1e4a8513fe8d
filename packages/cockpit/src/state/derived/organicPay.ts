import type { ScannedBody } from "../observed/bodies.ts";
import type { ExobiologyTopic, OrganicBody, OrganicGenus } from "../observed/exobiology.ts";
import { firstLoggedBonus, lowestOrganicValue, organicValue, organicValuesOfGenus } from "../observed/organicValues.ts";

/** What life pays, in credits. */
export interface OrganicPay {
  /** The least and the most; equal when the species and its price are known. */
  readonly low: number;
  readonly high: number;
  /** The bonus for what nobody has reported is in it. */
  readonly isFirst: boolean;
}

/** The body that the exobiology of a system knows by its id; undefined without life found. */
export function organicBodyOf(
  topic: ExobiologyTopic | undefined,
  address: number | bigint | undefined,
  bodyId: number,
): OrganicBody | undefined {
  return topic?.bodies.find((each) => each.address === address && each.bodyId === bodyId);
}

/**
 * What the samples of a genus pay: what the commander was paid for the species, else what real sales show. Before the first sample it is the
 * range of the species of the genus with a known price. Undefined when no price is known.
 */
export function organicPayOf(
  { genus, species, wasLogged }: OrganicGenus,
  prices: ExobiologyTopic["prices"],
  wasFootfalled: boolean | undefined,
): OrganicPay | undefined {
  const own = prices.find((each) => each.species === species)?.credits;
  const known = species === undefined ? undefined : (own ?? organicValue(species));
  const range = species === undefined ? organicValuesOfGenus(genus) : [known].filter((value) => value !== undefined);
  const low = range[0];
  const high = range.at(-1);
  if (low === undefined || high === undefined) return undefined;
  const isFirst = wasLogged === undefined ? wasFootfalled === false : !wasLogged;
  const times = isFirst ? 1 + firstLoggedBonus : 1;
  return { low: low * times, high: high * times, isFirst };
}

/** What the life of a body that is not analysed yet pays at least; undefined when there is none or no price is known. */
export function organicPayLeft(
  body: ScannedBody,
  life: OrganicBody | undefined,
  prices: ExobiologyTopic["prices"] = [],
): OrganicPay | undefined {
  if (life === undefined) return payOfSignals(body);
  const left = life.genera.filter(({ isAnalysed }) => !isAnalysed);
  const pays = left.flatMap((genus) => organicPayOf(genus, prices, body.wasFootfalled) ?? []);
  if (pays.length === 0) return undefined;
  return {
    low: pays.reduce((sum, { low }) => sum + low, 0),
    high: pays.reduce((sum, { high }) => sum + high, 0),
    isFirst: pays.every(({ isFirst }) => isFirst),
  };
}

/** Before a surface scan only the number of signals is known. */
function payOfSignals({ biologicalCount, wasFootfalled }: ScannedBody): OrganicPay | undefined {
  if (biologicalCount === 0) return undefined;
  const isFirst = wasFootfalled === false;
  const credits = biologicalCount * lowestOrganicValue * (isFirst ? 1 + firstLoggedBonus : 1);
  return { low: credits, high: credits, isFirst };
}

/** What unsold samples pay at least, and whether the prices of all of them are known. */
export function unsoldPayOf(
  unsold: ExobiologyTopic["unsold"],
  prices: ExobiologyTopic["prices"],
): { readonly low: number; readonly isWhole: boolean } {
  const parts = unsold.map(({ species, count, firstCount }) => {
    const price = prices.find((each) => each.species === species)?.credits ?? organicValue(species);
    return price === undefined ? undefined : price * (count + firstLoggedBonus * firstCount);
  });
  return {
    low: parts.reduce<number>((sum, part) => sum + (part ?? 0), 0),
    isWhole: parts.every((part) => part !== undefined),
  };
}
