import {
  companionFiles,
  companionTable,
  deviations,
  flagsTable,
  isSpecifiedFile,
  issueCodes,
  kinds,
} from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import { sections, statements } from "@shipslog/contract/specification";
import { rules } from "@shipslog/check";
import { describe, expect, it } from "vitest";
import { readKindSchema, type PublishedSchema } from "./schemas.ts";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

async function explain(...words: string[]) {
  const host = testHost();
  const code = await run(["explain", ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

/** Every path of a schema, as a user would type it. */
function pathsOf(node: PublishedSchema, prefix: string): readonly string[] {
  return Object.entries((node.items ?? node).properties ?? {}).flatMap(([name, inner]) => {
    const path = `${prefix}.${name}`;
    return [path, ...pathsOf(inner, inner.items === undefined ? path : `${path}[]`)];
  });
}

describe("shipslog explain", () => {
  it.each(kinds)("explains %s and each of its fields", async (kind) => {
    const paths = pathsOf(await readKindSchema(kind), kind);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of [kind, ...paths]) {
      const { code, out } = await explain(path);
      expect([code, out.split("\n", 1)[0]]).toEqual([0, path]);
    }
  });

  it.each(companionFiles)("explains %s: its lines, its fields and the rules that judge it", async (file) => {
    const { code, out } = await explain(file.toLowerCase());
    expect([code, out.split("\n", 1)[0]]).toEqual([0, file]);
    const { announcedBy, kind } = companionTable[file];
    for (const word of [...announcedBy, kind, "companion-torn", "companion-empty"]) expect(out).toContain(word);
    expect(out.includes("spec neither writes nor judges it")).toBe(!isSpecifiedFile(file));
  });

  it("explains every word it lists", async () => {
    const words = [...deviations.map(({ id }) => id), ...Object.keys(issueCodes), ...Object.keys(lineDefects)];
    const { out: overview } = await explain();
    for (const word of [...words, ...rules.map(({ id }) => id)]) {
      const { code, out } = await explain(word);
      expect([code, word, out.split("\n", 1)[0]?.startsWith(word), overview.includes(word)]).toEqual([
        0,
        word,
        true,
        true,
      ]);
    }
  });

  it("prints a fact about real journals with its counts", async () => {
    const { code, out } = await explain("f17");
    expect(code).toBe(0);
    expect(out).toContain("F17, Text and numbers");
    expect(out).toContain("multiples of 1/32");
    expect(out).toContain("1,231 of 1,231 jumps");
    expect(out).toContain("shipslog explain lists all facts");
    expect(out).not.toContain("docs/");
    expect((await explain("F999")).err).toContain("unknown word F999");
  });

  it("prints type, values, precision and known deviations of a field", async () => {
    const { out } = await explain("fsdjump.factions.happiness_localised");
    expect(out).toContain("FSDJump.Factions[].Happiness_Localised\n");
    expect(out).toContain("one of Elated, Happy, Discontented, Unhappy, Despondent");
    expect(out).toContain("Faction element (in Factions)");
    expect(out).toContain("D4  ");
    expect((await explain("FSDJump.SystemAddress")).out).toContain("read it without rounding");
  });

  it.each([
    ["FSDJump", "SystemFaction                  since 2.3, a string until 3.3, earlier named Faction"],
    ["FSDJump.SystemAddress", "Through the versions of the game: since 3.0."],
    ["FSDJump.BodyID", "Through the versions of the game: since 3.4."],
    ["FSDJump.Factions.Happiness", "Through the versions of the game: since 3.3."],
    ["FSDJump.SystemAllegiance", "always since 2.3, earlier named Allegiance."],
    ["FSDJump.Allegiance", "It is SystemAllegiance today."],
    ["FSDJump.ControllingPower", "Through the versions of the game: since 4.1."],
    ["Docked.StationFaction", "since 2.2, always since 3.4, a string until 3.3, earlier named Faction."],
    ["Docked.DistFromStarLS", "in 0 of 189"],
    ["Docked.LandingPads", "since 4.0.7."],
    ["Synthesis.Materials", "an object until 2.4."],
    ["SquadronStartup.SquadronID", "since 4.2."],
    ["LoadGame.FID", "not yet in 2.2"],
  ])("prints the history of %s", async (word, history) => {
    const { code, out } = await explain(word);
    expect([code, out.includes(history)]).toEqual([0, true]);
  });

  it("prints no history of a field that never changed", async () => {
    expect((await explain("FSDJump.StarSystem")).out).not.toContain("Through the versions");
  });

  it("names exactly the bits that are set, including bit 31 and unknown ones", async () => {
    const all = flagsTable.map(({ name }) => name);
    const shown = (out: string) => all.filter((name) => new RegExp(`\\b${name}\\b`).test(out));
    expect(shown((await explain("flags", "16842765")).out)).toEqual([
      "Docked",
      "LandingGearDown",
      "ShieldsUp",
      "FsdMassLocked",
      "InMainShip",
    ]);
    expect(shown((await explain("Flags", "0x80000000")).out)).toEqual(["SrvHighBeam"]);
    expect((await explain("flags", "0")).out).toContain("No bit is set");
    expect((await explain("flags2", "8388609")).out).toContain("does not name: 23");
    expect((await explain("guifocus", "6")).out).toContain("GalaxyMap");
  });

  it("explains a statement by who declares, produces and checks it", async () => {
    const { code, out } = await explain("6.12a");
    expect(code).toBe(0);
    expect(out).toMatch(/^6\.12a, Events\n/);
    expect(out).toContain("declared by  announcingEvents (packages/contract/src/journal/companionTable.ts)");
    expect(out).toContain("produced by  journal CompanionContents (packages/journal/src/write/CompanionContents.ts)");
    expect(out).toContain("checked by   companion-missing, companion-stale");
    expect(out).toContain("read as ");
  });

  it("explains every statement and every section by its number", async () => {
    for (const { number } of [...statements, ...sections]) {
      const { code, out } = await explain(number);
      expect([code, out.split(",", 1)[0]]).toEqual([0, number]);
    }
    expect((await explain("2")).out).toContain("2.2   FSDJump");
  });

  it("lists the statements of a rule, a kind and a field", async () => {
    expect((await explain("companion-missing")).out).toMatch(/statements +1\.5, .*6\.12a/);
    expect((await explain("FSDJump")).out).toMatch(/statements +2\.2, 6\.2/);
    expect((await explain("FSDJump.Taxi")).out).toMatch(/statements +2\.2\.1, 2\.2\.1a/);
    expect((await explain("star-grid")).out).toContain("It checks no statement of the specification.");
  });

  it("lists the kinds that have a field, when its name is given alone", async () => {
    const { code, out } = await explain("starpos");
    expect([code, out.split("\n", 1)[0]]).toEqual([0, "StarPos"]);
    for (const path of ["FSDJump.StarPos", "NavRoute.Route[].StarPos", "CarrierJump.StarPos"]) {
      expect(out).toContain(path);
    }
    expect((await explain("MissionID")).out).toContain("MissionAccepted.MissionID");
    const nested = (await explain("Factions[].Influence")).out;
    expect(nested).toMatch(/^Factions\[\]\.Influence\n[^]*FSDJump\.Factions\[\]\.Influence/);
  });

  it.each([
    [["4.99"], "the specification has no statement 4.99"],
    [["FSDJmp"], "did you mean FSDJump?"],
    [["half-lin"], "did you mean half-line?"],
    [["FSDJump.StarSytem"], "did you mean StarSystem?"],
    [["FSDJump.StarSystem.Name"], "FSDJump.StarSystem has no field Name"],
    [["nonsense-of-all-sorts"], "run shipslog explain for the list"],
    [["flags", "many"], "flags many: expected a whole number"],
    [["flags", "4294967296"], "from 0 to 4294967295"],
    [["toString"], "unknown word toString"],
    [["a", "b", "c"], "too many arguments"],
  ])("rejects %j with advice", async (words, message) => {
    const { code, err } = await explain(...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
