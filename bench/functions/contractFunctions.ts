import { hash } from "node:crypto";
import * as contract from "@shipslog/contract";
import type { JsonObject } from "@shipslog/contract";
import * as internal from "@shipslog/contract/internal";
import { isObservedKind, judgeObserved, kindTier } from "@shipslog/contract/observed";
import * as text from "@shipslog/contract/text";
import { eventIn } from "./entries.ts";
import { textCalls, type GrowingFunction } from "./GrowingFunction.ts";

/** A function that takes an event: it is parsed before, and texts that are not events are left out. */
function eventCall(name: string, call: (event: JsonObject) => unknown): GrowingFunction {
  return {
    name,
    prepare: (line) => {
      const event = eventIn(line);
      return event === undefined ? undefined : () => call(event);
    },
  };
}

/** Prints an event that may hold a number that JSON cannot express, such as 1e999. */
function printAnyway(print: (event: JsonObject) => unknown): (event: JsonObject) => unknown {
  return (event) => {
    try {
      return print(event);
    } catch (error) {
      return error;
    }
  };
}

/** Declares a kind from one event and its line. */
function observe(event: JsonObject, line: string) {
  const observer = new internal.KindObserver();
  observer.add("Observed", event, line);
  return observer.declarations({});
}

/** Compares what one event shows with a declaration without fields, and with itself. */
function compare(event: JsonObject) {
  const observer = new internal.KindObserver();
  observer.add("Observed", event);
  return observer.declarations({}).map((found) => {
    const texts = observer.texts("Observed");
    return [
      internal.compareObserved(found, { ...found, fields: [] }, texts),
      internal.compareObserved(found, found, texts),
    ];
  });
}

/** The functions that describe kinds from real lines and judge by the descriptions. */
const observedFunctions: readonly GrowingFunction[] = [
  ...textCalls("@shipslog/contract/observed", { isObservedKind, kindTier }),
  {
    name: "@shipslog/contract/internal KindObserver",
    prepare: (line) => {
      const event = eventIn(line);
      return event === undefined ? undefined : () => observe(event, line);
    },
  },
  {
    name: "@shipslog/contract/observed judgeObserved",
    prepare: (line) => {
      const event = eventIn(line);
      return event === undefined ? undefined : () => observe(event, "").map((each) => judgeObserved(each)(event));
    },
  },
  {
    name: "@shipslog/contract/internal compareObserved",
    prepare: (line) => {
      const event = eventIn(line);
      return event === undefined ? undefined : () => compare(event);
    },
  },
  {
    name: "@shipslog/contract/internal addedFields",
    prepare: (line) => {
      const event = eventIn(line);
      return event === undefined
        ? undefined
        : () => observe(event, "").map((each) => internal.addedFields(each, () => false));
    },
  },
];

const name = { session: "a", part: 1, channel: undefined } as const;

/** The functions of the contract. */
export const contractFunctions: readonly GrowingFunction[] = [
  ...textCalls("@shipslog/contract", {
    announcedFile: contract.announcedFile,
    appendKey: (key) => contract.appendKey("/a", key),
    "appendKey to a long pointer": (pointer) => contract.appendKey(pointer, "a"),
    compareJournalNames: (session) =>
      contract.compareJournalNames({ ...name, session } as never, { ...name, session: `${session}b` } as never),
    fieldPath: (pointer) => contract.fieldPath(pointer),
    "fieldPath of a pointer": (pointer) => contract.fieldPath(`/${pointer}`),
    fingerprintOf: (line) => contract.fingerprintOf(line, (algorithm, piece) => hash(algorithm, piece)),
    givenCommander: contract.givenCommander,
    isKind: contract.isKind,
    parseJournalName: contract.parseJournalName,
    "parseJournalName of a name": (session) => contract.parseJournalName(`Journal.${session}.01.log`),
    resolvePointer: (pointer) => contract.resolvePointer({ a: [{ b: 1 }] }, pointer),
    validate: (value) => contract.validate(value),
    "validate of a name": (event) => contract.validate({ event }),
    parseTimestampMs: contract.parseTimestampMs,
  }),
  ...observedFunctions,
  eventCall("@shipslog/contract commanderOf", contract.commanderOf),
  eventCall("@shipslog/contract validate in live", (event) => contract.validate(event, { dialect: "live" })),
  eventCall("@shipslog/contract validate in spec", (event) => contract.validate(event, { dialect: "spec" })),
  ...textCalls("@shipslog/contract/text", {
    copySlice: (value) => text.copySlice(value, 10, 100),
    parseJson: text.parseJson,
    parseLine: text.parseLine,
    peekEventName: text.peekEventName,
  }),
  eventCall("@shipslog/contract/text layoutOf", text.layoutOf),
  eventCall("@shipslog/contract/text printCompanion", printAnyway(text.printCompanion)),
  eventCall("@shipslog/contract/text printLine", printAnyway(text.printLine)),
  eventCall("@shipslog/contract/text roundToLayout", printAnyway(text.roundToLayout)),
  ...textCalls("@shipslog/contract/internal", {
    requireOption: (value) => internal.requireOption("dialect", value, internal.dialectOption),
    "requireOption with a list": (value) =>
      internal.requireOption("kinds", value.split(","), internal.arrayOf(internal.oneOf(["a"]))),
    requireOptions: (value) => internal.requireOptions({ value }, { value: internal.flagOption }),
  }),
];
