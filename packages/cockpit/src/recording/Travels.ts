import type { JsonObject } from "@shipslog/contract";
import { isPlace } from "../state/system.ts";
import type { TravelPage } from "../wire/TravelPage.ts";

/** How many arrivals of a commander are kept: years of play, in six megabytes. More are thinned out. */
const maxVisits = 500_000;

/** A folder has journals of one or two commanders; a hostile one may name many. */
const maxCommanders = 8;

/** The places of one commander: light-years from Sol in the plane of the galaxy, and seconds since 1970. */
class VisitList {
  #x = new Int32Array(1024);
  #z = new Int32Array(1024);
  #seconds = new Uint32Array(1024);
  length = 0;

  push(x: number, z: number, seconds: number): void {
    if (this.length >= maxVisits) this.#thin();
    if (this.length === this.#x.length) this.#grow();
    this.#x[this.length] = x;
    this.#z[this.length] = z;
    this.#seconds[this.length] = seconds;
    this.length += 1;
  }

  /** Adds all places of another list. */
  append(list: VisitList): void {
    for (let at = 0; at < list.length; at += 1) {
      this.push(list.#x[at] ?? 0, list.#z[at] ?? 0, list.#seconds[at] ?? 0);
    }
  }

  isAt(x: number, z: number): boolean {
    return this.length > 0 && this.#x[this.length - 1] === x && this.#z[this.length - 1] === z;
  }

  /** Each number as the difference from the one before, which is short and compresses well. */
  page(from: number): Pick<TravelPage, "x" | "z" | "seconds"> {
    return {
      x: differences(this.#x, from, this.length),
      z: differences(this.#z, from, this.length),
      seconds: differences(this.#seconds, from, this.length),
    };
  }

  #grow(): void {
    const size = Math.min(maxVisits, 2 * this.#x.length);
    this.#x = copyInto(new Int32Array(size), this.#x);
    this.#z = copyInto(new Int32Array(size), this.#z);
    this.#seconds = copyInto(new Uint32Array(size), this.#seconds);
  }

  /** Drops every second arrival, so that the rest still covers the whole time. */
  #thin(): void {
    this.length = Math.floor(this.length / 2);
    for (const list of [this.#x, this.#z, this.#seconds]) {
      for (let at = 0; at < this.length; at += 1) list[at] = list[2 * at] ?? 0;
    }
  }
}

function copyInto<List extends Int32Array | Uint32Array>(grown: List, list: List): List {
  grown.set(list);
  return grown;
}

function differences(list: Int32Array | Uint32Array, from: number, to: number): readonly number[] {
  const result: number[] = [];
  let before = 0;
  for (let at = from; at < to; at += 1) {
    const value = list[at] ?? 0;
    result.push(value - before);
    before = value;
  }
  return result;
}

/** Lists by commander. */
type VisitLists = Map<string, VisitList>;

/** Where each commander has arrived: in all lines of the recording, and in the journals before it. */
export class Travels {
  #lists: VisitLists = new Map();
  /** What was found in the journals before the recording so far; undefined while none are read. */
  #earlier: VisitLists | undefined;
  /** How many arrivals each commander had before the recording. */
  readonly #counts = new Map<string, number>();

  /** Adds the place of an arrival; other lines are ignored. */
  note(commander: string | undefined, event: JsonObject, timeMs: number | undefined): void {
    add(this.#lists, commander, event, timeMs);
  }

  /** Says that journals before the recording will be read. */
  beginEarlier(): void {
    this.#earlier = new Map();
  }

  /** Adds the place of an arrival before the recording, the oldest first. */
  noteEarlier(commander: string | undefined, event: JsonObject, timeMs: number | undefined): void {
    add((this.#earlier ??= new Map()), commander, event, timeMs);
  }

  /** Puts the earlier arrivals before those of the recording. */
  endEarlier(): void {
    const lists = this.#earlier ?? new Map<string, VisitList>();
    for (const [commander, list] of lists) this.#counts.set(commander, list.length);
    for (const [commander, list] of this.#lists) {
      const earlier = lists.get(commander);
      if (earlier === undefined) lists.set(commander, list);
      else earlier.append(list);
    }
    this.#lists = lists;
    this.#earlier = undefined;
  }

  /** The arrivals of a commander after the first `after` ones; all of them when there are fewer. */
  page(commander: string | undefined, after: number): Omit<TravelPage, "run"> {
    const list = this.#lists.get(commander ?? "");
    const total = list?.length ?? 0;
    const from = after > total ? 0 : after;
    const earlier = this.#counts.get(commander ?? "") ?? 0;
    const isReading = this.#earlier !== undefined;
    return { total, from, earlier, isReading, ...(list?.page(from) ?? { x: [], z: [], seconds: [] }) };
  }
}

function add(lists: VisitLists, commander = "", event: JsonObject, timeMs: number | undefined): void {
  const { StarPos } = event;
  if (timeMs === undefined || !isPlace(StarPos)) return;
  const list = listOf(lists, commander);
  const x = Math.round(clampPlace(StarPos[0] ?? 0));
  const z = Math.round(clampPlace(StarPos[2] ?? 0));
  // The game writes Location again at each login.
  if (list === undefined || (event["event"] === "Location" && list.isAt(x, z))) return;
  list.push(x, z, Math.max(0, Math.min(0xffff_ffff, Math.round(timeMs / 1000))));
}

function listOf(lists: VisitLists, commander: string): VisitList | undefined {
  const known = lists.get(commander);
  if (known !== undefined || lists.size >= maxCommanders) return known;
  const list = new VisitList();
  lists.set(commander, list);
  return list;
}

/** The galaxy ends far before this. */
const clampPlace = (value: number): number => Math.max(-1e6, Math.min(1e6, value));
