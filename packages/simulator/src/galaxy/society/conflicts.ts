import { absorb, shareAt, type Key } from "../../chance/Key.ts";
import type { FactionConflict } from "../Society.ts";
import { periodOn } from "./periods.ts";
import type { Community } from "./Community.ts";

/** A conflict between two parties, given by their indices in the community. */
export interface Dispute {
  readonly type: FactionConflict["type"];
  readonly status: FactionConflict["status"];
  readonly parties: readonly [number, number];
  readonly wonDays: readonly [number, number];
}

const periodDays = 14;
const pendingDays = 2;
const activeDays = 7;
const recoveringDays = 2;
const winningDays = 4;
/** The probability of a first and of a second conflict in a period. */
const likelihoods = [0.5, 0.28];
/** The probability that the ruling party may take part. */
const rulerShare = 0.05;
const types = { civilwar: 0.4, war: 0.73 };

/** Returns the conflicts of a community on a day: at most two, and no party is in both. */
export function disputesOn(key: Key, { parties, ruler }: Community, day: number): readonly Dispute[] {
  const period = periodOn(key, day, periodDays);
  const busy = new Set<number>();
  const disputes: Dispute[] = [];
  for (const [turn, likelihood] of likelihoods.entries()) {
    const own = absorb(period.key, turn);
    if (shareAt(own, 0) >= likelihood) break;
    if (shareAt(own, 1) >= rulerShare) busy.add(ruler);
    const opponents = pickTwo(own, parties.length, busy);
    if (opponents === undefined) break;
    busy.add(opponents[0]).add(opponents[1]);
    const dispute = disputeAt(own, period.age, opponents);
    if (dispute !== undefined) disputes.push(dispute);
  }
  return disputes;
}

function pickTwo(key: Key, count: number, busy: ReadonlySet<number>): readonly [number, number] | undefined {
  const free: number[] = [];
  for (let at = 0; at < count; at += 1) if (!busy.has(at)) free.push(at);
  const [one] = free.splice(Math.floor(shareAt(key, 2) * free.length), 1);
  const [other] = free.splice(Math.floor(shareAt(key, 3) * free.length), 1);
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** A conflict is pending, then active until one side has won four days or seven have passed, then recovering. */
function disputeAt(key: Key, age: number, parties: readonly [number, number]): Dispute | undefined {
  const draw = shareAt(key, 4);
  const type = draw < types.civilwar ? "civilwar" : draw < types.war ? "war" : "election";
  if (age < pendingDays) return { type, status: "pending", parties, wonDays: [0, 0] };
  let won: readonly [number, number] = [0, 0];
  let fought = 0;
  while (fought < activeDays && Math.max(...won) < winningDays) {
    if (pendingDays + fought === age) return { type, status: "active", parties, wonDays: won };
    won = afterDay(won, shareAt(key, 5 + fought));
    fought += 1;
  }
  return age < pendingDays + fought + recoveringDays ? { type, status: "", parties, wonDays: won } : undefined;
}

function afterDay([one, other]: readonly [number, number], draw: number): readonly [number, number] {
  if (draw < 0.35) return [one + 1, other];
  return draw < 0.65 ? [one, other + 1] : [one, other];
}
