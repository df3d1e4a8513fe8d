import { readdirSync } from "node:fs";
import { join } from "node:path";
import { kinds, type JsonObject, type JsonValue, type Kind } from "@shipslog/contract";
import { simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { deviations } from "../src/dialects/deviations.ts";
import type { AddIssue, KindRules } from "../src/contract/KindRules.ts";

const folder = join(import.meta.dirname, "../src/generated/checks");
const checks = new Map<string, KindRules["check"]>();
for (const file of readdirSync(folder)) {
  const { check } = (await import(join(folder, file))) as Pick<KindRules, "check">;
  checks.set(file.replace(".ts", ""), check);
}

/** What the check of a kind reports, as text. */
function reported(kind: string, event: JsonObject, live: boolean): readonly string[] {
  const found: string[] = [];
  const add: AddIssue = (pointer, around, code, expected, received, field) => {
    const path = field === undefined ? around : around === "" ? field : `${around}.${field}`;
    if (!live && passes(kind, path, code, received)) return;
    found.push([pointer, path, code, expected, String(received)].join(" | "));
  };
  checks.get(kind)?.(event, add, live);
  return found;
}

/** Whether dialect `live` lets an issue pass, by its deviations alone. */
function passes(kind: string, path: string, code: string, received: unknown): boolean {
  const effects = deviations.filter((each) => each.kind === kind).flatMap((each) => each.effects);
  const first = effects.find(
    (each) => each.path === path && each.code === code && (each.values?.includes(received as string) ?? true),
  );
  return first?.becomes === "none";
}

/** Values that some rule refuses, and all those that a deviation names. */
const values: readonly JsonValue[] = [
  null,
  "",
  "x",
  -1,
  0.5,
  [],
  {},
  { Name_Localised: "x", BuyMercCoinsPrice: 1 },
  ...deviations.flatMap((each) => each.effects.flatMap((effect) => effect.values ?? [])),
];

/** The event with each of its values replaced, and each field removed or joined by another, one at a time. */
function* changed(value: JsonValue, rebuild: (changed: JsonValue | undefined) => JsonObject): Generator<JsonObject> {
  for (const other of values) yield rebuild(other);
  yield rebuild(undefined);
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    for (const [index, item] of items.slice(0, 2).entries()) {
      yield* changed(item, (other) => rebuild(items.toSpliced(index, 1, ...(other === undefined ? [] : [other]))));
    }
  } else if (typeof value === "object" && value !== null) {
    const object = value as JsonObject;
    for (const name of ["Name_Localised", "BuyMercCoinsPrice", "StationEconomy", "StationEconomies", "Added"]) {
      yield rebuild({ ...object, [name]: [] });
    }
    for (const [name, inner] of Object.entries(object)) {
      yield* changed(inner, (other) => {
        const { [name]: _, ...others } = object;
        return rebuild(other === undefined ? others : { ...object, [name]: other });
      });
    }
  }
}

/** One simulated event of each kind. */
const samples = new Map<Kind, JsonObject>();
for (const dialect of ["spec", "live"] as const) {
  const options = { seed: 3, scenario: "grand-tour", dialect, start: 0, durationMs: 4 * 3_600_000 } as const;
  for (const { event } of simulate(options)) {
    const kind = kinds.find((each) => each === event?.["event"]);
    if (kind !== undefined) samples.set(kind, event as unknown as JsonObject);
  }
}

describe("the checks for dialect live", () => {
  it("are tried with most kinds", () => expect(samples.size).toBeGreaterThan(12));

  it.each([...samples])("leave out of %s what its deviations let pass, and nothing else", (kind, sample) => {
    let different = 0;
    for (const event of changed(sample, (other) => (other ?? {}) as JsonObject)) {
      const live = reported(kind, event, true);
      expect(live).toEqual(reported(kind, event, false));
      different++;
    }
    expect(different).toBeGreaterThan(50);
  });
});
