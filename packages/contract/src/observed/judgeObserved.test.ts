import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { judgeObserved } from "./judgeObserved.ts";
import { KindObserver } from "./KindObserver.ts";
import type { ObservedDeclaration } from "./ObservedDeclaration.ts";

const usual = (at: number): JsonObject => ({
  timestamp: "2026-05-01T12:00:00Z",
  event: "Probe",
  Count: at,
  Share: at / 2,
  Parts: [{ Name: "a", ...(at % 2 === 0 ? { Extra: true } : {}) }],
});

function declare(events: number): ObservedDeclaration {
  const observer = new KindObserver();
  for (let at = 0; at < events; at++) observer.add("Probe", usual(at));
  return observer.declarations({})[0] as ObservedDeclaration;
}

const judge = judgeObserved(declare(400));
const found = (event: JsonObject) => judge(event).map(({ difference, pointer }) => `${difference} ${pointer}`);

describe("judgeObserved", () => {
  it("accepts what was observed", () => {
    for (let at = 0; at < 400; at++) expect(found(usual(at))).toEqual([]);
  });

  it("reports a type that was never seen, and takes a whole number for a number", () => {
    expect(found({ ...usual(1), Count: "1" })).toEqual(["type /Count"]);
    expect(found({ ...usual(1), Count: 1.5 })).toEqual(["type /Count"]);
    expect(found({ ...usual(1), Share: 3 })).toEqual([]);
    expect(found({ ...usual(1), Parts: [{ Name: null }] })).toEqual(["type /Parts/0/Name"]);
  });

  it("reports a missing field that was always present, and no other", () => {
    const { Count: _count, ...rest } = usual(1);
    expect(found(rest)).toEqual(["missing /Count"]);
    expect(found({ ...usual(1), Parts: [{ Extra: true }] })).toEqual(["missing /Parts/0/Name"]);
    expect(found({ ...usual(1), Parts: [{ Name: "b" }] })).toEqual([]);
  });

  it("reports a field that was never seen", () => {
    expect(found({ ...usual(1), "New/Field": 1 })).toEqual(["field /New~1Field"]);
  });

  it("reports nothing where too few events were seen", () => {
    const cautious = judgeObserved(declare(20));
    expect(cautious({ timestamp: 1, New: true })).toEqual([]);
  });
});
