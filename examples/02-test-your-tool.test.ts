/** Tests a tool that reads journals with vitest, against the folder of a simulated session. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeMoments } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";
import { afterAll, beforeAll, expect, it } from "vitest";

/** The tool under test: it counts dockings. In your project this is an import. */
async function countDockings(folder: string): Promise<number> {
  const logs = (await readdir(folder)).filter((name) => name.endsWith(".log"));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), "utf8")));
  return texts.join("").split('"event":"Docked"').length - 1;
}

// Dialect live is what the game writes. To test how your tool handles faults, use `damageSession` of @shipslog/faults.
const start = Date.UTC(2026, 4, 1, 12);
const session = simulate({ seed: 42, scenario: "trader", dialect: "live", start, durationMs: 4 * 3_600_000 });

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "journal-"));
  await writeMoments(folder, session, { dialect: "live" });
});
afterAll(() => rm(folder, { recursive: true }));

it("counts every docking of the session", async () => {
  const dockings = [...session].filter(({ event }) => event?.["event"] === "Docked").length;
  expect(dockings).toBeGreaterThan(10);
  expect(await countDockings(folder)).toBe(dockings);
});
