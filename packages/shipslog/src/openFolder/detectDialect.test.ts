import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dialects, type Dialect } from "@shipslog/contract";
import { faults } from "@shipslog/faults";
import { JournalWriter, nodeDisk } from "@shipslog/journal";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planDamaged } from "@shipslog/page/simulate";
import { detectDialect } from "@shipslog/page/sources";
import { findSources } from "./findSources.ts";

let place = "";
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-dialect-"));
});
afterAll(() => rmSync(place, { recursive: true }));

interface Session {
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  readonly rates?: Readonly<Record<string, number>>;
}

/** Writes the journals of a simulated session, without companion files; returns the dialect that is detected. */
async function detected(name: string, dialect: Dialect, { scenario = "grand-tour", seed = 42, rates = {} }: Session) {
  const folder = join(place, name);
  const writer = new JournalWriter(folder);
  const moments = simulate({ seed, scenario, dialect, start: Date.UTC(2026, 4, 1), durationMs: 1_200_000 });
  const { steps } = planDamaged(moments, { dialect }, rates, seed);
  for (const step of steps) if (step.type !== "replace") await writer.write(step);
  await writer.close();
  const [source] = await findSources([folder]);
  return source === undefined ? undefined : await detectDialect(source, nodeDisk);
}

describe.each(dialects)("detectDialect finds %s", (dialect) => {
  it.each(scenarioNames)("in %s", async (scenario) => {
    for (const seed of [1, 2, 3]) {
      const found = await detected(`${scenario}-${dialect}-${seed}`, dialect, { scenario, seed });
      expect(found?.dialect).toBe(dialect);
    }
  });

  it.each(faults.map(({ name }) => name))("in a folder with %s", async (name) => {
    const rates = { [name]: name === "huge-line" ? 0.02 : 0.3 };
    expect((await detected(`${name}-${dialect}`, dialect, { rates }))?.dialect).toBe(dialect);
  });
});

const line = (event: string) => `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${event}" }\r\n`;

describe("detectDialect", () => {
  const file = "Journal.2026-05-01T120000.01.log";
  const detect = async (text: string) => {
    writeFileSync(join(place, file), text);
    return await detectDialect({ folder: place, journals: [{ file }] }, nodeDisk);
  };

  it("finds live by any line around a session", async () => {
    expect(await detect(line("FSDJump") + line("Docked") + line("Shutdown"))).toEqual({
      dialect: "live",
      reason: "found a Shutdown",
    });
  });

  it("finds live without such a line, by the kinds at the start of a session", async () => {
    expect(await detect(line("Materials") + line("EngineerProgress") + line("Location"))).toEqual({
      dialect: "live",
      reason: "most kinds are not among the sixteen",
    });
  });

  it("finds spec in spite of a misspelled kind, which the check then reports", async () => {
    expect(await detect(line("FSDJump") + line("Docked") + line("FSDJumped"))).toEqual({
      dialect: "spec",
      reason: "found no Fileheader and mostly the sixteen kinds",
    });
  });

  it("takes the default for a folder without a readable event", async () => {
    expect((await detect("")).reason).toContain("the default");
    expect((await detect("nonsense\r\n")).dialect).toBe("live");
  });

  it("looks at the beginning of a file only", async () => {
    expect((await detect(line("FSDJump").repeat(2000) + line("Fileheader"))).dialect).toBe("spec");
  });

  it("ignores a journal that cannot be read", async () => {
    const unreadable = "Journal.2026-05-01T110000.01.log";
    // Reading the first byte of this file fails with EIO, also for root.
    symlinkSync("/proc/self/mem", join(place, unreadable));
    writeFileSync(join(place, file), line("FSDJump"));
    const journals = [{ file: unreadable }, { file }];
    expect((await detectDialect({ folder: place, journals }, nodeDisk)).dialect).toBe("spec");
  });
});
