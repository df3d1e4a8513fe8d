/** Tests a tool with node:test, in JavaScript and without a dependency on a test runner: `node --test`. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import test from "node:test";
import { launchGame, writeSession } from "@shipslog/testing";

/**
 * The tool under test: it counts dockings. In your project this is an import.
 * @param {string} folder
 */
async function countDockings(folder) {
  const logs = (await readdir(folder)).filter((name) => name.endsWith(".log"));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), "utf8")));
  return texts.join("").split('"event":"Docked"').length - 1;
}

// Passing `t` keeps the folder of a failed test; since Node 24 the game finds the test by itself.
await test("counts a docking", async (t) => {
  const game = await launchGame({ seed: 42, test: t });
  await game.do("undock");
  const before = await countDockings(game.folder);
  await game.do("dock");
  assert.equal(await countDockings(game.folder), before + 1);
  await game.close();
});

await test("counts every docking of a trader's four hours", async (t) => {
  const game = await launchGame({ seed: 42, test: t });
  const folder = join(game.folder, "trader");
  await writeSession(folder, { seed: 42, scenario: "trader", for: "4h" });
  assert.ok((await countDockings(folder)) > 10);
  await game.close();
});
