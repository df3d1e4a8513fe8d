import { announcedFile, type JsonObject, type Moment } from "@shipslog/contract";
import type { HabitCounts } from "@shipslog/contract/internal";
import { printTimestamp } from "@shipslog/contract/internal";
import type { Chance } from "../chance/Chance.ts";
import { isShown } from "./record.ts";

/** A moment with a line. */
type LineMoment = Moment & { readonly event: JsonObject };

/** A line, and the moments without one since. */
interface Held {
  readonly line: LineMoment;
  readonly since: Moment[];
}

/** Lines this far apart may change places. */
const togetherMs = 2000;

/** Lines about nothing that the player does, which may come a second or two sooner or later. */
const free: ReadonlySet<string> = new Set(["Music", "ReceiveText", "Friends"]);

/** Lines that begin or end something for every reader, and those that others belong to in the same second. */
const fixed: ReadonlySet<string> = new Set([
  "Fileheader",
  "Shutdown",
  "Commander",
  "Died",
  "Resurrect",
  "Location",
  "DockingRequested",
  "DockingGranted",
  "DockingDenied",
  "FSSBodySignals",
  "FSSAllBodiesFound",
  "SAAScanComplete",
  "Cargo",
]);

/** Lines about money and goods, which Status.json or the next Cargo line counts. */
const counted =
  /^(?:Market|Buy|Sell|Redeem|MissionC|Npc|Refuel|Repair|Pay|Module|Shipyard|MultiSell|Upgrade|Book|Fetch|Restock|CarrierB|CarrierD|Crew|Search|Cargo|CollectC|Eject|LaunchD|Mining|Colonisation|PowerplayC|PowerplayD)/;

/** What a port says belongs to the request before it and the answer after it. */
const answer = /^\$(?:STATION|Docking)/;

/** Whether lines of a kind keep their place, remembered for each kind. */
const fixedKinds = new Map<string, boolean>();

function isFixedKind(kind: string): boolean {
  const known = fixedKinds.get(kind);
  if (known !== undefined) return known;
  const isKept = fixed.has(kind) || counted.test(kind);
  fixedKinds.set(kind, isKept);
  return isKept;
}

function isFixed(line: LineMoment): boolean {
  const kind = kindOf(line);
  if (isFixedKind(kind)) return true;
  const { Message: message } = line.event;
  return kind === "ReceiveText" && typeof message === "string" && answer.test(message);
}

const kindOf = ({ event }: LineMoment): string => event["event"] as string;
const secondOf = ({ timeMs }: Moment): number => Math.floor(timeMs / 1000);

/**
 * Lets lines that the game writes together change places as often as in real journals, after the line before them. A moment that is left
 * without its line, and without a change of Status.json, is none.
 */
export function* inRealOrder(
  moments: Iterable<Moment>,
  chance: Chance,
  orders: HabitCounts["orders"],
): Generator<Moment, void, undefined> {
  let before: Moment | undefined;
  for (const moment of exchangeLines(moments, chance, keptOrdersOf(orders))) {
    if (!isLine(moment) && before !== undefined && isShown(before.companions, moment.companions)) continue;
    yield moment;
    before = moment;
  }
}

function* exchangeLines(
  moments: Iterable<Moment>,
  chance: Chance,
  orders: KeptOrders,
): Generator<Moment, void, undefined> {
  let before = "";
  let held: Held | undefined;
  for (const moment of moments) {
    if (held !== undefined && moment.timeMs - held.line.timeMs > togetherMs) {
      yield held.line;
      yield* held.since;
      before = kindOf(held.line);
      held = undefined;
    }
    if (!isLine(moment)) {
      if (held === undefined) yield moment;
      else held.since.push(moment);
      continue;
    }
    if (held === undefined) {
      held = { line: moment, since: [] };
      continue;
    }
    const isSwapped = swaps(before, held.line, moment, chance, orders);
    const { first, last } = isSwapped
      ? exchanged(held, moment)
      : { first: [held.line, ...held.since], last: { line: moment, since: [] } };
    yield* first;
    before = kindOf(isSwapped ? moment : held.line);
    held = last;
  }
  if (held !== undefined) {
    yield held.line;
    yield* held.since;
  }
}

function isLine(moment: Moment): moment is LineMoment {
  return moment.event !== undefined;
}

/** How often, in percent, two kinds that may change places keep their order after a third. */
type KeptOrders = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>;

const keptOrders = new WeakMap<HabitCounts["orders"], KeptOrders>();

/** Returns the table of orders by the first kind, the second and the one before: most pairs never change places, and no key is put together to see that. */
function keptOrdersOf(orders: HabitCounts["orders"]): KeptOrders {
  const known = keptOrders.get(orders);
  if (known !== undefined) return known;
  const kept = new Map<string, Map<string, Map<string, number>>>();
  for (const [key, reversed] of Object.entries(orders)) {
    const parts = key.split(" ");
    const [second = "", first = ""] = parts.slice(-2);
    const before = parts.slice(0, -2).join(" ");
    const straight = orders[`${before} ${first} ${second}`] ?? 0;
    // What one of two hundred journals shows is no order of the game.
    const percent = Math.round((100 * straight) / Math.max(1, straight + reversed));
    if (reversed <= 0 || first === second || percent >= 100) continue;
    const seconds = kept.get(first) ?? new Map<string, Map<string, number>>();
    const befores = seconds.get(second) ?? new Map<string, number>();
    kept.set(first, seconds.set(second, befores.set(before, percent)));
  }
  keptOrders.set(orders, kept);
  return kept;
}

/** Draws whether two lines change places. */
function swaps(before: string, one: LineMoment, other: LineMoment, chance: Chance, orders: KeptOrders): boolean {
  const first = kindOf(one);
  const second = kindOf(other);
  const percent = orders.get(first)?.get(second)?.get(before);
  if (percent === undefined || isFixed(one) || isFixed(other)) return false;
  if (secondOf(one) !== secondOf(other) && !free.has(first) && !free.has(second)) return false;
  return !chance.isLucky(percent / 100);
}

/** Returns the moments up to the line that now comes first, and the line that comes after it. */
function exchanged({ line: one, since }: Held, other: LineMoment): { readonly first: Moment[]; readonly last: Held } {
  if (secondOf(one) === secondOf(other)) {
    const file = announcedFile(kindOf(other), other.event);
    // The file is there before the line that announces it.
    const withFile = (moment: Moment): Moment =>
      file === undefined ? moment : { ...moment, companions: { ...moment.companions, [file]: other.companions[file] } };
    const first = [withLine(withFile(one), other), ...since.map(withFile)];
    return { first, last: { line: withLine(other, one), since: [] } };
  }
  if (free.has(kindOf(other))) {
    return { first: [at(one, other)], last: { line: one, since: [...since, ...withoutLine(other)] } };
  }
  return { first: [...withoutLine(one), ...since, other], last: { line: at(other, one), since: [] } };
}

/** Returns what a moment shows beside its line, if that is told. */
function withoutLine({ timeMs, companions }: Moment): readonly Moment[] {
  return "Status.json" in companions ? [{ timeMs, event: undefined, companions }] : [];
}

/** Returns a moment with the line of another. */
function withLine({ timeMs, companions }: Moment, { event, layout }: LineMoment): LineMoment {
  return layout === undefined ? { timeMs, event, companions } : { timeMs, event, layout, companions };
}

/** Returns a line at the time of another. */
function at(moment: Moment, line: LineMoment): LineMoment {
  return withLine(moment, { ...line, event: { ...line.event, timestamp: printTimestamp(moment.timeMs) } });
}
