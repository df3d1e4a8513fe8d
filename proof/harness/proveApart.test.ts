import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { patienceMs } from "../../lab/limits/patience.ts";
import { proveApart } from "./proveApart.ts";

const folder = mkdtempSync(join(tmpdir(), "shipslog-apart-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script as the process of a proof. */
async function runScript(text: string, limits = { idleMs: patienceMs, mostMs: patienceMs }) {
  const script = join(folder, "proof.mjs");
  writeFileSync(script, text);
  let output = "";
  const end = await proveApart({ words: ["one", "two"], limits, script, onOutput: (some) => (output += some) });
  return { end, output };
}

describe("a proof in a process of its own", () => {
  it("hands over its record and what it printed", async () => {
    const { end, output } = await runScript(`
      console.log(process.argv.slice(2).join());
      process.send({ type: "missing", paths: ["here"] }, () => process.exit());
    `);
    expect(end).toEqual({ type: "missing", paths: ["here"] });
    expect(output).toBe("one,two\n");
  });

  it("is reported as broken when its process ends without a record", async () => {
    const { end, output } = await runScript(`console.error("no memory"); process.exit(9);`);
    expect(end).toEqual({ type: "broken", reason: "its process ended with 9" });
    expect(output).toBe("no memory\n");
  });

  it.each([
    [
      "waits without an end",
      "setInterval(() => {}, 1000);",
      { idleMs: 300, mostMs: patienceMs },
      /no output and no work/,
    ],
    ["works without an end", "for (;;);", { idleMs: patienceMs, mostMs: 300 }, /no end after/],
  ])("is ended when it %s", async (_how, text, limits, reason) => {
    const { end } = await runScript(text, limits);
    expect(end).toMatchObject({ type: "broken", reason: expect.stringMatching(reason) as unknown });
  });
});
