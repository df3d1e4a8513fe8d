import { align } from "./align.ts";
import { isSameEvent, type Comparison } from "./isSameEvent.ts";
import type { ObservedEvent, ReceivedLine } from "./Observation.ts";
import type { Difference } from "./Verdict.ts";

/** A difference, and the place in the order of events that it belongs to. */
type Placed = Difference & { readonly place: number };

/** Compares the events that were due with those that came out, and returns the differences in the order of the story. */
export function compareEvents(
  events: readonly ObservedEvent[],
  received: readonly ReceivedLine[],
  comparison: Comparison,
): readonly Difference[] {
  const isSame = (event: ObservedEvent, line: ReceivedLine) => isSameEvent(event.event, line.value, comparison);
  const { lines, found } = takeUnordered(events, received, isSame);
  const ordered = events.filter(({ isUnordered, duty }) => !isUnordered && duty !== "forbidden");
  const isSameAt = (left: number, line: ReceivedLine | undefined) => {
    const event = ordered[left];
    return event !== undefined && line !== undefined && isSame(event, line);
  };
  const pairs = align(ordered.length, lines.length, (left, right) => isSameAt(left, lines[right]));
  const missing = new Set(ordered.keys());
  for (const [left] of pairs) missing.delete(left);
  const differences: Placed[] = [];
  const taken = new Set(pairs.map(([, right]) => right));
  let place = -1;
  const places = new Map(pairs.map(([left, right]) => [right, left]));
  for (const [at, line] of lines.entries()) {
    if (taken.has(at)) {
      place = places.get(at) ?? place;
      continue;
    }
    differences.push({ ...explainExtra(line, place, { events, ordered, missing, isSame, isSameAt }), place });
  }
  for (const left of missing) if (ordered[left]?.duty === "required") differences.push(lost(ordered[left], left));
  for (const event of events.filter(({ isUnordered, duty }) => isUnordered && duty === "required")) {
    if (!found.has(event)) differences.push(lost(event, ordered.length));
  }
  for (const [left] of pairs) if (ordered[left]?.isOverdue === true) differences.push(late(ordered[left], left));
  for (const event of found) if (event.isOverdue) differences.push(late(event, ordered.length));
  differences.sort((one, other) => one.place - other.place);
  const head = pairs.findIndex(([left, right], at) => left !== at || right !== at);
  const start = head === -1 ? pairs.length : head;
  return differences.map(({ place: _place, ...difference }, at) =>
    at === 0 ? showPlace(difference, ordered[start], lines[start]) : difference,
  );
}

/** Of events in another order, the two lines at the first place where the order differs say most. */
function showPlace(difference: Difference, due?: ObservedEvent, line?: ReceivedLine): Difference {
  if (difference.verdict !== "out of order" || due === undefined || line === undefined) return difference;
  return { ...difference, expected: due.line, received: line.text, note: "both came out, in another order" };
}

type IsSame = (event: ObservedEvent, line: ReceivedLine) => boolean;

/** Takes the lines of events that may come out at any place out of the order. */
function takeUnordered(events: readonly ObservedEvent[], received: readonly ReceivedLine[], isSame: IsSame) {
  const lines = [...received];
  const found = new Set<ObservedEvent>();
  for (const event of events.filter(({ isUnordered, duty }) => isUnordered && duty !== "forbidden")) {
    const at = lines.findIndex((line) => isSame(event, line));
    if (at === -1) continue;
    lines.splice(at, 1);
    found.add(event);
  }
  return { lines, found };
}

interface Judged {
  readonly events: readonly ObservedEvent[];
  readonly ordered: readonly ObservedEvent[];
  /** The places of events that no line was paired with; explained ones are removed. */
  readonly missing: Set<number>;
  readonly isSame: IsSame;
  readonly isSameAt: (left: number, line: ReceivedLine) => boolean;
}

/** Explains a line that has no place in the order. */
function explainExtra(
  line: ReceivedLine,
  place: number,
  { events, ordered, missing, isSame, isSameAt }: Judged,
): Difference {
  const received = line.text;
  const moved = [...missing].find((left) => isSameAt(left, line));
  if (moved !== undefined) {
    missing.delete(moved);
    return { verdict: "out of order", expected: ordered[moved]?.line, received, note: "it came out at another place" };
  }
  const known = events.find((event) => isSame(event, line));
  if (known !== undefined) {
    const note = known.duty === "forbidden" ? "it was written before the reader started" : "it had come out before";
    return { verdict: "repeated", expected: undefined, received, note };
  }
  const changed = findChanged(line, place, ordered, missing);
  if (changed !== undefined) missing.delete(changed);
  const note = changed === undefined ? "the journal never had this event" : "";
  return { verdict: "changed", expected: ordered[changed ?? -1]?.line, received, note };
}

/** The missing event that a line stands for: one of the same kind and time, else the next one. */
function findChanged(
  { value }: ReceivedLine,
  place: number,
  ordered: readonly ObservedEvent[],
  missing: ReadonlySet<number>,
): number | undefined {
  const similar = [...missing].find((left) => {
    const event = ordered[left]?.event;
    return event?.["timestamp"] === value["timestamp"] && event?.["event"] === value["event"];
  });
  return similar ?? (missing.has(place + 1) ? place + 1 : undefined);
}

function lost({ line, isOverdue }: ObservedEvent, place: number): Placed {
  const note = isOverdue ? "it had not come out after the whole bound" : "";
  return { verdict: "lost", expected: line, received: undefined, note, place };
}

function late({ line }: ObservedEvent, place: number): Placed {
  return { verdict: "late", expected: line, received: undefined, note: "it came out after the bound", place };
}
