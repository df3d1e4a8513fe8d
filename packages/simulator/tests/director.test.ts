import { Flags, Flags2, GuiFocus, kinds, type Dialect, type JsonObject } from "@shipslog/contract";
import { direct } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { obtainFields } from "./helpers/director/fields.ts";
import {
  obtainFlags,
  obtainFlags2,
  obtainKinds,
  obtainScreens,
  type Obtaining,
} from "./helpers/director/obtainings.ts";
import { FieldShares } from "./helpers/fieldShares.ts";
import { judgedStartMs } from "./helpers/sessions.ts";

const played = new Map<string, readonly JsonObject[]>();

/** Everything that a script writes, lines and companion files; each of its steps must be done. */
function writtenBy({ script, seed = 42, setup = {} }: Obtaining, dialect: Dialect): readonly JsonObject[] {
  const key = JSON.stringify([script, seed, setup, dialect]);
  const known = played.get(key);
  if (known !== undefined) return known;
  const game = direct({ ...setup, seed, dialect, start: judgedStartMs });
  const outcomes = script.map((step) => game.do(step));
  expect(outcomes.filter(({ outcome }) => outcome === "refused")).toEqual([]);
  const written = new Set<JsonObject>();
  for (const { event, companions } of outcomes.flatMap(({ moments }) => moments)) {
    if (event !== undefined) written.add(event);
    for (const file of Object.values(companions)) written.add(file);
  }
  played.set(key, [...written]);
  return [...written];
}

const statusesOf = (obtaining: Obtaining, dialect: Dialect): readonly JsonObject[] =>
  writtenBy(obtaining, dialect).filter(({ event }) => event === "Status");

const numberIn = (event: JsonObject, field: string): number => Number(event[field] ?? 0);

describe.each(["spec", "live"] as const)("a script obtains, in dialect %s,", (dialect) => {
  it.each(kinds)("the kind %s", (kind) => {
    expect(writtenBy(obtainKinds[kind], dialect).some(({ event }) => event === kind)).toBe(true);
  });

  it.each(Flags.names)("the bit %s of Flags", (name) => {
    const statuses = statusesOf(obtainFlags[name], dialect);
    expect(statuses.some((status) => Flags.has(numberIn(status, "Flags"), name))).toBe(true);
  });

  it.each(Flags2.names)("the bit %s of Flags2", (name) => {
    const statuses = statusesOf(obtainFlags2[name], dialect);
    expect(statuses.some((status) => Flags2.has(numberIn(status, "Flags2"), name))).toBe(true);
  });

  it.each(GuiFocus.names)("the screen %s", (screen) => {
    const statuses = statusesOf(obtainScreens[screen], dialect);
    expect(statuses.at(-1)?.["GuiFocus"]).toBe(GuiFocus.encode(screen));
  });
});

describe("a script obtains", () => {
  const optional = [...new FieldShares().fields.keys()];

  it("every optional field: the table names each of them", () => {
    expect(Object.keys(obtainFields).toSorted()).toEqual(optional.toSorted());
  });

  it.each(optional)("the optional field %s", (field) => {
    const obtaining = obtainFields[field];
    if (obtaining === undefined) throw new Error(`nothing obtains ${field}`);
    const shares = new FieldShares();
    for (const event of writtenBy(obtaining, "spec")) shares.see(event);
    const { parents, absent } = shares.fields.get(field) ?? { parents: 0, absent: 0 };
    expect(parents - absent).toBeGreaterThan(0);
  });
});
