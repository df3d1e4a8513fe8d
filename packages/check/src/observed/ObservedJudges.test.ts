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
const brokenIn = (header: JsonObject) =>
  sampleEntries([header, Music({ MusicTrack: 42 }), other("Music")].map((event) => ({ event })));
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

  it("are judged by the version of the game that wrote the journal", async () => {
    const inVersion = async (gameversion: string | undefined) => {
      const { gameversion: _today, ...header } = Fileheader();
      const entries = brokenIn(gameversion === undefined ? header : { ...header, gameversion });
      const { findings } = await checkSession(entries, { dialect: "live" });
      return brief(findings.filter(({ position }) => position !== undefined && position.line > 1));
    };
    const warnings = ["warning observed-type /MusicTrack", "warning observed-missing /MusicTrack"];
    const notes = ["note observed-type /MusicTrack", "note observed-missing /MusicTrack"];
    expect(await inVersion("4.0.0.1477")).toEqual(warnings);
    expect(await inVersion("Fleet Carriers Update - Patch 9")).toEqual(warnings);
    expect(await inVersion("9.9.0.0")).toEqual(notes);
    expect(await inVersion("Some Update")).toEqual(notes);
    expect(await inVersion("2.1")).toEqual([]);
  });

  it("have notes at most in a journal that another tool rewrote, from its first line on", async () => {
    const rewritten = sampleEntries(
      [Fileheader(), Music({ MusicTrack: 42 }), other("Music")].map((event) => ({ line: JSON.stringify(event) })),
    );
    const { findings } = await checkSession(rewritten, { dialect: "live" });
    expect(brief(findings).filter((text) => text.includes("observed"))).toEqual(["note observed-type /MusicTrack"]);
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
    const origin = { version: "4.3", isNative: true };
    expect(one.of("Music", origin)).toBeUndefined();
    await Promise.all([one.load(), two.load()]);
    expect(one.isNeededFor(broken)).toBe(false);
    expect(one.of("Music", origin)).toBeDefined();
    expect(one.of("Music", origin)).toBe(two.of("Music", { ...origin }));
    expect(one.of("Music", origin)).not.toBe(one.of("Music", { ...origin, isNative: false }));
    expect(one.of("Unheard", origin)).toBeUndefined();
  });
});
