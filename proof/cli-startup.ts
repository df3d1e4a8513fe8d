import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Proof } from "../lab/proof/Proof.ts";
import { root } from "../lab/workspace.ts";

const built = "packages/cli/dist/shipslog.js";
const mostMs = 150;

/** The command lines to start: Node without a script, and the two most common ones. */
const commandLines = { bare: ["-e", "0"], version: [built, "--version"], help: [built, "--help"] } as const;

type Name = keyof typeof commandLines;

/** The time of one start: elapsed, and processor time, which depends less on the load of the machine. */
interface Start {
  readonly clockMs: number;
  readonly processorMs: number;
}

/** Loaded first; it writes the processor time of its process to a file. */
const reporting = `process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  require("fs").writeFileSync(process.env.SHIPSLOG_PROCESSOR_TIME, String((user + system) / 1000));
});`;

/** Starts a command line and waits until it exits. */
function startOf(name: Name, folder: string): Start {
  const [hook, report] = [join(folder, "report.cjs"), join(folder, "processor-time")];
  const startedMs = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--require", hook, ...commandLines[name]], {
    cwd: root,
    encoding: "utf8",
    // The cache of compiled modules that the check keeps would make every start but the first too fast.
    env: { ...process.env, SHIPSLOG_PROCESSOR_TIME: report, NODE_DISABLE_COMPILE_CACHE: "1" },
  });
  const clockMs = performance.now() - startedMs;
  if (status !== 0) throw new Error(`${commandLines[name].join(" ")}: ${stderr}`);
  return { clockMs, processorMs: Number(readFileSync(report, "utf8")) };
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** Starts the built command and bare Node in turns, so that load affects both. */
export const proof: Proof = {
  name: "cli-startup",
  claim: `\`shipslog --version\` and \`shipslog --help\` take less than ${mostMs} ms over bare Node.`,
  fullSize: 40,
  reducedSize: 9,
  needs: [join("packages", "cli", "dist")],
  run({ size, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "shipslog-startup-"));
    try {
      writeFileSync(join(folder, "report.cjs"), reporting);
      const rounds = Array.from({ length: size }, () => ({
        bare: startOf("bare", folder),
        version: startOf("version", folder),
        help: startOf("help", folder),
      }));
      const over = (name: Name, measure: keyof Start) =>
        Math.round(medianOf(rounds.map((round) => round[name][measure] - round.bare[measure])));
      const result = {
        rounds: size,
        bareMs: Math.round(medianOf(rounds.map(({ bare }) => bare.clockMs))),
        versionOverBareMs: over("version", "clockMs"),
        helpOverBareMs: over("help", "clockMs"),
        versionProcessorOverBareMs: over("version", "processorMs"),
        helpProcessorOverBareMs: over("help", "processorMs"),
      };
      report(JSON.stringify(result));
      const judged = isReduced
        ? [result.versionProcessorOverBareMs, result.helpProcessorOverBareMs]
        : [result.versionOverBareMs, result.helpOverBareMs];
      return { passed: Math.max(...judged) < mostMs, result };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
