import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

async function simulateScript(script: unknown, ...words: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-script-"));
  const file = join(folder, "script.json");
  await writeFile(file, typeof script === "string" ? script : JSON.stringify(script));
  const host = testHost();
  const out = join(folder, "journal");
  const code = await run(["simulate", "--script", file, "--out", out, "--seed", "42", ...words], host);
  const names = await readdir(out).catch(() => []);
  const journals = names.filter((name) => name.endsWith(".log")).toSorted();
  const texts = await Promise.all(journals.map((name) => readFile(join(out, name), "utf8")));
  return { code, file, texts, out: host.out.text(), err: host.err.text() };
}

describe("shipslog simulate --script", () => {
  it("carries out the steps and leaves the game", async () => {
    const { code, out, texts } = await simulateScript([{ do: "jump" }, { do: "dock", at: "carrier" }]);
    expect(code).toBe(0);
    expect(out).toMatch(/script\.json, 2 steps, \d+ lines in 1 journal, seed 42\n$/);
    expect(texts[0]).toMatch(/"event":"FSDJump".*"StationType":"FleetCarrier".*"event":"Shutdown" }\r\n$/s);
  });

  it("opens a journal for each session, and writes no Shutdown for a crash", async () => {
    const script = { ship: "explorer", script: [{ do: "crash" }, { do: "start" }] };
    const { code, texts } = await simulateScript(script);
    expect([code, texts.map((text) => text.includes("Shutdown"))]).toEqual([0, [false, true]]);
    expect(texts[1]).toContain("Krait");
  });

  it("lists every problem of a script", async () => {
    const { code, file, err } = await simulateScript([
      { do: "jmp" },
      { do: "wait", for: "long" },
      { do: "dock", to: "x" },
    ]);
    expect(code).toBe(2);
    expect(err).toContain(`${file} is not a valid script:`);
    expect(err).toContain('/0/do: There is no step "jmp"; did you mean "jump"?');
    expect(err).toContain('/1/for: "long" has the wrong form; write for example "90s", "10m", "2h".');
    expect(err).toContain('/2/to: There is no property "to"');
  });

  it("says which step is refused, why, and what would make it possible", async () => {
    const { code, err } = await simulateScript([{ do: "start" }, { do: "refuel" }]);
    expect(code).toBe(2);
    expect(err).toContain("step 2 of the script, refuel, is refused: The tank is full. Use some fuel first.");
  });

  it("writes an event of one's own, judged by what was observed, without rounding a number", async () => {
    const event = '{ "SystemAddress": 12345678901234567891, "event": "FSDTarget", "Name": "Sol", "StarClass": "G" }';
    const { code, texts } = await simulateScript(`[{ "do": "write", "event": ${event} }]`);
    expect(code).toBe(0);
    expect(texts[0]).toContain(
      '"event":"FSDTarget", "Name":"Sol", "SystemAddress":12345678901234567891, "StarClass":"G" }',
    );
    const { err } = await simulateScript([{ do: "write", event: { event: "FSDTarget", Name: "Sol" } }]);
    expect(err).toContain("write, is refused: FSDTarget: SystemAddress is missing");
  });

  it("rejects a scenario beside a script", async () => {
    const { code, err } = await simulateScript([], "trader");
    expect([code, err]).toEqual([2, expect.stringContaining("expected a scenario or --script, got both: trader")]);
  });
});
