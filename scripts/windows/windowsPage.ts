import { judgeRecord } from "./judgeRecord.ts";
import { notOnWindows } from "./notOnWindows.ts";
import { notTried } from "./notTried.ts";
import type { PackageTests, TrialGroup, WindowsRecord } from "./WindowsRecord.ts";

/** Writes the page about Windows; a record with a failure or of a part is an error. */
export function windowsPage(record: WindowsRecord): string {
  const wrong = judgeRecord(record);
  if (wrong.length > 0) throw new Error(`docs/windows.json: ${wrong.join("; ")}`);
  const { date, commit, versions, lines, files, starts, trials, packages } = record;
  const count = (group: TrialGroup) => trials.filter((each) => each.group === group).length;
  const sizes = Object.entries(files).map(([name, bytes]) => `| \`${name}\` | ${(bytes / 1e6).toFixed(1)} MB |`);
  return `# Windows

Shipslog is developed and checked on Linux. This page says what was tried with Windows programs, with what, and what was not tried. It is made by
\`npm run generate\` from \`docs/windows.json\`, which \`npm run windows\` writes.

## Tried under Wine

Wine runs the real Windows builds of Node and of DuckDB against the rules of Windows for files: share modes, names, no removal of a held file. It is not Windows.
\`scripts/get-wine\` brings it: packages of Debian that are only unpacked, 190 MB to fetch, 2 GB on the disk, 1 min 29 s on a busy machine (26 s of processor
time). The whole check runs a part of \`npm run windows\` for at most 6 minutes where Wine can be had (the unit tests of journal, the commands, the eight
scenarios, one share mode). Elsewhere it skips it and says why.

The last run was on ${date}, with Wine ${versions.wine}, Node ${versions.node} and DuckDB ${versions.duckdb}, on two shared cores.

| unit tests under node.exe | result | commit |
|---|---|---|
${packages.map(rowOf).join("\n")}

Trials, of commit \`${commit.slice(0, 12)}\`:

| what was tried | result |
|---|---|
| \`shipslog.exe\`, every command (${count("exe")} command lines) | work; \`archive\` says what to install |
| the same, with the network cut (${count("cut")}) | work |
| \`shipslog-full-windows.zip\`, unpacked: \`archive\`, \`query\`, \`report\`, \`fleet\` with DuckDB for Windows (${count("full")}) | work |
| eight scenarios, 20 minutes of play each, by \`shipslog.exe\` and by \`shipslog\` for Linux (${count("scenario")}) | byte for byte the same |
| \`shipslog.exe watch\` while a native program writes ${lines.toLocaleString("en")} lines in halves into two parts, with share modes ${shareModesOf(record)} | each line once, in order |
| Status.json, meanwhile rewritten in place and held with half of it written | never an older state, and the last one came |
| \`shipslog.exe simulate\` while a native program holds Status.json and lets nobody write | 0.4 s: waits; for good: ends with 3 |
| a Saved Games folder moved in the registry to \`Z:\\work\\Jeux sauvegardés\` | \`doctor\` finds it |
| \`shipslog.exe\` without a word, as a double-click starts it | finds that folder, serves the page |
| \`shipslog\` for Linux and \`shipslog-full-linux.zip\`, every command with the network cut (${count("linux")}) | work |

| file | size |
|---|---|
${sizes.join("\n")}

| start of \`--version\`, the fastest of several | one file | \`node dist/shipslog.js\` |
|---|---|---|
| Linux | ${starts.linux.fileMs} ms | ${starts.linux.nodeMs} ms |
| Windows program under Wine | ${starts.windows.fileMs} ms | ${starts.windows.nodeMs} ms |

With Wine 10 and Node 24, in an earlier version: \`npm install\`, \`shipslog.cmd\`, a path with a space work.

### Skipped tests

| test | why |
|---|---|
${notOnWindows.map(({ file, test, reason }) => `| \`${file.replace(/^packages\//, "")}\`${test === undefined ? "" : `: ${test}`} | ${reason} |`).join("\n")}

## Not tried

| what | why it may differ | what is tested instead |
|---|---|---|
${notTried.map((row) => `| ${row.join(" | ")} |`).join("\n")}
`;
}

function rowOf({ name, passed, skipped, failed, commit }: PackageTests): string {
  const counts = `${passed.toLocaleString("en")} passed, ${skipped.length} skipped, ${failed} failed`;
  return `| ${name} | ${counts} | \`${commit.slice(0, 12)}\` |`;
}

function shareModesOf({ trials }: WindowsRecord): string {
  const modes = trials.flatMap(({ what }) => /share mode (\d)/.exec(what)?.[1] ?? []);
  return modes.join(", ");
}
