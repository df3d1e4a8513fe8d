/**
 * Simulates an evening with two faults, and checks that each is found: no game, no network.
 *
 *     node 14-simulate-a-folder.ts simulated
 */
import { checkFolder, simulateFolder } from "shipslog";

const folder = process.argv[2] ?? "simulated";

const { lines, journals, seed, answers } = await simulateFolder(folder, {
  scenario: "trader",
  seed: 42,
  durationMs: 2 * 3_600_000,
  faults: { "half-line": 0.01, "lost-event": 0.01 },
  force: true,
});
console.log(`${lines} lines in ${journals} journal, seed ${seed}, ${answers.length} faults`);

const { summary } = await checkFolder(folder);
for (const [rule, count] of Object.entries(summary.findingsByRule)) console.log(`${count} ${rule}`);
