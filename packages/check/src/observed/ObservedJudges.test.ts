import type { JsonObject } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { describe, expect, it } from "vitest";
import type { CheckOptions } from "../configuration/CheckOptions.ts";
import { check } from "../engine/check.ts";
import { checkSession } from "../engine/checkSession.ts";
import { createChecker } from "../engine/createChecker.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import type { Finding } from "../findings/Finding.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";
import { ObservedJudges } from "./ObservedJudges.ts";

const { Fileheader, Music, other } = sampleEvents;
const entriesOf = (events: readonly JsonObject[]) =>
  sampleEntries([Fileheader(), ...events].map((event) => ({ event })));

const broken = entriesOf([Music({ MusicTrack: 42 }), other("Music"), Music({ Colour: "red" })]);
const expected = [
  "warning observed-type /MusicTrack",
  "warning observed-missing /MusicTrack",
  "note observed-field /Colour",
];

const brief = (findings: readonly Finding[]) =>
  findings.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);

async function findingsOfStream(options: CheckOptions): Promise<readonly string[]> {
  const findings: Finding[] = [];
  for await (const finding of check(broken, options)) findings.push(finding);
  return brief(findings);
}

const findingsOfChecker = (options: CheckOptions) => {
  const checker = createChecker(options);
  return brief([...broken.flatMap((entry) => checker.push(entry)), ...checker.end()]);
};

describe("observed kinds", () => {
  it("are judged by the declarations of the contract, entry by entry and in batches", async () => {
    expect(await findingsOfStream({ dialect: "live" })).toEqual(expected);
    expect(brief((await checkSession(broken, { dialect: "live" })).findings)).toEqual(expected);
    expect(brief((await checkSession([broken], { dialect: "live" })).findings)).toEqual(expected);
  });

  it("are judged by a checker that is given declarations, and by no other", () => {
    expect(findingsOfChecker({ dialect: "live", observed: observedDeclarations })).toEqual(expected);
    expect(findingsOfChecker({ dialect: "live" })).toEqual([]);
    expect(findingsOfChecker({ dialect: "live", observed: [] })).toEqual([]);
  });

  it("are not judged in spec, by the rules of the specification alone, or when their rules are off", async () => {
    const isObserved = (text: string) => text.includes("observed-");
    const off = { "observed-type": "off", "observed-missing": "off", "observed-field": "off" } as const;
    for (const options of [{ dialect: "spec" }, { only: "spec" }, { rules: off }] as const) {
      expect((await findingsOfStream(options)).filter(isObserved)).toEqual([]);
    }
  });

  it("add fields that were never seen to the drift", async () => {
    const { drift } = await checkSession(broken, { dialect: "live", drift: true });
    const fields = drift.filter(({ sort }) => sort === "field");
    expect(fields.map(({ kind, path, count }) => `${kind}.${path} ${count}`)).toEqual(["Music.Colour 1"]);
  });
});

describe("the declarations", () => {
  const specified = sampleEntries([{ event: sampleEvents.Missions() }, { event: other("Unheard") }]);

  it("are needed by an event of an observed kind alone", () => {
    expect(new ObservedJudges(undefined, true).isNeededFor(specified)).toBe(false);
    expect(new ObservedJudges(undefined, true).isNeededFor(broken)).toBe(true);
  });

  it("are not needed when no rule reports differences, or when they are given", () => {
    expect(new ObservedJudges(undefined, false).isNeededFor(broken)).toBe(false);
    expect(new ObservedJudges([], true).isNeededFor(broken)).toBe(false);
  });

  it("are loaded once", async () => {
    const one = new ObservedJudges(undefined, true);
    const two = new ObservedJudges(undefined, true);
    expect(one.of("Music")).toBeUndefined();
    await Promise.all([one.load(), two.load()]);
    expect(one.isNeededFor(broken)).toBe(false);
    expect(one.of("Music")).toBeDefined();
    expect(one.of("Music")).toBe(two.of("Music"));
    expect(one.of("Unheard")).toBeUndefined();
  });
});
