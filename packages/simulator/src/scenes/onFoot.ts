import type { Chance } from "../chance/Chance.ts";
import { Location } from "../lines/Location.ts";
import { ShieldState, UnderAttack } from "../lines/combat.ts";
import { Powerplay } from "../lines/power.ts";
import { DropItems } from "../lines/microResources.ts";
import type { Port } from "../galaxy/Port.ts";
import { BackpackChange, BookDropship, BookTaxi, isFetched, CollectItems, UseConsumable } from "../lines/onFoot.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { countOf, drawThing, thingsOf, thingsOfType, withThings, type CarriedThing } from "../live/carriedItems.ts";
import { perhapsAfter, say, sayWhenDue, tell, type PlannedLine, type Scene } from "./plan.ts";

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
    ...found.flatMap(({ thing, atS }) => perhapsAfter(atS, ...collectThing(input, thing))),
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
export function collectThing({ memory }: LiveInput, thing: CarriedThing, isStolen = false): readonly PlannedLine[] {
  const change = sayWhenDue(BackpackChange, () => {
    memory.backpack = withThings(memory.backpack, thing, 1);
    return ["Added", thing, 1];
  });
  return thing.type === "Data" ? [change] : [say(CollectItems, thing, isStolen), change];
}

/** Uses a consumable that the backpack holds. */
function useThing({ memory }: LiveInput, symbol?: string): readonly PlannedLine[] {
  const thing = thingsOf(memory.backpack, "Consumable").find((each) => symbol === undefined || each.symbol === symbol);
  if (thing === undefined) return [];
  const change = sayWhenDue(BackpackChange, () => {
    memory.backpack = withThings(memory.backpack, thing, -1);
    return ["Removed", thing, 1];
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

/** The player finds something at a settlement, or downloads it. */
export const thingFound =
  (type: CarriedThing["type"], isStolen: boolean): Scene =>
  (input) =>
    collectThing(input, input.chance.pick(thingsOfType(type)), isStolen);

/** The player uses a consumable of the backpack. */
export const consumableUsed =
  (symbol: string): Scene =>
  (input) =>
    useThing(input, symbol);

/** The player drops everything of the first thing found. */
export const thingDropped: Scene = ({ memory }) => {
  const [thing] = (["Component", "Item"] as const).flatMap((type) => thingsOf(memory.backpack, type));
  if (thing === undefined) return [];
  const count = countOf(memory.backpack, thing);
  memory.backpack = withThings(memory.backpack, thing, -count);
  return [say(DropItems, thing, count), say(BackpackChange, "Removed", thing, count)];
};

/** The player books a dropship. */
export const dropshipBooked =
  (to: Port, isRetreat: boolean): Scene =>
  ({ world: { system } }) => [say(BookDropship, system.name, to, isRetreat)];

/** A dropship has fetched the player from the ground. */
export const playerFetched: Scene = (input) =>
  isFetched(input) ? [tell(Location, input), tell(Powerplay, input)] : [];

/** The player books a ride to a port, and its price. */
export const taxiBooked: Scene = ({ happened }) =>
  happened?.name === "bookTaxi" ? [say(BookTaxi, happened.data)] : [];
