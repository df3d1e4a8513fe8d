import { absorb, shareAt, type Key } from "../../chance/Key.ts";
import { driftOn } from "./periods.ts";
import type { Community } from "./Community.ts";
import type { Dispute } from "./conflicts.ts";

/** The denominator N of influence shares is usually near 1000 (F59). */
const usualPoints = { from: 990, to: 1010 };
const allPoints = { from: 900, to: 1091 };
const usualShare = 0.9;
const fewestPoints = 10;
const driftDays = 9;
const driftAmount = 0.3;

/**
 * Returns the influence of each party on a day: n/N for whole n and one N. Both sides of a pending or active conflict are
 * equal, the ruler has the most, and the printed shares sum to 1.
 */
export function influencesOn(
  key: Key,
  community: Community,
  disputes: readonly Dispute[],
  day: number,
): readonly number[] {
  const weights = weightsOn(key, community, day);
  const draw = absorb(key, day);
  const { from, to } = shareAt(draw, 0) < usualShare ? usualPoints : allPoints;
  const first = from + Math.floor(shareAt(draw, 1) * (to - from + 1));
  for (let tried = 0; tried <= allPoints.to - allPoints.from; tried += 1) {
    const points = first + tried <= allPoints.to ? first + tried : first + tried - (allPoints.to - allPoints.from + 1);
    const shares = sharesOf(weights, community.ruler, disputes, points);
    if (shares !== undefined) return shares;
  }
  throw new RangeError("no denominator fits this influence");
}

function weightsOn(key: Key, { parties }: Community, day: number): readonly number[] {
  return parties.map(({ weight }, at) => weight * (1 + driftAmount * driftOn(absorb(key, at), day, driftDays)));
}

/** Distributes the points; undefined when they do not divide evenly or when the printed shares do not sum to 1. */
function sharesOf(
  weights: readonly number[],
  ruler: number,
  disputes: readonly Dispute[],
  points: number,
): readonly number[] | undefined {
  const equal = disputes.filter(({ status }) => status !== "").map(({ parties }) => parties);
  const rival = equal.find((pair) => pair.includes(ruler))?.find((party) => party !== ruler);
  const dealt = dealOthers(weights, ruler, equal, points);
  const isFree = (party: number): boolean => party !== ruler && party !== rival;
  for (;;) {
    const spent = dealt.reduce((sum, each, party) => (isFree(party) ? sum + each : sum), 0);
    const left = points - spent;
    const top = rival === undefined ? left : left / 2;
    const most = dealt.reduce((max, each, party) => (isFree(party) ? Math.max(max, each) : max), 0);
    if (top >= most) {
      if (!Number.isInteger(top)) return undefined;
      dealt[ruler] = top;
      if (rival !== undefined) dealt[rival] = top;
      return printable(dealt, points);
    }
    // The others have too much: each is reduced by the same factor, which keeps equal parties equal.
    for (const [party, each] of dealt.entries()) if (isFree(party)) dealt[party] = Math.floor(each * 0.95);
  }
}

function dealOthers(
  weights: readonly number[],
  ruler: number,
  equal: readonly (readonly [number, number])[],
  points: number,
): number[] {
  const total = weights.reduce((sum, each) => sum + each, 0);
  const dealt = weights.map((weight) => Math.max(fewestPoints, Math.floor((weight / total) * points)));
  for (const [one, other] of equal) {
    if (one === ruler || other === ruler) continue;
    const half = Math.floor(((dealt[one] ?? 0) + (dealt[other] ?? 0)) / 2);
    dealt[one] = half;
    dealt[other] = half;
  }
  return dealt;
}

const million = 1_000_000;

/** Returns single-precision shares if their six printed decimals sum to 1 within one unit of the last. */
function printable(dealt: readonly number[], points: number): readonly number[] | undefined {
  const shares = dealt.map((each) => Math.fround(each / points));
  const printed = shares.reduce((sum, share) => sum + Math.round(share * million), 0);
  return Math.abs(printed - million) <= 1 ? shares : undefined;
}
