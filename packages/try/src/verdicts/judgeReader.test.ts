import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "@shipslog/contract";
import { judgeReader } from "./judgeReader.ts";
import type { Observation, ObservedEvent, ObservedState, ReceivedLine } from "./Observation.ts";

const event = (number: number): JsonObject => ({ timestamp: `t${number}`, event: "Docked", Number: number });

const due = (number: number, given: Partial<ObservedEvent> = {}): ObservedEvent => ({
  event: event(number),
  line: JSON.stringify(event(number)),
  isUnordered: false,
  duty: "required",
  isOverdue: false,
  ...given,
});

const printed = (value: JsonObject, given: Partial<ReceivedLine> = {}): ReceivedLine => ({
  text: JSON.stringify(value),
  value,
  file: undefined,
  run: 1,
  ...given,
});

const observed = (given: Partial<Observation>): Observation => ({
  events: [],
  states: [],
  received: [],
  failure: undefined,
  ...given,
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The verdicts on what came out, when the events 0, 1, … were due. */
function verdictsOn(count: number, received: readonly ReceivedLine[], given: Partial<ObservedEvent> = {}) {
  const events = numbers(count).map((number) => due(number, given));
  return judgeReader(observed({ events, received }), {}).map(({ verdict }) => verdict);
}

const all = (count: number) => numbers(count).map((number) => printed(event(number)));
const place = fc.integer({ min: 2, max: 30 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)));

describe("the judge of events", () => {
  it("accepts every event once and in order, whole or as timestamp and kind", () => {
    fc.assert(
      fc.property(fc.nat(30), (count) => {
        expect(verdictsOn(count, all(count))).toEqual([]);
      }),
    );
    const short = all(3).map(({ value }) => printed({ timestamp: value["timestamp"] ?? "", event: "Docked", _own: 1 }));
    expect(verdictsOn(3, short)).toEqual([]);
  });

  it("finds exactly the event that is lost", () => {
    fc.assert(
      fc.property(place, ([count, at]) => {
        const events = numbers(count).map((number) => due(number));
        const differences = judgeReader(observed({ events, received: all(count).toSpliced(at, 1) }), {});
        expect(differences).toMatchObject([{ verdict: "lost", expected: events[at]?.line, received: undefined }]);
      }),
    );
  });

  it("finds exactly the event that is repeated, wherever", () => {
    fc.assert(
      fc.property(place, fc.nat(31), ([count, at], to) => {
        const received = all(count).toSpliced(Math.min(to, count), 0, printed(event(at)));
        expect(verdictsOn(count, received)).toEqual(["repeated"]);
      }),
    );
  });

  it("finds exactly the event that is moved", () => {
    fc.assert(
      fc.property(place, fc.nat(29), ([count, at], to) => {
        const target = to % count;
        fc.pre(Math.abs(target - at) > 0);
        const received = all(count)
          .toSpliced(at, 1)
          .toSpliced(target, 0, printed(event(at)));
        expect(verdictsOn(count, received)).toEqual(["out of order"]);
      }),
    );
  });

  it("finds exactly the event that is changed, and shows both lines", () => {
    fc.assert(
      fc.property(place, fc.constantFrom("Number", "event", "timestamp"), ([count, at], field) => {
        const changed = { ...event(at), [field]: "other" };
        const events = numbers(count).map((number) => due(number));
        const differences = judgeReader(
          observed({ events, received: all(count).toSpliced(at, 1, printed(changed)) }),
          {},
        );
        const received = JSON.stringify(changed);
        expect(differences).toMatchObject([{ verdict: "changed", expected: events[at]?.line, received }]);
      }),
    );
  });

  it("compares integers beyond 2^53 digit by digit", () => {
    const events = [due(0, { event: { timestamp: "t0", event: "Docked", ID: 2n ** 53n + 1n } })];
    const value = { timestamp: "t0", event: "Docked", ID: 2n ** 53n };
    const rounded = { value, text: "", file: undefined, run: 1 };
    expect(judgeReader(observed({ events, received: [rounded] }), {})).toMatchObject([{ verdict: "changed" }]);
  });

  it("asks for every field where the case does", () => {
    const short = printed({ timestamp: "t0", event: "Docked" });
    const observation = observed({ events: [due(0)], received: [short] });
    expect(judgeReader(observation, {})).toEqual([]);
    expect(judgeReader(observation, { fields: "all" })).toMatchObject([{ verdict: "changed" }]);
  });

  it("finds lines that were printed before a live reader was due to start", () => {
    const events = [due(0, { duty: "forbidden" }), due(1, { duty: "optional" }), due(2)];
    const judged = (...given: number[]) =>
      judgeReader(observed({ events, received: given.map((number) => printed(event(number))) }), {}).map(
        ({ verdict }) => verdict,
      );
    expect(judged(2)).toEqual([]);
    expect(judged(1, 2)).toEqual([]);
    expect(judged(0, 1, 2)).toEqual(["repeated"]);
    expect(judged(2, 1)).toEqual(["out of order"]);
  });

  it("accepts an unordered event at any place, once", () => {
    const events = [due(0), due(1, { isUnordered: true }), due(2)];
    const judged = (...given: number[]) =>
      judgeReader(observed({ events, received: given.map((number) => printed(event(number))) }), {}).map(
        ({ verdict }) => verdict,
      );
    expect(judged(0, 1, 2)).toEqual([]);
    expect(judged(0, 2, 1)).toEqual([]);
    expect(judged(0, 2)).toEqual(["lost"]);
    expect(judged(1, 0, 1, 2)).toEqual(["repeated"]);
  });

  it("finds what came after the bound", () => {
    expect(verdictsOn(2, all(2), { isOverdue: true })).toEqual(["late", "late"]);
  });

  it("accepts a repeated start after a kill only where the case does", () => {
    const events = numbers(5).map((number) => due(number));
    const again = [1, 2, 3, 4].map((number) => printed(event(number), { run: 2 }));
    const received = [...all(3), ...again];
    expect(judgeReader(observed({ events, received }), { mayRepeatAfterKill: true })).toEqual([]);
    expect(judgeReader(observed({ events, received }), {}).map(({ verdict }) => verdict)).toEqual([
      "repeated",
      "repeated",
    ]);
    const gap = [...all(3), printed(event(4), { run: 2 })];
    expect(judgeReader(observed({ events, received: gap }), { mayRepeatAfterKill: true })).toMatchObject([
      { verdict: "lost" },
    ]);
  });
});

const state = (number: number, given: Partial<ObservedState> = {}): ObservedState => ({
  file: "Status.json",
  content: { timestamp: "t", event: "Status", Flags: number },
  text: `${number}`,
  isAwaited: true,
  isOverdue: false,
  ...given,
});
const shown = (number: number) => printed({ timestamp: "t", event: "Status", Flags: number }, { file: "Status.json" });
const judgeStates = (states: readonly ObservedState[], ...flags: number[]) =>
  judgeReader(observed({ states, received: flags.map(shown) }), {}).map(({ verdict }) => verdict);

describe("the judge of companion files", () => {
  it("accepts each content, also several times, and contents that are missed when nobody waits for them", () => {
    expect(judgeStates([state(1), state(2)], 1, 2)).toEqual([]);
    expect(judgeStates([state(1), state(2)], 1, 1, 2, 2)).toEqual([]);
    expect(judgeStates([state(1, { isAwaited: false }), state(2)], 2)).toEqual([]);
  });

  it("finds contents that are lost, changed, out of order or late", () => {
    expect(judgeStates([state(1), state(2)], 2)).toEqual(["lost"]);
    expect(judgeStates([state(1), state(2)], 1, 0, 2)).toEqual(["changed"]);
    expect(judgeStates([state(1), state(2)], 1, 2, 1)).toEqual(["out of order"]);
    expect(judgeStates([state(1, { isOverdue: true })], 1)).toEqual(["late"]);
  });
});
