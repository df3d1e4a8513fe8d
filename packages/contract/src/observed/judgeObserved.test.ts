import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { judgeObserved } from "./judgeObserved.ts";
import { KindObserver } from "./KindObserver.ts";
import type { ObservedDeclaration } from "./ObservedDeclaration.ts";
import type { LineOrigin } from "./proveField.ts";

const usual = (at: number): JsonObject => ({
  timestamp: "2026-05-01T12:00:00Z",
  event: "Probe",
  Count: at,
  Rate: at,
  Share: at / 2,
  Ship_Localised: "Anaconda",
  ShipName: "Beagle",
  Parts: [{ Name: "a", ...(at % 2 === 0 ? { Extra: true } : {}) }],
});

interface Played {
  readonly commanders?: number;
  readonly versions?: readonly string[];
  readonly events?: number;
}

const add = (observer: KindObserver, commander: number, gameversion: string, events: readonly JsonObject[]): void => {
  observer.startJournal();
  observer.add("Fileheader", { gameversion });
  observer.add("Commander", { FID: `F${commander}` });
  for (const event of events) observer.add(event["event"] as string, event);
};

/** Journals of some commanders, each with some versions, and in all of them some events. */
function observe({ commanders = 6, versions = ["3.8", "4.1"], events = 480 }: Played = {}): KindObserver {
  const observer = new KindObserver();
  const played = Array.from({ length: events / commanders / versions.length }, (_, at) => usual(at));
  for (let at = 0; at < commanders; at++) for (const version of versions) add(observer, at, version, played);
  return observer;
}

const declared = (observer: KindObserver): ObservedDeclaration =>
  observer.declarations({}).find(({ kind }) => kind === "Probe") as ObservedDeclaration;

const native = (version: string | undefined): LineOrigin => ({ version, isNative: true });

function foundBy(declaration: ObservedDeclaration, event: JsonObject, origin?: LineOrigin): readonly string[] {
  const issues = judgeObserved(declaration, origin)(event);
  return issues.map(({ difference, pointer, isCertain }) => `${difference} ${pointer}${isCertain ? "" : "?"}`);
}

const probe = declared(observe());
const found = (event: JsonObject, origin?: LineOrigin) => foundBy(probe, event, origin);
const without = (name: string): JsonObject =>
  Object.fromEntries(Object.entries(usual(1)).filter(([key]) => key !== name));

describe("judgeObserved", () => {
  it("accepts what was observed", () => {
    for (let at = 0; at < 400; at++) expect(found(usual(at))).toEqual([]);
  });

  it("reports a type that was never seen; whole numbers prove nothing about fractions, but for counts", () => {
    expect(found({ ...usual(1), Rate: "1" })).toEqual(["type /Rate"]);
    expect(found({ ...usual(1), Rate: 1.5 })).toEqual([]);
    expect(found({ ...usual(1), Count: 1.5 })).toEqual(["type /Count"]);
    expect(found({ ...usual(1), Share: 3 })).toEqual([]);
    expect(found({ ...usual(1), Parts: [{ Name: null }] })).toEqual(["type /Parts/0/Name"]);
  });

  it("reports a missing field that was always present, and no other", () => {
    expect(found(without("Count"))).toEqual(["missing /Count"]);
    expect(found({ ...usual(1), Parts: [{ Extra: true }] })).toEqual(["missing /Parts/0/Name"]);
    expect(found({ ...usual(1), Parts: [{ Name: "b" }] })).toEqual([]);
    expect(found(without("Ship_Localised"))).toEqual([]);
    expect(found(without("ShipName"))).toEqual([]);
  });

  it("reports an object once, however many fields it lacks", () => {
    const [issue, ...more] = judgeObserved(probe)({ timestamp: "", event: "Probe", Parts: [] });
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ pointer: "/Count", received: "absent, as Rate, Share" });
  });

  it("reports a field that was never seen", () => {
    expect(found({ ...usual(1), "New/Field": 1 })).toEqual(["field /New~1Field"]);
  });

  it("takes an object that lacks a field and has a new one for one new form, unless the name is misspelt", () => {
    expect(found({ ...without("Count"), CountText: "many", CountUnit: "t" })).toEqual(["field /CountText"]);
    expect(found({ ...without("Count"), count: 1 })).toEqual(["field /count", "missing /Count"]);
    expect(found({ ...without("Count"), Coun: 1 })).toEqual(["field /Coun", "missing /Count"]);
  });

  it("reports nothing where too few events, commanders or versions were seen", () => {
    const broken = { ...without("Count"), Rate: "1" };
    expect(foundBy(declared(observe()), broken)).toEqual(["type /Rate", "missing /Count"]);
    for (const few of [{ events: 24 }, { commanders: 4 }, { versions: ["4.1"] }]) {
      expect(foundBy(declared(observe(few)), broken)).toEqual([]);
    }
  });

  it("is certain in observed versions alone; newer and unknown ones are worth a note, others nothing", () => {
    const broken = { ...without("Count"), Rate: "1" };
    expect(found(broken, native("3.8"))).toEqual(["type /Rate", "missing /Count"]);
    expect(found(broken, native("4.2"))).toEqual(["type /Rate?", "missing /Count?"]);
    expect(found(broken, native(undefined))).toEqual(["type /Rate?", "missing /Count?"]);
    expect(found(broken, native("4.0.14"))).toEqual([]);
    expect(found(broken, native("2.2"))).toEqual([]);
  });

  it("takes nothing that is absent from a rewritten line for evidence", () => {
    const broken = { ...without("Count"), Rate: "1" };
    expect(found(broken, { version: "4.1", isNative: false })).toEqual(["type /Rate?"]);
  });
});

