import { absorb, shareAt, type Key } from "../../chance/Key.ts";
import type { FactionConflict } from "../Society.ts";
import { periodOn } from "./periods.ts";
import type { Community } from "./Community.ts";

/** A conflict between two parties, named by their places in the community's list. */
export interface Dispute {
  readonly type: FactionConflict["type"];
  readonly status: FactionConflict["status"];
  readonly parties: readonly [number, number];
  readonly wonDays: readonly [number, number];
}

const spellDays = 14;
const pendingDays = 2;
const activeDays = 7;
const recoveringDays = 2;
const winningDays = 4;
/** How likely the first and the second conflict of a spell are. */
const likelihoods = [0.5, 0.28];
/** How seldom the ruling faction is a party. */
const rulerShare = 0.05;
const types = { civilwar: 0.4, war: 0.73 };

/** The conflicts of a community on a day: at most two, and no party is in both. */
export function disputesOn(key: Key, { parties, ruler }: Community, day: number): readonly Dispute[] {
  const spell = periodOn(key, day, spellDays);
  const busy = new Set<number>();
  const disputes: Dispute[] = [];
  for (const [turn, likelihood] of likelihoods.entries()) {
    const own = absorb(spell.key, turn);
    if (shareAt(own, 0) >= likelihood) break;
    if (shareAt(own, 1) >= rulerShare) busy.add(ruler);
    const opponents = pickTwo(own, parties.length, busy);
    if (opponents === undefined) break;
    busy.add(opponents[0]).add(opponents[1]);
    const dispute = disputeAt(own, spell.age, opponents);
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

/** A conflict is announced, then fought until one side has won four days or seven are over, then it wears off. */
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
