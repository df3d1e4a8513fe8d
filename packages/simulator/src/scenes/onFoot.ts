import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import { ShieldState, UnderAttack } from "../lines/combat.ts";
import { BackpackChange, BookTaxi, CollectItems, UseConsumable } from "../lines/onFoot.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { drawThing, thingsOf, withThings, type CarriedItems, type CarriedThing } from "../live/carriedItems.ts";
import { perhapsAfter, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";

/** A fight on foot: the shields of the suit fail, a consumable is used, and the victims leave something behind. */
export const skirmishFought: Scene = (input) => {
  const { happened, memory } = input;
  if (happened?.name !== "skirmish") return [];
  const { chance } = memory.play;
  const { seconds, isFatal } = happened.data;
  if (isFatal) return lastStand(chance, seconds);
  const found = drawFinds(chance, seconds);
  return [
    ...perhapsAfter(chance.integer(1, 3), say(ShieldState, false)),
    ...(chance.isLucky(0.4) ? perhapsAfter(chance.integer(3, 6), ...useThing(input)) : []),
    ...found.flatMap(({ thing, atS }) => perhapsAfter(atS, ...collect(input, thing))),
    ...perhapsAfter(seconds, say(ShieldState, true)),
  ];
};

/** Seconds from one find to the next (quartiles of 1,740 real pauses: 1 and 8). */
const findPausesS = [0, 1, 1, 1, 2, 4, 8, 15, 26] as const;

/** Draws what lies about, one thing after the other. */
function drawFinds(chance: Chance, seconds: number) {
  let atS = chance.integer(3, 6);
  return Array.from({ length: chance.integer(0, 6) }, () => {
    const find = { thing: drawThing(chance), atS: Math.min(seconds, atS) };
    atS += chance.pick(findPausesS);
    return find;
  });
}

/** The end of the player: the shields fail twice, and hits follow each other. */
function lastStand(chance: Chance, seconds: number): readonly PlannedLine[] {
  const hits = Array.from({ length: chance.integer(2, 8) }, () => say(UnderAttack, "You"));
  return [
    ...perhapsAfter(1, say(ShieldState, false)),
    ...perhapsAfter(seconds - 5, say(ShieldState, true)),
    ...perhapsAfter(seconds - 1, say(ShieldState, false), ...hits),
  ];
}

/** Picks something up, or downloads data, which has one line; the backpack holds it when the last line is written. */
export function collect({ memory }: LiveInput, thing: CarriedThing): readonly PlannedLine[] {
  const change = sayWhenDue(BackpackChange, () => {
    memory.backpack = withThings(memory.backpack, thing, 1);
    return ["Added", thing];
  });
  return thing.type === "Data" ? [change] : [say(CollectItems, thing), change];
}

/** Uses a consumable that the backpack holds. */
function useThing({ memory }: LiveInput): readonly PlannedLine[] {
  const [thing] = thingsOf(memory.backpack, "Consumable");
  if (thing === undefined) return [];
  const change = sayWhenDue(BackpackChange, () => {
    memory.backpack = withThings(memory.backpack, thing, -1);
    return ["Removed", thing];
  });
  return [say(UseConsumable, thing), change];
}

/** Back in the ship, what was found goes to the locker. */
export const findsStowed: Scene = ({ memory }) => {
  const { backpack } = memory;
  const found = (["Item", "Component", "Data"] as const).flatMap((type) => thingsOf(backpack, type));
  for (const thing of found) {
    const count = countOf(backpack, thing);
    memory.locker = withThings(memory.locker, thing, count);
    memory.backpack = withThings(memory.backpack, thing, -count);
  }
  return [];
};

function countOf(items: CarriedItems, { symbol, missionId }: CarriedThing): number {
  const all: readonly JsonObject[] = Object.values(items).flat();
  return Number(all.find(({ Name, MissionID }) => Name === symbol && MissionID === missionId)?.["Count"] ?? 0);
}

/** A taxi is booked. */
export const taxiBooked: Scene = ({ happened }) =>
  happened?.name === "bookTaxi" ? [say(BookTaxi, happened.data)] : [];
