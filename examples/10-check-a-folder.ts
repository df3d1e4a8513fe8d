/**
 * Checks journals and companion files and prints every finding.
 *
 *     node 10-check-a-folder.ts journal
 */
import { checkFolder } from "shipslog";

const { findings, summary, folders } = await checkFolder(process.argv[2]);

for (const { severity, rule, message, path, position } of findings) {
  console.log(`${path ?? ""}:${position?.line ?? 1} ${severity} ${rule}: ${message}`);
}
const dialects = folders.map(({ dialect, reason }) => `${dialect} (${reason})`);
console.log(`${summary.entries} entries in dialect ${dialects.join(", ")}: ${summary.findings.error} errors`);
if (summary.findings.error > 0) process.exitCode = 1;
