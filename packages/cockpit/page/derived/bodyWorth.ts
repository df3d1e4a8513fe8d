import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import { organicBodyOf, organicPayLeft, type OrganicPay } from "../../src/state/derived/organicPay.ts";
import type { ExobiologyTopic } from "../../src/state/observed/exobiology.ts";
import { scanValueOf } from "./scanValue.ts";

/** What a body is worth, in credits, as far as it can be estimated. */
export interface BodyWorth {
  readonly body: ScannedBody;
  /** What its data pays as scanned now. */
  readonly now: number;
  /** What mapping adds. */
  readonly mapping: number;
  /** What its life pays that is not analysed yet, at least. */
  readonly life: OrganicPay | undefined;
  /** What a visit brings: mapping and life. */
  readonly gain: number;
  /** The gain for each 1,000 light seconds of the way from the arrival point; a shorter way counts as 1,000. */
  readonly gainPer1000Ls: number | undefined;
}

/** Estimates what a body is worth; `address` is that of its system. */
export function bodyWorthOf(
  body: ScannedBody,
  address: number | bigint | undefined,
  exobiology: ExobiologyTopic | undefined,
): BodyWorth {
  const value = scanValueOf(body);
  const now = value?.now ?? 0;
  const mapping = body.mapping === "none" && value !== undefined ? value.mapped - value.now : 0;
  const life = organicPayLeft(body, organicBodyOf(exobiology, address, body.id), exobiology?.prices);
  const gain = mapping + (life?.low ?? 0);
  const gainPer1000Ls = body.distanceLs === undefined ? undefined : gain / Math.max(1, body.distanceLs / 1000);
  return { body, now, mapping, life, gain, gainPer1000Ls };
}

/** A visit that brings less is not worth a row. */
const leastGain = 100_000;

/** The bodies that are worth a visit, those with the most credits for the way first. */
export function worthIt(worths: readonly BodyWorth[]): readonly BodyWorth[] {
  return worths
    .filter(({ gain }) => gain >= leastGain)
    .toSorted((a, b) => (b.gainPer1000Ls ?? 0) - (a.gainPer1000Ls ?? 0) || b.gain - a.gain || a.body.id - b.body.id);
}

/** From this worth on a body is drawn in gold. */
const goldWorth = 500_000;

/** Whether a body is worth gold: its data, mapped, and its life. */
export function isGold({ now, gain, body }: BodyWorth): boolean {
  return body.starType === undefined && now + gain >= goldWorth;
}