describe("a field that came or went with a version", () => {
  const observer = observe({ versions: ["4.1", "4.2"] });
  const { Count: _count, ...older } = usual(1);
  for (let at = 0; at < 6; at++) add(observer, at, "3.8", [{ ...older, Rate: "many" }]);
  const changed = declared(observer);

  it("is declared with its versions", () => {
    const fields = Object.fromEntries(changed.fields.map((field) => [field.path, field]));
    expect(fields["Count"]).toMatchObject({ since: "4.1", always: "4.1" });
    expect(fields["Rate"]).toMatchObject({ former: { string: "3.8" } });
  });

  it("is missed, or of a wrong type, only in these versions", () => {
    const broken = { ...older, Rate: "many" };
    expect(foundBy(changed, broken, native("4.1"))).toEqual(["type /Rate", "missing /Count"]);
    expect(foundBy(changed, broken, native("3.8"))).toEqual([]);
  });

  it("is only noted as missing where a field of earlier games stands instead", () => {
    const replaced = observe({ versions: ["4.1", "4.2"] });
    for (let at = 0; at < 6; at++) add(replaced, at, "3.8", [{ ...older, Amount: 1 }]);
    expect(foundBy(declared(replaced), older, native("4.1"))).toEqual(["missing /Count"]);
    expect(foundBy(declared(replaced), { ...older, Amount: 1 }, native("4.1"))).toEqual(["missing /Count?"]);
  });

  it("is optional when a few objects of the version in which it was first seen lack it", () => {
    const mixed = (lacking: number) => {
      const seen = observe({ versions: ["4.1", "4.2"] });
      const first = Array.from({ length: 20 }, (_, at) => (at < lacking ? older : usual(at)));
      add(seen, 1, "3.8", first);
      return foundBy(declared(seen), older, native("4.1"));
    };
    expect(mixed(1)).toEqual([]);
    expect(mixed(15)).toEqual(["missing /Count"]);
  });

  it("is optional when a later version lacks it", () => {
    add(observer, 1, "4.3", [usual(1), older]);
    expect(foundBy(declared(observer), older, native("4.1"))).toEqual([]);
  });
});

describe("a structure of several kinds", () => {
  const modifier = { Label: "Mass", Value: 1, OriginalValue: 2, LessIsGood: 1 };
  const observer = new KindObserver();
  for (let at = 0; at < 6; at++) {
    for (const version of ["4.1", "4.2"]) {
      add(observer, at, version, [
        { event: "Probe", Modifiers: Array.from({ length: 40 }, () => modifier) },
        { event: "Other", Modules: [{ Modifiers: [modifier, { Label: "DamageType", ValueStr: "Thermal" }] }] },
      ]);
    }
  }
  const shared = declared(observer);

  it("shares its knowledge", () => {
    const another = { event: "Probe", Modifiers: [{ Label: "DamageType", ValueStr: "Thermal" }] };
    expect(foundBy(shared, another)).toEqual([]);
    expect(foundBy(shared, { event: "Probe", Modifiers: [{ Value: 1 }] })).toEqual(["missing /Modifiers/0/Label"]);
  });
});

describe("what some commanders show", () => {
  it("can be left out", () => {
    const observer = observe();
    add(observer, 9, "4.1", [without("Count")]);
    expect(foundBy(declared(observer), without("Count"))).toEqual([]);
    const [others] = observer.declarations({}, new Set(["F9"])).filter(({ kind }) => kind === "Probe");
    expect([declared(observer).commanders, others?.commanders]).toEqual([7, 6]);
    expect(foundBy(others as ObservedDeclaration, without("Count"))).toEqual(["missing /Count"]);
  });
});
